import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { formatDay, formatTime, type Instant } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

const causeTexts: Record<RejectReasonCode, string> = {
  force_majeure: '地震や台風などの不可抗力により',
  worker_unable: '就労いただくことが難しい事情をうかがったため',
  qualification_missing: '必要な資格や条件を確認できなかったため',
  misconduct: '契約に反する行為があったため',
  attitude_condition: '募集に記載した勤務態度の条件を満たしていないため',
  experience_condition: '募集に記載した経験・スキルの条件を満たしていないため',
  belongings: '持ち物や身だしなみが揃わず、業務をお願いできないため',
  business_closed: '営業を中止することになったため',
  volume_change: '業務量が大きく変わったため',
  posting_mistake: '求人の掲載内容に誤りがあったため',
  filled_internally: '自社スタッフで人員が足りたため',
  other_store_reason: 'やむを得ない事情のため',
}
const storeReasons: ReadonlySet<RejectReasonCode> = new Set([
  'business_closed',
  'volume_change',
  'posting_mistake',
  'filled_internally',
  'other_store_reason',
])
/** Whether a reason is the store's responsibility, so that the message calls it 店舗の都合. */
export const isStoreReason = (code: RejectReasonCode) => storeReasons.has(code)

/** Reasons whose evidence the operator examines first: nothing is cancelled yet when the worker reads the message. */
const reviewedReasons: ReadonlySet<RejectReasonCode> = new Set([
  'qualification_missing',
  'misconduct',
])

type MessageFacts = {
  /** Name of the worker; undefined for a text that several workers receive. */
  name?: string | undefined
  startAt: Instant
  title: string
  reason: RejectReasonCode
  /** Leave allowance in yen; null if it differs between the recipients. */
  amountYen: number | null
  ratePercent: number
  freeCancelOpen: boolean
  now: Instant
}
/** The draft of the message to a worker whose shift the store cancels. */
export const rejectionMessage = ({
  name,
  startAt,
  title,
  reason,
  amountYen,
  ratePercent,
  freeCancelOpen,
  now,
}: MessageFacts) => {
  const isForStoreReason = isStoreReason(reason)
  const action = reviewedReasons.has(reason)
    ? 'キャンセルを申請しました。運営の審査の結果をお待ちください。'
    : `${isForStoreReason ? '店舗の都合で' : ''}キャンセルさせていただきます。`
  const hasAllowance = amountYen === null || amountYen > 0
  const amountText =
    amountYen === null ? '(金額はアプリでご確認いただけます)' : `(${formatYen(amountYen)})`
  return [
    ...(name === undefined ? [] : [`${name}さん`]),
    `${formatDay(startAt, now)} ${formatTime(startAt)}からの「${title}」について、${causeTexts[reason]}、${action}${freeCancelOpen || !isForStoreReason ? '' : '直前のご連絡となり申し訳ありません。'}`,
    ...(hasAllowance
      ? [
          `${ratePercent === 100 ? '予定していた賃金と交通費の合計と同額の' : ''}休業手当${amountText}をお支払いします。`,
        ]
      : []),
  ].join('\n\n')
}
