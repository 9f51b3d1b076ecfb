import { and, eq, gte, inArray } from 'drizzle-orm'
import { openMatchingStatuses } from '@/contracts/statuses'
import type { Tx } from '@/server/db/database'
import { clients, matchings, offerings } from '@/server/db/schema'
import { limitYearStart, type Taken } from '@/domain/limits'
import { addDays, type Day } from '@/lib/jst'

/** The shifts a worker has taken, as far back as any limit counts. Only those in force: a cancel or an absence gives back what it took. */
export async function takenShifts(db: Tx, userId: number, workOn: Day): Promise<Taken[]> {
  // A week may reach over the first of December, and a shift of the evening before into the morning.
  const from = addDays(limitYearStart(workOn), -7)
  const rows = await db.select({
    companyId: clients.companyId, workOn: offerings.workOn, startAt: offerings.startAt, endAt: offerings.endAt, scheduledPay: matchings.scheduledPay, fixedPay: matchings.fixedPay,
  }).from(matchings).innerJoin(offerings, and(eq(offerings.clientId, matchings.clientId), eq(offerings.id, matchings.offeringId))).innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(and(eq(matchings.userId, userId), inArray(matchings.status, [...stored, 'worked']), gte(offerings.workOn, from)))
  return rows.map(({ scheduledPay, fixedPay, ...row }) => ({ ...row, pay: fixedPay ?? scheduledPay }))
}
// `late` is never stored.
const stored = openMatchingStatuses.filter((status) => status !== 'late')
