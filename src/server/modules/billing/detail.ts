import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Adjustment, Statement, StatementDetail } from '@/contracts/billing/schemas'
import { adjustmentKindLabel } from '@/domain/billing/adjustment'
import { closesOn, withholdingDueOn } from '@/domain/billing/calendar'
import { contractOn } from '@/domain/billing/contract'
import { dayOf, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { firstOrNotFound } from '@/server/db/pagination'
import { billingAdjustments, billingOperations, clients, matchings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { invalid, notFound } from '@/server/http/errors'
import { firstMonthOf } from './confirmDue'
import { contractsOf } from './contracts'
import {
  amountsOf,
  companyMonths,
  companyStatements,
  monthsOf,
  ofBill,
  type Bill,
  type CompanyMonth,
  type StoredInvoice,
} from './statements'
import { storeNames, type StoreNames } from './storeNames'

/** Returns the id of the valid invoice of a bill, so that a link to a replaced invoice leads to its successor. */
const latestOf = async (db: Tx, companyId: number, bill: Bill) =>
  firstOrNotFound(
    await db
      .select({ id: billingOperations.id })
      .from(billingOperations)
      .where(and(ofBill(companyId, bill), isNull(billingOperations.supersededAt))),
  ).id

/** Returns the invoices that this one replaced, the latest first; null if it was not issued again. */
async function reissueOf(
  db: Tx,
  operation: StoredInvoice | undefined,
): Promise<StatementDetail['reissue']> {
  if (!operation || operation.reissuedOn === null) return null
  const replaced = await db
    .select({ operationId: billingOperations.id, invoiceNumber: billingOperations.invoiceNumber })
    .from(billingOperations)
    .where(and(ofBill(operation.companyId, operation), isNotNull(billingOperations.supersededAt)))
    .orderBy(desc(billingOperations.seq))
  return {
    reissuedOn: operation.reissuedOn,
    reason: operation.reissueReason ?? '',
    replaced: replaced.map((invoice) => ({
      ...invoice,
      invoiceNumber: invoice.invoiceNumber ?? '',
    })),
  }
}

type MonthQuery = { operation_id: number; month: string }
/**
 * Returns the month that a query names, and `operationId` if it names an invoice. 404 for an invoice of another company
 * and for a month without use.
 */
export async function monthOfQuery(
  operation: Operation,
  companyId: number,
  { operation_id: operationId, month }: MonthQuery,
): Promise<{ month: Month; operationId?: number }> {
  if (operationId > 0) {
    const found = firstOrNotFound(
      await operation.db
        .select({ month: billingOperations.month, clientId: billingOperations.clientId })
        .from(billingOperations)
        .where(
          and(eq(billingOperations.companyId, companyId), eq(billingOperations.id, operationId)),
        ),
    )
    return { month: found.month, operationId: await latestOf(operation.db, companyId, found) }
  }
  if (month === '') throw invalid({ operation_id: '明細を選んでください。' })
  if (!(await monthsOf(operation, companyId)).includes(month)) throw notFound()
  return { month }
}

/** Returns the adjustments of a month in the order of their approval. */
export async function shownAdjustments(
  db: Tx,
  companyId: number,
  month: Month,
): Promise<Adjustment[]> {
  const rows = await db
    .select({
      adjustment: billingAdjustments,
      clientName: clients.name,
      offeringId: matchings.offeringId,
      workerId: matchings.userId,
    })
    .from(billingAdjustments)
    .innerJoin(clients, eq(clients.id, billingAdjustments.clientId))
    .leftJoin(
      matchings,
      and(
        eq(matchings.clientId, billingAdjustments.clientId),
        eq(matchings.id, billingAdjustments.matchingId),
      ),
    )
    .where(and(eq(billingAdjustments.companyId, companyId), eq(billingAdjustments.month, month)))
    .orderBy(asc(billingAdjustments.approvedAt), asc(billingAdjustments.id))
  const numbers = await invoiceNumbers(db, companyId)
  return rows.map(({ adjustment, ...row }) => ({
    id: adjustment.id,
    month: adjustment.month,
    clientId: adjustment.clientId,
    kind: adjustment.kind,
    kindLabel: adjustmentKindLabel[adjustment.kind],
    matchingId: adjustment.matchingId,
    sourceMonth: adjustment.sourceMonth,
    sourceInvoiceNumber:
      adjustment.sourceInvoiceNumber ??
      numbers.get(`${adjustment.sourceMonth ?? ''} ${adjustment.clientId}`) ??
      numbers.get(`${adjustment.sourceMonth ?? ''} 0`) ??
      null,
    taxCategory: adjustment.taxCategory,
    amountYen: adjustment.amountYen,
    payouts: adjustment.payouts,
    withholdingTaxYen: adjustment.withholdingTaxYen,
    reason: adjustment.reason,
    approvedOn: dayOf(adjustment.approvedAt),
    ...row,
  }))
}

/** Invoice numbers of the company by 'month client', client 0 for an invoice over all stores. */
async function invoiceNumbers(db: Tx, companyId: number) {
  const rows = await db
    .select({
      month: billingOperations.month,
      clientId: billingOperations.clientId,
      invoiceNumber: billingOperations.invoiceNumber,
    })
    .from(billingOperations)
    .where(and(eq(billingOperations.companyId, companyId), isNull(billingOperations.supersededAt)))
  return new Map(
    rows.flatMap(({ month, clientId, invoiceNumber }) =>
      invoiceNumber === null ? [] : [[`${month} ${clientId ?? 0}`, invoiceNumber] as const],
    ),
  )
}

/**
 * Returns the part of a month that a query asks for: all of it, or one invoice of a company that is billed by store.
 */
function partOf(
  month: CompanyMonth,
  operationId: number | undefined,
  clientId: number,
): CompanyMonth {
  if (month.status !== 'confirmed') {
    const own = month.invoices.filter((invoice) => invoice.clientId === clientId)
    return own.length > 0 ? { ...month, invoices: own } : month
  }
  if (operationId === undefined) return month
  const operations = month.operations.filter(({ operation }) => operation.id === operationId)
  return { ...month, operations }
}

const storesOf = (month: CompanyMonth, names: StoreNames): StatementDetail['stores'] =>
  month.status === 'confirmed'
    ? month.operations.flatMap(({ stores }) =>
        stores.map(({ clientId, clientCode, departmentCode, clientName, ...store }) => ({
          clientId,
          clientCode,
          departmentCode,
          clientName,
          ...amountsOf(store),
        })),
      )
    : month.invoices.flatMap(({ stores }) =>
        stores.map(({ clientId, ...store }) => ({
          clientId,
          clientCode: names.get(clientId)?.code ?? null,
          departmentCode: names.get(clientId)?.departmentCode ?? null,
          clientName: names.get(clientId)?.name ?? `店舗${clientId}`,
          ...amountsOf(store),
        })),
      )

/**
 * Returns the month before a statement for comparison. Null if it had no use, or if it was the first month of use and
 * so may not be a whole one.
 */
async function wholeMonthBefore(
  db: Tx,
  companyId: number,
  { clientId }: Statement,
  previous: readonly Statement[],
): Promise<StatementDetail['previous']> {
  const before = previous.find((statement) => statement.clientId === clientId)
  if (!before || before.storeCount === 0) return null
  const isFirst = before.month === (await firstMonthOf(db, companyId))
  return isFirst ? null : { month: before.month, totalYen: before.totalYen }
}

/** Returns the content of an invoice, or for an open month what it would contain now. */
export async function statementDetail(
  operation: Operation,
  companyId: number,
  query: MonthQuery & { client_id: number },
): Promise<StatementDetail> {
  const { db, now } = operation
  const selection = await monthOfQuery(operation, companyId, query)
  const [current, previous] = await companyMonths(operation, companyId, [
    selection.month,
    addMonths(selection.month, -1),
  ])
  if (!current || !previous) throw notFound()
  const names = await storeNames(db, companyId)
  const part = partOf(current, selection.operationId, query.client_id)
  const [statement] = companyStatements(part, names, now)
  if (!statement) throw notFound()
  const contract = contractOn(await contractsOf(db, companyId), closesOn(selection.month))
  const terms = part.status === 'confirmed' ? part.operations[0]?.operation : undefined
  return {
    statement,
    unit: terms?.billingUnit ?? contract.billingUnit,
    withholdingMode: terms?.withholdingMode ?? contract.withholdingMode,
    paymentMethod: terms?.paymentMethod ?? contract.paymentMethod,
    withholdingDueOn: withholdingDueOn(selection.month),
    taxes: (part.status === 'confirmed'
      ? part.operations.map((confirmed) => confirmed.operation.taxes)
      : part.invoices.map(({ taxes }) => taxes)
    ).flat(),
    reissue: await reissueOf(db, terms),
    previous: await wholeMonthBefore(
      db,
      companyId,
      statement,
      companyStatements(previous, names, now),
    ),
    adjustments: (await shownAdjustments(db, companyId, selection.month)).filter(
      ({ clientId }) => statement.clientId === null || clientId === statement.clientId,
    ),
    stores: storesOf(part, names),
  }
}
