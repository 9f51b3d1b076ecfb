import { css } from 'styled-components'
import { color, font } from '@/ui/tokens'

/** The background of a day on which a store is closed. */
export const closedHatch = `repeating-linear-gradient(135deg, ${color.sunken} 0 4px, ${color.surface} 4px 8px)`

/** A day on which the store is closed: hatched, with icon and word. */
export const closureStyles = css`
  [data-closed]:not([aria-pressed='true']) {
    background: ${closedHatch};
  }
  [data-closure] {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: ${font.xxxs};
    line-height: 1.2;
    color: ${color.ink2};
    > svg {
      width: 12px;
      height: 12px;
    }
  }
`
