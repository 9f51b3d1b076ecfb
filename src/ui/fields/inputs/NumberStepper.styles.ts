import styled from 'styled-components'
import { color, focusRing, font, media, radius, rem, target, weight } from '@/ui/tokens'

/** The number with its unit between the two buttons. */
export const StepperRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  [data-stepper] {
    display: inline-flex;
    box-sizing: border-box;
    height: ${rem(48)};
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    ${media.tablet} {
      height: ${target};
    }
  }
  button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: ${color.primaryFill};
    cursor: pointer;
    svg {
      width: 20px;
      height: 20px;
    }
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
    &:focus-visible {
      ${focusRing} position: relative;
    }
    &[aria-disabled='true'] {
      color: ${color.control};
      cursor: not-allowed;
    }
  }
  [data-value] {
    display: flex;
    align-items: baseline;
    justify-content: center;
    min-width: 72px;
    padding: 0 8px;
    border: solid ${color.line};
    border-width: 0 1px;
    font-size: ${font.s};
    line-height: ${rem(46)};
  }
  && input {
    width: auto;
    height: 100%;
    padding: 0 2px;
    border: 0;
    text-align: right;
    font-size: ${font.l};
    font-weight: ${weight.bold};
    field-sizing: content;
  }
  [data-hint] {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`
