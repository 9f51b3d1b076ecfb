import { and, eq, sql } from 'drizzle-orm'
import type { FixReasonKind } from '@/contracts/paymentCorrections/enums'
import { addDays, dayOf, endOfDay, formatShift, minutesBetween, msOf } from '@/lib/date'
import { cannotCheckIn, cannotCheckOut, lateMinOf, latePenalty } from '@/domain/matchings/matching'
import { payOf } from '@/domain/pay/pay'
import type { Tx, Operation } from '@/server/db/transaction'
import { fixPaymentRequests, matchings, users } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import { notifyStore } from '@/server/jobs/messages'
import { conflict } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { ownMatching } from '@/server/modules/matchings/service'
import { countWork } from '@/server/modules/paymentCorrections/service'

/** A check-out up to so many minutes after the end counts as the planned end. A later one is overtime and becomes a correction request. */
export const CHECK_OUT_GRACE_MIN = 10
/** A correction can be requested until so many days after the end of the shift. */
export const FIX_WITHIN_DAYS = 7
/** A request that the store does not answer within so many days is approved automatically. */
const FIX_DUE_DAYS = 7

/** The instant at the full minute before or after it. */
const minuteOf = (instant: Date, round: 'floor' | 'ceil') =>
  new Date(Math[round](instant.getTime() / 60_000) * 60_000).toISOString()

/** A worker scans the store's code on arrival. Pay counts from the start of the shift even after an earlier scan; one minute after the start is late. */
export async function checkIn(db: Tx, userId: number, offeringId: number, now: Date) {
  const { matching, posting } = await ownMatching(db, userId, offeringId)
  const reason = cannotCheckIn({ ...posting, ...matching }, now)
  if (reason) throw conflict(reason)
  await db
    .update(matchings)
    .set({ checkedInAt: now.toISOString() })
    .where(eq(matchings.id, matching.id))
}

/**
 * A worker scans the code on leaving. When both scans are on time, the planned pay is fixed at once and undefined is returned. Otherwise the scanned times are sent to the
 * store as a correction request, whose id is returned.
 */
export async function checkOut(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  reasonText = '',
): Promise<number | undefined> {
  const { matching, posting } = await ownMatching(db, userId, offeringId)
  const reason = cannotCheckOut({ ...posting, ...matching })
  const { checkedInAt } = matching
  if (reason || !checkedInAt) throw conflict(reason ?? 'チェックインしていません。')
  const isLate = lateMinOf(posting.startAt, checkedInAt) > 0
  const minutesAfterEnd = minutesBetween(posting.endAt, now)
  const reasonKinds: FixReasonKind[] = [
    ...(isLate ? ['late' as const] : []),
    ...(minutesAfterEnd < 0 ? ['early_leave' as const] : []),
    ...(minutesAfterEnd > CHECK_OUT_GRACE_MIN ? ['overtime' as const] : []),
  ]
  const isOnTime = reasonKinds.length === 0
  await db
    .update(matchings)
    .set({
      status: 'worked',
      checkedOutAt: now.toISOString(),
      ...(isOnTime
        ? { fixedPay: matching.scheduledPay, paymentStatus: 'confirmed' as const }
        : { paymentStatus: 'awaiting_fix' as const }),
    })
    .where(eq(matchings.id, matching.id))
  if (isLate)
    await db
      .update(users)
      .set({ penaltyPoints: sql`${users.penaltyPoints} + ${latePenalty}` })
      .where(eq(users.id, userId))
  await countWork(db, matching, posting.workOn, now)
  if (isOnTime) return undefined
  const startAt = isLate ? minuteOf(new Date(checkedInAt), 'floor') : posting.startAt
  const endAt =
    minutesAfterEnd >= 0 && minutesAfterEnd <= CHECK_OUT_GRACE_MIN
      ? posting.endAt
      : minuteOf(now, 'ceil')
  const spanMin = minutesBetween(startAt, endAt)
  return requestFix({ db, now }, userId, offeringId, {
    reasonKinds,
    reasonText: reasonText || AUTOMATIC_REASON,
    startAt,
    endAt,
    breakMin: Math.min(posting.breakMin, Math.max(0, spanMin)),
  })
}

const AUTOMATIC_REASON = '出退勤の時刻が予定と異なるため、実際の時刻での修正をお願いします。'

export type FixInput = {
  reasonKinds: FixReasonKind[]
  reasonText: string
  startAt: string
  endAt: string
  breakMin: number
  transportationYen?: number
}

