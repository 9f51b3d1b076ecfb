import type { rosterQuery } from '@/contracts/rosters/query'
import { addDays, daysBetween, formatDay, type Day, type Instant } from '@/lib/date'
import type { QueryValue } from '@/lib/query'

export type Period = { fromOn: Day; toOn: Day }

/** The shortest query of a period: empty for today, one day as `on`. */
export function queryOfPeriod(
  { fromOn, toOn }: Period,
  today: Day,
): QueryValue<typeof rosterQuery> {
  if (fromOn !== toOn) return { on: '', fromOn, toOn }
  return { on: fromOn === today ? '' : fromOn, fromOn: '', toOn: '' }
}
/** Moves the period to another first day and keeps its length. */
export const beginOn = (day: Day, { fromOn, toOn }: Period): Period => ({
  fromOn: day,
  toOn: addDays(day, daysBetween(fromOn, toOn)),
})
/** Every day of the period, the first and the last included. */
export const daysOfPeriod = ({ fromOn, toOn }: Period): Day[] =>
  Array.from({ length: daysBetween(fromOn, toOn) + 1 }, (_, i) => addDays(fromOn, i))
/** '4月1日(火)', or '4月1日(火)〜4月7日(月)'. */
export const periodText = ({ fromOn, toOn }: Period, now: Instant) =>
  fromOn === toOn ? formatDay(fromOn, now) : `${formatDay(fromOn, now)}〜${formatDay(toOn, fromOn)}`
