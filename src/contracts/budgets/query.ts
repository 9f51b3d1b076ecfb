import { isoMonth } from '@/lib/query'

/** `month`: '' is the present one. */
export const budgetQuery = { month: isoMonth() }
