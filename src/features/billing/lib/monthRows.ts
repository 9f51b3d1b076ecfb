import type { Statement, Statements } from '@/contracts/billing/schemas'
import type { Month } from '@/lib/date'
import { addMonths } from '@/lib/months'

/**
 * A row of the list of months. `difference`: yen more than the month before; null if that month is unknown or one of
 * the two is incomplete.
 */
export type MonthRow = { statement: Statement; difference: number | null }

/** Yen more than the month before; null for a month that is not over, because it has fewer days. */
export const monthDifference = (
  statement: Pick<Statement, 'status' | 'totalYen'>,
  before: Pick<Statement, 'totalYen'> | null | undefined,
) => (before && statement.status !== 'open' ? statement.totalYen - before.totalYen : null)

/** Adds the difference from the month before. Invoices for single stores are compared within their store. */
export function monthRowsOf({
  items,
  page,
  perPage,
  totalCount,
}: Pick<Statements, 'items' | 'page' | 'perPage' | 'totalCount'>): MonthRow[] {
  // The first month of use is incomplete, so no month is compared with it. Only the last page can show which one it is.
  const firstInUse =
    page * perPage < totalCount ? undefined : items.findLast(({ workCount }) => workCount > 0)
  return items.map((statement) => {
    const before = items.find(
      ({ month, clientId }) =>
        month === addMonths(statement.month, -1) && clientId === statement.clientId,
    )
    const isBeforeComplete = before && (!firstInUse || before.month > firstInUse.month)
    return { statement, difference: monthDifference(statement, isBeforeComplete ? before : null) }
  })
}

/** All months from `newest` back, newest first. */
export const monthsBack = (newest: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(newest, -index))

/** The query of a statement: the operation of a confirmed one, otherwise month and store (0: the whole company). */
export const statementQueryOf = ({
  operationId,
  month,
  clientId,
}: Pick<Statement, 'operationId' | 'month' | 'clientId'>) =>
  operationId === null ? { month, client_id: clientId ?? 0 } : { operation_id: operationId }
