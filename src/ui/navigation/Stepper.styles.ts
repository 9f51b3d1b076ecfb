import styled from 'styled-components'
import { color, font, media, radiusFull, rem, visuallyHidden, weight } from '@/ui/tokens'

/** The steps side by side, joined by lines; phones show only the name of the current one. */
export const StepList = styled.ol`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.ink2};
  font-size: ${font.s};
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  li + li::before {
    content: '';
    width: 24px;
    height: 1px;
    background: ${color.line};
    flex: none;
  }
  [data-mark] {
    display: grid;
    place-items: center;
    flex: none;
    box-sizing: border-box;
    width: ${rem(28)};
    height: ${rem(28)};
    border: 2px solid ${color.control};
    border-radius: ${radiusFull};
    background: ${color.surface};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    svg {
      width: 16px;
      height: 16px;
    }
  }
  [data-state='now'] {
    color: ${color.ink};
    font-weight: ${weight.bold};
    [data-mark] {
      border-color: ${color.primaryFill};
      background: ${color.primaryFill};
      color: ${color.onFill};
    }
  }
  [data-state='done'] [data-mark] {
    border-color: ${color.primaryFill};
    color: ${color.primaryFill};
  }
  ${media.phone} {
    li:not([data-state='now']) [data-name] {
      ${visuallyHidden}
    }
    li + li::before {
      width: 12px;
    }
  }
`
