import { css } from 'styled-components'
import { color, focusRing, media, radiusFull, radiusS } from '@/ui/tokens'

/** Native radio buttons and checkboxes, drawn at 20 px; the label is the 44 px touch target. */
export const choiceStyles = css`
  input[type='checkbox']:not([role='switch']),
  input[type='radio'] {
    position: relative;
    flex: none;
    box-sizing: border-box;
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    border: 2px solid ${color.control};
    background: ${color.surface};
    appearance: none;
    cursor: pointer;
    &:checked,
    &[type='checkbox']:indeterminate {
      border-color: ${color.primaryFill};
    }
    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      border-color: ${color.line};
      background: ${color.sunken};
      cursor: not-allowed;
    }
    &[aria-invalid='true'] {
      border-color: ${color.danger};
    }
  }
  input[type='radio'] {
    border-radius: ${radiusFull};
  }
  input[type='radio']:checked::after {
    content: '';
    position: absolute;
    inset: 3px;
    border-radius: ${radiusFull};
    background: ${color.primaryFill};
  }
  input[type='checkbox']:not([role='switch']) {
    border-radius: ${radiusS};
    &:checked {
      background: ${color.primaryFill};
    }
    &:checked::after {
      content: '';
      position: absolute;
      left: 4px;
      top: 0;
      width: 5px;
      height: 10px;
      border: solid ${color.onFill};
      border-width: 0 2.5px 2.5px 0;
      transform: rotate(42deg);
    }
  }
  /* With forced colours the drawn shapes disappear, so the browser's native controls are shown. */
  ${media.forced} {
    input {
      appearance: auto;
    }
  }
`
