import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { settlePayment } from '@/domain/billing/payment'
import { dayOf, type Day } from '@/lib/date'
import { billingOperations, billingPayments } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { ofBill, invoiceColumns, type StoredInvoice } from '@/server/modules/billing/statements'

/** An invoice that has an amount to pay and was not replaced by a corrected one. */
const isPayable = and(
  isNotNull(billingOperations.invoiceNumber),
  gt(billingOperations.totalYen, 0),
  isNull(billingOperations.supersededAt),
)

/** Locks the invoice with this number; throws 409 if there is none or a corrected invoice replaced it. */
export async function lockInvoice(db: Tx, invoiceNumber: string): Promise<StoredInvoice> {
  const [invoice] = await db
    .select(invoiceColumns)
    .from(billingOperations)
    .where(eq(billingOperations.invoiceNumber, invoiceNumber))
    .for('update')
  if (!invoice) throw conflict(`請求書 ${invoiceNumber} はありません。`)
  if (invoice.supersededAt === null) return invoice
  const [next] = await db
    .select({ invoiceNumber: billingOperations.invoiceNumber })
    .from(billingOperations)
    .where(eq(billingOperations.replacesNumber, invoiceNumber))
  throw conflict(
    `請求書 ${invoiceNumber} は訂正済みです。新しい請求書 ${next?.invoiceNumber ?? ''} を指定してください。`,
  )
}

/** Returns the amount received for an invoice so far in yen, including discounts. */
async function settledYenOf(db: Tx, { companyId, month, clientId }: StoredInvoice) {
  const [row] = await db
    .select({
      yen: sql<number>`coalesce(sum(${billingPayments.amountYen} + ${billingPayments.feeDiscountYen}), 0)`.mapWith(
        Number,
      ),
    })
    .from(billingPayments)
    .innerJoin(billingOperations, eq(billingOperations.id, billingPayments.operationId))
    // What was paid for an invoice counts for the one that replaced it.
    .where(ofBill(companyId, { month, clientId }))
  return row?.yen ?? 0
}

type Payment = {
  invoiceNumber: string
  amountYen: number
  receivedOn: Day
  /** The company kept the fee of its transfer. */
  isFeeDeducted?: boolean
  note?: string
}

/**
 * Books a payment for an invoice. The invoice counts as paid on the day on which nothing is left to pay, and the
 * restrictions that it caused end at once. Throws 409 with the reason if the payment cannot be booked.
 */
export async function recordPayment(
  { db, now }: Operation,
  { invoiceNumber, amountYen, receivedOn, isFeeDeducted = false, note = '' }: Payment,
): Promise<{ isPaid: boolean; restYen: number; feeDiscountYen: number }> {
  const invoice = await lockInvoice(db, invoiceNumber)
  if (receivedOn > dayOf(now)) throw conflict('入金日には、本日までの日を指定してください。')
  const { id: operationId, companyId, totalYen } = invoice
  const settledYen = await settledYenOf(db, invoice)
  const settlement = settlePayment({ totalYen, settledYen }, { amountYen, isFeeDeducted })
  if ('fault' in settlement) throw conflict(settlement.fault)
  const { feeDiscountYen, isPaid } = settlement
  await db.insert(billingPayments).values({
    companyId,
    operationId,
    receivedOn,
    amountYen,
    feeDiscountYen,
    note,
    recordedAt: now.toISOString(),
  })
  await db
    .update(billingOperations)
    .set({ paidOn: isPaid ? receivedOn : null })
    .where(eq(billingOperations.id, operationId))
  return { isPaid, restYen: totalYen - settledYen - amountYen - feeDiscountYen, feeDiscountYen }
}

/** Reads the overdue invoices, the earliest due first; of all companies without `companyId`. */
export const overdueInvoices = ({ db, now }: Operation, companyId?: number) =>
  db
    .select(invoiceColumns)
    .from(billingOperations)
    .where(
      and(
        isPayable,
        isNull(billingOperations.paidOn),
        lt(billingOperations.dueOn, dayOf(now)),
        companyId === undefined ? undefined : eq(billingOperations.companyId, companyId),
      ),
    )
    .orderBy(billingOperations.dueOn, billingOperations.id)
