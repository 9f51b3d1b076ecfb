import type { Pay } from '@/contracts/offerings/schemas'
import { EXPERIENCE_CONDITION_REASON_ID } from '@/contracts/storeCancellations/enums'
import type {
  RejectAllowance,
  RejectGroup,
  RejectReasonCode,
  RejectWindow,
} from '@/contracts/storeCancellations/enums'
import { FREE_CANCEL_HOURS } from '@/domain/matchings/matching'
import { leaveAllowanceOf } from '@/domain/pay/pay'
import { type Day, isInForce } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

export type RejectReason = {
  id: number
  code: RejectReasonCode
  label: string
  hint: string
  window: RejectWindow
  allowance: RejectAllowance
  needsEvidence: boolean
  needsWorkerConfirmation: boolean
  /** Only if the condition is stated in the offering. */
  mustBeWritten: boolean
  /** May still be chosen after the start of the shift, when the worker has come. */
  onTheSpot: boolean
  validFrom: Day
  validTo: Day | null
}

const defaultReason = {
  window: 'any',
  allowance: 'never',
  needsEvidence: false,
  needsWorkerConfirmation: false,
  mustBeWritten: false,
  onTheSpot: false,
  validFrom: '2025-09-01',
  validTo: null,
} as const
const before24HoursReason = {
  ...defaultReason,
  window: 'before_24h',
  allowance: 'by_window',
} as const
/**
 * Reasons for which the store may cancel a matching (解約可能事由), as spot work services apply them since 2025-09-01,
 * when an application became a labour contract with a reserved right of cancellation. Rows are dated: a changed rule is
 * a new row, so that past days of work keep theirs.
 */
export const rejectReasons: readonly RejectReason[] = [
  {
    ...defaultReason,
    id: 1,
    code: 'force_majeure',
    label: '地震・台風などの不可抗力',
    hint: '公共交通の計画運休、避難指示など。',
  },
  {
    ...defaultReason,
    id: 2,
    code: 'worker_unable',
    label: '長期療養・勾留などで就労できないことが明らか',
    hint: '本人や家族からの連絡で、当日働けないことがはっきりしている場合。',
  },
  {
    ...defaultReason,
    id: 3,
    code: 'qualification_missing',
    label: '必要な資格・法令上の条件を満たさない',
    hint: '検便陽性、在留資格、年齢など、法令や募集文に書いた資格に限ります。',
    needsEvidence: true,
    onTheSpot: true,
  },
  {
    ...defaultReason,
    id: 4,
    code: 'misconduct',
    label: '契約違反・不法行為・反社会的行為',
    hint: '運営が内容を確認します。',
    needsEvidence: true,
  },
  {
    ...defaultReason,
    id: 5,
    code: 'attitude_condition',
    label: '募集に書いた勤務態度の条件を満たさない',
    hint: 'キャンセル率、Good率、ペナルティの条件が募集文にある場合に限ります。',
    mustBeWritten: true,
    onTheSpot: true,
  },
  {
    ...defaultReason,
    id: EXPERIENCE_CONDITION_REASON_ID,
    code: 'experience_condition',
    label: '募集に書いた経験・スキルの条件を満たさない',
    hint: 'チャットで本人に確認してから申請します。',
    mustBeWritten: true,
    needsWorkerConfirmation: true,
    onTheSpot: true,
  },
  {
    ...defaultReason,
    id: 7,
    code: 'belongings',
    label: '持ち物・身だしなみが揃わず業務ができない',
    hint: '当日、本人に確認してから申請します。',
    window: 'on_day',
    allowance: 'by_answers',
    needsWorkerConfirmation: true,
    onTheSpot: true,
  },
  {
    ...before24HoursReason,
    id: 8,
    code: 'business_closed',
    label: '不可抗力によらない営業中止',
    hint: '設備の故障、臨時休業など。',
  },
  {
    ...before24HoursReason,
    id: 9,
    code: 'volume_change',
    label: '業務量の大幅な変化による人数変更',
    hint: '予約や入荷の大きな増減など。',
  },
  {
    ...before24HoursReason,
    id: 10,
    code: 'posting_mistake',
    label: '求人情報の掲載ミス',
    hint: '日時や条件を間違えて掲載した場合。',
  },
  {
    ...defaultReason,
    id: 11,
    code: 'filled_internally',
    label: '自社スタッフで人員が足りた',
    hint: '予約の減少、シフトの組み直しなど。',
    allowance: 'always',
  },
  {
    ...defaultReason,
    id: 12,
    code: 'other_store_reason',
    label: 'その他の店舗都合',
    hint: '上のどれにも当てはまらない場合。',
    allowance: 'always',
  },
]

