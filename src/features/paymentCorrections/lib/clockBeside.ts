import { dayOf, formatEnd, formatTime, type Instant } from '@/lib/date'

/** A clock time relative to the planned start: '翌0:10' on the next day. */
export const clockBeside = (plannedStart: Instant, at: Instant) =>
  dayOf(at) > dayOf(plannedStart) ? formatEnd(plannedStart, at) : formatTime(at)
