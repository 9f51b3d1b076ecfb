import type { RestrictionLevel } from '@/contracts/clients/enums'
import { formatMonth, monthOf, type Instant, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { formatYen } from '@/lib/text/money'
import type { Verdict } from './operatorReview'

// The shares of the limit from which on the store is informed, is warned, and can no longer publish.
const INFO_PERCENT = 80
const WARNING_PERCENT = 95
const FULL_PERCENT = 100
/** A change can be requested from this month or from up to this many months later. */
const MONTHS_AHEAD = 6
/** The embedded operator grants at most this multiple of the current limit. */
const MAX_TIMES = 2

/** The used and the reserved part of the limit of a month, yen with tax. */
export type MonthUsage = { month: Month; limitYen: number; usedYen: number; reservedYen: number }

/**
 * Returns what may still be used and reserved in the month, yen with tax. Corrections, overtime and leave allowances
 * are never refused because of the limit, so it can be negative.
 */
export const remainingYenOf = ({ limitYen, usedYen, reservedYen }: Omit<MonthUsage, 'month'>) =>
  limitYen - usedYen - reservedYen

const percentOf = (usage: MonthUsage) =>
  usage.limitYen === 0
    ? FULL_PERCENT
    : Math.floor(((usage.limitYen - remainingYenOf(usage)) * 100) / usage.limitYen)

function levelOf(percent: number): RestrictionLevel | undefined {
  if (percent >= FULL_PERCENT) return 'block_publish'
  if (percent >= WARNING_PERCENT) return 'warning'
  return percent >= INFO_PERCENT ? 'info' : undefined
}

/**
 * Returns the restriction that follows from the usage of a month: information from 80 % on, a warning from 95 % on, and
 * no more offerings of that month from 100 % on. It is derived each time, so it ends as soon as there is room.
 * Undefined below 80 %.
 */
export function usageRestrictionOf(usage: MonthUsage) {
  const percent = percentOf(usage)
  const level = levelOf(percent)
  if (level === undefined) return undefined
  const month = formatMonth(usage.month)
  const message =
    level === 'block_publish'
      ? `${month}の利用上限額(${formatYen(usage.limitYen)})に達したため、${month}に勤務する求人は公開できません。決まっている勤務、申し込み、修正依頼は続けられます。`
      : `${month}の利用上限額の${percent}%を使う予定です。あと${formatYen(remainingYenOf(usage))}を超える求人は公開できません。`
  return { level, message }
}

/** Returns the months from which a change of the limit can be requested, this one first. */
export const requestableMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(monthOf(now), index))

/** Why a limit cannot be requested; undefined if it can. `currentYen`: the present limit of the month. */
export const cannotRequestLimit = (currentYen: number, requestedYen: number) =>
  requestedYen > currentYen
    ? undefined
    : `いまの上限(${formatYen(currentYen)})より大きい金額を入力してください。`

/**
 * Decides for the embedded operator: it approves up to `MAX_TIMES` the current limit, and nothing while an invoice is
 * overdue. Where people decide, they replace only this function; the states stay the same.
 */
export function reviewUsageLimitRequest(request: {
  currentYen: number
  requestedYen: number
  isPaymentOverdue: boolean
}): Verdict {
  if (request.isPaymentOverdue)
    return {
      isApproved: false,
      comment:
        'お支払い期限を過ぎたご請求があるため、承認できません。ご入金のあとに申請してください。',
    }
  const maxYen = request.currentYen * MAX_TIMES
  if (request.requestedYen > maxYen)
    return {
      isApproved: false,
      comment: `一度に承認できるのは、いまの上限の${MAX_TIMES}倍(${formatYen(maxYen)})までです。金額を見直して申請してください。`,
    }
  return { isApproved: true, comment: 'ご利用の状況を確認し、承認しました。' }
}
