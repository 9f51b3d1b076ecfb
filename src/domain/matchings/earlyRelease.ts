import type { EarlyReleaseReason } from '@/contracts/matchings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { dayOf, type Instant, msOf } from '@/lib/date'
import { finalStatusRefusals, lateMinOf, underReview, type MatchingTimes } from './matching'
import { fixedPayOf } from './paymentCorrection'
import { scannedTimes } from './settlement'

/** The names of the reasons for an early release, on screen and in the message to the worker. */
export const earlyReleaseReasonLabel: Record<EarlyReleaseReason, string> = {
  low_demand: '客足・予約が少ない',
  work_done: '予定の作業が終わった',
  facility: '設備や天候などの事情',
  other: 'その他の店舗の都合',
}

/**
 * Why the store cannot send this worker home early. Only somebody at work can be released: before the check-in the
 * store has to cancel, and after the end the shift is over.
 */
export const cannotReleaseEarly = (matching: MatchingTimes, now: Instant): string | undefined => {
  if (matching.status !== 'established') return finalStatusRefusals[matching.status]
  if ((matching.cancelReviewDueAt ?? null) !== null) return underReview
  if (matching.checkedInAt === null)
    return 'チェックインしていないため、早上がりにできません。勤務の前に取りやめるときは、キャンセル申請をしてください。'
  if (matching.checkedOutAt !== null) return 'すでにチェックアウトしています。'
  if (matching.fixStatus === 'requested')
    return '修正依頼が届いているため、早上がりにできません。先に修正依頼に回答してください。'
  return msOf(now) >= msOf(matching.endAt)
    ? '終了時刻を過ぎています。ワーカーにチェックアウトしてもらってください。'
    : undefined
}

/**
 * Returns the pay (yen) of a worker whom the store sends home early: as planned, until the planned end (労働基準法26条,
 * 民法536条2項). Because the pay is full, no leave allowance is due. The minutes of a late start are not paid, as in
 * any other shift.
 */
export const releasedPayOf = (
  matching: {
    startAt: string
    endAt: string
    breakMin: number
    checkedInAt: Instant | null
    hourlyWageYen: number
    transportationYen: number
    scheduledPay: Pay
  },
  now: Instant,
): Pay =>
  lateMinOf(matching.startAt, matching.checkedInAt) === 0
    ? matching.scheduledPay
    : fixedPayOf({
        ...matching,
        reasonKinds: ['employer_early_release'],
        planned: matching,
        requested: scannedTimes(matching, {
          checkedInAt: matching.checkedInAt,
          checkedOutAt: null,
        }),
        bonuses: matching.scheduledPay.bonuses,
        paidOn: dayOf(now),
      })
