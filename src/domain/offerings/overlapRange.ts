import { addDays, endOfDay, startOfDay, type Day } from '@/lib/date'

/**
 * Returns the period in which other offerings can overlap a shift of this day: from the day before to the day after,
 * because a shift can pass midnight. It is the range to read for `others` of `OfferingContext`.
 */
export const overlapRange = (workOn: Day) => ({
  from: startOfDay(addDays(workOn, -1)),
  to: endOfDay(addDays(workOn, 1)),
})
