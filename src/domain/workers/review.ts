import { minutesInDay } from 'date-fns/constants'
import type { BadReason, ReviewReportReason, ReviewKind } from '@/contracts/reviews/enums'
import { lateMinOf } from '@/domain/matchings/matching'
import { addDays, dayOf, endOfDay, type Instant, minutesBetween } from '@/lib/date'

export const badReasonLabel: Record<BadReason, string> = {
  late: '遅刻した',
  instructions: '指示が伝わらない',
  experience: '申告した経験と異なる',
  appearance: '身だしなみ',
  left_early: '途中でいなくなった',
  attitude: '態度・接し方',
  other: 'その他',
}
export const reviewReportReasonLabel: Record<ReviewReportReason, string> = {
  false_facts: '事実と違う内容',
  personal_data: '個人情報が書かれている',
  abuse: '暴言・差別的な表現',
  other_store: '別の店舗への評価',
  other: 'その他',
}
export const evaluationLabel = {
  on_time: '時間どおりに終わった',
  as_described: '仕事が募集文のとおりだった',
  want_again: 'また働きたい',
} as const
/** Short labels of the items of one review. */
export const reviewItemWords = {
  onTime: '時間どおり',
  asDescribed: '募集文のとおり',
  wantAgain: 'また働きたい',
} as const
/** A worker gets a badge (次回も頼みたい業務) after this many approvals by one store. */
export const APPROVALS_FOR_BADGE = 2

/** With fewer workers than this on a shift, the date of a review would reveal its author, so it is not shown. */
export const MIN_WORKERS_TO_SHOW_REVIEW_DATE = 3

/** Why the store cannot review a matching now. */
export const cannotReview = ({
  status,
  reviewedAt,
}: {
  status: string
  reviewedAt: Instant | null
}): string | undefined => {
  if (reviewedAt !== null) return 'すでに評価されています。'
  return status === 'worked' ? undefined : '勤務を終えていないため、評価できません。'
}
/**
 * Why a Good cannot be sent together with others, but has to be decided individually. Only a plain shift can be sent
 * together: by its records it was worked from start to end, and the worker requested no correction.
 */
export const cannotReviewTogether = ({
  startAt,
  endAt,
  checkedInAt,
  checkedOutAt,
  hasCorrection,
}: {
  startAt: Instant
  endAt: Instant
  checkedInAt: Instant | null
  checkedOutAt: Instant | null
  hasCorrection: boolean
}): string | undefined => {
  const single = '1名ずつ評価してください。'
  if (checkedInAt === null || checkedOutAt === null)
    return `${checkedInAt === null ? 'チェックイン' : 'チェックアウト'}の記録がありません。${single}`
  const lateMin = lateMinOf(startAt, checkedInAt)
  if (lateMin > 0) return `${lateMin}分遅刻しています。${single}`
  const earlyMin = Math.floor(minutesBetween(checkedOutAt, endAt))
  if (earlyMin > 0) return `予定より${earlyMin}分早く終えています。${single}`
  return hasCorrection ? `修正依頼があります。${single}` : undefined
}
/** Returns what is missing in a review before it can be sent; undefined if it is complete. */
export const reviewLacks = ({
  kind,
  reasons,
  comment,
}: {
  kind: ReviewKind
  reasons: readonly BadReason[]
  comment: string
}): 'reasons' | 'comment' | undefined => {
  if (kind === 'bad' && reasons.length === 0) return 'reasons'
  return kind === 'bad' && reasons.length === 1 && reasons[0] === 'other' && comment.trim() === ''
    ? 'comment'
    : undefined
}
export const reviewLackText: Record<'reasons' | 'comment', string> = {
  reasons: 'Badの理由を1つ以上選んでください。',
  comment: '理由が「その他」だけのときは、コメントに何があったかを書いてください。',
}

/** Whether a text contains a telephone number or a mail address, which a comment to a worker should not. */
export const containsContact = (text: string): boolean =>
  /(?:\d[\p{Pd}−ー ]?){9,}\d|[\w.+-]+@[\w-]+\.[\w.]+/u.test(text.normalize('NFKC'))

/** Formats the time left for a review: 「あと6日」, 「あと5時間」, or 「期限を過ぎています」. */
export const reviewTimeLeft = (dueAt: Instant, now: Date): string => {
  const leftMin = minutesBetween(now.toISOString(), dueAt)
  if (leftMin <= 0) return '期限を過ぎています'
  if (leftMin < 60) return `あと${Math.max(1, Math.floor(leftMin))}分`
  return leftMin < minutesInDay
    ? `あと${Math.floor(leftMin / 60)}時間`
    : `あと${Math.floor(leftMin / minutesInDay)}日`
}

/** Reviews should be written within this many days after the shift; late ones lower the store's review rate. */
const REVIEW_DAYS = 14
/** Returns until when a store should review the workers of a shift: the end of the fourteenth day after it. */
export const workerReviewDueAt = (endAt: Instant) => endOfDay(addDays(dayOf(endAt), REVIEW_DAYS))
