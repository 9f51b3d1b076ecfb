import type { BudgetLevel } from '@/contracts/budgets/enums'
import type { BudgetRequest } from '@/contracts/budgets/schemas'
import { formatDateTime, formatMonth, monthOf, type Instant, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { formatYen } from '@/lib/text/money'

/** From this share of the budget on, the level is `near`. */
const NEAR_PERCENT = 80
/** A budget can be set for this month and this many months after it. */
const MONTHS_AHEAD = 6

/**
 * The budget of a store in a month, at least 1, and what is taken of it, yen with tax. `usedYen`: the bill for all
 * matched workers. `reservedYen`: the cost of the free seats of its offerings.
 */
export type BudgetUse = { budgetYen: number; usedYen: number; reservedYen: number }

/** Returns the cost of the month for the store if all free seats are taken, in yen. */
export const forecastYenOf = ({ usedYen, reservedYen }: Omit<BudgetUse, 'budgetYen'>) =>
  usedYen + reservedYen

/** Returns what is left of the budget, in yen; negative if the forecast exceeds it. */
export const budgetLeftYenOf = (use: BudgetUse) => use.budgetYen - forecastYenOf(use)

/** Returns the forecast in percent of the budget, rounded down; never below 0. */
export const budgetPercentOf = (use: BudgetUse) =>
  Math.max(0, Math.floor((forecastYenOf(use) * 100) / use.budgetYen))

/** Returns the level of the forecast: `near` from 80 % of the budget on, `over` above 100 %. */
export function budgetLevelOf(use: BudgetUse): BudgetLevel {
  if (forecastYenOf(use) > use.budgetYen) return 'over'
  return forecastYenOf(use) * 100 >= use.budgetYen * NEAR_PERCENT ? 'near' : 'within'
}

/** Says in one sentence how much of an amount (`what`: 「予算」, 「利用上限額」) a month will take. */
export function spendText(what: string, maxYen: number, takenYen: number): string {
  const leftYen = maxYen - takenYen
  const rest = leftYen < 0 ? `${formatYen(-leftYen)}超えます` : `残りは${formatYen(leftYen)}です`
  return `${what}${formatYen(maxYen)}のうち、公開中の空きを含めて${formatYen(takenYen)}を使う見込みで、${rest}。`
}

/** Says how much of the budget the forecast takes. */
export function budgetText(use: BudgetUse): string {
  const level = budgetLevelOf(use)
  if (level === 'over') return `予算を${formatYen(-budgetLeftYenOf(use))}超える見込みです。`
  const percent = budgetPercentOf(use)
  return level === 'near'
    ? `予算の${percent}%を使う見込みです。残りは${formatYen(budgetLeftYenOf(use))}です。`
    : `予算の${percent}%の見込みです。`
}

/**
 * Says what the month will cost with an offering that exceeds its budget; all amounts in yen with tax. `takenYen`: the
 * forecast without the offering, `costYen`: the cost of the offering.
 */
export const aboveBudgetText = ({
  month,
  budgetYen,
  takenYen,
  costYen,
}: {
  month: Month
  budgetYen: number
  takenYen: number
  costYen: number
}) =>
  `${formatMonth(month)}の予算${formatYen(budgetYen)}に対して、この求人を含めると${formatYen(takenYen + costYen)}になります。`

/**
 * Why more cannot be requested: the month is past or too far ahead, or the amount is not above the budget. Undefined if
 * it can.
 */
export function cannotRequestBudget(
  { month, budgetYen, requestedYen }: { month: Month; budgetYen: number; requestedYen: number },
  now: Instant,
): { month?: string; requestedYen?: string } | undefined {
  if (!budgetMonths(now).includes(month))
    return { month: '今月から6か月先までの月を選んでください。' }
  return requestedYen > budgetYen
    ? undefined
    : { requestedYen: `いまの予算(${formatYen(budgetYen)})より大きい金額を入力してください。` }
}

/** Says what has become of a store's request for more budget. */
export function budgetRequestText(
  request: Pick<
    BudgetRequest,
    'status' | 'requestedYen' | 'requestedByName' | 'createdAt' | 'decisionNote'
  >,
  now: Date,
): string {
  const { status, requestedYen, requestedByName, createdAt, decisionNote } = request
  const amount = formatYen(requestedYen)
  const note = decisionNote === null ? '' : `本部からの連絡: ${decisionNote}`
  if (status === 'approved') return `予算を${amount}にする依頼は承認されました。${note}`
  if (status === 'declined') return `予算を${amount}にする依頼は見送られました。${note}`
  if (status === 'withdrawn') return `予算を${amount}にする依頼は取り下げられました。`
  return `${formatDateTime(createdAt, now)}に${requestedByName}さんが、予算を${amount}にするよう本部に依頼しました。`
}

/** Returns the months for which a budget can be set, this one first. The budget of a past month cannot change. */
export const budgetMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(monthOf(now), index))
