import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { color, font, media, radius, radiusFull, target, weight } from '@/ui/tokens'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  > * {
    min-width: 0;
  }
  h2 {
    font-size: ${font.m} !important;
  }
  [data-bar] {
    min-height: 32px !important;
    margin-bottom: 2px !important;
  }
  [data-outside] > * {
    visibility: hidden;
  }
`
export const WeekdaysLabel = styled.p`
  margin: 0 0 6px;
  font-weight: ${weight.bold};
`
/** The buttons that select a whole weekday. */
export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  > button {
    height: ${target};
    padding: 0;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    cursor: pointer;
  }
  > :first-child {
    color: ${color.holiday};
  }
  > :last-child {
    color: ${color.saturday};
  }
  > [aria-pressed='true'] {
    background: ${color.primaryFill};
    border-color: ${color.primaryFill};
    color: ${color.onFill};
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    max-width: 420px;
  }
`
export const SkipHolidays = styled.label`
  ${choiceStyles}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${target};
  margin-top: 4px;
  font-weight: ${weight.bold};
  cursor: pointer;
`
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin: 0;
  font-size: ${font.xs};
  color: ${color.ink2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-right: -6px;
  }
  i {
    width: 6px;
    height: 6px;
    border-radius: ${radiusFull};
    background: ${color.control};
  }
  b {
    font-weight: ${weight.regular};
  }
`
export const Skipped = styled.ul`
  display: grid;
  gap: 4px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }
`
