import { minutesInDay } from 'date-fns/constants'
import type {
  AbsenceKind,
  MatchingStatus,
  PaymentStatus,
  PresenceState,
} from '@/contracts/matchings/enums'
import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import {
  addMinutes,
  dayMs,
  formatDateTime,
  formatTime,
  hourMs,
  type Instant,
  minuteMs,
  minutesBetween,
  msOf,
} from '@/lib/date'

/** Check-in opens this many minutes before the start; from then on the presence is `soon`. */
export const CHECK_IN_OPENS_MIN = 60
/**
 * An absence can be recorded from `ABSENCE_FROM_MIN` minutes after the start until `ABSENCE_UNTIL_DAYS` days after the
 * end.
 */
export const ABSENCE_FROM_MIN = 30
export const ABSENCE_UNTIL_DAYS = 7
/** A worker's phone number is visible from this many minutes before the start until as many after the end. */
export const CONTACT_WINDOW_MIN = 60
/**
 * The store may cancel for business reasons without leave allowance until this many hours before the start: after that,
 * a worker can hardly find another shift.
 */
export const FREE_CANCEL_HOURS = 24

/**
 * The facts on which the status of a matching depends. `status` is the stored one; `late` is derived from the clock.
 */
export type MatchingTimes = {
  status: Exclude<MatchingStatus, 'late'>
  startAt: Instant
  endAt: Instant
  checkedInAt: Instant | null
  checkedOutAt: Instant | null
  fixStatus?: FixPaymentRequestStatus | null
  /**
   * When the operator decides on the store's cancel. Until then the contract is valid, but the worker is not expected.
   */
  cancelReviewDueAt?: Instant | null
  paymentStatus?: PaymentStatus
  /** null: the system recorded the absence, because neither check-in nor check-out was recorded in time. */
  absenceKind?: AbsenceKind | null
}
const isUnderReview = (matching: MatchingTimes) =>
  matching.status === 'established' && (matching.cancelReviewDueAt ?? null) !== null
const isReached = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)
const isPayFinal = (matching: MatchingTimes) =>
  matching.fixStatus === 'approved' ||
  matching.fixStatus === 'auto_approved' ||
  matching.paymentStatus === 'confirmed' ||
  matching.paymentStatus === 'paid'

/** Whether the worker is expected: neither absent nor with a cancel that the operator examines. */
export const isExpected = ({ presence }: { presence: PresenceState }) =>
  presence !== 'absent' && presence !== 'cancel_review'
/** Returns by how many whole minutes a worker checked in late; 0 if in time. One minute already counts as late. */
export const lateMinOf = (startAt: Instant, checkedInAt: Instant | null) =>
  checkedInAt === null ? 0 : Math.max(0, Math.floor(minutesBetween(startAt, checkedInAt)))
/** Returns the whole minutes since the start, for a worker who has not checked in; 0 before the start. */
export const overdueMinOf = (startAt: Instant, now: Instant) =>
  Math.max(0, Math.floor(minutesBetween(startAt, now)))

/**
 * Returns the status of a matching now. It is `late` from one minute after the start without a check-in. After a late
 * check-in it stays `late` until the pay is final, although the check-out already stores `worked`.
 */
export const matchingStatusAt = (matching: MatchingTimes, now: Instant): MatchingStatus => {
  if (matching.status !== 'established' && matching.status !== 'worked') return matching.status
  if (isUnderReview(matching)) return 'established'
  if (matching.status === 'established' && matching.checkedInAt === null)
    return isReached(addMinutes(matching.startAt, 1), now) ? 'late' : 'established'
  const isLate = lateMinOf(matching.startAt, matching.checkedInAt) > 0
  if (matching.status === 'established' && matching.checkedOutAt === null)
    return isLate ? 'late' : 'established'
  return isLate && !isPayFinal(matching) ? 'late' : 'worked'
}

/**
 * Returns a worker's presence on the day, for the attendance board. Cancelled matchings, which the board omits, are
 * `absent`.
 */
