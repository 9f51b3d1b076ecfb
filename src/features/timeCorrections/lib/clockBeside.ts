import { dayOf, formatEnd, formatTime, type Instant } from '@/lib/date'

/**
 * A clock time as it is read beside the planned start: '翌0:10' once the day has changed, whichever
 * end of the shift it is.
 */
export const clockBeside = (plannedStart: Instant, at: Instant) =>
  dayOf(at) > dayOf(plannedStart) ? formatEnd(plannedStart, at) : formatTime(at)
