import type { Pay } from '@/contracts/offerings/schemas'
import type { FixReasonKind } from '@/contracts/paymentCorrections/enums'
import { cannotCheckIn, cannotCheckOut, lateMinOf, LATE_PENALTY } from '@/domain/matchings/matching'
import {
  cannotRequestFix,
  CHECK_OUT_GRACE_MIN,
  scannedEndOf,
  scannedTimes,
  unpaidMinutesAfterEnd,
} from '@/domain/matchings/settlement'
import { hasUnplannedOvertime } from '@/domain/pay/overtime'
import { payOf } from '@/domain/pay/pay'
import { dayOf, formatShift, minutesBetween } from '@/lib/date'
import type { Tx, Operation } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { bookAfterClose } from '@/server/modules/billing/service'
import {
  awaitCorrection,
  checkInMatching,
  checkOutMatching,
} from '@/server/modules/matchings/records/changes'
import { otherWorkOf, workElsewhereOf } from '@/server/modules/matchings/records/otherWork'
import { ownMatching } from '@/server/modules/matchings/service'
import {
  approveWhenDue,
  correctionDueDays,
  correctionsOf,
  countWork,
  openCorrection,
  postCorrectionMessage,
  type FixInput,
} from '@/server/modules/paymentCorrections/service'
import { addPenaltyPoints } from '@/server/modules/workers/records/figures'

export type { FixInput }

/**
 * A worker scans the store's code on arrival. Pay counts from the start of the shift even after an earlier scan; one
 * minute after the start is late.
 */
export async function checkIn(db: Tx, userId: number, offeringId: number, now: Date) {
  const { matching, offering } = await ownMatching(db, userId, offeringId)
  const reason = cannotCheckIn({ ...offering, ...matching }, now)
  if (reason) throw conflict(reason)
  await checkInMatching(db, matching, now)
}

/** The message for a worker who scans the code on leaving after an early release. */
export const releasedEarly =
  '店舗の都合による早上がりで、勤務は終わっています。報酬は確定しており、チェックアウトの操作は必要ありません。'

/**
 * A worker scans the code on leaving. When both scans are on time, the planned pay is fixed at once and undefined is
 * returned. Otherwise the scanned times are sent to the store as a correction request, whose id is returned.
 */
export async function checkOut(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  reasonText = '',
): Promise<number | undefined> {
  const shift = await ownMatching(db, userId, offeringId)
  const { matching, offering } = shift
  if (matching.earlyReleaseReason !== null) throw conflict(releasedEarly)
  const reason = cannotCheckOut({ ...offering, ...matching })
  const { checkedInAt } = matching
  if (reason || !checkedInAt) throw conflict(reason ?? 'チェックインしていません。')
  const isLate = lateMinOf(offering.startAt, checkedInAt) > 0
  const minutesAfterEnd = minutesBetween(offering.endAt, now)
  const reasonKinds: FixReasonKind[] = [
    ...(isLate ? ['late' as const] : []),
    ...(minutesAfterEnd < 0 ? ['early_leave' as const] : []),
    ...(minutesAfterEnd > CHECK_OUT_GRACE_MIN ? ['overtime' as const] : []),
  ]
  const isOnTime = reasonKinds.length === 0
  await checkOutMatching(
    db,
    matching,
    isOnTime ? await plannedPayOf(db, shift, now) : undefined,
    now,
  )
  await bookAfterClose({ db, now }, matching, 'fixAfterClose')
  if (isLate) await addPenaltyPoints(db, userId, LATE_PENALTY)
  await countWork(db, matching, offering.workOn, now)
  if (isOnTime) {
    if (minutesAfterEnd > 0)
      await postCorrectionMessage(
        db,
        shift,
        `のチェックアウトは、終了の${Math.ceil(minutesAfterEnd)}分後でした。この時間も働いた場合は、修正依頼で報酬に加えられます。`,
        now,
      )
    return undefined
  }
  return requestFix({ db, now }, userId, offeringId, {
    reasonKinds,
    reasonText: reasonText || AUTOMATIC_REASON,
    ...scannedTimes(offering, { checkedInAt, checkedOutAt: now.toISOString() }),
  })
}

/** The planned pay, with the overtime that results from other work for the employer in the day and the week. */
async function plannedPayOf(
  db: Tx,
  { matching, offering }: Awaited<ReturnType<typeof ownMatching>>,
  now: Date,
): Promise<Pay> {
  const { scheduledPay, hourlyWageYen, transportationYen } = matching
  const otherWork = await otherWorkOf(db, matching)
  if (!hasUnplannedOvertime(scheduledPay, otherWork)) return scheduledPay
  const { startAt, endAt, breakMin } = offering
  const times = { startAt, endAt, breakMin }
  const { bonuses } = scheduledPay
  return payOf({
    ...times,
    hourlyWageYen,
    transportationYen,
    bonuses,
    otherWork,
    paidOn: dayOf(now),
  })
}

const AUTOMATIC_REASON =
  'チェックイン・アウトの時刻が予定と異なるため、実際の時刻での修正をお願いします。'

/** Requests the minutes between the planned end and the check-out. Returns the request's id. */
export async function requestScannedEnd(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
): Promise<number> {
  const { matching, offering } = await ownMatching(db, userId, offeringId)
  const { checkedOutAt } = matching
  // A second request is refused below, with its reason.
  const minutes = unpaidMinutesAfterEnd({ ...matching, isCorrectionOpen: false })
  if (minutes === 0 || checkedOutAt === null)
    throw conflict('終了後に記録された、未払いの時間はありません。')
  return requestFix({ db, now }, userId, offeringId, {
    reasonKinds: ['overtime'],
    reasonText: `チェックアウトは終了の${minutes}分後でした。この時間も働きました。`,
    startAt: offering.startAt,
    endAt: scannedEndOf(checkedOutAt),
    breakMin: offering.breakMin,
  })
}

/** A worker asks the store to correct the times or the pay of a shift (修正依頼). Returns the request's id. */
export async function requestFix(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  input: FixInput,
): Promise<number> {
  const shift = await ownMatching(db, userId, offeringId)
  const { matching } = shift
  const earlier = await correctionsOf(db, matching)
  const reason = cannotRequestFix({ ...shift.offering, ...matching }, earlier, now)
  if (reason) throw conflict(reason)
  refuseInvalidTimes(input)
  // A pay that is fixed stays fixed: the request is about the difference (労働基準法24条: what was earned is owed).
  if (matching.fixedPay === null) await awaitCorrection(db, matching)
  const previousId = earlier.findLast(({ status }) => status === 'rejected')?.id ?? null
  const workElsewhere = await workElsewhereOf(db, { ...matching, ...input })
  const id = await openCorrection({ db, now }, { ...shift, workElsewhere }, input, previousId)
  await approveWhenDue({ db, now })
  const { clientId } = shift.matching
  const { startAt, endAt, title } = shift.offering
  await notifyStore(
    db,
    {
      clientId,
      event: 'fix_payment_request',
      title: '修正依頼が届きました',
      text: `${formatShift(startAt, endAt, now)}「${title}」の修正依頼です。${correctionDueDays}日以内に回答してください。期限を過ぎると自動で承認されます。`,
      path: `/clients/${clientId}`,
    },
    now,
  )
  return id
}

function refuseInvalidTimes({ startAt, endAt, breakMin }: FixInput) {
  const spanMin = minutesBetween(startAt, endAt)
  if (spanMin <= 0 || breakMin < 0 || breakMin > spanMin)
    throw conflict('修正後の時刻と休憩を確認してください。終了は開始より後にしてください。')
}
