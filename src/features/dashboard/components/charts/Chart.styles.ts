import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** A chart below its title and value, with the table of its figures. */
export const Figure = styled.figure`
  margin: 0;
  padding: 14px 16px 4px;
  ${framed}
  font-variant-numeric: tabular-nums;
  figcaption {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  figcaption b {
    margin-left: 6px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  > svg {
    display: block;
    width: 100%;
    height: 64px;
    margin-top: 8px;
    overflow: visible;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin: 4px 0 0;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  ${media.forced} {
    > svg {
      forced-color-adjust: none;
    }
  }
`
