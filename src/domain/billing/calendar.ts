import type { StatementStatus } from '@/contracts/billing/enums'
import {
  addDays,
  type Day,
  type Instant,
  type Month,
  monthOf,
  msOf,
  startOfDay,
  weekday,
} from '@/lib/date'
import { holidayName } from '@/lib/holidays'
import { addMonths } from '@/lib/months'

/** The bill of a month becomes final on this business day of the next month. */
const CONFIRMING_BUSINESS_DAY = 5
/** Withheld income tax is due on this day of the month after the payment (所得税法183条). */
const WITHHOLDING_DAY = 10

/** Business days are Monday to Friday without public holidays (substitutes included) and 1–3 January. */
const isBusinessDay = (day: Day) =>
  weekday(day) !== 0 &&
  weekday(day) !== 6 &&
  holidayName(day) === undefined &&
  day.slice('YYYY-'.length) > '01-03'
/** Banks are closed on 31 December as well (銀行法施行令5条). */
const isBankDay = (day: Day) => isBusinessDay(day) && !day.endsWith('-12-31')

const firstDayOf = (month: Month): Day => `${month}-01`
const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1)

function nextDay(from: Day, isOpen: (day: Day) => boolean): Day {
  let day = from
  while (!isOpen(day)) day = addDays(day, 1)
  return day
}

/** Returns the day that is this many bank days (days on which banks are open) after another. */
export function addBankDays(from: Day, days: number): Day {
  let day = from
  for (let left = days; left > 0; left -= Number(isBankDay(day))) day = addDays(day, 1)
  return day
}

/** Returns the day on which, from 0:00, the bill of a month is final: the fifth business day of the next month. */
export function confirmedOn(month: Month): Day {
  let day = addDays(firstDayOf(addMonths(month, 1)), -1)
  for (let left = CONFIRMING_BUSINESS_DAY; left > 0; left -= Number(isBusinessDay(day)))
    day = addDays(day, 1)
  return day
}
export const billConfirmedAt = (month: Month): Instant => startOfDay(confirmedOn(month))

/**
 * Returns the day on which the invoice of a month is due: the last day of the next month, or the next day on which
 * banks are open.
 */
export const dueOn = (month: Month): Day => nextDay(lastDayOf(addMonths(month, 1)), isBankDay)

/** The last day for paying the income tax withheld from what was paid in a month (国税通則法10条2項). */
export const withholdingDueOn = (month: Month): Day =>
  nextDay(`${addMonths(month, 1)}-${WITHHOLDING_DAY}`, isBusinessDay)

/** The closing day (締め日) of a month: its last day. */
export const closesOn = lastDayOf

/** The state of a month that is not confirmed yet: 速報 while it runs, 締め処理中 from the next month on. */
export const openStatusOf = (month: Month, now: Instant): StatementStatus =>
  monthOf(now) > month ? 'closing' : 'open'

/**
 * Returns the month in which a correction is billed as an adjustment (請求調整), or undefined if it still belongs to
 * the month of the work. A shift belongs to the month in which it starts. A correction answered once that month's bill
 * is final is billed in the month of the answer (`settledAt`).
 */
export const adjustmentMonth = (startAt: Instant, settledAt: Instant): Month | undefined =>
  msOf(settledAt) >= msOf(billConfirmedAt(monthOf(startAt))) ? monthOf(settledAt) : undefined
