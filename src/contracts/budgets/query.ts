import { isoMonth } from '@/lib/query'

/** `month`: '' is the current one. */
export const budgetQuery = { month: isoMonth() }
