import {
  addMonths,
  formatDateTime,
  formatMonth,
  monthOf,
  type Instant,
  type Month,
} from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { BudgetLevel } from '@/contracts/budgets/enums'
import type { BudgetRequest } from '@/contracts/budgets/schemas'

const NEAR_PERCENT = 80
/** Months after this one for which a budget can be set. */
const MONTHS_AHEAD = 6

/**
 * The budget of a store in a month with its used part, yen with tax: `usedYen` is the bill for all matched workers,
 * `reservedYen` the cost of the free seats of its offerings (billing.md §11).
 */
export type BudgetUse = { budgetYen: number; usedYen: number; reservedYen: number }

/** The cost of the month for the store if all free seats are taken, yen. */
export const forecastYenOf = ({ usedYen, reservedYen }: Omit<BudgetUse, 'budgetYen'>) =>
  usedYen + reservedYen

/** What is left of the budget, yen; negative above it. */
export const budgetLeftYenOf = (use: BudgetUse) => use.budgetYen - forecastYenOf(use)

/** The forecast in whole percent of the budget, rounded down; never below 0. */
export const budgetPercentOf = (use: BudgetUse) =>
  Math.max(0, Math.floor((forecastYenOf(use) * 100) / use.budgetYen))

/** The level of the forecast: near from 80 % of the budget on, over above 100 %. */
export function budgetLevelOf(use: BudgetUse): BudgetLevel {
  if (forecastYenOf(use) > use.budgetYen) return 'over'
  return forecastYenOf(use) * 100 >= use.budgetYen * NEAR_PERCENT ? 'near' : 'within'
}

/** What a month takes of an amount (「予算」, 「利用上限額」), in one sentence. */
export function spendText(what: string, maxYen: number, takenYen: number): string {
  const leftYen = maxYen - takenYen
  const rest = leftYen < 0 ? `${formatYen(-leftYen)}超えます` : `残りは${formatYen(leftYen)}です`
  return `${what}${formatYen(maxYen)}のうち、公開中の空きを含めて${formatYen(takenYen)}を使う見込みで、${rest}。`
}

/** The level of the forecast as text. */
export function budgetText(use: BudgetUse): string {
  const level = budgetLevelOf(use)
  if (level === 'over') return `予算を${formatYen(-budgetLeftYenOf(use))}超える見込みです。`
  const percent = budgetPercentOf(use)
  return level === 'near'
    ? `予算の${percent}%を使う見込みです。残りは${formatYen(budgetLeftYenOf(use))}です。`
    : `予算の${percent}%の見込みです。`
}

/** That an offering of these costs does not fit into what is left of the month, all amounts in yen with tax. */
export const aboveBudgetText = ({
  month,
  budgetYen,
  usedYen,
  costYen,
}: {
  month: Month
  budgetYen: number
  usedYen: number
  costYen: number
}) =>
  `${formatMonth(month)}の予算${formatYen(budgetYen)}に対して、この求人を含めると${formatYen(usedYen + costYen)}になります。`

/** Why more cannot be requested: the month is over, or the amount is not above the budget. Undefined if it can. */
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

/** The state of a request of a store for more budget, as text. */
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

/** The months for which a budget can be set, this one first: a month that is over keeps its own. */
export const budgetMonths = (now: Instant): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(monthOf(now), index))
