import { css } from 'styled-components'
import { color, focusRing, font, media, radius, rem, target, weight } from '@/ui/tokens'

/** Good and Bad side by side; part of `Row` in `ReviewRow.styles`. */
export const kindChoice = css`
  [data-kind] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin: 6px 6px 0 0;
  }
  [data-kind] label {
    position: relative;
    cursor: pointer;
  }
  [data-kind] input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-kind] span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    height: ${target};
    border: 1px solid ${color.control};
    background: ${color.surface};
    color: ${color.ink2};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    box-sizing: border-box;
  }
  [data-option='good'] span {
    border-radius: ${radius} 0 0 ${radius};
  }
  [data-option='bad'] span {
    border-radius: 0 ${radius} ${radius} 0;
    margin-left: -1px;
  }
  [data-option='good'] input:checked + span {
    position: relative;
    border-color: ${color.successText};
    background: ${color.successTint};
    color: ${color.successText};
    box-shadow: inset 0 0 0 1px ${color.successText};
    pointer-events: none;
  }
  [data-option='bad'] input:checked + span {
    position: relative;
    border-color: ${color.dangerText};
    background: ${color.dangerTint};
    color: ${color.dangerText};
    box-shadow: inset 0 0 0 1px ${color.dangerText};
    pointer-events: none;
  }
  [data-kind] input:focus-visible + span {
    position: relative;
    z-index: 1;
    ${focusRing}
  }
  ${media.tablet} {
    [data-kind] {
      grid-column: auto;
      grid-row: auto;
      margin: 0;
    }
    [data-kind] span {
      height: ${rem(36)};
    }
  }
`
