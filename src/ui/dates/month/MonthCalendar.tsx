import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { addDays, monthOf, daysBetween, startOfWeek, type Day, type Month } from '@/lib/date'
import { addMonths, daysOfMonth } from '@/lib/months'
import { CalendarCell } from '@/ui/dates/CalendarCell'
import type { CalendarDay } from '@/ui/dates/CalendarDayFacts'
import { useHolidays } from '@/ui/dates/useHolidays'
import { MonthBar } from './MonthBar'
import { CalendarRoot } from './MonthCalendar.styles'

type Props = {
  className?: string | undefined
  month: Month
  today: Day
  onMonth?: (month: Month) => void
  days?: Readonly<Record<Day, CalendarDay>>
  selected: readonly Day[]
  onSelect: (days: Day[]) => void
  /** Allows several days; a click adds or removes one. */
  multiple?: boolean
  min?: Day
  max?: Day
  /** The calendar begins with the week of this day; earlier weeks of its month are not drawn. */
  startsAt?: Day | undefined
  /** Called when the keyboard leads to a day before those weeks. */
  onShowEarlier?: (() => void) | undefined
  holidayOf?: (day: Day) => string | undefined
  /** Returns why the store is closed on a day, as text; such days are hatched but can be selected. */
  closureOf?: ((day: Day) => string | undefined) | undefined
  /** Shown to the right of the month's name. */
  aside?: ReactNode
}
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
const daySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** Returns the day to which a key moves from `day`; undefined for other keys. */
function dayAfterKey(key: string, day: Day): Day | undefined {
  const step = daySteps[key]
  if (step !== undefined) return addDays(day, step)
  const inMonth = (months: number) => {
    const list = daysOfMonth(addMonths(monthOf(day), months))
    return list[Math.min(Number(day.slice(8)), list.length) - 1] ?? day
  }
  if (key === 'Home') return startOfWeek(day)
  if (key === 'End') return addDays(startOfWeek(day), 6)
  if (key === 'PageUp') return inMonth(-1)
  return key === 'PageDown' ? inMonth(1) : undefined
}

/** The Sunday that the grid of a month starts with. */
const firstDrawnDay = (month: Month, first: Day, startsAt: Day | undefined) =>
  startOfWeek(startsAt !== undefined && monthOf(startsAt) === month ? startsAt : first)

function toggleDay(selected: readonly Day[], day: Day) {
  return selected.includes(day)
    ? selected.filter((other) => other !== day)
    : [...selected, day].sort()
}

/**
 * A month as a grid of days from Sunday, with holidays by name. One day is selected, or several
 * with `multiple`. Arrow keys move by day and week, Home and End within the week, PageUp and
 * PageDown by month; with `onMonth` the displayed month follows. Days before `min` or after `max`
 * cannot be selected. The grid starts with the week of `startsAt` if that is in the month.
 */
export function MonthCalendar(props: Props) {
  const { month, today, onMonth, days = {}, selected, onSelect, multiple = false, min, max } = props
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const holidayName = useHolidays(props.holidayOf)
  const inMonth = daysOfMonth(month)
  const first = inMonth[0] ?? `${month}-01`
  const [cursor, setCursor] = useState<Day>()
  const shouldFocus = useRef(false)
  const from = firstDrawnDay(month, first, props.startsAt)
  const tabStop =
    [cursor, ...selected, today].find(
      (day) => day !== undefined && monthOf(day) === month && day >= from,
    ) ?? (first > from ? first : from)
  const weeks = Math.ceil((daysBetween(from, first) + inMonth.length) / 7)
  const isDisabled = (day: Day) =>
    (min !== undefined && day < min) || (max !== undefined && day > max)

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [tabStop, month])

  function moveTo(day: Day) {
    if (monthOf(day) !== month && !onMonth) return
    if (monthOf(day) === month && day < from) {
      if (!props.onShowEarlier) return
      props.onShowEarlier()
    }
    shouldFocus.current = true
    setCursor(day)
    if (monthOf(day) !== month) onMonth?.(monthOf(day))
  }
  function handleKeyDown(event: KeyboardEvent) {
    const day = dayAfterKey(event.key, tabStop)
    if (day === undefined) return
    event.preventDefault()
    moveTo(day)
  }
  function handleSelect(day: Day) {
    setCursor(day)
    if (!isDisabled(day)) onSelect(multiple ? toggleDay(selected, day) : [day])
  }
  const cell = (day: Day) => (
    <CalendarCell
      key={day}
      day={day}
      isOutside={monthOf(day) !== month}
      isDisabled={isDisabled(day)}
      isToday={day === today}
      isPast={day < today}
      isSelected={selected.includes(day)}
      isTabStop={day === tabStop}
      holiday={holidayName(day)}
      closure={props.closureOf?.(day)}
      facts={days[day]}
      multiple={multiple}
      onSelect={handleSelect}
    />
  )
  return (
    <CalendarRoot className={props.className} data-multiple={multiple || undefined}>
      <MonthBar
        headingId={id}
        month={month}
        onMonth={onMonth}
        onToday={() => {
          setCursor(today)
          onMonth?.(monthOf(today))
        }}
        aside={props.aside}
      />
      {/* Roving tabindex: only the active day can be reached with Tab, not the grid itself. */}
      <div
        role='grid'
        tabIndex={-1}
        aria-labelledby={id}
        aria-multiselectable={multiple || undefined}
        ref={grid}
        onKeyDown={handleKeyDown}
      >
        <div role='row'>
          {weekdays.map((name, i) => (
            <span role='columnheader' key={name} data-weekday={i} aria-label={`${name}曜日`}>
              {name}
            </span>
          ))}
        </div>
        {Array.from({ length: weeks }, (_, week) => (
          <div role='row' key={week}>
            {weekdays.map((_name, i) => cell(addDays(from, week * 7 + i)))}
          </div>
        ))}
      </div>
    </CalendarRoot>
  )
}
