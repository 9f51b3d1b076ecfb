import { monthsBetween } from '@/domain/billing/calendar'
import { addMonths, dayOf, type Instant, type Month, monthOf } from '@/lib/date'

/** How many years back records can be asked for: as long as they are kept (労働基準法109条). */
const YEARS_BACK = 5

/** The calendar years whose records can be asked for, the latest first. */
export function recordYears(now: Instant): number[] {
  const thisYear = Number(dayOf(now).slice(0, 4))
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back)
}

/** Notices are made with the match: some are for shifts of the next months. */
const MONTHS_AHEAD = 2

/** The months of shifts whose notices can be looked up, the latest first. */
export const recordMonths = (now: Instant): Month[] =>
  monthsBetween(`${recordYears(now).at(-1)}-01`, addMonths(monthOf(now), MONTHS_AHEAD)).reverse()

/** Why no records of a year can be asked for; undefined for a good one. */
export const cannotArchiveYear = (year: number, now: Instant): string | undefined =>
  recordYears(now).includes(year)
    ? undefined
    : `${recordYears(now).at(-1)}年から今年までの年を選んでください。`

/** The months of a year that have begun, in their order. */
export const monthsOfYear = (year: number, now: Instant): Month[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index)).filter(
    (month) => month <= monthOf(now),
  )
