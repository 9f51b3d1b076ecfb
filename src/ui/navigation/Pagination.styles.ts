import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

/** The numbers of the pages from 750 px up; on phones one wide button. */
export const PageNavigation = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 16px 0 0;
  color: ${color.ink2};
  font-size: ${font.s};
  p {
    margin: 0;
  }
  ${media.phone} {
    > [data-wide] {
      display: none;
    }
    [data-narrow] {
      display: flex;
      gap: 8px;
      width: 100%;
    }
    [data-narrow] > button {
      flex: 1;
    }
  }
  ${media.tablet} {
    flex-flow: row wrap;
    justify-content: space-between;
    padding: 10px 16px 10px 20px;
    [data-narrow] {
      display: none;
    }
    > [data-wide] {
      display: flex;
      gap: 2px;
      align-items: center;
    }
    > [data-wide] > * {
      display: grid;
      place-items: center;
      min-width: ${rem(32)};
      height: ${rem(32)};
      padding: 0 6px;
      border: 0;
      border-radius: ${radius};
      background: none;
      color: ${color.ink2};
      font: inherit;
      cursor: pointer;
    }
    > [data-wide] > span {
      cursor: default;
    }
    > [data-wide] > [aria-current] {
      background: ${color.ink};
      color: ${color.surface};
      font-weight: ${weight.bold};
    }
    > [data-wide] > :disabled {
      color: ${color.control};
      cursor: not-allowed;
    }
    ${media.hover} {
      > [data-wide] > button:not([aria-current], :disabled):hover {
        background: ${color.sunken};
      }
    }
  }
  ${media.print} {
    > [data-wide] {
      display: none;
    }
  }
`
