import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { cancelCause } from '@/domain/cancellation/cancelNotice'
import { formatDateTime } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  fixPaymentRequests,
  liveMatchingStatuses,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { accountNames, whoDid } from '@/server/modules/accounts/records/names'
import { writeToPair } from '@/server/modules/chat/service'
import { lockOffering } from './seats'

// What other modules and the workers' side use of the matchings, besides the functions of this file.
export { sendArrivalReminders } from './arrivalReminders'
export { cancelByWorker } from './cancelByWorker'
export { ownMatching } from './ownMatching'
export { offeringUsers } from './repository'
export { endSeats, lockOffering } from './seats'

type Matching = typeof matchings.$inferSelect

type DayRecord = { at: Date; by: number } | null

/** Records who saw the certificate of age and when; null removes the record. Returns the row. */
export const setAgeCertificate = async (db: Tx, id: number, seen: DayRecord) =>
  firstOrNotFound(
    await db
      .update(matchings)
      .set({
        ageCertificateSeenAt: seen?.at.toISOString() ?? null,
        ageCertificateSeenBy: seen?.by ?? null,
      })
      .where(eq(matchings.id, id))
      .returning(),
  )

/** Records who trained the worker before the work and when; null removes the record. Returns the row. */
export const setSafetyTraining = async (db: Tx, id: number, training: DayRecord) =>
  firstOrNotFound(
    await db
      .update(matchings)
      .set({
        safetyTrainedAt: training?.at.toISOString() ?? null,
        safetyTrainedBy: training?.by ?? null,
      })
      .where(eq(matchings.id, id))
      .returning(),
  )

/**
 * Locks a matching of this store and returns it with its offering and with `times`, the facts for its rules. Locks the
 * offering first, then the matching, as every writer does.
 */
export async function lockMatching(db: Tx, scope: ClientScope, offeringId: number, userId: number) {
  firstOrNotFound(
    await db.select({ id: offerings.id }).from(offerings).where(scope.has(offerings, offeringId)),
  )
  const offering = await lockOffering(db, offeringId)
  const matching = firstOrNotFound(
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
    offering,
    matching,
    times: {
      ...matching,
      startAt: offering.startAt,
      endAt: offering.endAt,
      fixStatus: fix?.status ?? null,
    },
  }
}

/**
 * Whether the worker has another shift at the same time at any store. Run it inside `bypassRls`: the scope of one store
 * hides the other stores. Locks the worker, as an application does, so that none can come in between.
 */
export async function hasOverlappingShift(db: Tx, { id, userId, startAt, endAt }: Matching) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const overlapping = and(
    eq(matchings.userId, userId),
    ne(matchings.id, id),
    inArray(matchings.status, liveMatchingStatuses),
    lt(matchings.startAt, endAt),
    gt(matchings.endAt, startAt),
  )
  return (await db.$count(matchings, overlapping)) > 0
}

/** Returns a sentence for the screen that says who ended a matching and how; undefined while it is live. */
export async function endedBy(
  db: Tx,
  scope: ClientScope,
  { status, rejectReasonCode, cancelledAt, actedBy, actedAt }: Matching,
  now: Date,
) {
  if (status === 'established' || status === 'worked') return undefined
  const name =
    actedBy === null ? undefined : (await accountNames(db, scope, [actedBy])).get(actedBy)
  const at = cancelledAt ?? actedAt
  const when = at === null ? '' : `${formatDateTime(at, now)}に`
  switch (status) {
    case 'rejected':
      return `すでに対応済みです。${whoDid(name)}が${when}${cancelCause(rejectReasonCode)}キャンセルしました。`
    case 'absence':
      return `すでに対応済みです。${whoDid(name)}が${when}欠勤として登録しました。`
    case 'cancel':
      return actedBy === null
        ? `ワーカーが${when}キャンセルしています。`
        : `すでに対応済みです。${whoDid(name)}が${when}ワーカー都合のキャンセルとして記録しました。`
  }
}
/** Throws 409 if the matching has already ended, with a sentence that says who ended it and how. */
export async function refuseIfEnded(db: Tx, scope: ClientScope, matching: Matching, now: Date) {
  const ended = await endedBy(db, scope, matching, now)
  if (ended) throw conflict(ended, 'already_done')
}

/** Posts a system message about the shift in the chat room of store and worker. */
export async function postSystemMessage(
  db: Tx,
  { clientId, userId, offeringId }: Matching,
  body: string,
  now: Date,
) {
  await writeToPair({ db, now }, { clientId, userId, offeringId }, [
    { side: 'system', kind: 'system', body, offeringId },
  ])
}
