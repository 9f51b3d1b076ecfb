import { and, eq } from 'drizzle-orm'
import { monthOf } from '@/lib/jst'
import type { Tx } from './db/database'
import { acknowledgements } from './db/schema'
import type { ClientScope } from './scope'

/** Whether somebody must still confirm this month that an application is a labour contract. */
export async function acknowledgementDue(db: Tx, scope: ClientScope, accountId: number, now: Date) {
  const given = and(scope.has(acknowledgements), eq(acknowledgements.accountId, accountId), eq(acknowledgements.month, monthOf(now)))
  return (await db.select({ id: acknowledgements.id }).from(acknowledgements).where(given)).length === 0
}
export const acknowledge = (db: Tx, scope: ClientScope, accountId: number, now: Date) =>
  db
    .insert(acknowledgements)
    .values({ clientId: scope.clientId, accountId, month: monthOf(now), at: now.toISOString() })
    .onConflictDoNothing()
