import { addMonths, monthOf, type Instant, type Month } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { BudgetLevel } from '@/contracts/budgets/enums'

const NEAR_PERCENT = 80
/** A budget can be set for this month or one of so many after it. */
const MONTHS_AHEAD = 6

/**
 * The budget of a store in a month, and what is taken of it, yen with tax: `usedYen` what the store will be billed for
 * everybody who is matched, `reservedYen` the free seats of its postings (billing.md §11).
 */
export type BudgetUse = { budgetYen: number; usedYen: number; reservedYen: number }

/** What the month will cost the store if all free seats are taken, yen. */
export const forecastYenOf = ({ usedYen, reservedYen }: Omit<BudgetUse, 'budgetYen'>) =>
  usedYen + reservedYen

/** What is left of the budget, yen; negative above it. */
export const budgetLeftYenOf = (use: BudgetUse) => use.budgetYen - forecastYenOf(use)

/** The forecast in whole percent of the budget, rounded down; never below 0. */
export const budgetPercentOf = (use: BudgetUse) =>
  Math.max(0, Math.floor((forecastYenOf(use) * 100) / use.budgetYen))

/** Where the forecast stands: from 80 % of the budget on it is near, above 100 % over. */
export function budgetLevelOf(use: BudgetUse): BudgetLevel {
  if (forecastYenOf(use) > use.budgetYen) return 'over'
  return forecastYenOf(use) * 100 >= use.budgetYen * NEAR_PERCENT ? 'near' : 'within'
}

/** How the forecast stands to the budget, in words. */
export function budgetText(use: BudgetUse): string {
  const level = budgetLevelOf(use)
  if (level === 'over') return `予算を${formatYen(-budgetLeftYenOf(use))}超える見込みです。`
  const percent = budgetPercentOf(use)
  return level === 'near'
    ? `予算の${percent}%を使う見込みです。残りは${formatYen(budgetLeftYenOf(use))}です。`
    : `予算の${percent}%の見込みです。`
}

/** The months for which a budget can be set, this one first: a month that is over keeps its own. */
export const budgetMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(monthOf(now), index))
