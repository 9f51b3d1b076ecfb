import { addDays, addMonths, type Day, type Instant, type Month, monthOf, msOf } from '@/lib/date'
import { daysOfShift } from '@/domain/workers/restDays'

/**
 * The last day for the notification of a month, for workers who are not in the employment insurance: the end of the
 * next month, for beginnings and ends alike (労働施策総合推進法施行規則12条2項). Several employments of one worker may stand in one
 * notification.
 */
export const notificationDueOn = (month: Month): Day => addDays(`${addMonths(month, 2)}-01`, -1)

/**
 * The part of an employment to be notified for a month: the day of its beginning and the day of its end, each null when
 * it is not in the month, and the end also until it has come. Each shift is an employment of its own; one over midnight
 * ends on the next day. undefined if nothing of it is in the month.
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
