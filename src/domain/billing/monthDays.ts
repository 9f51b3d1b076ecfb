import type { WithholdingMode } from '@/contracts/billing/enums'
import { daysOfMonth, type Day, type Month } from '@/lib/date'
import type { CountedLine } from './statement'
import { taxOf } from './tax'

/** What a day of work costs a store, yen with tax. */
export type DayCost = { on: Day; yen: number }

/**
 * The parts of a store's month by day of work: each day has its own wages, fees (at least the least one) and
 * commissions of payouts (billing.md §5), less its own income tax where the company hands it in itself (§1.1), and its
 * share of the consumption tax, which is rounded over the month and not for each day. What remains of `totalYen`
 * (adjustments, the rounding over all stores) falls on the last day with a cost.
 */
export function monthDaysOf(
  month: Month,
  lines: readonly (CountedLine & { workOn: Day })[],
  { totalYen, withholdingMode }: { totalYen: number; withholdingMode: WithholdingMode },
): DayCost[] {
  const taxable = new Map<number, number>()
  const days = daysOfMonth(month).map((on) => {
    let yen = 0
    for (const { count, amounts } of lines.filter(({ workOn }) => workOn === on)) {
      const { billedYen, feeYen, transferCommissionYen, taxPercent } = amounts
      const withheldYen = withholdingMode === 'net' ? (amounts.withholdingTaxYen ?? 0) : 0
      const before = taxable.get(taxPercent) ?? 0
      const after = before + count * (feeYen + transferCommissionYen)
      taxable.set(taxPercent, after)
      yen +=
        count * (billedYen - withheldYen) +
        after -
        before +
        taxOf(after, taxPercent) -
        taxOf(before, taxPercent)
    }
    return { on, yen }
  })
  const rest = totalYen - days.reduce((sum, { yen }) => sum + yen, 0)
  const last = days.findLastIndex(({ yen }) => yen + rest >= 0 && yen > 0)
  return days.map((day, index) => (index === last ? { ...day, yen: day.yen + rest } : day))
}
