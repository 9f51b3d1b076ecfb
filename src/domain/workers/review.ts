import type { BadReason, ReviewReportReason, ReviewKind } from '@/contracts/reviews/enums'
import { type Instant, minutesBetween } from '@/lib/date'

export const badReasonLabel: Record<BadReason, string> = {
  late: '遅刻した',
  instructions: '指示が伝わらない',
  experience: '経験と違う',
  appearance: '身だしなみ',
  left_early: '途中でいなくなった',
  attitude: '接し方に問題',
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
/** The same of one review. */
export const reviewItemWords = {
  onTime: '時間どおり',
  asDescribed: '募集文のとおり',
  wantAgain: 'また働きたい',
} as const
/** The longest comment a worker reads, and the longest reply to a worker's review. */
export const longestComment = 400
export const longestMemo = 500
/** Approvals of one store that make a badge (次回も頼みたい業務). */
export const approvalsForBadge = 2

/** Fewer people than this on a shift, and its day would say who wrote. */
export const leastToNameDay = 3

/** Why a matching cannot be reviewed by its store now; the review of another account is told by the server. */
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
/** What a review lacks before it can be sent. */
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

/** Whether a text holds what looks like a telephone number or a mail address: a comment for a worker should not. */
export const holdsContact = (text: string): boolean =>
  /(?:\d[\p{Pd}−ー ]?){9,}\d|[\w.+-]+@[\w-]+\.[\w.]+/u.test(text.normalize('NFKC'))

const DAY_MIN = 24 * 60
/** How long a review still has: 「あと6日」 「あと5時間」, or that it is late. */
export const reviewTimeLeft = (dueAt: Instant, now: Date): string => {
  const left = minutesBetween(now.toISOString(), dueAt)
  if (left <= 0) return '期限を過ぎています'
  if (left < 60) return `あと${Math.max(1, Math.floor(left))}分`
  return left < DAY_MIN ? `あと${Math.floor(left / 60)}時間` : `あと${Math.floor(left / DAY_MIN)}日`
}
