import { holidayName } from '@/lib/holidays'
import {
  addDays,
  addMonths,
  type Instant,
  type Month,
  monthOf,
  msOf,
  startOfDay,
  weekday,
  type Day,
} from '@/lib/date'

/** A month is made up from its end until its bill stands on this business day of the next month. */
const confirmedOnBusinessDay = 5

const isBusinessDay = (day: Day) =>
  weekday(day) !== 0 &&
  weekday(day) !== 6 &&
  holidayName(day) === undefined &&
  !/-01-0[123]$/.test(day)

/** The instant from which the bill of a month stands: the beginning of the fifth business day of the next one (Saturdays, Sundays, public holidays and the first three days of January are none). */
export function billConfirmedAt(month: Month): Instant {
  let day = addDays(`${addMonths(month, 1)}-01`, -1)
  for (let left = confirmedOnBusinessDay; left > 0; left -= Number(isBusinessDay(day)))
    day = addDays(day, 1)
  return startOfDay(day)
}

/**
 * The month that bears what a correction changes, if it is not the month of the work: work counts in the month in which it begins, and what is settled
 * after that month's bill stands is an adjustment (請求調整) of the month in which it is settled.
 */
export const adjustmentMonth = (startAt: Instant, settledAt: Instant): Month | undefined =>
  msOf(settledAt) >= msOf(billConfirmedAt(monthOf(startAt))) ? monthOf(settledAt) : undefined
