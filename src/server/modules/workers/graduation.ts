import { and, asc, inArray } from 'drizzle-orm'
import type { Graduations } from '@/contracts/workers/schemas'
import { dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUsers, graduates } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid, notFound } from '@/server/http/errors'

/** The rows of these workers, locked in one order; one whom the store does not know makes all of it not found. */
export async function lockKnown(db: Tx, scope: ClientScope, userIds: readonly number[]) {
  const wanted = [...new Set(userIds)]
  const rows = await db
    .select()
    .from(clientUsers)
    .where(and(scope.has(clientUsers), inArray(clientUsers.userId, wanted)))
    .orderBy(asc(clientUsers.userId))
    .for('update')
  if (rows.length < wanted.length) throw notFound()
  return rows
}

/**
 * Registers graduates (卒業ワーカー). Whoever is registered already gets the new particulars; who registered them and when
 * stays.
 */
export async function registerGraduates(
  { db, scope, now }: StoreOperation,
  userIds: readonly number[],
  body: Omit<Graduations, 'userIds'>,
  by: number,
) {
  if (body.hiredOn !== null && body.hiredOn > dayOf(now) && body.kind === 'former_staff')
    throw invalid({ hiredOn: '元スタッフの入社日は、本日より前の日を入力してください。' })
  const rows = await lockKnown(db, scope, userIds)
  const particulars = {
    kind: body.kind,
    hiredOn: body.hiredOn,
    employmentType: body.employmentType,
    note: body.note,
  }
  const registered = { registeredBy: by, registeredAt: now.toISOString() }
  await db
    .insert(graduates)
    .values(
      rows.map(({ userId }) => ({
        clientId: scope.clientId,
        userId,
        ...particulars,
        ...registered,
      })),
    )
    .onConflictDoUpdate({ target: [graduates.clientId, graduates.userId], set: particulars })
  await db
    .update(clientUsers)
    .set({ graduate: true })
    .where(
      and(
        scope.has(clientUsers),
        inArray(
          clientUsers.userId,
          rows.map((row) => row.userId),
        ),
      ),
    )
  return { changedCount: rows.length }
}
