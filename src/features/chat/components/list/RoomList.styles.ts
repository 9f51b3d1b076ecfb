import styled from 'styled-components'
import { FilterChip } from '@/ui/fields/filters/FilterChip'
import {
  color,
  focusRing,
  font,
  framed,
  media,
  radiusFull,
  size,
  target,
  weight,
} from '@/ui/tokens'
import { roomRow } from './RoomRow.styles'

export const List = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${color.bg};
  ${media.tablet} {
    min-height: 0;
    border-right: 1px solid ${color.line};
    background: ${color.surface};
  }
`

export const Head = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px ${size.pagePadding} 12px;
  > :is(h1, h2) {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
  }
  > :is(h1, h2):focus:not(:focus-visible) {
    outline: none;
  }
  > nav {
    margin-block: 0;
  }
  ${media.tablet} {
    padding: 20px 16px 12px;
    border-bottom: 1px solid ${color.line};
  }
`

/** The filters above the rooms as chips. */
export const Filters = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  && > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    box-sizing: border-box;
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: ${radiusFull};
    background: ${color.surface};
    color: ${color.ink};
    font-family: inherit;
    font-size: ${font.s};
    line-height: 1.2;
    cursor: pointer;
  }
  && > [aria-pressed='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  && > button:focus-visible {
    ${focusRing}
  }
  > ${FilterChip} {
    line-height: 1.2;
  }
  > ${FilterChip}[data-active='false'] {
    font-weight: ${weight.regular};
  }
  b {
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    margin: 0 -${size.pagePadding};
    padding: 4px ${size.pagePadding};
    > * {
      flex: none;
    }
  }
  ${media.tablet} {
    gap: 4px;
    && > button {
      min-height: 36px;
      padding: 0 9px;
      gap: 4px;
    }
    && > ${FilterChip} {
      flex: initial;
      padding: 0 9px;
      gap: 4px;
    }
  }
`

export const Scroller = styled.div`
  position: relative;
  padding: 0 ${size.pagePadding} 32px;
  ${media.tablet} {
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: 0 0 16px;
  }
`

export const Pages = styled.div`
  ${media.tablet} {
    padding: 0 12px;
  }
`

/** Rooms are plain elements: a styled component for each row would make the list slow. */
export const Rooms = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: hidden;
  ${framed}
  ${media.tablet} {
    border: 0;
    border-radius: 0;
  }
  ${roomRow}
`
