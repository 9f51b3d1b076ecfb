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

/** A check-out up to so many minutes after the end is the planned end: people gather their things. Longer is work, and asked for by a request. */
export const CHECK_OUT_GRACE_MIN = 10
/** A correction may be asked for until so many days after the end, and is approved by itself so many days later. */
export const FIX_WITHIN_DAYS = 7
const FIX_DUE_DAYS = 7

const minuteOf = (instant: Date, round: 'floor' | 'ceil') =>
  new Date(Math[round](instant.getTime() / 60_000) * 60_000).toISOString()

/** A worker scans the store's code on arrival. Before the start it counts as the start; a minute after it is late. */
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
 * A worker scans the code on leaving. On time (came before the start, leaves at the end) the planned pay is fixed at once; otherwise the times as scanned go to the store
 * as a request to correct them. Answers that request's id, or undefined.
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
  const late = lateMinOf(posting.startAt, checkedInAt) > 0
  const beyond = minutesBetween(posting.endAt, now)
  const reasonKinds: FixReasonKind[] = [
    ...(late ? ['late' as const] : []),
    ...(beyond < 0 ? ['early_leave' as const] : []),
    ...(beyond > CHECK_OUT_GRACE_MIN ? ['overtime' as const] : []),
  ]
  const onTime = reasonKinds.length === 0
  await db
    .update(matchings)
    .set({
      status: 'worked',
      checkedOutAt: now.toISOString(),
      ...(onTime
        ? { fixedPay: matching.scheduledPay, paymentStatus: 'confirmed' as const }
        : { paymentStatus: 'awaiting_fix' as const }),
    })
    .where(eq(matchings.id, matching.id))
  if (late)
    await db
      .update(users)
      .set({ penaltyPoints: sql`${users.penaltyPoints} + ${latePenalty}` })
      .where(eq(users.id, userId))
  await countWork(db, matching, posting.workOn, now)
  if (onTime) return undefined
  const startAt = late ? minuteOf(new Date(checkedInAt), 'floor') : posting.startAt
  const endAt = beyond >= 0 && beyond <= CHECK_OUT_GRACE_MIN ? posting.endAt : minuteOf(now, 'ceil')
  const spanMin = minutesBetween(startAt, endAt)
  return requestFix({ db, now }, userId, offeringId, {
    reasonKinds,
    reasonText: reasonText || automatic,
    startAt,
    endAt,
    breakMin: Math.min(posting.breakMin, Math.max(0, spanMin)),
  })
}
const automatic = '出退勤の時刻が予定と異なるため、実際の時刻での修正をお願いします。'

export type FixInput = {
  reasonKinds: FixReasonKind[]
  reasonText: string
  startAt: string
  endAt: string
  breakMin: number
  transportationYen?: number
}

/** A worker asks the store to correct the times or the pay of a shift (修正依頼). Answers the request's id. */
export async function requestFix(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  { reasonKinds, reasonText, transportationYen, ...asked }: FixInput,
): Promise<number> {
  const { matching, posting } = await ownMatching(db, userId, offeringId)
  if (matching.status !== 'worked' && matching.status !== 'established')
    throw conflict('この勤務には、修正依頼を送れません。')
  if (now.getTime() < msOf(posting.startAt))
    throw conflict('勤務が始まるまで、修正依頼は送れません。')
  if (msOf(endOfDay(addDays(dayOf(posting.endAt), FIX_WITHIN_DAYS))) <= now.getTime())
    throw conflict(`勤務から${FIX_WITHIN_DAYS}日を過ぎたため、修正依頼を送れません。`)
  if (matching.paymentStatus === 'paid')
    throw conflict('報酬が支払われた後のため、修正依頼を送れません。運営にお問い合わせください。')
  const spanMin = minutesBetween(asked.startAt, asked.endAt)
  if (spanMin <= 0 || asked.breakMin < 0 || asked.breakMin > spanMin)
    throw conflict('修正後の時刻と休憩を確認してください。終了は開始より後にしてください。')
  const earlier = await db
    .select({ id: fixPaymentRequests.id, status: fixPaymentRequests.status })
    .from(fixPaymentRequests)
    .where(
      and(
        eq(fixPaymentRequests.clientId, matching.clientId),
        eq(fixPaymentRequests.matchingId, matching.id),
      ),
    )
    .orderBy(fixPaymentRequests.id)
  if (earlier.some(({ status }) => status === 'requested'))
    throw conflict('確認待ちの修正依頼があります。店舗の回答をお待ちください。')
  if (earlier.some(({ status }) => status === 'approved' || status === 'auto_approved'))
    throw conflict('承認済みのため、修正依頼を送れません。')
  const planned = {
    startAt: posting.startAt,
    endAt: posting.endAt,
    breakMin: posting.breakMin,
    grossYen: matching.scheduledPay.grossYen,
  }
  const { grossYen } = payOf({
    ...asked,
    hourlyWageYen: matching.hourlyWageYen,
    transportationYen: transportationYen ?? matching.transportationYen,
    bonuses: matching.scheduledPay.bonuses,
  })
  await db
    .update(matchings)
    .set({ paymentStatus: 'awaiting_fix', fixedPay: null })
    .where(eq(matchings.id, matching.id))
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
        planned,
        requested: {
          ...asked,
          grossYen,
          ...(transportationYen !== undefined && { transportationYen }),
        },
        status: 'requested',
        requestedAt: now.toISOString(),
        dueAt: dueAt.toISOString(),
        previousId: earlier.findLast(({ status }) => status === 'rejected')?.id ?? null,
      })
      .returning({ id: fixPaymentRequests.id }),
  )
  await notifyStore(
    db,
    {
      clientId: matching.clientId,
      event: 'fix_payment_request',
      title: '修正依頼が届きました',
      text: `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」の修正依頼です。${FIX_DUE_DAYS}日以内に回答してください。期限を過ぎると自動で承認されます。`,
      path: `/clients/${matching.clientId}`,
    },
    now,
  )
  return id
}
