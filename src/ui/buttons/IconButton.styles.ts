import styled from 'styled-components'
import { color, focusRing, media, radius, rem, target } from '@/ui/tokens'

/** The element of IconButton: a square with the icon in its middle. */
export const IconButtonElement = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  svg {
    width: 20px;
    height: 20px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  &[data-outlined='true'] {
    border-color: ${color.line};
    background: ${color.surface};
  }
  &[data-tone='blue'] {
    color: ${color.primaryFill};
  }
  &[data-tone='danger'] {
    color: ${color.dangerText};
  }
  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
    background: none;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
  ${media.tablet} {
    width: ${rem(36)};
    height: ${rem(36)};
  }
`
