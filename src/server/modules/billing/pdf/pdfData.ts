import { and, asc, eq, sql } from 'drizzle-orm'
import type { Adjustment } from '@/contracts/billing/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { billingLines, billingOperations, billingStoreTotals } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { shownAdjustments } from '@/server/modules/billing/detail'
import {
  invoiceColumns,
  type StoredInvoice,
  type StoredStore,
} from '@/server/modules/billing/statements'

/** Lines read at a time, each time in a separate transaction, so that other calls are answered in between. */
const LINES_PER_READ = 500

/** What is on an invoice (請求書), or with one store only, on the part of that store (店舗別内訳). */
export type PdfData = {
  operation: StoredInvoice
  stores: StoredStore[]
  adjustments: Adjustment[]
}
/** The day of issue of an invoice. */
export const issuedOnOf = ({ reissuedOn, confirmedOn }: StoredInvoice) => reissuedOn ?? confirmedOn

export type BilledLine = typeof billingLines.$inferSelect

/**
 * Reads a stored invoice with its stores, or with the one store `clientId`; 404 for an invoice of another company.
 */
export async function pdfData(
  db: Tx,
  {
    companyId,
    operationId,
    clientId,
  }: { companyId: number; operationId: number; clientId?: number },
): Promise<PdfData> {
  const operation = firstOrNotFound(
    await db
      .select(invoiceColumns)
      .from(billingOperations)
      .where(
        and(eq(billingOperations.companyId, companyId), eq(billingOperations.id, operationId)),
      ),
  )
  const stores = await db
    .select()
    .from(billingStoreTotals)
    .where(
      and(
        eq(billingStoreTotals.operationId, operationId),
        clientId === undefined ? undefined : eq(billingStoreTotals.clientId, clientId),
      ),
    )
    .orderBy(asc(billingStoreTotals.clientId))
  // A store without a part in the operation learns nothing about it.
  if (clientId !== undefined) firstOrNotFound(stores)
  const shownIds = new Set(stores.map((store) => store.clientId))
  const adjustments = await shownAdjustments(db, companyId, operation.month)
  return {
    operation,
    stores,
    adjustments: adjustments.filter((adjustment) => shownIds.has(adjustment.clientId)),
  }
}

/** Yields the lines of one store in an operation in pieces, ordered by work day, start and matching. */
export async function* linesOfStore(
  inTransaction: <T>(work: (db: Tx) => Promise<T>) => Promise<T>,
  { operationId, clientId }: { operationId: number; clientId: number },
  perRead = LINES_PER_READ,
): AsyncGenerator<BilledLine[]> {
  const { workOn, startAt, matchingId } = billingLines
  let last: BilledLine | undefined
  for (;;) {
    const after =
      last &&
      sql`(${workOn}, ${startAt}, ${matchingId}) > (${last.workOn}::date, ${last.startAt}::timestamptz, ${last.matchingId})`
    const lines = await inTransaction((db) =>
      db
        .select()
        .from(billingLines)
        .where(
          and(
            eq(billingLines.operationId, operationId),
            eq(billingLines.clientId, clientId),
            after,
          ),
        )
        .orderBy(asc(workOn), asc(startAt), asc(matchingId))
        .limit(perRead),
    )
    if (lines.length > 0) yield lines
    if (lines.length < perRead) return
    last = lines.at(-1)
  }
}
