import * as z from 'zod/mini'
import { BudgetDecision } from '@/contracts/budgets/schemas'

/** The answer to a request: declining it needs a reason. */
export default BudgetDecision.check(
  z.refine(({ isApproved, note }) => isApproved || note !== '', {
    path: ['note'],
    error: '見送る理由を入力してください。',
  }),
)
