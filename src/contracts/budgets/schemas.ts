import * as z from 'zod/mini'
import { id, yen } from '@/contracts/common/schemas'

const MOST_BUDGET_YEN = 1_000_000_000
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月を選んでください。'))

/** What is taken of the budget of a store in a month, tax included. */
const use = {
  /** Null: the store has no budget. */
  budgetYen: z.nullable(yen),
  /** What the store will be billed for everybody who is matched; negative when adjustments give more back. */
  usedYen: z.int(),
  /** What the free seats of its postings would cost. */
  reservedYen: yen,
}

/** The budget of one store in a month. */
export const StoreBudget = z.object({ month, ...use })
export type StoreBudget = z.infer<typeof StoreBudget>

export const CompanyBudget = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  ...use,
})
export type CompanyBudget = z.infer<typeof CompanyBudget>

/** The budgets of all stores of a company in a month, by the code of the store. */
export const CompanyBudgets = z.object({
  month,
  /** The months whose budgets can be changed: this one and the next ones. */
  months: z.array(month),
  items: z.array(CompanyBudget),
  /** The usage limit of the company in the month; null without one. */
  limitYen: z.nullable(yen),
})
export type CompanyBudgets = z.infer<typeof CompanyBudgets>

/** The budget of a store from a month on, until another is set; null: none. */
export const BudgetInput = z.object({
  clientId: id,
  month,
  budgetYen: z.nullable(
    z
      .int('予算を入力してください。')
      .check(
        z.minimum(1, '予算は1円以上で入力してください。'),
        z.maximum(MOST_BUDGET_YEN, '10億円以下で入力してください。'),
      ),
  ),
})
export type BudgetInput = z.infer<typeof BudgetInput>
