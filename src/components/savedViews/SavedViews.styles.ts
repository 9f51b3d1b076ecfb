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
/** In the sheet: a view in a line, its count and note below the name. */
export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: ${target};
    padding: 4px 0;
  }
  > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const SheetNote = styled.p`
  margin: 0 0 8px;
  font-size: ${font.s};
  color: ${color.ink2};
`
