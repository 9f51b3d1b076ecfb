import { endpoint, json, resource } from '@/contracts/endpoint'
import { budgetQuery } from './query'
import type { BudgetInput, CompanyBudget, CompanyBudgets, StoreBudget } from './schemas'

/** What head office lets each store spend in a month. Beyond the specification. */
export const budgets = resource('budgets', {
  list: endpoint('GET /companies/{companyId}/budgets', {
    query: budgetQuery,
    response: json<CompanyBudgets>(),
    permission: 'billing.viewCompany',
  }),
  /** Holds from its month on, until another one is set. */
  set: endpoint('PUT /companies/{companyId}/budgets', {
    body: json<BudgetInput>(),
    response: json<CompanyBudget>(),
    permission: 'budget.manage',
    invalidates: ['companyClients'],
  }),
  one: endpoint('GET /clients/{clientId}/budget', {
    query: budgetQuery,
    response: json<StoreBudget>(),
    permission: 'billing.viewStore',
  }),
})
