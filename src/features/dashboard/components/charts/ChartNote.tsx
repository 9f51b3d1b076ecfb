import styled from 'styled-components'
import { color, font, media, target } from '@/ui/tokens'

/** A secondary text beside a chart, or a link to more. */
export const ChartNote = styled.div`
  font-size: ${font.xs};
  line-height: 1.6;
  color: ${color.ink3};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-size: ${font.s};
    color: ${color.primaryText};
  }
  ${media.tablet} {
    a {
      min-height: 0;
    }
  }
`
