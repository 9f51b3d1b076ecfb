import styled from 'styled-components'
import {
  color,
  focusRing,
  font,
  media,
  radius,
  radiusFull,
  size,
  target,
  weight,
} from '@/ui/tokens'

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

export const Filters = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  && > :is(button, label) {
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
  && > :is([aria-pressed='true'], [data-on='true']) {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  && > button:focus-visible,
  && > label:focus-within {
    ${focusRing}
  }
  b {
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  && > label > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: ${font.m};
  }
  && > label svg {
    width: 16px;
    height: 16px;
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
    && > :is(button, label) {
      min-height: 36px;
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
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  > li > a {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 12px 16px;
    border-bottom: 1px solid ${color.lineSoft};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.45;
    > span:last-child {
      flex: 1;
      min-width: 0;
      display: block;
    }
    [data-line] {
      display: flex;
      align-items: center;
      gap: 8px;
    }
    b {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: ${weight.regular};
      font-size: ${font.m};
    }
    time {
      flex: none;
      font-size: ${font.xs};
      color: ${color.ink3};
      font-variant-numeric: tabular-nums;
    }
    [data-last-message] {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      display: -webkit-box;
      -webkit-line-clamp: 2;
      -webkit-box-orient: vertical;
      font-size: ${font.s};
      color: ${color.ink2};
    }
    [data-facts] {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin-top: 6px;
    }
    [data-facts] > span {
      display: inline-flex;
    }
    [data-today] > * {
      background: ${color.brand};
      color: ${color.onBrand};
    }
    &[data-unread] b {
      font-weight: ${weight.bold};
    }
    &[data-unread] [data-last-message] {
      color: ${color.ink};
    }
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
    &:focus-visible {
      position: relative;
      z-index: 1;
      ${focusRing}
    }
    &[aria-current] {
      background: ${color.primaryTint};
      box-shadow: inset 3px 0 0 ${color.primary};
    }
  }
  > li:last-child > a {
    border-bottom: 0;
  }
  ${media.tablet} {
    border: 0;
    border-radius: 0;
    > li > a {
      b {
        font-size: ${font.s};
      }
      [data-last-message] {
        -webkit-line-clamp: 1;
        word-break: break-all;
      }
      [data-facts] {
        margin-top: 4px;
      }
    }
    > li:last-child > a {
      border-bottom: 1px solid ${color.lineSoft};
    }
  }
`
