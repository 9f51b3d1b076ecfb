/** Where the forecast of a month stands to the budget of a store: below 80 %, from 80 % on, above it. */
export const budgetLevels = ['within', 'near', 'over'] as const
export type BudgetLevel = (typeof budgetLevels)[number]

/** The levels that are told by mail. */
export const budgetNoticeLevels = ['near', 'over'] as const satisfies readonly BudgetLevel[]
