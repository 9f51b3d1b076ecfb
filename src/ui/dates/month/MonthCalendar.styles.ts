import styled from 'styled-components'
import { calendarCell } from '@/ui/dates/CalendarCell.styles'
import { calendarDayFacts } from '@/ui/dates/CalendarDayFacts.styles'
import { color, font, framed } from '@/ui/tokens'
import { monthBar } from './MonthBar.styles'

/** The grid of a month: one container for its days, which are plain elements. */
export const CalendarRoot = styled.div`
  font-variant-numeric: tabular-nums;
  > [role='grid'] {
    ${framed}
    overflow: hidden;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  [role='columnheader'] {
    padding: 6px 0;
    text-align: center;
    font-size: ${font.xs};
    line-height: 1.4;
    color: ${color.ink2};
    border-bottom: 1px solid ${color.line};
  }
  [data-weekday='0'] {
    color: ${color.holiday};
  }
  [data-weekday='6'] {
    color: ${color.saturday};
  }
  ${monthBar}
  ${calendarCell}
  ${calendarDayFacts}
`
