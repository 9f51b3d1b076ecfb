import type { Month } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { aboveBudgetText } from './budget'

/** What bounds the cost of a month's postings, and what is used and reserved of it without this posting, in yen. */
export type MonthBounds = {
  /** The company's usage limit over all its stores; null without one. */
  usage: { limitYen: number; usedYen: number } | null
  /**
   * The store's budget; null without one. `mayExceed`: the account belongs to head office, so that its posting is the
   * approval.
   */
  budget: { budgetYen: number; usedYen: number; mayExceed: boolean } | null
}

/**
 * What a posting of this cost would exceed in a month, in words: the limit of the company, the budget of the store, or
 * the budget with the approval of whoever posts. Undefined: it fits.
 */
export function exceededBounds(
  { usage, budget }: MonthBounds,
  { month, costYen }: { month: Month; costYen: number },
): { limit?: string | undefined; budget?: string; approvedBudget?: string } {
  const limit = usage ? aboveLimitText(usage.usedYen + costYen - usage.limitYen) : undefined
  if (!budget || budget.usedYen + costYen <= budget.budgetYen) return { limit }
  const text = aboveBudgetText({ ...budget, month, costYen })
  return budget.mayExceed
    ? { limit, approvedBudget: `${text}このまま公開すると、本部が承認したことになります。` }
    : { limit, budget: `${text}公開するには、本部の承認が必要です。` }
}

const aboveLimitText = (excessYen: number) =>
  excessYen > 0
    ? `利用上限額を${formatNumber(excessYen)}円超えます。人数や時間を減らすか、利用上限額の変更を申請してください。`
    : undefined
