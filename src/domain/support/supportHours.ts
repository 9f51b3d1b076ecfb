import {
  addDays,
  dayOf,
  formatDay,
  minutesOfDay,
  weekday,
  type Day,
  type Instant,
} from '@/lib/date'
import { holidayName } from '@/lib/holidays'

/** The hours of the telephone support, in minutes of the day. */
const OPENS_MIN = 9 * 60
const CLOSES_MIN = 18 * 60
/** Between these minutes of the day, urgent calls about today's shifts are not answered. */
const URGENT_CLOSES_MIN = 2 * 60
const URGENT_OPENS_MIN = 5 * 60
/** The search for the next workday gives up after this many days; no run of holidays is as long. */
const DAYS_AHEAD = 14

export const supportHoursText = '平日 9:00〜18:00(土日・祝日・12月29日〜1月3日を除く)'
/** When urgent calls about shifts of the day are answered. */
export const urgentHoursText = '5:00〜翌2:00'

const isYearEnd = (day: Day) => /-12-(29|30|31)$|-01-0[123]$/.test(day)
const isWorkday = (day: Day) =>
  weekday(day) !== 0 && weekday(day) !== 6 && holidayName(day) === undefined && !isYearEnd(day)

/** Whether the phone is answered now. */
export const isSupportOpen = (now: Instant) =>
  isWorkday(dayOf(now)) && minutesOfDay(now) >= OPENS_MIN && minutesOfDay(now) < CLOSES_MIN

/** Says when the phone is answered again: '11月24日(火) 9:00'. Only call it while the phone is not answered. */
export function supportOpensText(now: Instant): string {
  const today = dayOf(now)
  const isLaterToday = isWorkday(today) && minutesOfDay(now) < OPENS_MIN
  let day = isLaterToday ? today : addDays(today, 1)
  for (let left = DAYS_AHEAD; left > 0 && !isWorkday(day); left--) day = addDays(day, 1)
  return `${formatDay(day, now)} 9:00`
}

/** Whether urgent calls about today's shifts are answered now. */
export const isUrgentOpen = (now: Instant) =>
  minutesOfDay(now) >= URGENT_OPENS_MIN || minutesOfDay(now) < URGENT_CLOSES_MIN
