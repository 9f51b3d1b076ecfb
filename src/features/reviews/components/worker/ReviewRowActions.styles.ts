import { css } from 'styled-components'
import { color, media } from '@/ui/tokens'

/** The icons at the end of the row; part of `Row` in `ReviewRow.styles`. */
export const reviewRowActions = css`
  [data-buttons] {
    grid-column: 3;
    grid-row: 1;
    display: flex;
  }
  [data-buttons] svg[data-active] {
    color: ${color.primaryText};
  }
  [data-buttons] button[aria-pressed='true'] svg {
    color: ${color.ink};
    fill: ${color.brand};
  }
  ${media.largeText} {
    [data-buttons] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
  ${media.tablet} {
    [data-buttons] {
      grid-column: auto;
      grid-row: auto;
      margin: 0;
      justify-content: flex-end;
    }
  }
`
