import { css } from 'styled-components'
import { color, font } from '@/ui/tokens'

/** A day on which the store is closed: hatched, with icon and word. */
export const closureStyles = css`
  [data-closed]:not([aria-pressed='true']) {
    background: repeating-linear-gradient(135deg, ${color.sunken} 0 4px, ${color.surface} 4px 8px);
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
