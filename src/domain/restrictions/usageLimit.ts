import type { RestrictionLevel } from '@/contracts/clients/enums'
import { addMonths, formatMonth, monthOf, type Instant, type Month } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { Verdict } from './operatorReview'

const INFO_PERCENT = 80
const WARNING_PERCENT = 95
const FULL_PERCENT = 100
/** How many months ahead a change can be asked for. */
const MONTHS_AHEAD = 6
/** The multiple of the present limit that the embedded operator grants at most. */
const MAX_TIMES = 2

/** What is used and reserved of the limit of a month, yen, tax included (billing.md §11). */
export type MonthUsage = { month: Month; limitYen: number; usedYen: number; reservedYen: number }

/**
 * What may still be used and reserved in the month, yen with tax. Below zero where corrections, overtime or leave
 * allowances went beyond it: none of them is refused because of the limit (billing.md §11).
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
 * The restriction that follows from the usage of a month: from 80 % information, from 95 % a warning, at 100 % no more
 * offerings of that month (billing.md §11). It ends by itself with more room. Undefined below 80 %.
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

/** The months from which a change of the limit can be asked for, this one first. */
export const requestableMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(monthOf(now), index))

/** Why a limit cannot be asked for; undefined if it can. The limit of the month is `currentYen`. */
export const cannotRequestLimit = (currentYen: number, requestedYen: number) =>
  requestedYen > currentYen
    ? undefined
    : `いまの上限(${formatYen(currentYen)})より大きい金額を入力してください。`

/**
 * The embedded operator's decision: at most twice the present limit, and nothing while an invoice is overdue. An
 * operator with people replaces this rule, not the states.
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
  const mostYen = request.currentYen * MAX_TIMES
  if (request.requestedYen > mostYen)
    return {
      isApproved: false,
      comment: `一度に承認できるのは、いまの上限の${MAX_TIMES}倍(${formatYen(mostYen)})までです。金額を見直して申請してください。`,
    }
  return { isApproved: true, comment: 'ご利用の状況を確認し、承認しました。' }
}
