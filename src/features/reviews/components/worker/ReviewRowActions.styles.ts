import { css } from 'styled-components'
import { color, media } from '@/ui/tokens'

/** The icons at the end of the row; part of `Row` in `ReviewRow.styles`. */
export const reviewRowActions = css`
  [data-acts] {
    grid-column: 3;
    grid-row: 1;
    display: flex;
  }
  [data-acts] svg[data-active] {
    color: ${color.primaryText};
  }
  [data-acts] button[aria-pressed='true'] svg {
    color: ${color.ink};
    fill: ${color.brand};
  }
  ${media.largeText} {
    [data-acts] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
  ${media.tablet} {
    [data-acts] {
      grid-column: auto;
      grid-row: auto;
      margin: 0;
      justify-content: flex-end;
    }
  }
`
