import type { Pay } from '@/contracts/offerings/schemas'
import type { FixPaymentRequestStatus, FixReasonKind } from '@/contracts/paymentCorrections/enums'
import {
  addDays,
  dayMs,
  dayOf,
  endOfDay,
  type Instant,
  minuteMs,
  minutesBetween,
  msOf,
} from '@/lib/date'
import { lateMinOf, type MatchingTimes } from './matching'
import { fixedPayOf, type FixTimes } from './paymentCorrection'

/** A check-out up to this many minutes after the planned end counts as that end, unless the minutes are requested. */
export const CHECK_OUT_GRACE_MIN = 10
/** The worker can request the first correction until the end of this many days after the shift. */
export const FIX_WITHIN_DAYS = 7
/** After a refusal the worker may request once more within this many days. */
export const ANSWER_REFUSAL_DAYS = 7
/** The first request, and one more after a refusal. */
const MAX_REQUESTS = 2
/** The store is notified of an unrecorded shift this many days after its end, before it counts as an absence. */
export const UNRECORDED_WARNING_DAYS = 5

type Planned = { startAt: string; endAt: string; breakMin: number }
type Scans = { checkedInAt: Instant | null; checkedOutAt: Instant | null }
export type CorrectionState = {
  status: FixPaymentRequestStatus
  respondedAt: Instant | null
  counter: FixTimes | null
  reasonKinds: readonly FixReasonKind[]
}
const minuteOf = (instant: Instant, round: 'floor' | 'ceil') =>
  new Date(Math[round](msOf(instant) / minuteMs) * minuteMs).toISOString()

/** Rounds a check-out up to the end of work: a minute begun is a minute worked. */
export const scannedEndOf = (checkedOutAt: Instant) => minuteOf(checkedOutAt, 'ceil')

/**
 * Returns the times of work by the scans, in whole minutes in favour of the worker (労働基準法24条). A check-in before
 * the planned start counts as that start, a missing check-out as the planned end. No scan shows the break, so it is as
 * planned, but never longer than the time between the scans.
 */
export const scannedTimes = (planned: Planned, { checkedInAt, checkedOutAt }: Scans): Planned => {
  const cameAt = checkedInAt ?? planned.startAt
  const isLate = lateMinOf(planned.startAt, cameAt) > 0
  const startAt = isLate ? minuteOf(cameAt, 'floor') : planned.startAt
  const leftAt = checkedOutAt ?? planned.endAt
  const beyondMin = minutesBetween(planned.endAt, leftAt)
  const isAtPlannedEnd = beyondMin >= 0 && beyondMin <= CHECK_OUT_GRACE_MIN
  const endAt = isAtPlannedEnd ? planned.endAt : scannedEndOf(leftAt)
  const spanMin = Math.max(0, minutesBetween(startAt, endAt))
  return { startAt, endAt, breakMin: Math.min(planned.breakMin, spanMin) }
}

/**
 * Returns the whole minutes after the planned end that the check-out shows and the fixed pay leaves out because they
 * are within `CHECK_OUT_GRACE_MIN`. They are working time if the worker worked (労働基準法24条), and the store can pay
 * them with one button. 0 while a correction is open, and if the pay differs from the plan for another reason.
 */
export const unpaidMinutesAfterEnd = (m: {
  endAt: Instant
  checkedOutAt: Instant | null
  scheduledPay: { workMin: number }
  fixedPay: { workMin: number } | null
  isCorrectionOpen: boolean
}): number => {
  if (m.checkedOutAt === null || m.fixedPay === null || m.isCorrectionOpen) return 0
  if (m.fixedPay.workMin !== m.scheduledPay.workMin) return 0
  const minutes = Math.ceil(minutesBetween(m.endAt, m.checkedOutAt))
  return minutes <= CHECK_OUT_GRACE_MIN ? Math.max(0, minutes) : 0
}

/**
 * Returns the gross pay (yen) of a shift that is paid until the check-out, as a correction that requests the minutes
 * after the planned end would pay it.
 */
