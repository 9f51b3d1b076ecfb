import styled from 'styled-components'
import { color, focusRing, font, media, radius, rem, size, target, weight } from '@/ui/tokens'

export const Filters = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  flex-wrap: wrap;
  &:empty {
    display: none;
  }
  > div {
    flex: 1 1 100%;
  }
  > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    box-sizing: border-box;
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: 999px;
    background: ${color.surface};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  > label[data-on='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
  }
  > label:focus-within {
    ${focusRing}
  }
  > label > :is(select, input) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0 12px;
    opacity: 0;
    cursor: pointer;
    font-size: ${font.m};
    border-radius: ${radius};
  }
  > label svg {
    width: 16px;
    height: 16px;
  }
  ${media.phone} {
    &[data-strip] {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin: 0 -${size.pagePadding};
      padding: 4px ${size.pagePadding};
    }
    &[data-strip] > * {
      flex: none;
    }
  }
  ${media.tablet} {
    > div {
      flex: 0 1 240px;
    }
    > label {
      min-height: 36px;
    }
    &[data-strip] {
      display: contents;
    }
  }
`

export const FilterRows = styled.div`
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin-bottom: 8px;
  ${media.tablet} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-bottom: 12px;
    > :first-child {
      width: ${rem(244)};
    }
  }
`
