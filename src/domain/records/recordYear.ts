import { monthsBetween } from '@/domain/billing/calendar'
import { addMonths, formatMonth, type Instant, type Month, monthOf } from '@/lib/date'

/** How many months back a year of records can end: as long as they are kept (労働基準法109条). */
const MONTHS_BACK = 60
const MONTHS_OF_YEAR = 12

/** The months with which a year of records can end, the latest first: the present one is not over yet. */
export const lastMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(monthOf(now), -back))

/** The month with which a year of records ends unless another one is chosen: the last whole one. */
export const usualLastMonth = (now: Instant): Month => addMonths(monthOf(now), -1)

/** The twelve months that end with this one, in their order. */
export const monthsOfYear = (lastMonth: Month): Month[] =>
  monthsBetween(addMonths(lastMonth, 1 - MONTHS_OF_YEAR), lastMonth)

/** '2025年11月〜2026年10月' */
export const formatRecordYear = (lastMonth: Month): string =>
  `${formatMonth(addMonths(lastMonth, 1 - MONTHS_OF_YEAR))}〜${formatMonth(lastMonth)}`

/** Notices are made with the match: some are for shifts of the next months. */
const MONTHS_AHEAD = 2

/** The months of shifts whose notices can be looked up, the latest first. */
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