export const presenceAt = (matching: MatchingTimes, now: Instant): PresenceState => {
  if (
    matching.status === 'absence' ||
    matching.status === 'cancel' ||
    matching.status === 'rejected'
  )
    return 'absent'
  if (isUnderReview(matching)) return 'cancel_review'
  if (matching.fixStatus === 'requested') return 'fix_requested'
  if (matching.checkedOutAt !== null || matching.status === 'worked')
    return isPayFinal(matching) ? 'confirmed' : 'checked_out'
  if (matching.checkedInAt !== null) return 'checked_in'
  if (isReached(addMinutes(matching.startAt, 1), now)) return 'late'
  return isReached(addMinutes(matching.startAt, -CHECK_IN_OPENS_MIN), now) ? 'soon' : 'before'
}

/** Why nothing can be changed, for each status that is final. */
export const finalStatusRefusals: Partial<Record<MatchingStatus, string>> = {
  cancel: 'このワーカーはすでにキャンセルしています。',
  rejected: 'このマッチングは、店舗がキャンセル済みです。',
  absence: 'すでに欠勤として登録されています。',
  worked: 'すでに勤務が完了しています。',
}

/** Why nothing can be changed while the operator examines a cancel. */
export const underReview =
  '店舗からのキャンセル申請を、運営が審査中です。結果が出るまで、この操作はできません。'

/** Why a worker cannot check in now. Check-in opens `CHECK_IN_OPENS_MIN` before the start and closes at the end. */
export const cannotCheckIn = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status !== 'established') return finalStatusRefusals[matching.status]
  if (isUnderReview(matching)) return underReview
  if (matching.checkedInAt !== null) return 'すでにチェックインしています。'
  const opensAt = addMinutes(matching.startAt, -CHECK_IN_OPENS_MIN)
  if (!isReached(opensAt, now))
    return `チェックインは開始の${CHECK_IN_OPENS_MIN}分前(${formatTime(opensAt)})からできます。`
  return isReached(matching.endAt, now)
    ? '勤務時間が終了したため、チェックインできません。修正依頼を送ってください。'
    : undefined
}
/** Why a worker cannot check out now. */
export const cannotCheckOut = (matching: MatchingTimes): string | undefined => {
  if (matching.checkedOutAt !== null) return 'すでにチェックアウトしています。'
  if (matching.status !== 'established') return finalStatusRefusals[matching.status]
  return matching.checkedInAt === null
    ? 'チェックインしていないため、チェックアウトできません。修正依頼を送ってください。'
    : undefined
}

/**
 * Why an absence cannot be recorded now. It can from 30 minutes after the start until seven days after the end, and
 * never against a check-in or an open request that claims work.
 */
export const cannotMarkAbsent = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status !== 'established') return finalStatusRefusals[matching.status]
  if (isUnderReview(matching)) return underReview
  if (matching.checkedInAt !== null) return 'チェックインしているため、欠勤にできません。'
  if (matching.fixStatus === 'requested')
    return '働いたという修正依頼が届いているため、欠勤にできません。先に修正依頼に回答してください。'
  const from = addMinutes(matching.startAt, ABSENCE_FROM_MIN)
  if (!isReached(from, now))
    return `欠勤の登録は、開始から${ABSENCE_FROM_MIN}分後(${formatTime(from)})からできます。`
  const until = addMinutes(matching.endAt, ABSENCE_UNTIL_DAYS * minutesInDay)
  return msOf(now) > msOf(until)
    ? `欠勤の登録は、終了から${ABSENCE_UNTIL_DAYS}日後までです。運営にお問い合わせください。`
    : undefined
}
/** Why the store cannot undo an absence: it may within 24 hours of recording it. */
export const cannotUndoAbsence = (
  matching: Pick<MatchingTimes, 'status' | 'absenceKind'>,
  markedAt: Instant,
  now: Instant,
): string | undefined => {
  if (matching.status !== 'absence') return '欠勤として登録されていません。'
  if (matching.absenceKind === null)
    return 'チェックイン・アウトの記録がないまま期限を過ぎたため、欠勤になりました。働いていた場合は、運営にお問い合わせください。'
  return msOf(now) - msOf(markedAt) > dayMs
    ? '欠勤の取り消しは、登録から24時間以内です。運営にお問い合わせください。'
    : undefined
}

/** Why a worker's cancellation cannot be recorded: workers may cancel until the start. */
export const cannotCancelByWorker = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status !== 'established') return finalStatusRefusals[matching.status]
  if (isUnderReview(matching)) return underReview
  if (matching.checkedInAt !== null) return 'チェックインしているため、キャンセルできません。'
  return isReached(matching.startAt, now)
    ? '開始時刻を過ぎたため、キャンセルできません。来ていない場合は欠勤を登録してください。'
    : undefined
}

