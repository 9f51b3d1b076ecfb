import type { Cost } from '@/contracts/offerings/schemas'
import { droppedHundredths } from '@/domain/restrictions/costBounds'
import type { Month } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

const noCost: Cost = {
  people: 0,
  wagesYen: 0,
  premiumsYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  feeYen: 0,
  taxYen: 0,
  totalYen: 0,
}

/** Adds up the costs of several offerings, in yen. Their taxes were rounded one by one, as on their own pages. */
export const sumOfCosts = (costs: readonly Cost[]): Cost =>
  costs.reduce((sum, cost) => {
    const commissionYen = (sum.transferCommissionYen ?? 0) + (cost.transferCommissionYen ?? 0)
    return {
      people: sum.people + cost.people,
      wagesYen: sum.wagesYen + cost.wagesYen,
      premiumsYen: sum.premiumsYen + cost.premiumsYen,
      transportationYen: sum.transportationYen + cost.transportationYen,
      bonusYen: sum.bonusYen + cost.bonusYen,
      feeYen: sum.feeYen + cost.feeYen,
      ...(commissionYen > 0 && { transferCommissionYen: commissionYen }),
      taxYen: sum.taxYen + cost.taxYen,
      totalYen: sum.totalYen + cost.totalYen,
    }
  }, noCost)

/** The cost of an offering. The taxes of costs with the same month and tax rate are rounded together. */
type MonthlyCost = { month: Month; taxPercent: number; cost: Cost }

/**
 * Adds up the costs of several offerings as they will be invoiced, in yen: tax is rounded down once for each month and
 * rate (消費税法施行令70条の10), so the fractions that each cost dropped are added up again.
 */
export function sumOfMonthlyCosts(costs: readonly MonthlyCost[]): Cost {
  const dropped = new Map<string, number>()
  for (const { month, taxPercent, cost } of costs) {
    const key = `${month} ${taxPercent}`
    dropped.set(key, (dropped.get(key) ?? 0) + droppedHundredths(cost, taxPercent))
  }
  const addedYen = sumBy([...dropped.values()], (hundredths) => Math.floor(hundredths / 100))
  const sum = sumOfCosts(costs.map(({ cost }) => cost))
  return { ...sum, taxYen: sum.taxYen + addedYen, totalYen: sum.totalYen + addedYen }
}
