import { isoMonth } from '@/lib/query'

/** `month`: of the beginnings and ends of employment; default this month. */
export const foreignWorkersQuery = { month: isoMonth() }
