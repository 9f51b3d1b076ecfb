import { css } from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

/** One date: the day, its conditions and the buttons; an error or a warning colours the row. */
export const dateRow = css`
  > [data-warning] {
    background: ${color.warningTint};
  }
  > [data-error] {
    background: ${color.dangerTint};
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 4px 4px 4px 14px;
    line-height: 1.5;
  }
  [data-row] > button + button {
    margin-left: -10px;
  }
  [data-conditions] {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    font-size: ${font.s};
  }
  [data-conditions] > b {
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  [data-changed] {
    color: ${color.primaryText};
  }
  [data-warning] [data-changed],
  [data-error] [data-changed] {
    color: ${color.ink};
  }
`
