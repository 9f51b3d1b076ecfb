import { css } from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

/** The name, and the facts of the shift; part of `Row` in `ReviewRow.styles`. */
export const workedTimes = css`
  [data-name] b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  [data-name] small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
    line-height: 1.4;
  }
  [data-facts] {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  [data-facts] small {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-facts] small[data-late] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    [data-facts] {
      grid-column: auto;
      grid-row: auto;
      margin: 0;
    }
  }
`
