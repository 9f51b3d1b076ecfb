import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { formatDateTime } from '@/lib/date'
import { accountNames, whoDid } from '@/server/lookups/accounts'
import type { Tx } from '@/server/db/transaction'
import { fixPaymentRequests, matchings, offerings, users } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { ensureRoom, writeMessage } from '@/server/modules/chat/service'
import { lockPosting } from './seats'
export { offeringUsers } from './repository'

export { cancelByWorker } from './cancelByWorker'

export { lockPosting, takeSeat, endSeats } from './seats'

export { ownMatching } from './ownMatching'

type Matching = typeof matchings.$inferSelect

/** A matching of this store, locked after its posting, with what its rules look at. */
export async function lockMatching(db: Tx, scope: ClientScope, offeringId: number, userId: number) {
  takeOne(
    await db.select({ id: offerings.id }).from(offerings).where(scope.has(offerings, offeringId)),
  )
  const posting = await lockPosting(db, offeringId)
  const matching = takeOne(
    await db
      .select()
      .from(matchings)
      .where(
        and(
          scope.has(matchings),
          eq(matchings.offeringId, offeringId),
          eq(matchings.userId, userId),
        ),
      )
      .for('update'),
  )
  const [fix] = await db
    .select({ status: fixPaymentRequests.status })
    .from(fixPaymentRequests)
    .where(and(scope.has(fixPaymentRequests), eq(fixPaymentRequests.matchingId, matching.id)))
    .orderBy(desc(fixPaymentRequests.id))
    .limit(1)
  return {
    posting,
    matching,
    times: {
      ...matching,
      startAt: posting.startAt,
      endAt: posting.endAt,
      fixStatus: fix?.status ?? null,
    },
  }
}

/** Whether the worker holds another shift at the same time, at whatever store: ask outside the scope. The worker is locked, as an application locks them. */
export async function hasOverlappingShift(db: Tx, { id, userId, startAt, endAt }: Matching) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const overlapping = and(
    eq(matchings.userId, userId),
    ne(matchings.id, id),
    inArray(matchings.status, ['established', 'worked']),
    lt(matchings.startAt, endAt),
    gt(matchings.endAt, startAt),
  )
  return (await db.$count(matchings, overlapping)) > 0
}

/** Who ended a matching and how, for whoever comes second; undefined while it is live. */
export async function endedBy(
  db: Tx,
  scope: ClientScope,
  { status, cancelledAt, actedBy, actedAt }: Matching,
  now: Date,
) {
  if (status === 'established' || status === 'worked') return undefined
  const name =
    actedBy === null ? undefined : (await accountNames(db, scope, [actedBy])).get(actedBy)
  const at = cancelledAt ?? actedAt
  const when = at === null ? '' : `${formatDateTime(at, now)}に`
  switch (status) {
    case 'rejected':
      return `すでに対応済みです。${whoDid(name)}が${when}店舗の都合でキャンセルしました。`
    case 'absence':
      return `すでに対応済みです。${whoDid(name)}が${when}欠勤として登録しました。`
    case 'cancel':
      return actedBy === null
        ? `ワーカーが${when}キャンセルしています。`
        : `すでに対応済みです。${whoDid(name)}が${when}ワーカー都合のキャンセルとして記録しました。`
  }
}
/** Refuses the second of two who act on one matching, with what the first did. */
export async function refuseIfEnded(db: Tx, scope: ClientScope, matching: Matching, now: Date) {
  const ended = await endedBy(db, scope, matching, now)
  if (ended) throw conflict(ended, 'already_done')
}

/** A line about the shift in the room of the pair. */
export async function postSystemMessage(
  db: Tx,
  { clientId, userId, offeringId }: Matching,
  body: string,
  now: Date,
) {
  await writeMessage(
    db,
    await ensureRoom({ db, now }, clientId, userId, offeringId),
    { side: 'system', kind: 'system', body, offeringId },
    now,
  )
}
