import type { WithholdingMode } from '@/contracts/billing/enums'
import type { Day, Month } from '@/lib/date'
import { daysOfMonth } from '@/lib/months'
import { sumBy } from '@/lib/sumBy'
import type { CountedLine } from './statement'
import { taxOf } from './tax'

/** What a day of work costs a store, yen with tax. */
export type DayCost = { on: Day; yen: number }

/**
 * Splits the cost of a store's month by day of work. Each day has its own wages, fees and commissions of payouts, less
 * its income tax if the company hands that in itself (`net`). Consumption tax is rounded over the month, so each day
 * gets the difference between the rounded tax after and before it. What remains of `totalYen` (adjustments, the
 * rounding over all stores) is added to the last day with a cost that stays at 0 or above.
 */
export function monthDaysOf(
  month: Month,
  lines: readonly (CountedLine & { workOn: Day })[],
  { totalYen, withholdingMode }: { totalYen: number; withholdingMode: WithholdingMode },
): DayCost[] {
  /** The taxable sum of the days so far, by rate. */
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
  const rest = totalYen - sumBy(days, ({ yen }) => yen)
  const last = days.findLastIndex(({ yen }) => yen + rest >= 0 && yen > 0)
  return days.map((day, index) => (index === last ? { ...day, yen: day.yen + rest } : day))
}
