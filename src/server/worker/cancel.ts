import { eq, sql } from 'drizzle-orm'
import { cancelPenaltyOf, cannotCancelByWorker } from '@/domain/matching'
import { formatShift, minutesBetween } from '@/lib/jst'
import type { Tx } from '@/server/db/database'
import { matchings, offerings, users } from '@/server/db/schema'
import { tellStore } from '@/server/jobs/kinds'
import { conflict } from '@/server/refusal'
import { only } from '@/server/rows'
import { ownMatching } from './own'
import { roomOf, writeMessage } from './rooms'

/** A cancel this near to the start counts as a last-minute one, hours. */
const LAST_MINUTE_HOURS = 24

/**
 * A worker calls off before the start. The seat is free again at once; the store pays nothing. `reasonCategoryId` is one of the service's
 * cancel reasons.
 */
export async function cancel(db: Tx, userId: number, offeringId: number, reasonCategoryId: number, now: Date) {
  // The posting first, as an application does: both change the seats.
  only(await db.select({ id: offerings.id }).from(offerings).where(eq(offerings.id, offeringId)).for('update'))
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
    })
    .where(eq(matchings.id, matching.id))
  await db
    .update(offerings)
    .set({ peopleMatched: sql`${offerings.peopleMatched} - 1` })
    .where(eq(offerings.id, offeringId))
  const points = cancelPenaltyOf(posting.startAt, now),
    lastMinute = minutesBetween(now, posting.startAt) < LAST_MINUTE_HOURS * 60 ? 1 : 0
  await db
    .update(users)
    .set({
      cancelCount: sql`${users.cancelCount} + 1`,
      lastMinuteCancelCount: sql`${users.lastMinuteCancelCount} + ${lastMinute}`,
      penaltyPoints: sql`${users.penaltyPoints} + ${points}`,
    })
    .where(eq(users.id, userId))
  const body = `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」を、ワーカーがキャンセルしました。空いた枠は、締切まで自動で再募集されます。`
  await writeMessage(db, await roomOf(db, matching.clientId, userId), { side: 'system', kind: 'system', body, offeringId }, now)
  await tellStore(
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
