import { addDays, dayOf } from '@/lib/date'
import type { closingDays } from '@/server/db/schema'

type Row = typeof closingDays.$inferInsert

/**
 * Closures of the demonstration's first two stores: a single one five weeks ahead, beyond the shifts of the
 * demonstration, and a regular one from that day on.
 */
export function closingDayRows(now: Date, createdAt: string): Row[] {
  const from = addDays(dayOf(now), 35)
  return [
    {
      clientId: 1,
      kind: 'single',
      weekday: null,
      weeks: [],
      startsOn: from,
      endsOn: addDays(from, 2),
      reason: '店内の改装',
      createdAt,
    },
    {
      clientId: 2,
      kind: 'regular',
      weekday: 3,
      weeks: [3],
      startsOn: from,
      endsOn: null,
      reason: '',
      createdAt,
    },
  ]
}
