import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Graduations } from '@/contracts/workers/schemas'
import { dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { staleError } from '@/server/db/optimisticLock'
import { clientUsers, graduates } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid, notFound } from '@/server/http/errors'

/** The rows of these workers, locked in one order; 404 if the store does not know one of them. */
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

type Particulars = Pick<
  typeof graduates.$inferSelect,
  'kind' | 'hiredOn' | 'employmentType' | 'note'
>
/** Refuses (409 `stale`) when a graduate is not registered as the page showed. */
export async function refuseChangedGraduate(
  db: Tx,
  scope: ClientScope,
  userId: number,
  previous: Particulars | null,
) {
  await lockKnown(db, scope, [userId])
  const [now] = await db
    .select()
    .from(graduates)
    .where(and(scope.has(graduates), eq(graduates.userId, userId)))
  const names = ['kind', 'hiredOn', 'employmentType', 'note'] as const
  const isSame =
    now && previous ? names.every((name) => now[name] === previous[name]) : !now && !previous
  if (!isSame) throw await staleError(db, undefined)
}

/**
 * Registers graduates (卒業ワーカー). Graduates who are registered already get the new particulars, and keep their note if
 * none is given; who registered them and when stays unchanged.
 */
export async function registerGraduates(
  { db, scope, now }: StoreOperation,
  userIds: readonly number[],
  body: Omit<Graduations, 'userIds' | 'note'> & { note?: string },
  by: number,
) {
  if (body.hiredOn !== null && body.hiredOn > dayOf(now) && body.kind === 'former_staff')
    throw invalid({ hiredOn: '元スタッフの入社日は、本日より前の日を入力してください。' })
  const rows = await lockKnown(db, scope, userIds)
  const particulars = {
    kind: body.kind,
    hiredOn: body.hiredOn,
    employmentType: body.employmentType,
    ...(body.note !== undefined && { note: body.note }),
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
