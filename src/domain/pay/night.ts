import { dayMs, hourMs, type Instant, minuteMs, msOf, startOfDayMs } from '@/lib/date'

/** Night work is 22:00 to 5:00 of the next morning (労働基準法37条4項). */
const NIGHT_FROM_MS = 22 * hourMs
const NIGHT_LENGTH_MS = 7 * hourMs

/**
 * Counts the minutes of [from, to) between 22:00 and 5:00. Starts with the night before, which may still be going on.
 */
export const nightMinutes = (from: Instant, to: Instant) => {
  const [start, end] = [msOf(from), msOf(to)]
  let minutes = 0
  for (let at = startOfDayMs(from) + NIGHT_FROM_MS - dayMs; at < end; at += dayMs)
    minutes += Math.max(0, Math.min(end, at + NIGHT_LENGTH_MS) - Math.max(start, at)) / minuteMs
  return minutes
}
