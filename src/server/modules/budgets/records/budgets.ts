import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { BudgetRequest } from '@/contracts/budgets/schemas'
import { monthOf, type Month } from '@/lib/date'
import { budgetRequests, clients, storeBudgets } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Reads the latest budget of each store up to a month, in yen; null if it was removed. */
export const budgetRows = (db: Tx, clientIds: readonly number[], month: Month) =>
  db
    .selectDistinctOn([storeBudgets.clientId], {
      clientId: storeBudgets.clientId,
      budgetYen: storeBudgets.budgetYen,
    })
    .from(storeBudgets)
    .where(and(inArray(storeBudgets.clientId, [...clientIds]), lte(storeBudgets.month, month)))
    .orderBy(storeBudgets.clientId, desc(storeBudgets.month))

/** Returns the budgets of these stores in a month in yen; a budget applies until the next one. No entry: no budget. */
export async function budgetsIn(db: Tx, clientIds: readonly number[], month: Month) {
  if (clientIds.length === 0) return new Map<number, number>()
  const rows = await budgetRows(db, clientIds, month)
  return new Map(
    rows.flatMap(({ clientId, budgetYen }) => (budgetYen === null ? [] : [[clientId, budgetYen]])),
  )
}

/** `budgetsIn` for each of these months, which must be in ascending order. */
export async function budgetsInMonths(
  db: Tx,
  clientIds: readonly number[],
  months: readonly Month[],
) {
  const rows = await db
    .select({
      clientId: storeBudgets.clientId,
      month: storeBudgets.month,
      budgetYen: storeBudgets.budgetYen,
    })
    .from(storeBudgets)
    .where(
      and(
        inArray(storeBudgets.clientId, [...clientIds]),
        lte(storeBudgets.month, months.at(-1) ?? ''),
      ),
    )
    .orderBy(asc(storeBudgets.month))
  return months.map((month) => {
    const latest = new Map(
      rows.flatMap((row) => (row.month <= month ? [[row.clientId, row.budgetYen] as const] : [])),
    )
    const budgets = [...latest].flatMap(([clientId, budgetYen]) =>
      budgetYen === null ? [] : [[clientId, budgetYen] as const],
    )
    return { month, budgets: new Map(budgets) }
  })
}

/** Returns who set the budget that applies in a month. */
export async function budgetSetBy(db: Tx, clientId: number, month: Month) {
  const [latest] = await db
    .select({ setBy: storeBudgets.setBy })
    .from(storeBudgets)
    .where(and(eq(storeBudgets.clientId, clientId), lte(storeBudgets.month, month)))
    .orderBy(desc(storeBudgets.month))
    .limit(1)
  return latest?.setBy
}

/** The columns of a request that its store and head office read. */
export const budgetRequestColumns = {
  id: budgetRequests.id,
  month: budgetRequests.month,
  currentYen: budgetRequests.currentYen,
  requestedYen: budgetRequests.requestedYen,
  reason: budgetRequests.reason,
  status: budgetRequests.status,
  requestedByName: budgetRequests.requestedByName,
  createdAt: budgetRequests.createdAt,
  decidedAt: budgetRequests.decidedAt,
  decisionNote: budgetRequests.decisionNote,
}

/** The last request of the store to head office in a month; null if there is none or it was withdrawn. */
export async function latestBudgetRequest(
  db: Tx,
  clientId: number,
  month: Month,
): Promise<BudgetRequest | null> {
  const [latest] = await db
    .select(budgetRequestColumns)
    .from(budgetRequests)
    .where(and(eq(budgetRequests.clientId, clientId), eq(budgetRequests.month, month)))
    .orderBy(desc(budgetRequests.id))
    .limit(1)
  return latest && latest.status !== 'withdrawn' ? latest : null
}

/** Condition for the open requests of the stores of a company, for months that are not over. */
export const openBudgetRequests = (companyId: number, now: Date) =>
  and(
    eq(clients.companyId, companyId),
    eq(budgetRequests.status, 'submitted'),
    gte(budgetRequests.month, monthOf(now)),
  )
