import { and, eq } from 'drizzle-orm'
import { monthOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { acknowledgements } from '@/server/db/schema'
import { invalid } from '@/server/http/errors'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'

/** Whether somebody must still confirm this month that an application is a labour contract. */
export async function acknowledgementDue(db: Tx, scope: ClientScope, accountId: number, now: Date) {
  const given = and(
    scope.has(acknowledgements),
    eq(acknowledgements.accountId, accountId),
    eq(acknowledgements.month, monthOf(now)),
  )
  return (
    (await db.select({ id: acknowledgements.id }).from(acknowledgements).where(given)).length === 0
  )
}
const acknowledge = (db: Tx, scope: ClientScope, accountId: number, now: Date) =>
  db
    .insert(acknowledgements)
    .values({ clientId: scope.clientId, accountId, month: monthOf(now), at: now.toISOString() })
    .onConflictDoNothing()

/** Takes the confirmation with the form that publishes, where it is due; refuses without it. */
export async function requireAcknowledged(
  { db, scope, now }: StoreOperation,
  accountId: number,
  acknowledged: boolean,
) {
  if (acknowledged) await acknowledge(db, scope, accountId, now)
  else if (await acknowledgementDue(db, scope, accountId, now))
    throw invalid({
      acknowledged:
        '申し込みが完了した時点で労働契約が成立することを確認して、チェックを入れてください。',
    })
}
