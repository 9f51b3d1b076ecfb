import { CalendarOff, Check } from 'lucide-react'
import { memo } from 'react'
import { weekdayName, type Day } from '@/lib/date'
import { dayKind } from '@/ui/data-display/shift/dayKind'
import { CalendarDayFacts, type CalendarDay } from './CalendarDayFacts'

type Props = {
  day: Day
  isOutside: boolean
  isDisabled: boolean
  isToday: boolean
  isPast: boolean
  isSelected: boolean
  isTabStop: boolean
  multiple: boolean
  holiday: string | undefined
  /** Why the store is closed, as text; undefined if it is open. */
  closure: string | undefined
  facts: CalendarDay | undefined
  onSelect: (day: Day) => void
}

const monthAndDay = (day: Day) => [Number(day.slice(5, 7)), Number(day.slice(8))] as const

/** Returns the accessible name of a day: date, holiday, state, counts, and whether it can be selected. */
function cellName({ day, holiday, closure, facts = {}, isToday, isDisabled, isSelected }: Props) {
  const [month, date] = monthAndDay(day)
  const { label, count, filled, total, unread } = facts
  return [
    `${month}月${date}日 ${weekdayName(day)}曜日`,
    holiday,
    closure,
    isToday && '本日',
    label,
    count !== undefined && `${count}件`,
    total !== undefined && filled !== undefined && `${total}名中${filled}名`,
    unread && '未読あり',
    isDisabled && '選べません',
    isSelected && '選択済み',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One day of MonthCalendar. */
export const CalendarCell = memo(function CalendarCell(props: Props) {
  const { day, facts = {}, holiday, isDisabled, isPast, isSelected, isToday } = props
  const [month, date] = monthAndDay(day)
  if (props.isOutside)
    return (
      <div
        role='gridcell'
        data-outside=''
        data-closed={props.closure === undefined ? undefined : ''}
      >
        <span data-day=''>
          <span className='vh'>{month}月</span>
          {month}/{date}
        </span>
        {props.closure !== undefined && <span className='vh'>{props.closure}</span>}
      </div>
    )
  return (
    <div role='gridcell' aria-selected={isSelected}>
      <button
        type='button'
        tabIndex={props.isTabStop ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        data-kind={dayKind(day, holiday)}
        data-today={isToday || undefined}
        data-past={isPast || undefined}
        data-closed={props.closure === undefined ? undefined : ''}
        onClick={() => props.onSelect(day)}
      >
        <span className='vh'>{cellName(props)}</span>
        <span data-face='' aria-hidden>
          <span data-day=''>{date}</span>
          {facts.unread && <i data-unread='' />}
          {props.multiple && isSelected && <Check data-check='' />}
          {holiday !== undefined && <small data-holiday=''>{holiday}</small>}
          {props.closure !== undefined && (
            <small data-closure=''>
              <CalendarOff />
              休み
            </small>
          )}
          <CalendarDayFacts facts={facts} isPast={isPast} />
        </span>
      </button>
    </div>
  )
})
