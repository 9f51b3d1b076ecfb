import { sql } from 'drizzle-orm'
import type { matchings as contract } from '@/contracts/matchings'
import {
  cannotReleaseEarly,
  earlyReleaseReasonLabel,
  releasedPayOf,
} from '@/domain/matchings/earlyRelease'
import { lateMinOf, LATE_PENALTY } from '@/domain/matchings/matching'
import { formatShift, formatTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { matchings } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { bookAfterClose } from '@/server/modules/billing/service'
import { countWork } from '@/server/modules/paymentCorrections/service'
import { addPenaltyPoints } from '@/server/modules/workers/records/figures'
import { findOfferingUser } from './detail'
import { lockMatching, postSystemMessage, refuseIfEnded } from './service'

/**
 * Ends the shift of a worker at work: the planned pay is fixed at once, so no correction is needed. The worker is
 * notified in the room, and may still request a correction.
 */
export async function releaseEarly({
  db,
  scope,
  account,
  offeringId,
  userId,
  body,
  now,
}: Call<typeof contract.releaseEarly>) {
  const { offering, matching, times } = await lockMatching(db, scope, offeringId, userId)
  await refuseIfEnded(db, scope, matching, now)
  const refusal = cannotReleaseEarly(times, now)
  if (refusal) throw conflict(refusal)
  const pay = releasedPayOf({ ...matching, breakMin: offering.breakMin }, now)
  if (pay.grossYen !== body.grossYen)
    throw conflict(`報酬は${formatYen(pay.grossYen)}に変わりました。内容を確かめてください。`)
  await db
    .update(matchings)
    .set({
      status: 'worked',
      checkedOutAt: now.toISOString(),
      fixedPay: pay,
      paymentStatus: 'confirmed',
      earlyReleaseReason: body.reason,
      earlyReleaseNote: body.note,
      actedBy: account.id,
      actedAt: now.toISOString(),
      lockVersion: sql`lock_version + 1`,
    })
    .where(scope.has(matchings, matching.id))
  await bookAfterClose({ db, now }, matching, 'fixAfterClose', account.id)
  const isLate = lateMinOf(matching.startAt, matching.checkedInAt) > 0
  if (isLate) await addPenaltyPoints(db, userId, LATE_PENALTY)
  await countWork(db, matching, offering.workOn, now)
  const shift = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」`
  const reason = body.note || earlyReleaseReasonLabel[body.reason]
  const basis = isLate ? '遅れた分を除き、予定の終了までの' : '予定どおり'
  await postSystemMessage(
    db,
    matching,
    `${shift}は、店舗の都合(${reason})により、${formatTime(now)}で早上がりになりました。報酬は${basis}${formatYen(pay.grossYen)}で確定しました。チェックアウトの操作は必要ありません。内容が違うときは、修正依頼を送ってください。`,
    now,
  )
  return findOfferingUser({ db, scope, now }, offeringId, userId)
}