/** The group of the form under which a reason is shown. */
export const rejectGroupOf = (reason: RejectReason): RejectGroup => {
  if (reason.window === 'before_24h') return 'before_24h'
  return reason.allowance === 'always' ? 'paid' : 'free'
}
/** Returns the reasons in force on a day: the day of work for a 労働条件通知書, the current day for a cancel. */
export const rejectReasonsOn = (day: Day) =>
  rejectReasons.filter((reason) => isInForce(reason, day))

const FREE_CANCEL_MIN = FREE_CANCEL_HOURS * 60

type LeaveAllowanceJudgement = {
  /** Whether the reason can be chosen at all. */
  allowed: boolean
  leaveAllowanceRequired: boolean
  ratePercent: number
  amountYen: number
  transportIncluded: boolean
  explanation: string
}
type PlannedPay = Pick<
  Pay,
  | 'baseYen'
  | 'nightPremiumYen'
  | 'overtimePremiumYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
>

const withoutAllowance = (explanation: string): LeaveAllowanceJudgement => ({
  allowed: true,
  leaveAllowanceRequired: false,
  ratePercent: 0,
  amountYen: 0,
  transportIncluded: false,
  explanation,
})

type AllowanceOptions = {
  ratePercent?: number
  floorYen?: number
  answers?: { itemWritten: boolean; workPossible: boolean }
  factKnownAtMatch?: string | undefined
}
/**
 * Judges whether a store's cancellation requires leave allowance, and how much, in yen (労働基準法26条, 民法536条2項):
 * the planned wage × `ratePercent` (at least 60) and the transport, unless the reason exempts the store.
 * - `minutesLeft`: minutes until the start.
 * - `answers`: for missing belongings only. The store pays if the offering did not name the item, or if the work was
 *   possible without it.
 * - `factKnownAtMatch`: the fact of the reason, if it was known at the match (`knownAtMatch`). The store then pays.
 * - `floorYen`: 60 % of the average wage, the least that an allowance can be (労働基準法26条).
 *
 * The operator asks for no allowance up to 24 hours before the start. That does not override the law, so the
 * explanation mentions it: the contract exists since the application (労働契約法17条1項, 民法536条2項).
 */
export const judgeLeaveAllowance = (
  reason: RejectReason,
  minutesLeft: number,
  planned: PlannedPay,
  { ratePercent = 100, floorYen = 0, answers, factKnownAtMatch }: AllowanceOptions = {},
): LeaveAllowanceJudgement => {
  const rate = Math.max(60, ratePercent)
  const amount = leaveAllowanceOf(planned, { ratePercent: rate, floorYen })
  const isRaised = amount > leaveAllowanceOf(planned, { ratePercent: rate })
  const withAllowance = (allowed: boolean, explanation: string): LeaveAllowanceJudgement => ({
    allowed,
    leaveAllowanceRequired: true,
    ratePercent: rate,
    amountYen: amount,
    transportIncluded: true,
    explanation: isRaised
      ? `${explanation}予定の賃金の${rate}%と交通費は平均賃金の60%に届かないため、${formatYen(amount)}になります(労働基準法26条)。`
      : explanation,
  })
  if (factKnownAtMatch)
    return withAllowance(
      true,
      `${factKnownAtMatch}は、マッチングのときに分かっていたため、休業手当が必要です。`,
    )
  switch (reason.allowance) {
    case 'never':
      return withoutAllowance(
        `「${reason.label}」によるキャンセルのため、休業手当は必要ありません。`,
      )
    case 'always':
      return withAllowance(
        true,
        `店舗の都合によるキャンセルのため、予定の賃金の${rate}%と交通費をお支払いいただきます。`,
      )
    case 'by_window':
      if (minutesLeft >= FREE_CANCEL_MIN)
        return withoutAllowance(
          '労働契約は、申し込みのときに成立しています。運営の規約では、開始の24時間前までのこの理由のキャンセルに休業手当を求めていませんが、やむを得ない事由がなければ、賃金の支払いを求められることがあります(労働契約法17条1項、民法536条2項)。24時間前までであっても、できるだけ早くご連絡ください。',
        )
      return withAllowance(
        false,
        `開始の24時間前を過ぎたため、この理由は選べません。店舗の都合でキャンセルするときは、休業手当 ${formatYen(amount)}が必要です。`,
      )
    case 'by_answers':
      if (answers && !answers.itemWritten)
        return withAllowance(
          true,
          '募集に書いていない持ち物や身だしなみのため、休業手当が必要です。',
        )
      if (answers?.workPossible)
        return withAllowance(true, '揃わなくても業務ができたため、休業手当が必要です。')
      return withoutAllowance(
        '募集に書いた持ち物や身だしなみが揃わず、業務ができないため、休業手当は必要ありません。',
      )
  }
}

/** Whether a reason needs a note: the operator examines it, or its name alone is not specific. */
export const needsNote = (reason: Pick<RejectReason, 'code' | 'needsEvidence'>) =>
  reason.needsEvidence || reason.code === 'other_store_reason'
