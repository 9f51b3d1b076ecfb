import type { Cost } from '@/contracts/offerings/schemas'

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

/** Costs of several postings together, in yen; the tax of each is rounded by itself, as the page of each shows it. */
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
