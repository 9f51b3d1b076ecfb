import type { Statement, Statements } from '@/contracts/billing/schemas'
import { addMonths, type Month } from '@/lib/date'

/**
 * A row of the list of months. `difference`: yen against the month before; null where that is unknown or one of the two
 * is not whole.
 */
export type MonthRow = { statement: Statement; difference: number | null }

/** Yen against the month before. A month that is not over is compared with none: it has fewer days. */
export const monthDifference = (
  statement: Pick<Statement, 'status' | 'totalYen'>,
  before: Pick<Statement, 'totalYen'> | null | undefined,
) => (before && statement.status !== 'open' ? statement.totalYen - before.totalYen : null)

/** The months with their difference from the month before. An invoice for one store is compared with its own. */
export function monthRowsOf({
  items,
  page,
  perPage,
  totalCount,
}: Pick<Statements, 'items' | 'page' | 'perPage' | 'totalCount'>): MonthRow[] {
  // The first month of use begins with its first shift, so no month is compared with it.
  const first =
    page * perPage < totalCount ? undefined : items.findLast(({ workCount }) => workCount > 0)
  return items.map((statement) => {
    const before = items.find(
      ({ month, clientId }) =>
        month === addMonths(statement.month, -1) && clientId === statement.clientId,
    )
    const isWhole = before && (!first || before.month > first.month)
    return { statement, difference: monthDifference(statement, isWhole ? before : null) }
  })
}

/** All months from `newest` back, newest first. */
export const monthsBack = (newest: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(newest, -index))

/** The query that names a statement: a confirmed one by its operation, an open one by its month and its store. */
export const statementQueryOf = ({
  operationId,
  month,
  clientId,
}: Pick<Statement, 'operationId' | 'month' | 'clientId'>) =>
  operationId === null ? { month, client_id: clientId ?? 0 } : { operation_id: operationId }
