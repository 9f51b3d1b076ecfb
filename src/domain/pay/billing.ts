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

/** The bill of a month becomes final on this business day of the next month. */
const billBusinessDay = 5

const isBusinessDay = (day: Day) =>
  weekday(day) !== 0 &&
  weekday(day) !== 6 &&
  holidayName(day) === undefined &&
  !/-01-0[123]$/.test(day)

/**
 * The instant from which the bill of a month is final: 0:00 of the fifth business day of the next month. Saturdays,
 * Sundays, public holidays and 1–3 January are not business days.
 */
export function billConfirmedAt(month: Month): Instant {
  let day = addDays(`${addMonths(month, 1)}-01`, -1)
  for (let left = billBusinessDay; left > 0; left -= Number(isBusinessDay(day)))
    day = addDays(day, 1)
  return startOfDay(day)
}

/**
 * The month to which a correction is billed as an adjustment (請求調整); undefined if it still belongs to the month of
 * the work. A shift belongs to the month in which it starts; a correction that is answered after that month's bill is
 * final is billed in the month of the answer.
 */
export const adjustmentMonth = (startAt: Instant, settledAt: Instant): Month | undefined =>
  msOf(settledAt) >= msOf(billConfirmedAt(monthOf(startAt))) ? monthOf(settledAt) : undefined
