import type { Cost } from '@/contracts/offerings/schemas'
import type { Month } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { aboveBudgetText } from './budget'

/**
 * The used part of the usage limit of a month, yen with tax. `taxRemainder`: the hundredths of a yen that rounding has
 * dropped so far from the tax of the invoice and of added costs. Each hundred of them makes one more yen, because the
 * invoice rounds only once (消費税法施行令70条の10).
 */
type TakenUsage = { usedYen: number; taxRemainder?: number }

/** Returns the hundredths of a yen that are dropped when the tax of a cost is rounded by itself: 0 to 99. */
export const droppedHundredths = (cost: Cost, taxPercent: number) =>
  ((cost.feeYen + (cost.transferCommissionYen ?? 0)) * taxPercent) % 100

/** Adds an offering to the used part. Tax is rounded once over the whole month, not for each offering. */
export function withCost<T extends TakenUsage>(taken: T, cost: Cost, taxPercent: number): T {
  const remainder = (taken.taxRemainder ?? 0) + droppedHundredths(cost, taxPercent)
  return {
    ...taken,
    usedYen: taken.usedYen + cost.totalYen + Math.floor(remainder / 100),
    taxRemainder: remainder % 100,
  }
}

/** The limits on the cost of a month's offerings, each with what is taken of it without this offering, in yen. */
export type MonthBounds = {
  /** The company's usage limit over all its stores; null without one. */
  usage: ({ limitYen: number } & TakenUsage) | null
  /**
   * The store's budget; null without one. `mayExceed`: the account belongs to head office, so publishing counts as the
   * approval.
   */
  budget: { budgetYen: number; usedYen: number; mayExceed: boolean } | null
}

/**
 * Says what an offering of this cost would exceed in a month. `limit`: the usage limit of the company. `budget`: the
 * budget of the store. `approvedBudget`: the same, but the account may exceed it. Fields are absent for what fits.
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
  const { budgetYen, usedYen: takenYen } = budget
  const text = aboveBudgetText({ month, budgetYen, takenYen, costYen })
  return budget.mayExceed
    ? { limit, approvedBudget: `${text}このまま公開すると、本部が承認したことになります。` }
    : { limit, budget: `${text}公開するには、本部の承認が必要です。` }
}

const aboveLimitText = (excessYen: number) =>
  excessYen > 0
    ? `利用上限額を${formatNumber(excessYen)}円超えます。人数や時間を減らすか、利用上限額の変更を申請してください。`
    : undefined
