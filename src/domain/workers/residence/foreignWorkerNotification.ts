import { daysOfShift } from '@/domain/workers/restDays'
import { addDays, type Day, type Instant, type Month, monthOf, msOf } from '@/lib/date'
import { addMonths } from '@/lib/months'

/**
 * Returns the last day for the notification of a month, for workers without employment insurance: the end of the next
 * month, for beginnings and ends of employment alike (労働施策総合推進法施行規則12条2項). One notification may list
 * several employments of a worker.
 */
export const notificationDueOn = (month: Month): Day => addDays(`${addMonths(month, 2)}-01`, -1)

/**
 * Returns what to notify of an employment for a month: its first and its last day, each null if it is not in the month;
 * the last day is also null until the shift has ended. Each shift is one employment, and a shift over midnight ends on
 * the next day. Undefined if neither day is to be notified.
 */
export const employmentInMonth = (
  shift: { startAt: Instant; endAt: Instant },
  month: Month,
  now: Instant,
): { startedOn: Day | null; endedOn: Day | null } | undefined => {
  const days = daysOfShift(shift)
  const inMonth = (day: Day | undefined) =>
    day !== undefined && monthOf(day) === month ? day : null
  const startedOn = inMonth(days[0])
  const endedOn = msOf(shift.endAt) <= msOf(now) ? inMonth(days.at(-1)) : null
  return startedOn === null && endedOn === null ? undefined : { startedOn, endedOn }
}
