import { MIN_ALLOWANCE_PERCENT } from './pay'

/** Average wage of day labourers, percent of the earnings of a day of work (昭和38年労働省告示52号). */
const DAY_LABOURER_PERCENT = 73

/** What was paid for work at a store in the month before a day: all wages and transport (yen), and the days worked. */
export type WagesOfMonth = { wagesYen: number; days: number }

/**
 * Returns the minimum leave allowance for a cancelled day of work, yen rounded up: 60 % of the average wage
 * (労働基準法26条). The average wage of people hired by the day is 73 % of the wages of the month before, divided by
 * the days worked (12条7項, 昭和38年労働省告示52号). The wages are those of the worker at the store or, if there are
 * none, those of other workers who did the same work there. Null if there are none either: only the labour bureau can
 * then fix the amount.
 */
export function allowanceFloorOf(own: WagesOfMonth, ofSameWork: WagesOfMonth): number | null {
  const { wagesYen, days } = own.days > 0 ? own : ofSameWork
  if (days === 0) return null
  // 10,000 is 100 × 100, for the two percentages.
  return Math.ceil((wagesYen * DAY_LABOURER_PERCENT * MIN_ALLOWANCE_PERCENT) / (days * 10_000))
}
