import { and, desc, inArray, lte } from 'drizzle-orm'
import type { Month } from '@/lib/date'
import { storeBudgets } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The budgets of these stores in a month, yen: a budget holds until the next one. Stores without one are missing. */
export async function budgetsIn(db: Tx, clientIds: readonly number[], month: Month) {
  if (clientIds.length === 0) return new Map<number, number>()
  const rows = await db
    .selectDistinctOn([storeBudgets.clientId], {
      clientId: storeBudgets.clientId,
      budgetYen: storeBudgets.budgetYen,
    })
    .from(storeBudgets)
    .where(and(inArray(storeBudgets.clientId, [...clientIds]), lte(storeBudgets.month, month)))
    .orderBy(storeBudgets.clientId, desc(storeBudgets.month))
  return new Map(
    rows.flatMap(({ clientId, budgetYen }) => (budgetYen === null ? [] : [[clientId, budgetYen]])),
  )
}
