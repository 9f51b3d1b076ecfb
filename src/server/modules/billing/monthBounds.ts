import type { Month } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstRows } from '@/server/db/firstRows'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { budgetRows } from '@/server/modules/budgets/records/budgets'
import { limitOf, usageLimitRow } from '@/server/modules/operatorRequests/records/usageLimit'
import { lockUsage, takenYenOf } from './usage'

type StoreMonth = { companyId: number; clientId: number; month: Month }
type Options = {
  /** The offering being edited, whose cost the caller adds itself. */
  exceptId?: number
  /** The caller writes what it checks: other writers of the company and month wait. */
  lock?: boolean
}

/**
 * Returns the bounds on the cost of a month in yen with tax. `usage`: the usage limit of the company and what all
 * stores have used and reserved. `budget`: the budget of the store and what this store has used and reserved. Each is
 * null if there is no such bound. Only sums are returned, because a store does not see the other stores of its company.
 */
const boundsOfMonth = async (
  operation: Operation & { scope: ClientScope | 'system' },
  storeMonth: StoreMonth,
  options: Options = {},
) =>
  boundsFrom(
    operation,
    storeMonth,
    await firstRows(operation.db, boundQueries(operation.db, storeMonth)),
    options,
  )

/** The queries of the limit and the budget, each of at most one row, for a caller that adds queries of its own. */
export const boundQueries = (db: Tx, { companyId, clientId, month }: StoreMonth) => ({
  limit: usageLimitRow(db, companyId, month),
  budget: budgetRows(db, [clientId], month),
})
type Bounds = {
  [K in keyof ReturnType<typeof boundQueries>]:
    | Awaited<ReturnType<typeof boundQueries>[K]>[number]
    | null
}
/** `boundsOfMonth` for a caller that has read the rows of `boundQueries`. */
export async function boundsFrom(
  { db, scope, now }: Operation & { scope: ClientScope | 'system' },
  { companyId, clientId, month }: StoreMonth,
  { limit, budget }: Bounds,
  { exceptId = 0, lock = false }: Options = {},
) {
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

/** Returns the bounds that apply to the account that posts: head office may go above the budget. */
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
