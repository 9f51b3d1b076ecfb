import * as z from 'zod/mini'
import { BudgetRequestInput } from '@/contracts/budgets/schemas'

/** The form of a request: its month is known, and the amount may have been emptied. */
export default z.object({
  requestedYen: z
    .nullable(BudgetRequestInput.shape.requestedYen)
    .check(z.refine((value) => value !== null, '必要な予算を入力してください。')),
  reason: BudgetRequestInput.shape.reason,
})
