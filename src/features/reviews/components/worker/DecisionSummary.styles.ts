import { css } from 'styled-components'
import { color, focusRing, font, media, rem, target } from '@/ui/tokens'

/** The details in one line with the buttons behind them; part of `Row` in `ReviewRow.styles`. */
export const decisionSummary = css`
  [data-summary] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin: -8px 14px 4px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [data-summary] button {
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  [data-summary] button:focus-visible {
    ${focusRing}
  }
  ${media.tablet} {
    [data-summary] {
      margin: -8px 16px 4px 68px;
    }
    [data-summary] button {
      min-height: ${rem(32)};
    }
  }
`
