import type { rosterQuery } from '@/contracts/rosters/query'
import { addDays, daysBetween, formatDay, type Day, type Instant } from '@/lib/date'
import type { QueryValue } from '@/lib/query'

export type Period = { fromOn: Day; toOn: Day }

/** The query that names a period, as short as possible: nothing for today. */
export function queryOfPeriod(
  { fromOn, toOn }: Period,
  today: Day,
): QueryValue<typeof rosterQuery> {
  if (fromOn !== toOn) return { on: '', fromOn, toOn }
  return { on: fromOn === today ? '' : fromOn, fromOn: '', toOn: '' }
}
/** As many days, beginning on another one. */
export const beginOn = (day: Day, { fromOn, toOn }: Period): Period => ({
  fromOn: day,
  toOn: addDays(day, daysBetween(fromOn, toOn)),
})
export const daysOfPeriod = ({ fromOn, toOn }: Period): Day[] =>
  Array.from({ length: daysBetween(fromOn, toOn) + 1 }, (_, i) => addDays(fromOn, i))
/** '4月1日(火)', or '4月1日(火)〜4月7日(月)'. */
export const periodText = ({ fromOn, toOn }: Period, now: Instant) =>
  fromOn === toOn ? formatDay(fromOn, now) : `${formatDay(fromOn, now)}〜${formatDay(toOn, fromOn)}`
