import type { Month } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import type { Cost } from '@/contracts/offerings/schemas'
import { aboveBudgetText } from './budget'

/**
 * The used part of the usage limit of a month, yen with tax. `taxRemainder`: the hundredths of a yen that rounding
 * drops from the tax of its invoice and of the costs that were added; one yen more is due for each hundred of them
 * (消費税法施行令70条の10).
 */
export type TakenUsage = { usedYen: number; taxRemainder?: number }

/** The hundredths of a yen that the rounding of a cost by itself drops from its tax, 0 to 99. */
export const droppedHundredths = (cost: Cost, taxPercent: number) =>
  ((cost.feeYen + (cost.transferCommissionYen ?? 0)) * taxPercent) % 100

/** The used part with one more offering: tax is rounded once over the whole month, not for each offering. */
export function withCost<T extends TakenUsage>(taken: T, cost: Cost, taxPercent: number): T {
  const remainder = (taken.taxRemainder ?? 0) + droppedHundredths(cost, taxPercent)
  return {
    ...taken,
    usedYen: taken.usedYen + cost.totalYen + Math.floor(remainder / 100),
    taxRemainder: remainder % 100,
  }
}

/** The bounds on the cost of a month's offerings, and the used and reserved amounts without this offering, in yen. */
export type MonthBounds = {
  /** The company's usage limit over all its stores; null without one. */
  usage: ({ limitYen: number } & TakenUsage) | null
  /**
   * The store's budget; null without one. `mayExceed`: the account belongs to head office, so that its offering is the
   * approval.
   */
  budget: { budgetYen: number; usedYen: number; mayExceed: boolean } | null
}

/**
 * What an offering of this cost would exceed in a month, as text: the limit of the company, the budget of the store, or
 * the budget with the approval of the account that posts. Undefined if it fits.
 */
export function exceededBounds(
  { usage, budget }: MonthBounds,
  { month, cost, taxPercent }: { month: Month; cost: Cost; taxPercent: number },
): { limit?: string | undefined; budget?: string; approvedBudget?: string } {
  const costYen = cost.totalYen
  const limit = usage
    ? aboveLimitText(withCost(usage, cost, taxPercent).usedYen - usage.limitYen)
    : undefined
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
