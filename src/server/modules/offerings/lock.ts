import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { offeringStatusAt } from '@/domain/offerings/offering'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, auditLog, liveMatchingStatuses, matchings, offerings } from '@/server/db/schema'
import { leaveTenant, type Tx } from '@/server/db/transaction'

/**
 * Returns an offering of this store with its present status, `peopleLive` (expected or worked) and `peopleEver`
 * (matched at any time). Locks it as for a change of its seats unless `lock` is false.
 */
export async function lockOffering(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  lock = true,
) {
  const found = db.select().from(offerings).where(scope.has(offerings, offeringId)).$dynamic()
  const offering = firstOrNotFound(await (lock ? found.for('no key update') : found))
  const isLive = inArray(matchings.status, liveMatchingStatuses)
  const people = firstOrNotFound(
    await db
      .select({
        peopleLive: sql<number>`count(*) filter (where ${isLive})`.mapWith(Number),
        peopleEver: sql<number>`count(*)`.mapWith(Number),
      })
      .from(matchings)
      .where(and(scope.has(matchings), eq(matchings.offeringId, offeringId))),
  )
  return { ...offering, status: offeringStatusAt(offering, now), ...people }
}

/**
 * Returns who made the last of these calls for an offering, and when. The transaction leaves the scope of the store, so
 * use it only before throwing an error.
 */
export async function lastDoneBy(
  db: Tx,
  scope: ClientScope,
  offeringId: number,
  calls: readonly string[],
) {
  await leaveTenant(db)
  const [last] = await db
    .select({ id: accounts.id, name: accounts.name, at: auditLog.at })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
    .where(
      and(
        eq(auditLog.companyId, scope.companyId),
        eq(auditLog.clientId, scope.clientId),
        eq(auditLog.result, 'done'),
        inArray(auditLog.call, [...calls]),
        sql`${auditLog.ids} ->> 'offeringId' = ${String(offeringId)}`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return last
}
