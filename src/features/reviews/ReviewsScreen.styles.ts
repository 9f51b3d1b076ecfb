import styled from 'styled-components'
import { color, focusRing, font, framed, media, weight } from '@/ui/tokens'

/** The shifts that wait for reviews, in a row that scrolls sideways; the open one is outlined. */
export const ShiftNav = styled.nav`
  margin-top: 12px;
  ul {
    display: flex;
    gap: 8px;
    margin: 0 -16px;
    padding: 4px 16px 8px;
    list-style: none;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  li {
    flex: 0 0 220px;
    min-width: 0;
  }
  a {
    display: grid;
    gap: 2px;
    height: 100%;
    box-sizing: border-box;
    padding: 10px 14px;
    ${framed}
    color: ${color.ink};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
  }
  a:focus-visible {
    ${focusRing}
  }
  b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    ul {
      margin: 0 -4px;
      padding: 4px 4px 8px;
    }
  }
`
