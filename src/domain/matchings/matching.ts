import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import type {
  AbsenceKind,
  MatchingStatus,
  PaymentStatus,
  PresenceState,
} from '@/contracts/matchings/enums'
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

/** Check-in opens so many minutes before the start; from then a worker is due soon. */
export const checkInOpensMin = 60
/** An absence can be recorded from so many minutes after the start, until so many days after the end. */
export const absenceFromMin = 30
export const absenceUntilDays = 7
/** A worker's phone number can be seen from so many minutes before the start until so many after the end. */
export const contactWindowMin = 60
/** The store may still withdraw for reasons of its own until so many hours before the start: after that a worker finds no other job. */
export const cancelLineHours = 24

/** What decides where a worker stands. `status` is the stored one: `late` follows from the clock. */
export type MatchingTimes = {
  status: Exclude<MatchingStatus, 'late'>
  startAt: Instant
  endAt: Instant
  checkedInAt: Instant | null
  checkedOutAt: Instant | null
  fixStatus?: FixPaymentRequestStatus | null
  /** Until when the operator looks at the store's cancel of it: the contract stands, but the worker is not expected. */
  cancelReviewDueAt?: Instant | null
  paymentStatus?: PaymentStatus
  /** null: the system recorded the absence, because nobody recorded the shift. */
  absenceKind?: AbsenceKind | null
}
const isUnderReview = (m: MatchingTimes) =>
  m.status === 'established' && (m.cancelReviewDueAt ?? null) !== null
const past = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)
const settled = (m: MatchingTimes) =>
  m.fixStatus === 'approved' ||
  m.fixStatus === 'auto_approved' ||
  m.paymentStatus === 'confirmed' ||
  m.paymentStatus === 'paid'

/** Whole minutes a worker came after the start, 0 when in time (a check-in before the start counts as the start). One minute is late. */
export const lateMinOf = (startAt: Instant, checkedInAt: Instant | null) =>
  checkedInAt === null ? 0 : Math.max(0, Math.floor(minutesBetween(startAt, checkedInAt)))
/** Whole minutes since the start for somebody who has not checked in, 0 before. */
export const overdueMinOf = (startAt: Instant, now: Instant) =>
  Math.max(0, Math.floor(minutesBetween(startAt, now)))

/**
 * The status of a matching now. Late from one minute after the start without a check-in, and while a late shift is under way;
 * after a late shift, although it is stored as worked since the check-out, `worked` only once its pay is settled.
 */
export const matchingStatusAt = (m: MatchingTimes, now: Instant): MatchingStatus => {
  if (m.status !== 'established' && m.status !== 'worked') return m.status
  if (isUnderReview(m)) return 'established'
  if (m.status === 'established' && m.checkedInAt === null)
    return past(addMinutes(m.startAt, 1), now) ? 'late' : 'established'
  const late = lateMinOf(m.startAt, m.checkedInAt) > 0
  if (m.status === 'established' && m.checkedOutAt === null) return late ? 'late' : 'established'
  return late && !settled(m) ? 'late' : 'worked'
}

/** Where a worker stands on the day, for the board of today. Cancelled matchings are not on it; they answer `absent`. */
export const presenceAt = (m: MatchingTimes, now: Instant): PresenceState => {
  if (m.status === 'absence' || m.status === 'cancel' || m.status === 'rejected') return 'absent'
  if (isUnderReview(m)) return 'cancel_review'
  if (m.fixStatus === 'requested') return 'fix_requested'
  if (m.checkedOutAt !== null || m.status === 'worked')
    return settled(m) ? 'confirmed' : 'checked_out'
  if (m.checkedInAt !== null) return 'checked_in'
  if (past(addMinutes(m.startAt, 1), now)) return 'late'
  return past(addMinutes(m.startAt, -checkInOpensMin), now) ? 'soon' : 'before'
}

const over: Partial<Record<MatchingStatus, string>> = {
  cancel: 'このワーカーはすでにキャンセルしています。',
  rejected: 'このマッチングは、店舗がキャンセル済みです。',
  absence: 'すでに欠勤として登録されています。',
  worked: 'すでに勤務が完了しています。',
}

const underReview =
  '店舗からのキャンセル申請を、運営が審査中です。結果が出るまで、この操作はできません。'

/** Why a worker cannot check in now. */
export const cannotCheckIn = (m: MatchingTimes, now: Instant): string | undefined => {
  if (m.status !== 'established') return over[m.status]
  if (isUnderReview(m)) return underReview
  if (m.checkedInAt !== null) return 'すでにチェックインしています。'
  const opensAt = addMinutes(m.startAt, -checkInOpensMin)
  if (!past(opensAt, now))
    return `チェックインは開始の${checkInOpensMin}分前(${formatTime(opensAt)})からできます。`
  return past(m.endAt, now)
    ? '勤務時間が終了したため、チェックインできません。修正依頼を送ってください。'
    : undefined
}
/** Why a worker cannot check out now. */
export const cannotCheckOut = (m: MatchingTimes): string | undefined => {
  if (m.checkedOutAt !== null) return 'すでにチェックアウトしています。'
  if (m.status !== 'established') return over[m.status]
  return m.checkedInAt === null
    ? 'チェックインしていないため、チェックアウトできません。修正依頼を送ってください。'
    : undefined
}

