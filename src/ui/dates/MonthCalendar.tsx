import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  addDays,
  addMonths,
  daysOfMonth,
  formatMonth,
  monthOf,
  startOfWeek,
  weekday,
  type Day,
  type Month,
} from '@/lib/dates/tokyoDate'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { CalendarCell, type CalendarDay } from './CalendarCell'
import { useHolidays } from './useHolidays'
import { CalendarRoot } from './MonthCalendar.styles'

type Props = {
  className?: string | undefined
  month: Month
  today: Day
  onMonth?: (month: Month) => void
  days?: Readonly<Record<Day, CalendarDay>>
  selected: readonly Day[]
  onSelect: (days: Day[]) => void
  /** Several days: a press adds or removes one. */
  multiple?: boolean
  min?: Day
  max?: Day
  holidayOf?: (day: Day) => string | undefined
  /** Right of the month's name. */
  aside?: ReactNode
}
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * A month of days from Sunday, with holidays by name. One day is chosen, or several with `multiple`. Arrows move by day and week, Home and End
 * within the week, PageUp and PageDown by month; with `onMonth` the grid follows. Days before `min` or after `max` cannot be chosen.
 */
export function MonthCalendar({
  className,
  month,
  today,
  onMonth,
  days = {},
  selected,
  onSelect,
  multiple = false,
  min,
  max,
  holidayOf,
  aside,
}: Props) {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const nameOf = useHolidays(holidayOf)
  const inMonth = daysOfMonth(month)
  const first = inMonth[0] ?? `${month}-01`
  const [cursor, setCursor] = useState<Day>()
  const follow = useRef(false)
  const at =
    [cursor, ...selected, today].find((d) => d !== undefined && monthOf(d) === month) ?? first
  const from = startOfWeek(first)
  const weeks = Math.ceil((weekday(first) + inMonth.length) / 7)
  const off = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)

  useEffect(() => {
    if (!follow.current) return
    follow.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [at, month])

  function goTo(day: Day) {
    if (monthOf(day) !== month && !onMonth) return
    follow.current = true
    setCursor(day)
    if (monthOf(day) !== month) onMonth?.(monthOf(day))
  }
  function keys(e: KeyboardEvent) {
    const inNext = (months: number) => {
      const list = daysOfMonth(addMonths(month, months))
      return list[Math.min(Number(at.slice(8)), list.length) - 1] ?? at
    }
    const step = steps[e.key]
    const to =
      step !== undefined
        ? addDays(at, step)
        : {
            Home: startOfWeek(at),
            End: addDays(startOfWeek(at), 6),
            PageUp: inNext(-1),
            PageDown: inNext(1),
          }[e.key]
    if (to === undefined) return
    e.preventDefault()
    goTo(to)
  }
  function choose(day: Day) {
    setCursor(day)
    if (off(day)) return
    onSelect(
      !multiple
        ? [day]
        : selected.includes(day)
          ? selected.filter((d) => d !== day)
          : [...selected, day].sort(),
    )
  }
  return (
    <CalendarRoot className={className} data-multiple={multiple || undefined}>
      <div data-bar=''>
        <h2 id={id} aria-live='polite'>
          {formatMonth(month)}
        </h2>
        {onMonth && (
          <>
            <IconButton
              label='前の月'
              icon={<ChevronLeft aria-hidden />}
              onClick={() => onMonth(addMonths(month, -1))}
            />
            <IconButton
              label='次の月'
              icon={<ChevronRight aria-hidden />}
              onClick={() => onMonth(addMonths(month, 1))}
            />
            <Button
              size={32}
              onClick={() => {
                setCursor(today)
                onMonth(monthOf(today))
              }}
            >
              本日
            </Button>
          </>
        )}
        {aside !== undefined && <div>{aside}</div>}
      </div>
      {/* The grid itself is not a stop: its one day with tabindex 0 is. */}
      <div
        role='grid'
        tabIndex={-1}
        aria-labelledby={id}
        aria-multiselectable={multiple || undefined}
        ref={grid}
        onKeyDown={keys}
      >
        <div role='row'>
          {weekdays.map((w, i) => (
            <span role='columnheader' key={w} data-weekday={i} aria-label={`${w}曜日`}>
              {w}
            </span>
          ))}
        </div>
        {Array.from({ length: weeks }, (_, w) => (
          <div role='row' key={w}>
            {weekdays.map((name, i) => {
              const day = addDays(from, w * 7 + i)
              return (
                <CalendarCell
                  key={day}
                  day={day}
                  outside={monthOf(day) !== month}
                  off={off(day)}
                  today={day === today}
                  past={day < today}
                  selected={selected.includes(day)}
                  tabbable={day === at}
                  holiday={nameOf(day)}
                  facts={days[day]}
                  multiple={multiple}
                  onChoose={choose}
                />
              )
            })}
          </div>
        ))}
      </div>
    </CalendarRoot>
  )
}
