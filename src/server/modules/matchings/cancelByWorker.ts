import { eq } from 'drizzle-orm'
import { cancelPenaltyOf, cannotCancelByWorker } from '@/domain/matchings/matching'
import { formatShift, minutesBetween } from '@/lib/date'
import { matchings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { writeToPair } from '@/server/modules/chat/service'
import { countCancel } from '@/server/modules/workers/records/figures'
import { ownMatching } from './ownMatching'
import { freeSeat, lockOffering } from './seats'

/** A cancellation with fewer hours left before the start counts as a last-minute one. */
const LAST_MINUTE_HOURS = 24

/**
 * `reasonCategoryId`: one of the service's cancel reasons. `recordedBy`: the member of staff who records the
 * cancellation for the worker; undefined if the worker cancels in the app.
 */
type WorkerCancellation = {
  userId: number
  offeringId: number
  reasonCategoryId: number
  recordedBy?: { id: number }
}

/**
 * A worker cancels before the start (ワーカー都合のキャンセル). The seat is free again at once; the store pays nothing;
 * the worker gets penalty points.
 */
export async function cancelByWorker(
  { db, now }: Operation,
  { userId, offeringId, reasonCategoryId, recordedBy }: WorkerCancellation,
) {
  // The offering is locked before the matching, as everywhere: another order could deadlock with an application.
  await lockOffering(db, offeringId)
  const { matching, offering } = await ownMatching(db, userId, offeringId)
  const reason = cannotCancelByWorker({ ...offering, ...matching }, now)
  if (reason) throw conflict(reason)
  await db
    .update(matchings)
    .set({
      status: 'cancel',
      cancelledAt: now.toISOString(),
      cancelBy: 'user',
      cancelReasonCategoryId: reasonCategoryId,
      paymentStatus: 'none',
      // Reset when the worker cancels: these columns may name staff who changed the matching before.
      actedBy: recordedBy?.id ?? null,
      actedAt: recordedBy ? now.toISOString() : null,
    })
    .where(eq(matchings.id, matching.id))
  await freeSeat({ db, now }, offering)
  await addPenalty(db, userId, offering.startAt, now)
  const action = recordedBy
    ? 'は、ワーカーからの連絡を受けて、店舗がワーカー都合のキャンセルとして記録しました'
    : 'を、ワーカーがキャンセルしました'
  const body = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」${action}。空いた枠は、締切まで自動で再募集されます。`
  await writeToPair({ db, now }, { clientId: matching.clientId, userId, offeringId }, [
    { side: 'system', kind: 'system', body, offeringId },
  ])
  await notifyStore(
    db,
    {
      clientId: matching.clientId,
      event: 'worker_cancel',
      title: 'ワーカーがキャンセルしました',
      text: body,
      path: `/clients/${matching.clientId}/offerings/${offeringId}`,
    },
    now,
  )
}

/** Adds the cancellation and its penalty points to the worker's record. */
async function addPenalty(db: Tx, userId: number, startAt: string, now: Date) {
  const penaltyPoints = cancelPenaltyOf(startAt, now)
  const isLastMinute = minutesBetween(now, startAt) < LAST_MINUTE_HOURS * 60
  await countCancel(db, userId, { penaltyPoints, isLastMinute })
}
