/** The forecast of a month relative to the budget of a store: below 80 %, from 80 % on, above it. */
const budgetLevels = ['within', 'near', 'over'] as const
export type BudgetLevel = (typeof budgetLevels)[number]

/** The levels that are notified by mail. */
export const budgetNoticeLevels = ['near', 'over'] as const satisfies readonly BudgetLevel[]

/** The state of a request of a store for more budget. `withdrawn`: by the store itself. */
export const budgetRequestStatuses = ['submitted', 'approved', 'declined', 'withdrawn'] as const

/** Characters of the reason of a request, and of the note of its decision. */
export const MAX_BUDGET_REASON_LENGTH = 200
export const MAX_BUDGET_DECISION_NOTE_LENGTH = 200
