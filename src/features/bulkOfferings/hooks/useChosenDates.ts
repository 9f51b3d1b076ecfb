import { useState } from 'react'
import { multidateMost } from '@/contracts/bulkOfferings/enums'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import { addDays, weekday, type Day } from '@/lib/dates/tokyoDate'
import type { Conditions } from '@/features/bulkOfferings/lib/bulkValues'

type Chosen = {
  days: readonly Day[]
  /** Weekdays that are pressed, 0 is Sunday. */
  pattern: readonly number[]
  skipHolidays: boolean
  changed: Readonly<Record<Day, MultidateDate>>
  /** So many days were left out, because a run has a limit. */
  leftOut: number
}
type Range = { first: Day; last: Day; holidayOf: (day: Day) => string | undefined }
const sorted = (days: Iterable<Day>) => [...new Set(days)].sort()

/** The days that a pattern means: those of its weekdays from the first to the last day that can be posted. */
export function daysOfPattern(
  pattern: readonly number[],
  skipHolidays: boolean,
  { first, last, holidayOf }: Range,
) {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    if (pattern.includes(weekday(day)) && !(skipHolidays && holidayOf(day) !== undefined))
      days.push(day)
  return days
}

/** Days to post on: by pressing single ones, or a whole weekday at once. At most 31; what was changed on a day is forgotten with it. */
export function useChosenDates(initial: readonly Day[], range: Range) {
  const [chosen, setChosen] = useState<Chosen>({
    days: sorted(initial),
    pattern: [],
    skipHolidays: true,
    changed: {},
    leftOut: 0,
  })
  function set(days: readonly Day[], rest: Partial<Chosen> = {}) {
    const all = sorted(days)
    const kept = all.slice(0, multidateMost)
    setChosen((was) => ({
      ...was,
      ...rest,
      days: kept,
      leftOut: all.length - kept.length,
      changed: Object.fromEntries(
        Object.entries(rest.changed ?? was.changed).filter(([day]) => kept.includes(day)),
      ),
    }))
  }
  function patterned(pattern: readonly number[], skipHolidays: boolean) {
    const before = daysOfPattern(chosen.pattern, chosen.skipHolidays, range)
    const after = daysOfPattern(pattern, skipHolidays, range)
    // What the pattern put there goes with it; what was pressed by hand stays.
    const gone = new Set(before.filter((day) => !after.includes(day)))
    const added = after.filter((day) => !before.includes(day))
    set([...chosen.days.filter((day) => !gone.has(day)), ...added], { pattern, skipHolidays })
  }
  return {
    ...chosen,
    choose: (days: readonly Day[]) => set(days),
    remove: (day: Day) => set(chosen.days.filter((one) => one !== day)),
    change: (day: Day, date: MultidateDate) =>
      set(chosen.days, { changed: { ...chosen.changed, [day]: date } }),
    toggleWeekday: (n: number) =>
      patterned(
        chosen.pattern.includes(n)
          ? chosen.pattern.filter((one) => one !== n)
          : [...chosen.pattern, n],
        chosen.skipHolidays,
      ),
    setSkipHolidays: (skip: boolean) => patterned(chosen.pattern, skip),
    clear: () => set([], { pattern: [], changed: {} }),
    /** What is sent for each day. */
    itemsOf: (base: Conditions): MultidateDate[] =>
      chosen.days.map((workOn) => chosen.changed[workOn] ?? { workOn, ...base }),
  }
}
export type ChosenDates = ReturnType<typeof useChosenDates>
