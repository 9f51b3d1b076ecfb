import type { Month } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstRows } from '@/server/db/firstRows'
import { bypassRls, type Operation } from '@/server/db/transaction'
import { budgetRows } from '@/server/modules/budgets/records/budgets'
import { limitOf, usageLimitRow } from '@/server/modules/operatorRequests/records/usageLimit'
import { lockUsage, takenYenOf } from './usage'

type StoreMonth = { companyId: number; clientId: number; month: Month }
type Options = {
  /** An offering that is counted separately. */
  exceptId?: number
  /** The caller writes what it checks: other writers of the company and month wait. */
  lock?: boolean
}

/**
 * The bounds on the cost of a month, yen with tax: the usage limit of the company with the used and reserved amounts of
 * all stores (billing.md §11), and the budget of the store with its own. Null: without such a bound. Only sums leave
 * this function: a store does not see the other stores of its company.
 */
export async function boundsOfMonth(
  { db, scope, now }: Operation & { scope: ClientScope | 'system' },
  { companyId, clientId, month }: StoreMonth,
  { exceptId = 0, lock = false }: Options = {},
) {
  const { limit, budget } = await firstRows(db, {
    limit: usageLimitRow(db, companyId, month),
    budget: budgetRows(db, [clientId], month),
  })
  const limitYen = limit && limitOf(limit)
  const budgetYen = budget && budget.budgetYen
  if (limitYen === null && budgetYen === null) return { usage: null, budget: null }
  if (lock) await lockUsage(db, companyId, month)
  const taken = await bypassRls(db, scope, () =>
    takenYenOf({ db, now }, { companyId, clientId, month, exceptId }),
  )
  return {
    usage:
      limitYen === null
        ? null
        : { limitYen, usedYen: taken.companyYen, taxRemainder: taken.taxRemainder },
    budget: budgetYen === null ? null : { budgetYen, usedYen: taken.storeYen },
  }
}

/** The bounds of a month for somebody of the store who posts; head office may go above the budget. */
export async function offeringBoundsOf(
  { db, scope, now }: StoreOperation,
  month: Month,
  options: Options = {},
) {
  const { companyId, clientId } = scope
  const { usage, budget } = await boundsOfMonth(
    { db, scope, now },
    { companyId, clientId, month },
    options,
  )
  return { usage, budget: budget && { ...budget, mayExceed: scope.may('budget.manage') } }
}
