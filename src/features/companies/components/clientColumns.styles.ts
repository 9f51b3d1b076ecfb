import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

/** The minimum height of a touch target. */
const linkHeight = '24px'

export const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  a {
    display: inline-flex;
    min-height: ${linkHeight};
    align-items: center;
    text-decoration: none;
  }
`

export const Nothing = styled.span`
  font-size: ${font.xs};
  color: ${color.ink3};
`

/** The use of a month and, below it, the bar of the budget. */
export const Use = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
  min-width: 0;
  > * {
    width: 100%;
  }
  ${media.phone} {
    justify-items: start;
  }
`