/** Why an absence cannot be recorded now. */
export const cannotMarkAbsent = (m: MatchingTimes, now: Instant): string | undefined => {
  if (m.status !== 'established') return over[m.status]
  if (isUnderReview(m)) return underReview
  if (m.checkedInAt !== null) return 'チェックインしているため、欠勤にできません。'
  if (m.fixStatus === 'requested')
    return '働いたという修正依頼が届いているため、欠勤にできません。先に修正依頼に回答してください。'
  const from = addMinutes(m.startAt, absenceFromMin)
  if (!past(from, now))
    return `欠勤の登録は、開始から${absenceFromMin}分後(${formatTime(from)})からできます。`
  const until = addMinutes(m.endAt, absenceUntilDays * 1440)
  return msOf(now) > msOf(until)
    ? `欠勤の登録は、終了から${absenceUntilDays}日後までです。運営にお問い合わせください。`
    : undefined
}
/** Why an absence cannot be taken back by the store: it may within 24 hours of recording it. */
export const cannotUndoAbsence = (
  m: Pick<MatchingTimes, 'status' | 'absenceKind'>,
  markedAt: Instant,
  now: Instant,
): string | undefined => {
  if (m.status !== 'absence') return '欠勤として登録されていません。'
  if (m.absenceKind === null)
    return '出退勤の記録がないまま期限を過ぎたため、欠勤になりました。働いていた場合は、運営にお問い合わせください。'
  return msOf(now) - msOf(markedAt) > dayMs
    ? '欠勤の取り消しは、登録から24時間以内です。運営にお問い合わせください。'
    : undefined
}

/** Why a worker's own cancel cannot be taken or recorded: workers are free to cancel until the start. */
export const cannotCancelByWorker = (m: MatchingTimes, now: Instant): string | undefined => {
  if (m.status !== 'established') return over[m.status]
  if (isUnderReview(m)) return underReview
  if (m.checkedInAt !== null) return 'チェックインしているため、キャンセルできません。'
  return past(m.startAt, now)
    ? '開始時刻を過ぎたため、キャンセルできません。来ていない場合は欠勤を登録してください。'
    : undefined
}

/** Why the store cannot cancel this matching for any reason. */
export const cannotCancelByStore = (m: MatchingTimes, now: Instant): string | undefined => {
  if (m.status !== 'established') return 'このワーカーのマッチングは、すでに終了しています。'
  if (isUnderReview(m)) return underReview
  if (m.checkedInAt !== null)
    return 'チェックイン済みのため、キャンセルできません。早く終わるときは、早上がりとして予定どおりの報酬をお支払いください。'
  return past(m.endAt, now)
    ? '勤務時間が終了したため、キャンセルできません。来なかった場合は欠勤を登録してください。'
    : undefined
}

const penalties = [
  [48, 0],
  [24, 1],
  [12, 4],
  [8, 5],
  [4, 6],
] as const
/** Penalty points of a worker's cancel by the time left to the start: 0 from 48 hours, 7 under 4 hours. */
export const cancelPenaltyOf = (startAt: Instant, now: Instant) =>
  penalties.find(([hours]) => msOf(startAt) - msOf(now) >= hours * hourMs)?.[1] ?? 7
/** Penalty points for coming late. */
export const latePenalty = 2

/** When the phone number of a matched worker can be seen. */
export const contactWindowOf = (m: Pick<MatchingTimes, 'startAt' | 'endAt'>) => ({
  availableFromAt: addMinutes(m.startAt, -contactWindowMin),
  availableUntilAt: addMinutes(m.endAt, contactWindowMin),
})
/** Why the phone number of a matched worker cannot be seen now. */
export const cannotSeeContact = (m: MatchingTimes, now: Instant): string | undefined => {
  if (m.status === 'cancel' || m.status === 'rejected')
    return 'キャンセルされたマッチングのため、緊急連絡先は表示できません。'
  const { availableFromAt, availableUntilAt } = contactWindowOf(m)
  if (!past(availableFromAt, now))
    return `緊急連絡先は、勤務開始の${contactWindowMin}分前(${formatDateTime(availableFromAt, now)})から表示できます。`
  return msOf(now) > msOf(availableUntilAt)
    ? `緊急連絡先を表示できるのは、勤務終了の${contactWindowMin}分後までです。`
    : undefined
}

/** The last instant at which the store may withdraw for reasons of its own. */
export const cancelLineOf = (startAt: Instant) => addMinutes(startAt, -cancelLineHours * 60)
/** Whether the 24-hour line is not crossed: exactly 24h00m00s before the start still counts as before it. */
export const isBeforeCancelLine = (startAt: Instant, now: Instant) =>
  msOf(now) <= msOf(cancelLineOf(startAt))
/** What is left until the 24-hour line: whole minutes, the share (1 to 0) of the time since `since`, and `soon` under three hours. */
export const cancelCountdown = (startAt: Instant, now: Instant, since?: Instant) => {
  const line = cancelLineOf(startAt)
  const left = Math.max(0, msOf(line) - msOf(now))
  const whole = since === undefined ? 0 : msOf(line) - msOf(since)
  return {
    lineAt: line,
    remainingMin: Math.floor(left / minuteMs),
    share: whole > 0 ? Math.min(1, left / whole) : 0,
    soon: left < 3 * hourMs,
    passed: !isBeforeCancelLine(startAt, now),
  }
}
