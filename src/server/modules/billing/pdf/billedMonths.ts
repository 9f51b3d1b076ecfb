import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Month } from '@/lib/date'
import { billingOperations, billingStoreTotals } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** A confirmed month that has a document: an invoice (請求書), or the part of a store in it (店舗別内訳). */
type BilledMonth = { operationId: number; month: Month; invoiceNumber: string | null }

/**
 * Reads the invoices of a company for these months, including replaced ones. `clientIds`: only these stores, if each
 * store has its own invoice; empty: all.
 */
export const invoicesOf = (
  db: Tx,
  companyId: number,
  { months, clientIds }: { months: readonly Month[]; clientIds: readonly number[] },
): Promise<BilledMonth[]> =>
  db
    .select({
      operationId: billingOperations.id,
      month: billingOperations.month,
      invoiceNumber: billingOperations.invoiceNumber,
    })
    .from(billingOperations)
    .where(
      and(
        eq(billingOperations.companyId, companyId),
        inArray(billingOperations.month, [...months]),
        isNotNull(billingOperations.invoiceNumber),
        clientIds.length > 0 ? inArray(billingOperations.clientId, [...clientIds]) : undefined,
      ),
    )
    .orderBy(asc(billingOperations.month), asc(billingOperations.id))

/**
 * Reads the confirmed months in which a store has a part; replaced invoices are left out, their amounts are the same.
 */
export const storeMonthsOf = (
  db: Tx,
  companyId: number,
  { months, clientId }: { months: readonly Month[]; clientId: number },
): Promise<BilledMonth[]> =>
  db
    .select({
      operationId: billingOperations.id,
      month: billingOperations.month,
      invoiceNumber: billingOperations.invoiceNumber,
    })
    .from(billingStoreTotals)
    .innerJoin(billingOperations, eq(billingOperations.id, billingStoreTotals.operationId))
    .where(
      and(
        eq(billingStoreTotals.companyId, companyId),
        eq(billingStoreTotals.clientId, clientId),
        inArray(billingOperations.month, [...months]),
        isNotNull(billingOperations.invoiceNumber),
        isNull(billingOperations.supersededAt),
      ),
    )
    .orderBy(asc(billingOperations.month))
