import styled from 'styled-components'
import { DayInput } from '@/ui/dates/DayInput'
import { color, font, media, rem, target, weight } from '@/ui/tokens'

export const DayRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin-bottom: 16px;
  ${media.phone} {
    margin-bottom: 8px;
  }
  ${media.print} {
    && > :not(p) {
      display: none;
    }
  }
  > p {
    flex: 1 1 160px;
    margin: 0;
    line-height: ${target};
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ${media.phone} {
    &[data-period] > p {
      flex: 1 1 0;
      align-self: center;
      line-height: 1.5;
      text-align: center;
    }
    /* Between the arrows, what they change. */
    &[data-period] > button:last-of-type {
      order: 1;
    }
  }
`

/** The first and the last day; on phones in a row of their own, above the arrows and what is shown. */
export const Dates = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  > span {
    line-height: ${target};
  }
  ${media.phone} {
    order: -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    flex: 1 0 100%;
    && > :not(span) {
      width: auto;
    }
  }
`

/** One day of a period. */
export const Day = styled.section`
  & + & {
    margin-top: 24px;
  }
`
export const DayHeading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin: 0 0 8px;
  font-size: ${font.m};
  small {
    font-size: ${font.s};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
`

export const MonthName = styled.p`
  && {
    flex: none;
    min-width: 112px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
    text-align: center;
  }
`

export const NameCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`

export const PersonName = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`

export const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The date between the buttons; an error may be wider than the input. */
export const DateBox = styled(DayInput)`
  width: ${rem(168)};
  [data-error] {
    flex: none;
    box-sizing: border-box;
    width: max-content;
    max-width: min(480px, 100vw - 100px);
    min-height: 0;
  }
`

export const Note = styled.p`
  margin: 0 0 12px;
  font-size: ${font.s};
  color: ${color.ink2};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-weight: ${weight.bold};
  span {
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
`

export const Box = styled.i`
  display: inline-block;
  width: ${rem(20)};
  height: ${rem(20)};
  border: 1.5px solid ${color.control};
  border-radius: 4px;
`

/** The touch target is larger than the box. */
export const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  min-width: 44px;
  cursor: pointer;
  > input {
    flex: none;
    width: ${rem(20)};
    height: ${rem(20)};
    margin: 0;
    accent-color: ${color.primary};
  }
`

export const FieldList = styled.ol`
  display: grid;
  gap: 0;
  max-width: 640px;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: 8px;
  background: ${color.surface};
  li {
    display: grid;
    grid-template-columns: ${rem(44)} minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    padding: 4px 8px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li[data-dragged] {
    position: relative;
    background: ${color.primaryTint};
    outline: 2px solid ${color.primary};
  }
  [data-grip] {
    display: grid;
    place-items: center;
    width: ${rem(44)};
    height: ${rem(44)};
    color: ${color.ink3};
    cursor: grab;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${rem(44)};
  }
  label input {
    flex: none;
    width: ${rem(22)};
    height: ${rem(22)};
    margin: 0;
    accent-color: ${color.primaryFill};
  }
  label b {
    display: block;
    font-weight: ${weight.bold};
  }
  label small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-moves] {
    display: flex;
  }
  ${media.largeText} {
    li {
      grid-template-columns: ${rem(44)} minmax(0, 1fr);
    }
    [data-moves] {
      grid-column: 2;
    }
  }
`

/** On phones a card shows two facts side by side. */
export const TableArea = styled.div`
  ${media.phone} {
    && [role='rowgroup'] > [role='row']:not([data-group]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    && [data-card='title'] {
      padding-right: 0;
    }
  }
`
