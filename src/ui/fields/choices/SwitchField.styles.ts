import styled from 'styled-components'
import { frameStyles } from '@/ui/fields/FieldParts'
import {
  color,
  focusRing,
  font,
  media,
  motion,
  radiusFull,
  shadow,
  target,
  weight,
} from '@/ui/tokens'

/** The label with its description, and the switch at the right edge. */
export const SwitchFrame = styled.div`
  ${frameStyles}
  gap: 0;
  [data-error]:empty {
    min-height: 0;
  }
  [data-line] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: ${target};
    padding: 4px 0;
  }
  label {
    flex: 1;
    min-width: 0;
    font-size: ${font.s};
    line-height: 1.5;
    cursor: pointer;
    b {
      display: block;
      font-weight: ${weight.bold};
    }
    span {
      display: block;
      color: ${color.ink2};
      font-size: ${font.xs};
    }
  }
  input {
    position: relative;
    flex: none;
    width: 44px;
    height: 26px;
    margin: 0;
    border-radius: ${radiusFull};
    background: ${color.control};
    appearance: none;
    cursor: pointer;
    transition: background ${motion.press};
    &::before {
      content: '';
      position: absolute;
      inset: -9px 0;
    }
    &::after {
      content: '';
      position: absolute;
      left: 3px;
      top: 3px;
      width: 20px;
      height: 20px;
      border-radius: ${radiusFull};
      background: ${color.surface};
      box-shadow: ${shadow.s1};
      transition: left ${motion.press};
    }
    &:checked {
      background: ${color.primary};
    }
    &:checked::after {
      left: 21px;
    }
    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      background: ${color.line};
      cursor: not-allowed;
    }
    ${media.still} {
      transition: none;
      &::after {
        transition: none;
      }
    }
    ${media.forced} {
      appearance: auto;
      &::after {
        content: none;
      }
    }
  }
`
