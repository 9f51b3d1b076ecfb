import type { StatementStatus } from '@/contracts/billing/enums'
import { holidayName } from '@/lib/holidays'
import {
  addDays,
  addMonths,
  type Day,
  type Instant,
  type Month,
  monthOf,
  msOf,
  startOfDay,
  weekday,
} from '@/lib/date'

/** The bill of a month becomes final on this business day of the next month. */
const CONFIRMING_BUSINESS_DAY = 5
/** Withheld income tax is handed in until this day of the month after the payment (所得税法183条). */
const WITHHOLDING_DAY = 10

/** Not Saturday, Sunday, a public holiday (substitutes included) or 1–3 January. */
const isBusinessDay = (day: Day) =>
  weekday(day) !== 0 &&
  weekday(day) !== 6 &&
  holidayName(day) === undefined &&
  !/-01-0[123]$/.test(day)
/** Banks are closed on 31 December as well (銀行法施行令5条). */
const isBankDay = (day: Day) => isBusinessDay(day) && !day.endsWith('-12-31')

const firstDayOf = (month: Month): Day => `${month}-01`
const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1)

function nextDay(from: Day, isOpen: (day: Day) => boolean): Day {
  let day = from
  while (!isOpen(day)) day = addDays(day, 1)
  return day
}

/** The day that is so many bank days after another: days on which banks open (billing.md §3). */
export function addBankDays(from: Day, days: number): Day {
  let day = from
  for (let left = days; left > 0; left -= Number(isBankDay(day))) day = addDays(day, 1)
  return day
}

/** The day at 0:00 of which the bill of a month is final: the fifth business day of the next month (billing.md §3). */
export function confirmedOn(month: Month): Day {
  let day = addDays(firstDayOf(addMonths(month, 1)), -1)
  for (let left = CONFIRMING_BUSINESS_DAY; left > 0; left -= Number(isBusinessDay(day)))
    day = addDays(day, 1)
  return day
}
/** The instant from which the bill of a month is final. */
export const billConfirmedAt = (month: Month): Instant => startOfDay(confirmedOn(month))

/**
 * When the invoice of a month is due: on the last day of the next month, or the next day on which banks open
 * (billing.md §3).
 */
export const dueOn = (month: Month): Day => nextDay(lastDayOf(addMonths(month, 1)), isBankDay)

/** The last day for handing in the income tax withheld from what was paid in a month (国税通則法10条2項). */
export const withholdingDueOn = (month: Month): Day =>
  nextDay(`${addMonths(month, 1)}-${WITHHOLDING_DAY}`, isBusinessDay)

/** The last day of a month, on which the month closes. */
export const closesOn = lastDayOf

/** The state of a month that is not confirmed yet: 速報 while it runs, 締め処理中 from the next month on. */
export const openStatusOf = (month: Month, now: Instant): StatementStatus =>
  monthOf(now) > month ? 'closing' : 'open'

/** All months from the first to the last, oldest first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * The month to which a correction is billed as an adjustment (請求調整); undefined if it still belongs to the month of
 * the work. A shift belongs to the month in which it starts; a correction that is answered after that month's bill is
 * final is billed in the month of the answer.
 */
export const adjustmentMonth = (startAt: Instant, settledAt: Instant): Month | undefined =>
  msOf(settledAt) >= msOf(billConfirmedAt(monthOf(startAt))) ? monthOf(settledAt) : undefined
