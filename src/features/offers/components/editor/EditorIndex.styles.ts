import styled from 'styled-components'
import { color, focusRing, font, layer, media, radius, size, target, weight } from '@/ui/tokens'

export const Index = styled.nav`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.sticky};
  margin: 0 -${size.pagePadding} 12px;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
  ol {
    display: flex;
    margin: 0;
    padding: 0 8px;
    list-style: none;
  }
  button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    min-height: ${target};
    padding: 0 10px;
    border: 0;
    background: none;
    color: ${color.ink2};
    font: inherit;
    font-size: ${font.s};
    line-height: 1.4;
    text-align: left;
    white-space: nowrap;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        color: ${color.ink};
      }
    }
    &:focus-visible {
      ${focusRing} outline-offset: -2px;
      box-shadow: none;
    }
    &[aria-current] {
      color: ${color.primaryText};
      font-weight: ${weight.bold};
      box-shadow: inset 0 -3px 0 ${color.primary};
    }
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.control};
  }
  svg[data-kind='done'] {
    color: ${color.successText};
  }
  svg[data-kind='error'] {
    color: ${color.danger};
  }
  ${media.tablet} {
    position: static;
    margin: 0 0 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  ${media.wide} {
    position: sticky;
    top: 28px;
    margin: 0;
    border: 0;
    background: none;
    overflow: visible;
    font-size: ${font.s};
    ol {
      flex-direction: column;
      padding: 0;
    }
    button {
      min-height: 36px;
      border-radius: ${radius};
      white-space: normal;
    }
    button:focus-visible {
      ${focusRing}
    }
    button[aria-current] {
      background: ${color.primaryTint};
      box-shadow: none;
    }
  }
`
