import styled, { css } from 'styled-components'
import { color, focusRing, font, media, radius, target, weight } from '@/ui/tokens'

/** Radio buttons or checkboxes as chips: a `label` with the input and a `[data-chip]` after it. */
const chipGroupStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  label {
    position: relative;
    display: inline-flex;
    cursor: pointer;
  }
  /* These rules also override the drawn inputs of choiceStyles, for chips inside RadioCards. */
  label > input:is([type='checkbox'], [type='radio']):not([role='switch']) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-chip] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    box-sizing: border-box;
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${font.s};
    line-height: 1.2;
    svg {
      width: 16px;
      height: 16px;
    }
  }
  &[data-compact='true'] [data-chip] {
    ${media.tablet} {
      min-height: 36px;
      padding: 0 12px;
      font-size: ${font.s};
    }
  }
  &[data-one-row='true'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 4px;
    max-width: 480px;
    label {
      display: grid;
    }
    /* The tick stands above the word, so that the chip does not grow wider. */
    [data-chip] {
      flex-direction: column;
      justify-content: center;
      gap: 0;
      padding: 0;
      svg {
        width: 12px;
        height: 12px;
      }
    }
  }
  input:checked + [data-chip] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  input:focus-visible + [data-chip] {
    ${focusRing}
  }
  input:disabled + [data-chip] {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }
`

export const ChipGroup = styled.div`
  ${chipGroupStyles}
`
