import styled, { css } from 'styled-components'
import { color, focusRing, font, media, radius, rem, target } from '@/ui/tokens'

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
  [data-box][data-end] > input,
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

/** Styles native controls outside a Field. */
export const ControlBox = styled.div`
  ${controlStyles}
`