/** A worker asks the store to correct the times or the pay of a shift (修正依頼). Returns the request's id. */
export async function requestFix(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  input: FixInput,
): Promise<number> {
  const shift = await ownMatching(db, userId, offeringId)
  refuseUnlessCorrectable(shift, now)
  refuseInvalidTimes(input)
  const previousId = await previousRejectedRequest(db, shift.matching)
  await db
    .update(matchings)
    .set({ paymentStatus: 'awaiting_fix', fixedPay: null })
    .where(eq(matchings.id, shift.matching.id))
  const id = await insertRequest({ db, now }, shift, input, previousId)
  const { clientId } = shift.matching
  const { startAt, endAt, title } = shift.posting
  await notifyStore(
    db,
    {
      clientId,
      event: 'fix_payment_request',
      title: '修正依頼が届きました',
      text: `${formatShift(startAt, endAt, now)}「${title}」の修正依頼です。${FIX_DUE_DAYS}日以内に回答してください。期限を過ぎると自動で承認されます。`,
      path: `/clients/${clientId}`,
    },
    now,
  )
  return id
}

type OwnShift = Awaited<ReturnType<typeof ownMatching>>

/** 409 for a shift that was cancelled, has not begun, is too long ago, or is paid already. */
function refuseUnlessCorrectable({ matching, posting }: OwnShift, now: Date) {
  if (matching.status !== 'worked' && matching.status !== 'established')
    throw conflict('この勤務には、修正依頼を送れません。')
  if (now.getTime() < msOf(posting.startAt))
    throw conflict('勤務が始まるまで、修正依頼は送れません。')
  if (msOf(endOfDay(addDays(dayOf(posting.endAt), FIX_WITHIN_DAYS))) <= now.getTime())
    throw conflict(`勤務から${FIX_WITHIN_DAYS}日を過ぎたため、修正依頼を送れません。`)
  if (matching.paymentStatus === 'paid')
    throw conflict('報酬が支払われた後のため、修正依頼を送れません。運営にお問い合わせください。')
}

function refuseInvalidTimes({ startAt, endAt, breakMin }: FixInput) {
  const spanMin = minutesBetween(startAt, endAt)
  if (spanMin <= 0 || breakMin < 0 || breakMin > spanMin)
    throw conflict('修正後の時刻と休憩を確認してください。終了は開始より後にしてください。')
}

/** The request that the store rejected last, null when there is none; 409 while one is open or after one was approved. */
async function previousRejectedRequest(db: Tx, { id, clientId }: OwnShift['matching']) {
  const earlier = await db
    .select({ id: fixPaymentRequests.id, status: fixPaymentRequests.status })
    .from(fixPaymentRequests)
    .where(and(eq(fixPaymentRequests.clientId, clientId), eq(fixPaymentRequests.matchingId, id)))
    .orderBy(fixPaymentRequests.id)
  if (earlier.some(({ status }) => status === 'requested'))
    throw conflict('確認待ちの修正依頼があります。店舗の回答をお待ちください。')
  if (earlier.some(({ status }) => status === 'approved' || status === 'auto_approved'))
    throw conflict('承認済みのため、修正依頼を送れません。')
  return earlier.findLast(({ status }) => status === 'rejected')?.id ?? null
}

/** Stores the request with what it would pay, and queues its automatic approval. */
async function insertRequest(
  { db, now }: Operation,
  { matching, posting }: OwnShift,
  { reasonKinds, reasonText, transportationYen, ...times }: FixInput,
  previousId: number | null,
) {
  const { grossYen } = payOf({
    ...times,
    hourlyWageYen: matching.hourlyWageYen,
    transportationYen: transportationYen ?? matching.transportationYen,
    bonuses: matching.scheduledPay.bonuses,
  })
  const dueAt = new Date(now.getTime() + FIX_DUE_DAYS * 86_400_000)
  await enqueue(db, 'fixDue', {}, dueAt)
  const { id } = takeOne(
    await db
      .insert(fixPaymentRequests)
      .values({
        clientId: matching.clientId,
        matchingId: matching.id,
        reasonKinds,
        reasonText,
        planned: {
          startAt: posting.startAt,
          endAt: posting.endAt,
          breakMin: posting.breakMin,
          grossYen: matching.scheduledPay.grossYen,
        },
        requested: {
          ...times,
          grossYen,
          ...(transportationYen !== undefined && { transportationYen }),
        },
        status: 'requested',
        requestedAt: now.toISOString(),
        dueAt: dueAt.toISOString(),
        previousId,
      })
      .returning({ id: fixPaymentRequests.id }),
  )
  return id
}
