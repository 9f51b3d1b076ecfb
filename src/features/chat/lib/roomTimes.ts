import { addDays, dayOf, formatSlashDay, formatTime, type Instant } from '@/lib/date'

/** The time ('17:05') if it is today, '昨日', or the date ('11/18(水)'). */
export function whenOf(instant: Instant, now: Instant) {
  const day = dayOf(instant)
  const today = dayOf(now)
  if (day === today) return formatTime(instant)
  return day === addDays(today, -1) ? '昨日' : formatSlashDay(instant, now)
}
/** '本日', '明日' or the date ('11/22(日)'). */
export function dayWordOf(instant: Instant, now: Instant) {
  const day = dayOf(instant)
  const today = dayOf(now)
  if (day === today) return '本日'
  return day === addDays(today, 1) ? '明日' : formatSlashDay(instant, now)
}
