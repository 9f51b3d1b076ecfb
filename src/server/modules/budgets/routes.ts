import { budgets as contract } from '@/contracts/budgets'
import {
  BudgetDecision,
  BudgetInput,
  BudgetRequest,
  BudgetRequestInput,
  CompanyBudget,
  CompanyBudgets,
  StoreBudget,
} from '@/contracts/budgets/schemas'
import { implement } from '@/server/http/route'
import { listBudgets, readBudget, setBudget } from './budgets'
import { budgetsReference } from './reference'
import { decideRequest, requestBudget, withdrawRequest } from './requests'

export const budgetRoutes = implement(contract, budgetsReference, {
  list: { response: CompanyBudgets, run: listBudgets },
  set: { body: BudgetInput, response: CompanyBudget, run: setBudget },
  one: { response: StoreBudget, run: readBudget },
  request: { body: BudgetRequestInput, response: BudgetRequest, run: requestBudget },
  withdraw: { run: withdrawRequest },
  decide: { body: BudgetDecision, response: BudgetRequest, run: decideRequest },
})
