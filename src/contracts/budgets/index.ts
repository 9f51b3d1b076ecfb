import { endpoint, json, resource } from '@/contracts/endpoint'
import { budgetQuery } from './query'
import type {
  BudgetDecision,
  BudgetInput,
  BudgetRequest,
  BudgetRequestInput,
  CompanyBudget,
  CompanyBudgets,
  StoreBudget,
} from './schemas'

/** The budgets that head office sets for each store and month. Beyond the specification. */
export const budgets = resource('budgets', {
  list: endpoint('GET /companies/{companyId}/budgets', {
    query: budgetQuery,
    response: json<CompanyBudgets>(),
    permission: 'billing.viewCompany',
  }),
  /** The budget applies from its month on, until another one is set. */
  set: endpoint('PUT /companies/{companyId}/budgets', {
    body: json<BudgetInput>(),
    response: json<CompanyBudget>(),
    permission: 'budget.manage',
    changes: ['storeBudgets'],
    errors: ['stale'],
  }),
  one: endpoint('GET /clients/{clientId}/budget', {
    query: budgetQuery,
    response: json<StoreBudget>(),
    permission: 'billing.viewStore',
  }),
  /** A store asks head office for a higher budget of one month. */
  request: endpoint('POST /clients/{clientId}/budget_requests', {
    body: json<BudgetRequestInput>(),
    response: json<BudgetRequest>(),
    permission: 'offering.publish',
    changes: ['budgetRequests'],
    errors: ['already_requested', 'conflict'],
  }),
  withdraw: endpoint('DELETE /clients/{clientId}/budget_requests/{budgetRequestId}', {
    permission: 'offering.publish',
    changes: ['budgetRequests'],
    errors: ['already_done'],
  }),
  /** An approved request raises the budget of its month only. */
  decide: endpoint('PUT /companies/{companyId}/budget_requests/{budgetRequestId}', {
    body: json<BudgetDecision>(),
    response: json<BudgetRequest>(),
    permission: 'budget.manage',
    changes: ['budgetRequests'],
    errors: ['already_done', 'expired'],
  }),
})
