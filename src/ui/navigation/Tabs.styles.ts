import styled from 'styled-components'
import { color, font, media, radiusXs, size, target, weight } from '@/ui/tokens'

/** The tabs in one row; the current one is marked. */
export const TabStrip = styled.nav`
  display: flex;
  gap: 4px;
  position: relative;
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  margin: 0 -${size.pagePadding};
  padding: 0 ${size.pagePadding};
  a {
    position: relative;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: ${target};
    padding: 0 10px;
    color: ${color.ink2};
    text-decoration: none;
    white-space: nowrap;
    font-size: ${font.s};
  }
  a[aria-current] {
    color: ${color.primaryFill};
    font-weight: ${weight.bold};
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    left: 4px;
    right: 4px;
    bottom: 0;
    height: 3px;
    border-radius: ${radiusXs} ${radiusXs} 0 0;
    background: ${color.primary};
  }
  a:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 4px ${color.brand};
  }
  small {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink3};
  }
  a[aria-current] small {
    color: ${color.primaryText};
  }
  ${media.hover} {
    a:hover {
      color: ${color.ink};
    }
    a[aria-current]:hover {
      color: ${color.primaryFill};
    }
  }
  ${media.tablet} {
    margin: 0;
    padding: 0;
  }
`
