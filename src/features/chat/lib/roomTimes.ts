import { addDays, dayOf, formatSlashDay, formatTime, type Instant } from '@/lib/dates/tokyoDate'

/** '9:32' of today, '昨日', '11/18(水)' of any other day. */
export const whenOf = (instant: Instant, now: Instant) => {
  const day = dayOf(instant)
  const today = dayOf(now)
  return day === today
    ? formatTime(instant)
    : day === addDays(today, -1)
      ? '昨日'
      : formatSlashDay(instant)
}
/** '本日', '明日' or '11/22(日)'. */
export const dayWordOf = (instant: Instant, now: Instant) => {
  const day = dayOf(instant)
  const today = dayOf(now)
  return day === today ? '本日' : day === addDays(today, 1) ? '明日' : formatSlashDay(instant)
}
