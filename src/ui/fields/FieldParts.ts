import styled, { css } from 'styled-components'
import { color, focusRing, font, media, radius, rem, target, weight } from '@/ui/tokens'

/**
 * Inputs, selects and text areas: 48 px high on phones and 44 px from 750 px up, with 16 px text,
 * because iOS zooms into smaller text on focus. `data-start` and `data-end` reserve space for an
 * icon or a unit.
 */
export const controlStyles = css`
  input:not([type='checkbox'], [type='radio'], [type='file']),
  select,
  textarea {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    height: ${rem(48)};
    margin: 0;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-size: ${font.m};
    line-height: 1.5;
    appearance: none;
    &::placeholder {
      color: ${color.ink3};
      opacity: 1;
    }
    &:focus-visible {
      ${focusRing}
    }
    &[aria-invalid='true'] {
      border-color: ${color.danger};
      box-shadow: inset 0 0 0 1px ${color.danger};
    }
    &[aria-invalid='true']:focus-visible {
      ${focusRing}
    }
    &:disabled,
    &:read-only:not(select) {
      border-color: ${color.line};
      background: ${color.sunken};
      color: ${color.ink2};
    }
    ${media.tablet} {
      height: ${target};
    }
  }
  textarea {
    height: auto;
    min-height: ${rem(120)};
    padding: 10px 12px;
    line-height: 1.7;
    resize: vertical;
  }
  [data-box] {
    position: relative;
    display: block;
  }
  [data-box][data-start] input {
    padding-left: 40px;
  }
  [data-box][data-end] > :is(input, select),
  [data-box][data-end] > * input {
    padding-right: 44px;
  }
  [data-icon],
  [data-unit] {
    position: absolute;
    top: 0;
    bottom: 0;
    display: flex;
    align-items: center;
    color: ${color.ink3};
    pointer-events: none;
    svg {
      width: 20px;
      height: 20px;
    }
  }
  [data-unit] {
    color: ${color.ink2};
    font-size: ${font.s};
  }
  [data-start] > [data-icon] {
    left: 12px;
  }
  [data-end] > [data-icon],
  [data-unit] {
    right: 12px;
  }
`

/** Draws the note below a field into the line that is reserved for its error, while there is none. */
export const closeToField = (distance: string) => css`
  margin-top: -${distance};
  *:has([data-error]:not(:empty)) + & {
    margin-top: 0;
  }
`

/** Label, help, control and error of one field. */
export const frameStyles = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  [data-head] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0;
    font-size: ${font.s};
    line-height: 1.5;
  }
  label[data-name],
  legend span[data-name],
  span[data-name] {
    font-weight: ${weight.bold};
  }
  [data-tag] {
    padding: 3px 5px;
    border-radius: 4px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    line-height: 1;
    white-space: nowrap;
  }
  [data-tag='required'] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
  [data-tag='optional'] {
    background: ${color.sunken};
    color: ${color.ink3};
  }
  [data-help] {
    margin: 0;
    color: ${color.ink3};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  /* Reserved while empty: a layout shift on blur would move the submit button away from under the
     pointer and lose the click. */
  [data-error] {
    display: flex;
    gap: 6px;
    margin: 0;
    min-height: ${rem(20)};
    color: ${color.dangerText};
    font-size: ${font.s};
    line-height: ${rem(20)};
  }
  [data-error]:empty {
    margin-right: -12px;
  }
  [data-note] {
    color: ${color.ink3};
    font-size: ${font.xs};
    line-height: ${rem(20)};
  }
  [data-error] svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: ${color.danger};
  }
`

export const FieldFrame = styled.div`
  ${frameStyles}
  ${controlStyles}
[data-foot] {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    justify-content: space-between;
  }
  /* On phones the error has its own line where a note stands beside the counter. */
  ${media.phone} {
    [data-foot]:has(> [data-note]) {
      flex-wrap: wrap;
      > [data-error]:not(:empty) {
        flex: 1 0 100%;
      }
    }
  }
  [data-count] {
    flex: none;
    margin-left: auto;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: ${rem(20)};
    font-variant-numeric: tabular-nums;
    &[data-over='true'] {
      color: ${color.dangerText};
      font-weight: ${weight.bold};
    }
  }
  /* Side by side, labels and controls stand on the same lines, whichever field has a help text. */
  ${media.tablet} {
    :is([data-columns='2'], [data-columns='3']) > & {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: 0;
      > * {
        grid-row: 3;
        margin-bottom: 6px;
      }
      > [data-head] {
        grid-row: 1;
      }
      > [data-help] {
        grid-row: 2;
      }
      > [data-foot] {
        grid-row: 4;
        margin-bottom: 0;
      }
    }
  }
`

export const FieldsetFrame = styled.fieldset`
  ${frameStyles}
  ${controlStyles}
legend {
    margin-bottom: 6px;
  }
`

/** Styles native controls outside a Field. */
export const ControlBox = styled.div`
  ${controlStyles}
`
