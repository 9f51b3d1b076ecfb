import type { bulkOfferings as contract } from '@/contracts/bulkOfferings'
import type { Cost } from '@/contracts/offerings/schemas'
import type { Call } from '@/server/http/context'
import { acknowledgementDue } from '@/server/modules/clients/service'
import { refuseInvalidDates } from './changes'
import { findSource } from './repository'
import { validateDates } from './service'

const emptyCost: Cost = {
  people: 0,
  wagesYen: 0,
  premiumsYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  feeYen: 0,
  taxYen: 0,
  totalYen: 0,
}

const sumOfCosts = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, cost) => ({
      people: sum.people + cost.people,
      wagesYen: sum.wagesYen + cost.wagesYen,
      premiumsYen: sum.premiumsYen + cost.premiumsYen,
      transportationYen: sum.transportationYen + cost.transportationYen,
      bonusYen: sum.bonusYen + cost.bonusYen,
      feeYen: sum.feeYen + cost.feeYen,
      taxYen: sum.taxYen + cost.taxYen,
      totalYen: sum.totalYen + cost.totalYen,
    }),
    emptyCost,
  )

/**
 * Checks all dates of a run before it is started: errors and warnings of each, the total cost of those that can
 * be posted, and the limit of each month.
 */
export async function validateOperation({
  db,
  scope,
  account,
  offeringId,
  body,
  now,
}: Call<typeof contract.validate>) {
  const source = await findSource(db, scope, offeringId)
  refuseInvalidDates(body.items)
  const { refused, dates, months } = await validateDates({ db, scope, now }, source, body.items)
  const costs = dates.flatMap(({ errors, preview }) =>
    errors.length === 0 && preview ? [preview.cost] : [],
  )
  return {
    refused: refused ?? null,
    items: dates.map(({ item, errors, warnings, preview }) => ({
      workOn: item.workOn,
      errors,
      warnings,
      preview,
    })),
    cost: sumOfCosts(costs),
    months: months.map((month) => ({
      month: month.month,
      plannedYen: month.plannedYen,
      remainingYen: month.limitYen - month.usedYen - month.plannedYen,
    })),
    acknowledgementRequired: await acknowledgementDue(db, scope, account.id, now),
  }
}
