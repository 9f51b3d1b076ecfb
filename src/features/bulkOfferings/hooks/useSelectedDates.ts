import { useState } from 'react'
import { MAX_MULTIDATE_DAYS } from '@/contracts/bulkOfferings/enums'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { Conditions } from '@/features/bulkOfferings/lib/bulkValues'
import { addDays, weekday, type Day } from '@/lib/date'

type Selection = {
  days: readonly Day[]
  /** Selected weekdays, 0 is Sunday. */
  weekdays: readonly number[]
  skipsHolidays: boolean
  /** Dates whose conditions differ from the source offering. */
  changedDates: Readonly<Record<Day, MultidateDate>>
  /** How many days were dropped because of the limit of one run. */
  droppedCount: number
}
type Range = {
  first: Day
  last: Day
  holidayOf: (day: Day) => string | undefined
  /** Why the store is closed on a day; weekdays skip it. */
  closureOf: (day: Day) => string | undefined
}
const sorted = (days: Iterable<Day>) => [...new Set(days)].sort()

function allDaysOfWeekdays(
  weekdays: readonly number[],
  skipsHolidays: boolean,
  { first, last, holidayOf }: Range,
) {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    if (weekdays.includes(weekday(day)) && !(skipsHolidays && holidayOf(day) !== undefined))
      days.push(day)
  return days
}

/** The days of the given weekdays in the range, without closing days. */
const daysOfWeekdays = (weekdays: readonly number[], skipsHolidays: boolean, range: Range) =>
  allDaysOfWeekdays(weekdays, skipsHolidays, range).filter(
    (day) => range.closureOf(day) === undefined,
  )

/**
 * Holds the selected days, picked one by one or by weekday: the first `MAX_MULTIDATE_DAYS` of them. A removed day
 * loses its changed conditions.
 */
export function useSelectedDates(initial: readonly Day[], range: Range) {
  const [selection, setSelection] = useState<Selection>({
    days: sorted(initial),
    weekdays: [],
    skipsHolidays: true,
    changedDates: {},
    droppedCount: 0,
  })
  function setDays(days: readonly Day[], rest: Partial<Selection> = {}) {
    const all = sorted(days)
    const selectedDays = all.slice(0, MAX_MULTIDATE_DAYS)
    setSelection((current) => ({
      ...current,
      ...rest,
      days: selectedDays,
      droppedCount: all.length - selectedDays.length,
      changedDates: Object.fromEntries(
        Object.entries(rest.changedDates ?? current.changedDates).filter(([day]) =>
          selectedDays.includes(day),
        ),
      ),
    }))
  }
  function applyWeekdays(weekdays: readonly number[], skipsHolidays: boolean) {
    const before = daysOfWeekdays(selection.weekdays, selection.skipsHolidays, range)
    const after = daysOfWeekdays(weekdays, skipsHolidays, range)
    // Only days that the weekdays had selected are removed; days picked by hand stay.
    const removedDays = new Set(before.filter((day) => !after.includes(day)))
    const addedDays = after.filter((day) => !before.includes(day))
    setDays([...selection.days.filter((day) => !removedDays.has(day)), ...addedDays], {
      weekdays,
      skipsHolidays,
    })
  }
  return {
    ...selection,
    setDays: (days: readonly Day[]) => setDays(days),
    addDay: (day: Day) => setDays([...selection.days, day]),
    /** Days of the selected weekdays that were left out because the store is closed, with the reason. */
    skippedDays: allDaysOfWeekdays(selection.weekdays, selection.skipsHolidays, range).flatMap(
      (day) => {
        const reason = range.closureOf(day)
        return reason === undefined || selection.days.includes(day) ? [] : [{ day, reason }]
      },
    ),
    removeDay: (removed: Day) => setDays(selection.days.filter((day) => day !== removed)),
    changeDate: (day: Day, date: MultidateDate) =>
      setDays(selection.days, { changedDates: { ...selection.changedDates, [day]: date } }),
    toggleWeekday: (toggled: number) =>
      applyWeekdays(
        selection.weekdays.includes(toggled)
          ? selection.weekdays.filter((day) => day !== toggled)
          : [...selection.weekdays, toggled],
        selection.skipsHolidays,
      ),
    setSkipsHolidays: (skipsHolidays: boolean) => applyWeekdays(selection.weekdays, skipsHolidays),
    clear: () => setDays([], { weekdays: [], changedDates: {} }),
    /** The request body: one item for each selected day. */
    itemsOf: (base: Conditions): MultidateDate[] =>
      selection.days.map((workOn) => selection.changedDates[workOn] ?? { workOn, ...base }),
  }
}
export type SelectedDates = ReturnType<typeof useSelectedDates>
