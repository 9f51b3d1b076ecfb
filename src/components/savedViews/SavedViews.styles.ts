import styled from 'styled-components'
import { color, font, media, radiusFull, target } from '@/ui/tokens'

export const Bar = styled.nav`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin-block: 12px;
  > * {
    flex: none;
  }
`
/** Scrolls by itself: an open menu beside it must not be cut. */
export const List = styled.ul`
  && {
    flex: 0 1 auto;
  }
  display: flex;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  &&:empty {
    display: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: ${radiusFull};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${font.s};
    text-decoration: none;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: ${color.primaryFill};
    background: ${color.primaryTint};
    color: ${color.primaryText};
  }
`
export const SheetNote = styled.p`
  margin: 0 0 8px;
  font-size: ${font.s};
  color: ${color.ink2};
`
