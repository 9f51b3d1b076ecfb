import { eq, sql } from 'drizzle-orm'
import { cancelPenaltyOf, cannotCancelByWorker } from '@/domain/matchings/matching'
import { formatShift, minutesBetween } from '@/lib/date'
import type { Operation } from '@/server/db/transaction'
import { matchings, users } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { conflict } from '@/server/http/errors'
import { ensureRoom, writeMessage } from '@/server/modules/chat/service'
import { ownMatching } from './ownMatching'
import { freeSeat, lockPosting } from './seats'

/** A cancel this near to the start counts as a last-minute one, hours. */
const LAST_MINUTE_HOURS = 24

/**
 * A worker calls off before the start. The seat is free again at once; the store pays nothing. `reasonCategoryId` is one of the service's
 * cancel reasons. `recordedBy`: the member of staff to whom the worker said it, and who enters it for them.
 */
export async function cancel(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  reasonCategoryId: number,
  { recordedBy }: { recordedBy?: { id: number } } = {},
) {
  // The posting first, as an application does: both change the seats.
  await lockPosting(db, offeringId)
  const { matching, posting } = await ownMatching(db, userId, offeringId)
  const reason = cannotCancelByWorker({ ...posting, ...matching }, now)
  if (reason) throw conflict(reason)
  await db
    .update(matchings)
    .set({
      status: 'cancel',
      cancelledAt: now.toISOString(),
      cancelBy: 'user',
      cancelReasonCategoryId: reasonCategoryId,
      paymentStatus: 'none',
      // Nobody of staff, where the worker did it: whoever of them changed the matching before did not end it.
      actedBy: recordedBy?.id ?? null,
      actedAt: recordedBy ? now.toISOString() : null,
    })
    .where(eq(matchings.id, matching.id))
  await freeSeat(db, offeringId)
  const points = cancelPenaltyOf(posting.startAt, now)
  const lastMinute = minutesBetween(now, posting.startAt) < LAST_MINUTE_HOURS * 60 ? 1 : 0
  await db
    .update(users)
    .set({
      cancelCount: sql`${users.cancelCount} + 1`,
      lastMinuteCancelCount: sql`${users.lastMinuteCancelCount} + ${lastMinute}`,
      penaltyPoints: sql`${users.penaltyPoints} + ${points}`,
    })
    .where(eq(users.id, userId))
  const did = recordedBy
    ? 'は、ワーカーからの連絡を受けて、店舗がワーカー都合のキャンセルとして記録しました'
    : 'を、ワーカーがキャンセルしました'
  const body = `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」${did}。空いた枠は、締切まで自動で再募集されます。`
  await writeMessage(
    db,
    await ensureRoom({ db, now }, matching.clientId, userId, offeringId),
    { side: 'system', kind: 'system', body, offeringId },
    now,
  )
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
