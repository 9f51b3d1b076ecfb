import { and, eq } from 'drizzle-orm'
import { monthOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { acknowledgements } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'

/** Whether the account has yet to confirm this month that an application concludes a labour contract. */
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

/** Records the confirmation that a publishing form sends; refuses a form without it while it is due. */
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
