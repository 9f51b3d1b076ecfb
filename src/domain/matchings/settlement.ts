import type { FixPaymentRequestStatus, FixReasonKind } from '@/contracts/paymentCorrections/enums'
import type { Pay } from '@/contracts/offerings/schemas'
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

/** Minutes after the end up to which a check-out counts as the planned end, unless the minutes beyond are requested. */
export const CHECK_OUT_GRACE_MIN = 10
/** Days after the shift until the end of which the first correction can be asked for. */
export const FIX_WITHIN_DAYS = 7
/** Days after a refusal within which the worker may ask once more. */
export const ANSWER_REFUSAL_DAYS = 7
/** The first request, and one more after a refusal. */
const MAX_REQUESTS = 2
/** Days after its end until the store is notified of an unrecorded shift, before it counts as an absence. */
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

/** The end of work by a check-out: a minute begun is a minute worked. */
export const scannedEndOf = (checkedOutAt: Instant) => minuteOf(checkedOutAt, 'ceil')

/**
 * The times that the scans bear out, in whole minutes in favour of the worker (労働基準法24条). A check-in
 * before the start is the start, a missing check-out the planned end. The break is as planned, as no scan
 * says otherwise.
 */
export const scannedTimes = (planned: Planned, { checkedInAt, checkedOutAt }: Scans): Planned => {
  const isLate = lateMinOf(planned.startAt, checkedInAt) > 0
  const startAt = checkedInAt !== null && isLate ? minuteOf(checkedInAt, 'floor') : planned.startAt
  const beyondMin = checkedOutAt === null ? 0 : minutesBetween(planned.endAt, checkedOutAt)
  const isAtPlannedEnd = beyondMin >= 0 && beyondMin <= CHECK_OUT_GRACE_MIN
  const endAt = checkedOutAt === null || isAtPlannedEnd ? planned.endAt : scannedEndOf(checkedOutAt)
  const spanMin = Math.max(0, minutesBetween(startAt, endAt))
  return { startAt, endAt, breakMin: Math.min(planned.breakMin, spanMin) }
}

/**
 * Whole minutes after the planned end that the check-out shows, but the fixed pay does not hold: they lie within the
 * grace, so no request was needed. They are working time if the worker worked (労働基準法24条), and the store can pay them
 * with one button. 0 while a correction is open.
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
  return minutes > 0 && minutes <= CHECK_OUT_GRACE_MIN ? minutes : 0
}

/**
 * The gross pay in yen of a shift whose worker is paid until the check-out, too: what a correction that asks for the
 * minutes after the planned end pays.
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

/** The end of the time in which the worker can ask for a correction, given those asked for so far. */
const requestClosesAt = (endAt: Instant, corrections: readonly CorrectionState[]): Instant => {
  const refused = corrections.findLast(({ status }) => status === 'rejected')
  const firstClosesAt = endOfDay(addDays(dayOf(endAt), FIX_WITHIN_DAYS))
  if (refused?.respondedAt == null) return firstClosesAt
  return new Date(msOf(refused.respondedAt) + ANSWER_REFUSAL_DAYS * dayMs).toISOString()
}

/**
 * Why the worker cannot ask for a correction now. It is possible from the start until seven days after the day of the
 * end, and once more within seven days of a refusal; not while one is open or approved, and not after the payout.
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

/** How a shift without a fixed pay is settled. */
export type Settlement =
  { kind: 'pay'; basis: 'counter' | 'scans'; times: FixTimes } | { kind: 'absence' }

/**
 * The settlement of a shift whose pay is not fixed, once corrections are no longer possible; undefined before that, and
 * where the pay is fixed. After a refusal the store's proposal counts, else the scans; without a scan and a proposal it
 * counts as not worked (billing.md §4). Wages are due whether or not a button was pressed (労働基準法24条).
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
