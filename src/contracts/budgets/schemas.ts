import * as z from 'zod/mini'
import { id, instant, optionalText, requiredText, yen } from '@/contracts/common/schemas'
import { unreadAmount } from '@/lib/text/unreadAmount'
import {
  budgetRequestStatuses,
  MAX_BUDGET_DECISION_NOTE_LENGTH,
  MAX_BUDGET_REASON_LENGTH,
} from './enums'

const MAX_BUDGET_YEN = 1_000_000_000
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月を選んでください。'))

const budgetAmount = z
  .int({ error: unreadAmount('月') })
  .check(
    z.minimum(1, '予算は1円以上で入力してください。'),
    z.maximum(MAX_BUDGET_YEN, '10億円以下で入力してください。'),
  )

/** The used part of the budget of a store in a month, tax included. */
const use = {
  /** Null: the store has no budget. */
  budgetYen: z.nullable(yen),
  /** The bill of the store for all matched workers; negative when adjustments give more back. */
  usedYen: z.int(),
  /** The cost of the free seats of its offerings, if they are taken. */
  reservedYen: yen,
}

/** A store's request for a higher budget of one month. */
export const BudgetRequestInput = z.object({
  month,
  /** The budget that the month should have, tax included. */
  requestedYen: budgetAmount,
  reason: requiredText(MAX_BUDGET_REASON_LENGTH),
})
export type BudgetRequestInput = z.infer<typeof BudgetRequestInput>

/** A request of a store for a higher budget of one month. */
export const BudgetRequest = z.object({
  id,
  month,
  /** The budget when the store asked. */
  currentYen: yen,
  requestedYen: yen,
  reason: z.string(),
  status: z.enum(budgetRequestStatuses),
  requestedByName: z.string(),
  createdAt: instant,
  /** Null while it is open. */
  decidedAt: z.nullable(instant),
  /** The note of head office; null while it is open, or without a note. */
  decisionNote: z.nullable(z.string()),
})
export type BudgetRequest = z.infer<typeof BudgetRequest>

/** A budget that would be exceeded: the cost of the month, and the store's request to head office. */
export const ExceededBudget = z.object({
  month,
  budgetYen: yen,
  forecastYen: yen,
  request: z.nullable(BudgetRequest),
})
export type ExceededBudget = z.infer<typeof ExceededBudget>

/** What head office decides. A refusal needs a note for the store. */
export const BudgetDecision = z.object({
  isApproved: z.boolean(),
  note: optionalText(MAX_BUDGET_DECISION_NOTE_LENGTH),
})
export type BudgetDecision = z.infer<typeof BudgetDecision>

/** The budget of one store in a month, and the store's last request. */
export const StoreBudget = z.object({ month, ...use, request: z.nullable(BudgetRequest) })
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
  /** The open requests of all stores for this month and coming ones, the oldest first. */
  requests: z.array(z.extend(BudgetRequest, { clientId: id, clientName: z.string() })),
  /** The usage limit of the company in the month; null without one. */
  limitYen: z.nullable(yen),
})
export type CompanyBudgets = z.infer<typeof CompanyBudgets>

/**
 * The budget of a store from a month on, until another is set; null: none. `previousYen`: the budget of the month that
 * the page showed; 409 `stale` when it is another one by now. Without it nothing is compared.
 */
export const BudgetInput = z.object({
  clientId: id,
  month,
  budgetYen: z.nullable(budgetAmount),
  previousYen: z.optional(z.nullable(yen)),
})
export type BudgetInput = z.infer<typeof BudgetInput>
