import { addHours } from 'date-fns'
import type { FactCheckKind, FactCheckStatus } from '@/contracts/factChecks/enums'
import type { Instant } from '@/lib/date'
import { msOf } from '@/lib/date'

/** Minutes until the embedded operator decides. */
export const FACT_CHECK_REVIEW_MINUTES = 30
/**
 * Hours that a store has to submit what is asked for. A returned submission leaves at least `FACT_CHECK_AGAIN_HOURS`.
 */
export const FACT_CHECK_HOURS = 72
const FACT_CHECK_AGAIN_HOURS = 24
/** Hours before the due time at which the store is reminded. */
export const FACT_CHECK_REMINDER_HOURS = 24

export const factCheckKindLabel: Record<FactCheckKind, string> = {
  photo: '写真',
  document: '書類',
  call: '電話',
  webPresence: 'ホームページ・SNS',
}
/** Whether a task asks for pictures. */
export const needsFiles = (kind: FactCheckKind) => kind === 'photo' || kind === 'document'

export const factCheckStatusLabel: Record<FactCheckStatus, string> = {
  open: '未提出',
  submitted: '確認中',
  approved: '確認済み',
  returned: '差し戻し(再提出)',
  expired: '期限切れ',
}

/** The displayed state: a task that is not submitted by its due time has expired. */
export const factCheckStatusAt = (
  { status, dueAt }: { status: Exclude<FactCheckStatus, 'expired'>; dueAt: Instant },
  now: Date,
): FactCheckStatus =>
  (status === 'open' || status === 'returned') && msOf(dueAt) <= now.getTime() ? 'expired' : status

type Submission = {
  kind: FactCheckKind
  fileCount: number
  /** One of the files was already submitted before. */
  isReused: boolean
  answers: readonly string[]
  takenAt: string | null
  taskCreatedAt: string
}

/** Why the embedded operator returns a submission, by automatic checks; undefined if it approves. */
export function factCheckReturnReason(submission: Submission): string | undefined {
  const { kind, fileCount, isReused, answers, takenAt, taskCreatedAt } = submission
  if (needsFiles(kind) && fileCount === 0) return '写真がありません。写真を付けて提出してください。'
  if (isReused) return '前に提出した写真と同じです。新しく撮って提出してください。'
  if (kind === 'photo' && takenAt !== null && msOf(takenAt) < msOf(taskCreatedAt))
    return '依頼の前に撮った写真です。新しく撮って提出してください。'
  if (kind === 'webPresence' && !answers.some((answer) => /https?:\/\/\S+\.\S+/.test(answer)))
    return 'ホームページかSNSのURL(https://…)を入力してください。'
  return undefined
}

/** The due time of a task that is returned: at least a day from now. */
export const dueAgainAt = (dueAt: Instant, now: Date) =>
  new Date(Math.max(msOf(dueAt), addHours(now, FACT_CHECK_AGAIN_HOURS).getTime()))
