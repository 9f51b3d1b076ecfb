import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { offeringStatusAt } from '@/domain/offerings/offering'
import { leaveTenant, type Tx } from '@/server/db/transaction'
import { accounts, auditLog, matchings, offerings } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'

/**
 * An offering of this store with its present status and the people in force on it; locked as for a change of its seats,
 * unless it is only read.
 */
export async function lockOffering(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  lock = true,
) {
  const found = db.select().from(offerings).where(scope.has(offerings, offeringId)).$dynamic()
  const offering = takeOne(await (lock ? found.for('no key update') : found))
  const live = and(
    scope.has(matchings),
    eq(matchings.offeringId, offeringId),
    inArray(matchings.status, ['established', 'worked']),
  )
  return {
    ...offering,
    status: offeringStatusAt(offering, now),
    peopleLive: await db.$count(matchings, live),
  }
}

/**
 * The last of these acts on an offering: who and when. The transaction leaves the scope of the store, so use it only
 * for a refusal.
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
