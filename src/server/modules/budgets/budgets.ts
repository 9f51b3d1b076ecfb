import { and, asc, eq } from 'drizzle-orm'
import type { budgets as contract } from '@/contracts/budgets'
import { budgetMonths } from '@/domain/restrictions/budget'
import { monthOf, type Month } from '@/lib/date'
import { staleError } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { budgetRequests, clients, storeBudgets } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { usageByStore } from '@/server/modules/billing/service'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import {
  budgetRequestColumns,
  budgetSetBy,
  budgetsIn,
  latestBudgetRequest,
  openBudgetRequests,
} from './records/budgets'

const UNKNOWN_MONTH = '今月から6か月先までの月を選んでください。'

/**
 * Returns the month to show. An old link may name a past month; the current one is shown instead, because the
 * statements show past months, whose amounts may be confirmed.
 */
const readableMonth = (month: Month | '', now: Date): Month =>
  budgetMonths(now).find((readable) => readable === month) ?? monthOf(now)

const storeColumns = { id: clients.id, name: clients.name, code: clients.code }

/** Returns the budget of each store of the company and what is used and reserved of it. */
export async function listBudgets({ db, scope, query, now }: Call<typeof contract.list>) {
  const { companyId } = scope
  const month = readableMonth(query.month, now)
  const stores = await db
    .select(storeColumns)
    .from(clients)
    .where(eq(clients.companyId, companyId))
    .orderBy(asc(clients.code), asc(clients.id))
  const ids = stores.map(({ id }) => id)
  const set = await budgetsIn(db, ids, month)
  const uses = await usageByStore({ db, now }, { companyId, month }, ids)
  return {
    month,
    months: budgetMonths(now),
    items: stores.map((store) => ({
      ...store,
      budgetYen: set.get(store.id) ?? null,
      ...(uses.get(store.id) ?? { usedYen: 0, reservedYen: 0 }),
    })),
    requests: await db
      .select({ ...budgetRequestColumns, clientId: clients.id, clientName: clients.name })
      .from(budgetRequests)
      .innerJoin(clients, eq(clients.id, budgetRequests.clientId))
      .where(openBudgetRequests(companyId, now))
      .orderBy(asc(budgetRequests.id)),
    limitYen: await usageLimitIn(db, companyId, month),
  }
}

/**
 * Returns the budget of one store. Tax is rounded over all stores of the company, so the usage of all is read, but the
 * answer contains only this store's.
 */
export async function readBudget({ db, scope, query, now }: Call<typeof contract.one>) {
  const { clientId, companyId } = scope
  const month = readableMonth(query.month, now)
  const set = await budgetsIn(db, [clientId], month)
  const uses = await bypassRls(db, scope, () =>
    usageByStore({ db, now }, { companyId, month }, [clientId]),
  )
  return {
    month,
    budgetYen: set.get(clientId) ?? null,
    ...(uses.get(clientId) ?? { usedYen: 0, reservedYen: 0 }),
    request: await latestBudgetRequest(db, clientId, month),
  }
}

/**
 * Sets the budget of a store from a month on. Past months keep theirs. 404 for another company's store, 409 `stale`
 * when the budget is not the one that the call says it replaces.
 */
export async function setBudget({
  db,
  scope,
  account,
  body: { clientId, month, budgetYen, previousYen },
  now,
  recordForAudit,
}: Call<typeof contract.set>) {
  const { companyId } = scope
  if (!budgetMonths(now).includes(month)) throw invalid({ month: UNKNOWN_MONTH })
  // The lock serializes concurrent changes, so that the log records what each has replaced.
  const store = firstOrNotFound(
    await db
      .select(storeColumns)
      .from(clients)
      .where(and(eq(clients.id, clientId), eq(clients.companyId, companyId)))
      .for('no key update'),
  )
  const before = (await budgetsIn(db, [clientId], month)).get(clientId) ?? null
  if (previousYen !== undefined && previousYen !== before)
    throw await staleError(db, await budgetSetBy(db, clientId, month))
  const values = { budgetYen, setBy: account.id, setAt: now.toISOString() }
  await db
    .insert(storeBudgets)
    .values({ clientId, month, ...values })
    .onConflictDoUpdate({ target: [storeBudgets.clientId, storeBudgets.month], set: values })
  recordForAudit({
    ids: { clientId },
    changes: [
      { field: 'month', before: null, after: month },
      { field: 'budgetYen', before, after: budgetYen },
    ],
  })
  const uses = await usageByStore({ db, now }, { companyId, month }, [clientId])
  return { ...store, budgetYen, ...(uses.get(clientId) ?? { usedYen: 0, reservedYen: 0 }) }
}
