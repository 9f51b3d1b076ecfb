import { addDays, endOfDay, startOfDay, type Day } from '@/lib/date'

/** The period in which other offerings can overlap a shift of that day: the range to read for `others`. */
export const overlapRange = (workOn: Day) => ({
  from: startOfDay(addDays(workOn, -1)),
  to: endOfDay(addDays(workOn, 1)),
})
