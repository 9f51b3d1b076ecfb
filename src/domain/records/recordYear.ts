import { formatMonth, type Instant, type Month, monthOf } from '@/lib/date'
import { addMonths, monthsBetween } from '@/lib/months'

/** A year of records can end up to this many months ago, because records are kept for five years (労働基準法109条). */
const MONTHS_BACK = 60
const MONTHS_OF_YEAR = 12

/**
 * Returns the months with which a year of records can end, the latest first. The first, the current one, is not over.
 */
export const lastMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(monthOf(now), -back))

/** Returns the month with which a year of records ends by default: the last whole month. */
export const usualLastMonth = (now: Instant): Month => addMonths(monthOf(now), -1)

/** Returns the twelve months that end with this one, in their order. */
export const monthsOfYear = (lastMonth: Month): Month[] =>
  monthsBetween(addMonths(lastMonth, 1 - MONTHS_OF_YEAR), lastMonth)

/** '2025年11月〜2026年10月' */
export const formatRecordYear = (lastMonth: Month): string =>
  `${formatMonth(addMonths(lastMonth, 1 - MONTHS_OF_YEAR))}〜${formatMonth(lastMonth)}`

/** Notices are made when a worker is matched, so there are some for shifts of the next months. */
const MONTHS_AHEAD = 2

/** Returns the months of shifts whose notices can be looked up, the latest first. */
export const recordMonths = (now: Instant): Month[] =>
  monthsBetween(
    addMonths(monthOf(now), 1 - MONTHS_BACK - MONTHS_OF_YEAR),
    addMonths(monthOf(now), MONTHS_AHEAD),
  ).reverse()

/** Why the records of a year that ends with this month cannot be requested; undefined if they can. */
export const cannotArchiveYear = (lastMonth: Month, now: Instant): string | undefined =>
  lastMonths(now).includes(lastMonth)
    ? undefined
    : `${formatMonth(addMonths(monthOf(now), -MONTHS_BACK))}から今月までに終わる1年を選んでください。`

/** '帳票_202511-202610.zip' */
export const recordYearFileName = (lastMonth: Month): string => {
  const [from, to] = [addMonths(lastMonth, 1 - MONTHS_OF_YEAR), lastMonth].map((month) =>
    month.replace('-', ''),
  )
  return `帳票_${from}-${to}.zip`
}
