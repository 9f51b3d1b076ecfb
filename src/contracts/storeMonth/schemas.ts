import * as z from 'zod/mini'
import { count, day, id, yen } from '@/contracts/common/schemas'

/** What was done in a month so far. `untilOn`: the day it is counted to. */
export const MonthSummary = z.object({
  month: z.string(),
  untilOn: day,
  workedCount: count,
  /** In the month before, to the same day of the month. */
  workedCountBefore: count,
  /** Of the people who worked in it, the percentage that has worked here twice or more; null while nobody has. */
  repeatRate: z.nullable(count),
})
export type MonthSummary = z.infer<typeof MonthSummary>

/** What the people matched on the shifts of a month cost, tax included: as planned until their pay is fixed. The days add up to the whole. */
export const MonthCost = z.object({
  month: z.string(),
  totalYen: yen,
  limitYen: z.nullable(yen),
  days: z.array(z.object({ on: day, yen })),
})
export type MonthCost = z.infer<typeof MonthCost>

/** Published postings that are still to come and pay less than the minimum wage of their own day of work, the earliest first. */
export const BelowMinimumWage = z.object({
  totalCount: count,
  items: z.array(
    z.object({ id, title: z.string(), workOn: day, hourlyWageYen: yen, minimumWageYen: yen }),
  ),
})
export type BelowMinimumWage = z.infer<typeof BelowMinimumWage>
