import type { Todos } from '@/contracts/dashboard/schemas'
import { addDays, dayOf, formatDay, formatTime, type Instant } from '@/lib/date'

export type Todo = Todos['items'][number]

/** ' ほか2名': the others beside the one that a note names. */
export const more = (n: number, unit: string) => (n > 1 ? ` ほか${n - 1}${unit}` : '')
/** '本日 18:00', '明日 11:00', '11月25日(水) 11:00' */
export const dayAndTime = (instant: Instant, now: Date) => {
  const day = dayOf(instant)
  const today = dayOf(now)
  const time = formatTime(instant)
  if (day === today) return `本日 ${time}`
  return day === addDays(today, 1) ? `明日 ${time}` : `${formatDay(instant, now)} ${time}`
}
