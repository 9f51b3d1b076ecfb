import { and, eq } from 'drizzle-orm'
import { billConfirmedAt, confirmedOn, dueOn } from '@/domain/billing/calendar'
import { hasAmount, type Invoice } from '@/domain/billing/statement'
import { billingContactOf } from '@/domain/companies/billingContact'
import { formatMonth, type Month, msOf } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { lockName } from '@/server/db/namedLock'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  billingAdjustments,
  billingLines,
  billingOperations,
  billingStoreTotals,
  companies,
  type StoredIssuer,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Line } from './liveLines'
import { liveInvoices, liveMonth, type LiveMonth } from './liveMonth'
import { linesAtConfirmation } from './monthLines'
import { storeNames } from './storeNames'

/** PostgreSQL takes 65,535 values in one statement, and a row of a line has fewer than 100. */
const ROWS_PER_INSERT = 500

type CompanyMonth = { companyId: number; month: Month }
/** `missingTax`: the tax on some pay is not known, because a table is missing; the month waits for it. */
type Confirmation = 'confirmed' | 'already' | 'early' | 'missingTax'

/**
 * Confirms a month of a company: stores its lines, the totals of its stores and its invoices. Atomic and idempotent.
 * However late this runs, it leaves out what changed after the confirmation instant: `bookAfterClose` has booked that
 * as an adjustment.
 */
export async function confirmMonth(
  db: Tx,
  { companyId, month }: CompanyMonth,
  { issuer, now }: { issuer: StoredIssuer; now: Date },
): Promise<Confirmation> {
  if (msOf(now) < msOf(billConfirmedAt(month))) return 'early'
  await lockName(db, `billing ${companyId} ${month}`)
  const ofMonth = and(
    eq(billingOperations.companyId, companyId),
    eq(billingOperations.month, month),
  )
  if ((await db.$count(billingOperations, ofMonth)) > 0) return 'already'
  const live = await liveMonth({ db, now }, companyId, month)
  const invoices = liveInvoices(live)
  if (invoices.some(({ totals }) => totals.missingTaxCount > 0)) return 'missingTax'
  const operationIds = new Map<number | null, number>()
  const recipient = await recipientOf(db, companyId, month)
  for (const [at, invoice] of invoices.entries()) {
    const operation = { companyId, month, seq: at + 1, issuer, recipient, now }
    operationIds.set(invoice.clientId, await storeInvoice(db, operation, live, invoice))
  }
  for await (const lines of linesAtConfirmation(db, { companyId, month }, now)) {
    const rows = lines.map((line) => ({
      ...(line as Line),
      operationId: operationIds.get(live.contract.billingUnit === 'store' ? line.clientId : null),
    })) as (typeof billingLines.$inferInsert)[]
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await db.insert(billingLines).values(rows.slice(from, from + ROWS_PER_INSERT))
  }
  await carryOver(db, { companyId, month }, invoices, now)
  return 'confirmed'
}

/** Returns the company as the recipient of the invoice, with the billing contact that applies to this month. */
export async function recipientOf(db: Tx, companyId: number, month: Month) {
  const { billing, ...company } = firstOrNotFound(
    await db
      .select({
        name: companies.name,
        postalCode: companies.postalCode,
        prefectureCode: companies.prefectureCode,
        city: companies.city,
        addressLine: companies.addressLine,
        building: companies.building,
        billing: companies.billing,
      })
      .from(companies)
      .where(eq(companies.id, companyId)),
  )
  return { ...company, ...billingContactOf(billing, month) }
}

/**
 * Builds an invoice number '7-202610-1': the company, the month, and a count of the company's invoices of the month.
 */
export const invoiceNumberOf = ({ companyId, month, seq }: CompanyMonth & { seq: number }) =>
  `${companyId}-${month.replace('-', '')}-${seq}`

async function storeInvoice(
  db: Tx,
  operation: CompanyMonth & {
    seq: number
    issuer: StoredIssuer
    recipient: Record<string, unknown>
    now: Date
  },
  { contract }: LiveMonth,
  { clientId, totals, taxes, stores }: Invoice,
): Promise<number> {
  const { companyId, month, seq, issuer, recipient, now } = operation
  const { id } = firstOrNotFound(
    await db
      .insert(billingOperations)
      .values({
        companyId,
        clientId,
        month,
        seq,
        invoiceNumber: hasAmount(totals) ? invoiceNumberOf({ companyId, month, seq }) : null,
        confirmedAt: now.toISOString(),
        confirmedOn: confirmedOn(month),
        dueOn: dueOn(month),
        billingUnit: contract.billingUnit,
        withholdingMode: contract.withholdingMode,
        paymentMethod: contract.paymentMethod,
        issuer,
        recipient,
        ...totals,
        taxes,
      })
      .returning({ id: billingOperations.id }),
  )
  if (stores.length === 0) return id
  const names = await storeNames(db, companyId)
  await db.insert(billingStoreTotals).values(
    stores.map(({ clientId: storeId, ...store }) => ({
      operationId: id,
      companyId,
      clientId: storeId,
      month,
      clientCode: names.get(storeId)?.code ?? null,
      departmentCode: names.get(storeId)?.departmentCode ?? null,
      clientName: names.get(storeId)?.name ?? `店舗${storeId}`,
      ...store,
    })),
  )
  return id
}

/**
 * Carries a negative invoice (ご返金) over to the next month, as an adjustment for each store. The adjustment is not
 * taxable, because this invoice has settled its tax.
 */
async function carryOver(
  db: Tx,
  { companyId, month }: CompanyMonth,
  invoices: readonly Invoice[],
  now: Date,
) {
  const rows = invoices
    .filter(({ totals }) => totals.totalYen < 0)
    .flatMap(({ stores }) => stores.filter(({ totalYen }) => totalYen !== 0))
  if (rows.length === 0) return
  await db.insert(billingAdjustments).values(
    rows.map(({ clientId, totalYen }) => ({
      companyId,
      clientId,
      month: addMonths(month, 1),
      kind: 'carryOver' as const,
      sourceMonth: month,
      taxCategory: 'nontaxable' as const,
      amountYen: totalYen,
      reason: `${formatMonth(month)}分のご返金額の繰り越し`,
      approvedAt: now.toISOString(),
    })),
  )
}