export const grossYenUntilCheckOut = (
  m: Planned & {
    checkedOutAt: Instant
    hourlyWageYen: number
    transportationYen: number
    scheduledPay: Pick<Pay, 'bonuses'>
  },
): number =>
  fixedPayOf({
    ...m,
    reasonKinds: ['overtime'],
    planned: m,
    requested: { startAt: m.startAt, endAt: scannedEndOf(m.checkedOutAt), breakMin: m.breakMin },
    bonuses: m.scheduledPay.bonuses,
  }).grossYen

/** Returns when the time for requesting a correction ends, given the requests so far. */
const requestClosesAt = (endAt: Instant, corrections: readonly CorrectionState[]): Instant => {
  const refused = corrections.findLast(({ status }) => status === 'rejected')
  const firstClosesAt = endOfDay(addDays(dayOf(endAt), FIX_WITHIN_DAYS))
  if (refused?.respondedAt == null) return firstClosesAt
  return new Date(msOf(refused.respondedAt) + ANSWER_REFUSAL_DAYS * dayMs).toISOString()
}

/**
 * Why the worker cannot request a correction now. It is possible from the start until seven days after the day of the
 * end, and once more within seven days of a refusal. It is not possible while a request is open, once one is approved,
 * and after the payout.
 */
export const cannotRequestFix = (
  m: Pick<MatchingTimes, 'status' | 'startAt' | 'endAt' | 'paymentStatus' | 'cancelReviewDueAt'>,
  corrections: readonly CorrectionState[],
  now: Instant,
): string | undefined => {
  if (m.status !== 'worked' && m.status !== 'established')
    return 'この勤務には、修正依頼を送れません。'
  if (m.cancelReviewDueAt != null)
    return '店舗からのキャンセル申請を、運営が審査中です。結果が出るまで、修正依頼は送れません。'
  if (msOf(now) < msOf(m.startAt)) return '勤務が始まるまで、修正依頼は送れません。'
  if (m.paymentStatus === 'paid')
    return '報酬が支払われた後のため、修正依頼を送れません。運営にお問い合わせください。'
  const has = (...statuses: FixPaymentRequestStatus[]) =>
    corrections.some(({ status }) => statuses.includes(status))
  if (has('requested')) return '確認待ちの修正依頼があります。店舗の回答をお待ちください。'
  if (has('approved', 'auto_approved')) return '承認済みのため、修正依頼を送れません。'
  const refusals = corrections.filter(({ status }) => status === 'rejected').length
  if (refusals >= MAX_REQUESTS)
    return '修正依頼を送り直せるのは1回までです。運営にお問い合わせください。'
  if (msOf(requestClosesAt(m.endAt, corrections)) > msOf(now)) return undefined
  return refusals > 0
    ? `差し戻しから${ANSWER_REFUSAL_DAYS}日を過ぎたため、修正依頼を送れません。`
    : `勤務から${FIX_WITHIN_DAYS}日を過ぎたため、修正依頼を送れません。`
}

/** How a shift without fixed pay is settled: `counter` by the store's proposal, `scans` by check-in and check-out. */
export type Settlement =
  | { kind: 'pay'; basis: 'counter' | 'scans'; times: FixTimes }
  | { kind: 'absence' }

/**
 * Settles a shift whose pay is not fixed, once corrections are no longer possible; undefined before that, and if the
 * pay is fixed. After a refusal the store's proposal counts, otherwise the scans. Without a check-in and a proposal the
 * shift counts as an absence. Wages are due whether or not a button was pressed (労働基準法24条, ADR 26).
 */
export const settlementOf = (
  m: Planned & Scans & { status: MatchingTimes['status']; isPayFixed: boolean },
  corrections: readonly CorrectionState[],
  now: Instant,
): Settlement | undefined => {
  if (m.isPayFixed || (m.status !== 'worked' && m.status !== 'established')) return undefined
  if (corrections.some(({ status }) => status === 'requested')) return undefined
  if (msOf(requestClosesAt(m.endAt, corrections)) > msOf(now)) return undefined
  const counter = corrections.findLast(({ status }) => status === 'rejected')?.counter
  if (counter) return { kind: 'pay', basis: 'counter', times: counter }
  return m.checkedInAt === null
    ? { kind: 'absence' }
    : { kind: 'pay', basis: 'scans', times: scannedTimes(m, m) }
}
