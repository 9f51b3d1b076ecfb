import { budgets as contract } from '@/contracts/budgets'
import { budgetsReference } from '@/contracts/budgets/reference'
import {
  BudgetInput,
  CompanyBudget,
  CompanyBudgets,
  StoreBudget,
} from '@/contracts/budgets/schemas'
import { implement } from '@/server/http/route'
import { listBudgets, readBudget, setBudget } from './budgets'

export const budgetRoutes = implement(contract, budgetsReference, {
  list: { response: CompanyBudgets, run: listBudgets },
  set: { body: BudgetInput, response: CompanyBudget, run: setBudget },
  one: { response: StoreBudget, run: readBudget },
})
