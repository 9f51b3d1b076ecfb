import { dayMs, dayOf, type Instant, instantAt, minuteMs, msOf } from '@/lib/date'

/** Night work is 22:00 to 5:00 of the next morning (労働基準法37条4項). */
const NIGHT_LENGTH_MIN = 7 * 60

/** The number of minutes of [from, to) between 22:00 and 5:00. */
export const nightMinutes = (from: Instant, to: Instant) => {
  const [start, end] = [msOf(from), msOf(to)]
  let minutes = 0
  for (let at = msOf(instantAt(dayOf(from), '22:00')) - dayMs; at < end; at += dayMs) {
    minutes +=
      Math.max(0, Math.min(end, at + NIGHT_LENGTH_MIN * minuteMs) - Math.max(start, at)) / minuteMs
  }
  return minutes
}
