import * as z from 'zod/mini'
import { BudgetInput } from '@/contracts/budgets/schemas'

/** The form of one store in one month. */
export default z.pick(BudgetInput, { budgetYen: true })