/**
 * Why the store cannot cancel this matching for any reason. After the check-in it has to release the worker early,
 * after the end to record an absence. `cannotReject` adds the requirements of a single reason.
 */
export const cannotCancelByStore = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status !== 'established') return 'このワーカーのマッチングは、すでに終了しています。'
  if (isUnderReview(matching)) return underReview
  if (matching.checkedInAt !== null)
    return 'チェックイン済みのため、キャンセルできません。早く終わるときは早上がりとして、予定どおりの報酬をお支払いください。'
  return isReached(matching.endAt, now)
    ? '勤務時間が終了したため、キャンセルできません。来なかった場合は欠勤を登録してください。'
    : undefined
}

/** Pairs of hours left until the start and the points of a cancel with at least as many hours left. */
const penalties = [
  [48, 0],
  [24, 1],
  [12, 4],
  [8, 5],
  [4, 6],
] as const
/**
 * Returns the penalty points of a worker's cancellation by the time left until the start: 0 from 48 hours on, 7 below 4
 * hours.
 */
export const cancelPenaltyOf = (startAt: Instant, now: Instant) =>
  penalties.find(([hours]) => msOf(startAt) - msOf(now) >= hours * hourMs)?.[1] ?? 7
/** Penalty points for a late check-in. */
export const LATE_PENALTY = 2

/** The period in which the phone number of a matched worker is visible. */
export const contactWindowOf = (matching: Pick<MatchingTimes, 'startAt' | 'endAt'>) => ({
  availableFromAt: addMinutes(matching.startAt, -CONTACT_WINDOW_MIN),
  availableUntilAt: addMinutes(matching.endAt, CONTACT_WINDOW_MIN),
})
/**
 * Why the phone number of a matched worker cannot be seen now. It can from 60 minutes before the start until 60 minutes
 * after the end, unless the matching is cancelled.
 */
export const cannotSeeContact = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status === 'cancel' || matching.status === 'rejected')
    return 'キャンセルされたマッチングのため、緊急連絡先は表示できません。'
  const { availableFromAt, availableUntilAt } = contactWindowOf(matching)
  if (!isReached(availableFromAt, now))
    return `緊急連絡先は、勤務開始の${CONTACT_WINDOW_MIN}分前(${formatDateTime(availableFromAt, now)})から表示できます。`
  return msOf(now) > msOf(availableUntilAt)
    ? `緊急連絡先を表示できるのは、勤務終了の${CONTACT_WINDOW_MIN}分後までです。`
    : undefined
}

/** The last instant at which the store may cancel for business reasons without leave allowance. */
export const freeCancelEndOf = (startAt: Instant) => addMinutes(startAt, -FREE_CANCEL_HOURS * 60)
/** Whether the store may still cancel without leave allowance. At exactly 24 hours before the start it may. */
export const isFreeCancelOpen = (startAt: Instant, now: Instant) =>
  msOf(now) <= msOf(freeCancelEndOf(startAt))
/**
 * Returns the time left in which the store may cancel without leave allowance. `remainingMin`: whole minutes. `share`:
 * the part (1 to 0) that is left of the time since `since`; 0 without it. `soon`: less than three hours are left.
 * `near`: the start is within three days.
 */
export const cancelCountdown = (startAt: Instant, now: Instant, since?: Instant) => {
  const freeCancelEnd = freeCancelEndOf(startAt)
  const leftMs = Math.max(0, msOf(freeCancelEnd) - msOf(now))
  const totalMs = since === undefined ? 0 : msOf(freeCancelEnd) - msOf(since)
  return {
    freeCancelEndsAt: freeCancelEnd,
    remainingMin: Math.floor(leftMs / minuteMs),
    share: totalMs > 0 ? Math.min(1, leftMs / totalMs) : 0,
    soon: leftMs < 3 * hourMs,
    near: msOf(startAt) - msOf(now) <= 3 * dayMs,
    passed: !isFreeCancelOpen(startAt, now),
  }
}

/** Whether a shift of a worker is agreed, not cancelled, and not begun. */
export const isPlanned = (
  { status, startAt }: { status: MatchingStatus; startAt: Instant },
  now: Instant,
): boolean => status === 'established' && msOf(startAt) > msOf(now)
