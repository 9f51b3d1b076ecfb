import styled from 'styled-components'
import {
  color,
  font,
  framed,
  layer,
  media,
  radius,
  radiusFull,
  size,
  target,
  weight,
} from '@/ui/tokens'

export const Review = styled.section`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
  /* Scrolled to, it stays clear of the header of phones. */
  scroll-margin-top: calc(${size.header} + 16px);
  outline: none;
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  p {
    margin: 0;
  }
`

export const ShiftHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: center;
  padding: 12px 16px;
  ${framed}
  > p {
    flex: 1 0 220px;
  }
  p b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  p span {
    color: ${color.ink2};
    font-size: ${font.s};
  }
`

export const DueDate = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 6px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radiusFull};
  font-size: ${font.s};
  color: ${color.ink2};
  b {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }
  &[data-due='late'] {
    border-color: ${color.warningLine};
    background: ${color.warningTint};
    color: ${color.warningText};
  }
  &[data-due='late'] b {
    color: ${color.warningText};
  }
`

/** The number of decisions made, with the button for the others. Sticky. */
export const ProgressRow = styled.div`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  margin: -4px 0;
  padding: 10px 0;
  background: ${color.bg};
  > button {
    min-height: ${target};
  }
  p {
    line-height: 1.3;
  }
  p b {
    font-size: ${font.l};
    font-weight: ${weight.bold};
  }
  p small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
    white-space: nowrap;
  }
  ${media.tablet} {
    top: 0;
    padding: 14px 0;
    justify-content: flex-start;
    > button {
      margin-left: auto;
      min-height: 0;
    }
    p small {
      display: inline;
      margin-left: 8px;
    }
  }
`

export const Meter = styled.span`
  flex: 1 0 100%;
  display: flex;
  height: 6px;
  overflow: hidden;
  border-radius: ${radiusFull};
  i {
    flex: var(--count) 0 0;
    min-width: 0;
    background: ${color.line};
  }
  i[data-part='good'] {
    background: ${color.successText};
  }
  i[data-part='bad'] {
    background:
      repeating-linear-gradient(135deg, ${color.surface} 0 1px, transparent 1px 4px),
      ${color.danger};
  }
  ${media.tablet} {
    flex: 0 0 200px;
  }
`

export const WorkerRows = styled.ul`
  && {
    display: grid;
    gap: 8px;
    ${media.tablet} {
      gap: 0;
      > li {
        border-radius: 0;
        margin-top: -1px;
      }
      > li:first-child {
        border-radius: ${radius} ${radius} 0 0;
      }
      > li:last-child {
        border-radius: 0 0 ${radius} ${radius};
      }
      > li:is([data-decision='bad'], [data-decision='none']) {
        z-index: 1;
      }
    }
  }
`

export const SentList = styled.ul`
  && {
    display: grid;
    gap: 4px;
    padding: 8px 16px;
    ${framed}
    li {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: 32px;
      font-size: ${font.s};
    }
    svg {
      flex: none;
      color: ${color.successText};
    }
    small {
      color: ${color.ink2};
      font-size: ${font.xs};
    }
  }
`

export const Note = styled.p`
  && {
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.7;
  }
`
