import type { FixReasonKind, ScanEvidence } from '@/contracts/paymentCorrections/enums'
import { type Day, formatDuration, type Instant, minutesBetween, msOf } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import { payOf, type BonusTerms } from '@/domain/pay/pay'

/** A member of staff without a manager's right answers a correction up to so many yen, more or less than planned. */
export const staffFixLimitYen = 3000
/** Scans and times may be so many minutes apart and still agree: people gather their things. */
const agreeMin = 5
/** A correction so many minutes from the plan is looked at by itself. */
export const bulkLimitMin = 60

export type FixTimes = { startAt: Instant; endAt: Instant; breakMin: number }
export type FixRequest = {
  reasonKinds: readonly FixReasonKind[]
  planned: FixTimes
  requested: FixTimes & { transportationYen?: number }
  hourlyWageYen: number
  transportationYen: number
  /** What was promised on top when the worker matched. */
  bonuses?: readonly BonusTerms[] | undefined
  /** The day of payment; the day on which the work ends unless it is settled later. */
  paidOn?: Day
}
const laterOf = (a: Instant, b: Instant) => (msOf(a) >= msOf(b) ? a : b)

/**
 * The times for which an approved correction pays. Whoever the employer sent home early is paid to the planned end: the rest is the employer's to bear
 * (労働基準法26条, 民法536条2項).
 */
export const paidTimes = <T extends FixTimes>(
  reasonKinds: readonly FixReasonKind[],
  planned: FixTimes,
  asked: T,
): T =>
  reasonKinds.includes('employer_early_release')
    ? { ...asked, endAt: laterOf(asked.endAt, planned.endAt) }
    : asked
/** What an approved correction is worth, by the rules of domain/pay. */
export const fixedPayOf = ({
  reasonKinds,
  planned,
  requested,
  hourlyWageYen,
  transportationYen,
  bonuses,
  paidOn,
}: FixRequest) => {
  const { startAt, endAt, breakMin } = paidTimes(reasonKinds, planned, requested)
  return payOf({
    startAt,
    endAt,
    breakMin,
    hourlyWageYen,
    transportationYen: requested.transportationYen ?? transportationYen,
    bonuses,
    ...(paidOn && { paidOn }),
  })
}

/** Whether the scans bear out a correction. A scan before the planned start counts as the start; breaks leave no scan, so they must be as planned. */
export const evidenceOf = (
  { planned, requested }: Pick<FixRequest, 'planned' | 'requested'>,
  scans: { checkedInAt: Instant | null; checkedOutAt: Instant | null },
): ScanEvidence => {
  if (scans.checkedInAt === null || scans.checkedOutAt === null) return 'missing'
  const near = (a: Instant, b: Instant, min = agreeMin) => Math.abs(minutesBetween(a, b)) <= min
  const startAgrees = near(requested.startAt, laterOf(scans.checkedInAt, planned.startAt))
  const endAgrees = near(requested.endAt, scans.checkedOutAt)
  const restAgrees =
    requested.breakMin === planned.breakMin && requested.transportationYen === undefined
  return startAgrees && endAgrees && restAgrees ? 'matches' : 'differs'
}

/** Why a correction cannot be answered together with others: somebody has to look at it. */
export const cannotApproveInBulk = (
  fix: FixRequest,
  scans: { checkedInAt: Instant | null; checkedOutAt: Instant | null },
): string | undefined => {
  const { planned, requested } = fix
  const evidence = evidenceOf(fix, scans)
  if (evidence === 'missing')
    return `${scans.checkedInAt === null ? '出勤' : '退勤'}のQRがないため、まとめて承認できません。同じ時間に働いた人の打刻も確かめてください。`
  if (evidence === 'differs') return '打刻と申請が一致しないため、まとめて承認できません。'
  const apart = Math.max(
    Math.abs(minutesBetween(planned.startAt, requested.startAt)),
    Math.abs(minutesBetween(planned.endAt, requested.endAt)),
  )
  if (apart > bulkLimitMin)
    return `予定との差が${formatDuration(bulkLimitMin)}を超えているため、まとめて承認できません。`
  return (
    cannotTakeBreak(minutesBetween(requested.startAt, requested.endAt), requested.breakMin) &&
    '法律で決められた休憩が取れていないため、まとめて承認できません。'
  )
}

/** Why this member of staff cannot answer a correction of so many yen. */
export const cannotAnswerFix = (
  diffYen: number,
  { canAnswerAny }: { canAnswerAny: boolean },
): string | undefined =>
  !canAnswerAny && Math.abs(diffYen) > staffFixLimitYen
    ? `予定との差が${formatYen(staffFixLimitYen)}を超える修正依頼は、店舗管理者だけが対応できます。店舗管理者にご連絡ください。`
    : undefined

/** Why the store cannot propose these times instead. */
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
