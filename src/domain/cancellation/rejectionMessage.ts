import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { formatDay, formatTime, type Instant } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

const because: Record<RejectReasonCode, string> = {
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
  other_employer: 'やむを得ない事情のため',
}
const ofTheStore: ReadonlySet<RejectReasonCode> = new Set([
  'business_closed',
  'volume_change',
  'posting_mistake',
  'filled_internally',
  'other_employer',
])
/** Whether a reason lies with the store, so that a cancel for it is called 店舗都合. */
export const isStoreReason = (code: RejectReasonCode) => ofTheStore.has(code)

/** Reasons whose evidence the operator examines first: nothing is cancelled yet when the worker reads the message. */
const examined: ReadonlySet<RejectReasonCode> = new Set(['qualification_missing', 'misconduct'])

type About = {
  /** To one worker; several read the same text. */
  name?: string | undefined
  startAt: Instant
  title: string
  reason: RejectReasonCode
  /** Leave allowance in yen; null: it differs from person to person. */
  amountYen: number | null
  ratePercent: number
  beforeLine: boolean
  now: Instant
}
/** The draft of what a worker reads when the store calls the shift off. */
export const rejectionMessage = ({
  name,
  startAt,
  title,
  reason,
  amountYen,
  ratePercent,
  beforeLine,
  now,
}: About) => {
  const own = isStoreReason(reason)
  const action = examined.has(reason)
    ? 'キャンセルを申請しました。運営の審査の結果をお待ちください。'
    : `${own ? '店舗の都合で' : ''}キャンセルさせていただきます。`
  const pays = amountYen === null || amountYen > 0
  const sum =
    amountYen === null ? '(金額はアプリでご確認いただけます)' : `(${formatYen(amountYen)})`
  return [
    ...(name === undefined ? [] : [`${name}さん`]),
    `${formatDay(startAt, now)} ${formatTime(startAt)}からの「${title}」について、${because[reason]}、${action}${beforeLine || !own ? '' : '直前のご連絡となり申し訳ありません。'}`,
    ...(pays
      ? [
          `${ratePercent === 100 ? '予定していた賃金と交通費の合計と同額の' : ''}休業手当${sum}をお支払いします。`,
        ]
      : []),
  ].join('\n\n')
}
