import type { Pay } from '@/contracts/offerings/schemas'
import type { FixReasonKind, ScanEvidence } from '@/contracts/paymentCorrections/enums'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import type { OtherWork } from '@/domain/pay/overtime'
import { payOf, type BonusTerms } from '@/domain/pay/pay'
import { type Day, formatDuration, type Instant, minutesBetween, msOf } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

/** Staff without a manager's permission may answer a correction that differs by at most this many yen from the plan. */
const STAFF_FIX_LIMIT_YEN = 3000
/** Scans and requested times agree if they differ by at most this many minutes: people need time to pack up. */
const SCAN_TOLERANCE_MIN = 5
/** A correction that differs by more than this many minutes from the plan cannot be approved in bulk. */
export const MAX_BULK_DIFFERENCE_MIN = 60

export type FixTimes = { startAt: Instant; endAt: Instant; breakMin: number }
export type FixRequest = {
  reasonKinds: readonly FixReasonKind[]
  planned: FixTimes
  requested: FixTimes & { transportationYen?: number }
  hourlyWageYen: number
  transportationYen: number
  /** Bonus contracts in force when the worker matched. */
  bonuses?: readonly BonusTerms[] | undefined
  /** Other work for the company in the same day and week, which counts towards overtime. */
  otherWork?: OtherWork | undefined
  /** The day of payment; by default the day on which the work ends. */
  paidOn?: Day
}
const laterOf = (a: Instant, b: Instant) => (msOf(a) >= msOf(b) ? a : b)

/**
 * Returns the times that an approved correction pays. A worker whom the employer sent home early is paid until the
 * planned end (労働基準法26条, 民法536条2項).
 */
export const paidTimes = <T extends FixTimes>(
  reasonKinds: readonly FixReasonKind[],
  planned: FixTimes,
  requested: T,
): T =>
  reasonKinds.includes('employer_early_release')
    ? { ...requested, endAt: laterOf(requested.endAt, planned.endAt) }
    : requested
/** Calculates the pay of an approved correction, in yen. */
export const fixedPayOf = ({
  reasonKinds,
  planned,
  requested,
  hourlyWageYen,
  transportationYen,
  bonuses,
  otherWork,
  paidOn,
}: FixRequest) => {
  const { startAt, endAt, breakMin } = paidTimes(reasonKinds, planned, requested)
  return payOf({
    startAt,
    endAt,
    breakMin,
    hourlyWageYen,
    transportationYen: requested.transportationYen ?? transportationYen,
    scheduledMin: minutesBetween(planned.startAt, planned.endAt) - planned.breakMin,
    bonuses,
    otherWork,
    ...(paidOn && { paidOn }),
  })
}

/**
 * Returns the part of a wage that a correction leaves undisputed: the lowest of the planned pay, the pay by the scans
 * and the requested pay. It is paid on the normal day although the correction is open (労働基準法24条2項); the answer
 * decides only about the difference.
 */
export const undisputedPayOf = (planned: Pay, scanned: Pay, requested: Pay): Pay =>
  [planned, scanned, requested].reduce((lowest, pay) =>
    pay.grossYen < lowest.grossYen ? pay : lowest,
  )

/**
 * Whether the QR scans confirm a correction. A scan before the planned start counts as the start. Breaks and transport
 * leave no scan, so a changed one never matches.
 */
export const evidenceOf = (
  { planned, requested }: Pick<FixRequest, 'planned' | 'requested'>,
  scans: { checkedInAt: Instant | null; checkedOutAt: Instant | null },
): ScanEvidence => {
  if (scans.checkedInAt === null || scans.checkedOutAt === null) return 'missing'
  const isNear = (a: Instant, b: Instant, min = SCAN_TOLERANCE_MIN) =>
    Math.abs(minutesBetween(a, b)) <= min
  const startAgrees = isNear(requested.startAt, laterOf(scans.checkedInAt, planned.startAt))
  const endAgrees = isNear(requested.endAt, scans.checkedOutAt)
  const restAgrees =
    requested.breakMin === planned.breakMin && requested.transportationYen === undefined
  return startAgrees && endAgrees && restAgrees ? 'matches' : 'differs'
}

/** Why a correction cannot be approved in bulk: it has to be checked individually. */
export const cannotApproveInBulk = (
  fix: FixRequest,
  scans: { checkedInAt: Instant | null; checkedOutAt: Instant | null },
): string | undefined => {
  const { planned, requested } = fix
  const evidence = evidenceOf(fix, scans)
  if (evidence === 'missing')
    return `${scans.checkedInAt === null ? 'チェックイン' : 'チェックアウト'}のQRがないため、まとめて承認できません。同じ時間に働いた人の記録も確かめてください。`
  if (evidence === 'differs') return '記録と申請が一致しないため、まとめて承認できません。'
  const differenceMin = Math.max(
    Math.abs(minutesBetween(planned.startAt, requested.startAt)),
    Math.abs(minutesBetween(planned.endAt, requested.endAt)),
  )
  if (differenceMin > MAX_BULK_DIFFERENCE_MIN)
    return `予定との差が${formatDuration(MAX_BULK_DIFFERENCE_MIN)}を超えているため、まとめて承認できません。`
  return (
    cannotTakeBreak(minutesBetween(requested.startAt, requested.endAt), requested.breakMin) &&
    '法律で決められた休憩が取れていないため、まとめて承認できません。'
  )
}

/** Why this account cannot answer a correction. `diffYen`: requested less planned pay. */
export const cannotAnswerFix = (
  diffYen: number,
  { canAnswerAny }: { canAnswerAny: boolean },
): string | undefined =>
  !canAnswerAny && Math.abs(diffYen) > STAFF_FIX_LIMIT_YEN
    ? `予定との差が${formatYen(STAFF_FIX_LIMIT_YEN)}を超える修正依頼は、店舗管理者だけが対応できます。店舗管理者にご連絡ください。`
    : undefined

/**
 * Returns the times with which the form of a counter-proposal starts. A time on which request and plan agree is
 * undisputed, so the plan is used. For the other times the scan is the best evidence that the store has.
 */
export const counterOf = (
  planned: FixTimes,
  requested: FixTimes,
  scans: { checkedInAt: Instant | null; checkedOutAt: Instant | null },
): FixTimes => {
  const isSame = (a: Instant, b: Instant) => minutesBetween(a, b) === 0
  return {
    startAt: isSame(planned.startAt, requested.startAt)
      ? planned.startAt
      : (scans.checkedInAt ?? planned.startAt),
    endAt: isSame(planned.endAt, requested.endAt)
      ? planned.endAt
      : (scans.checkedOutAt ?? planned.endAt),
    breakMin: planned.breakMin,
  }
}

/**
 * Why the store cannot make this counter-proposal of times. After an early release by the store it must not end before
 * the planned end, because the planned pay is due in full (労働基準法26条, 民法536条2項).
 */
export const cannotCounter = (
  reasonKinds: readonly FixReasonKind[],
  planned: FixTimes,
  counter: FixTimes,
): string | undefined => {
  const spanMin = minutesBetween(counter.startAt, counter.endAt)
  if (spanMin <= 0) return '終了時刻は開始時刻より後にしてください。'
  if (spanMin > 24 * 60) return '24時間を超える勤務は提案できません。日付を確認してください。'
  if (counter.breakMin > spanMin) return '休憩が勤務時間より長くなっています。'
  return reasonKinds.includes('employer_early_release') && msOf(counter.endAt) < msOf(planned.endAt)
    ? '店舗の指示による早上がりのため、終了時刻を予定より早くすることはできません。予定どおりの報酬をお支払いください。'
    : undefined
}
