import type { ExceededBudget } from '@/contracts/budgets/schemas'
import type { bulkOfferings as contract } from '@/contracts/bulkOfferings'
import { sumOfMonthlyCosts } from '@/domain/pay/costs'
import { monthOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { Call } from '@/server/http/context'
import { latestBudgetRequest } from '@/server/modules/budgets/records/budgets'
import { acknowledgementDue } from '@/server/modules/clients/service'
import { refuseInvalidDates } from './changes'
import { validateDates } from './dates'
import { findSource } from './repository'

/**
 * Returns the months whose budget refuses some of the dates, each with the forecast in yen that it would have with
 * them.
 */
async function exceededBudgetsOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  { dates, months }: Pick<Awaited<ReturnType<typeof validateDates>>, 'dates' | 'months'>,
): Promise<ExceededBudget[]> {
  const exceeded: ExceededBudget[] = []
  for (const [month, { budget, plannedYen }] of months) {
    const refused = dates.filter(
      ({ item, errors }) =>
        monthOf(item.workOn) === month && errors.some(({ field }) => field === 'budget'),
    )
    if (!budget || refused.length === 0) continue
    const refusedYen = sumBy(refused, ({ preview }) => preview?.cost.totalYen ?? 0)
    exceeded.push({
      month,
      budgetYen: budget.budgetYen,
      forecastYen: budget.usedYen + plannedYen + refusedYen,
      request: await latestBudgetRequest(db, scope.clientId, month),
    })
  }
  return exceeded
}

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
  const costs = dates.flatMap(({ item, taxPercent, errors, preview }) =>
    errors.length === 0 && preview
      ? [{ month: monthOf(item.workOn), taxPercent, cost: preview.cost }]
      : [],
  )
  return {
    refused: refused ?? null,
    items: dates.map(({ item, errors, warnings, preview }) => ({
      workOn: item.workOn,
      errors,
      warnings,
      preview,
    })),
    cost: sumOfMonthlyCosts(costs),
    months: [...months].flatMap(([month, { usage, plannedYen }]) =>
      usage
        ? [{ month, plannedYen, remainingYen: usage.limitYen - usage.usedYen - plannedYen }]
        : [],
    ),
    budgets: await exceededBudgetsOf({ db, scope }, { dates, months }),
    acknowledgementRequired: await acknowledgementDue(db, scope, account.id, now),
  }
}
