import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Statement, Statements } from '@/contracts/billing/schemas'
import { confirmedOn, dueOn, openStatusOf } from '@/domain/billing/calendar'
import { paidStatusOf } from '@/domain/billing/payment'
import { addSums, type Invoice, type StoreTotals, type Totals } from '@/domain/billing/statement'
import { dayOf, type Month, monthOf } from '@/lib/date'
import { monthsBetween } from '@/lib/months'
import { billingOperations, billingStoreTotals } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { firstMonthOf } from './confirmDue'
import { liveInvoices, liveMonth } from './liveMonth'
import type { StoreNames } from './storeNames'

const MONTHS_PER_PAGE = 12

const { pdf: _, ...columnsWithoutPdf } = getTableColumns(billingOperations)
/** The columns of invoices without the PDF, which only the call that returns it reads. */
export const invoiceColumns = columnsWithoutPdf
/** An invoice as it is stored. Its table and ids keep the word of the specification, operation. */
export type StoredInvoice = Omit<typeof billingOperations.$inferSelect, 'pdf'>
/** The bill of a month: of the whole company (`clientId` null), or of one store. */
export type Bill = { month: Month; clientId: number | null }
/** The condition for all invoices of a bill: the valid one and those that it replaced. */
export const ofBill = (companyId: number, { month, clientId }: Bill) =>
  and(
    eq(billingOperations.companyId, companyId),
    eq(billingOperations.month, month),
    clientId === null
      ? isNull(billingOperations.clientId)
      : eq(billingOperations.clientId, clientId),
  )
export type StoredStore = typeof billingStoreTotals.$inferSelect

/** A month of a company: a confirmed one as it was stored, another as it would be now. */
export type CompanyMonth = { month: Month } & (
  | { status: 'confirmed'; operations: { operation: StoredInvoice; stores: StoredStore[] }[] }
  | { status: 'open' | 'closing'; invoices: Invoice[] }
)

/** Reads the invoices of some confirmed months with their stores, except replaced ones. */
async function storedMonths(db: Tx, companyId: number, months: readonly Month[]) {
  const operations = await db
    .select(invoiceColumns)
    .from(billingOperations)
    .where(
      and(
        eq(billingOperations.companyId, companyId),
        inArray(billingOperations.month, [...months]),
        isNull(billingOperations.supersededAt),
      ),
    )
    .orderBy(asc(billingOperations.month), asc(billingOperations.seq))
  if (operations.length === 0) return []
  const stores = await db
    .select()
    .from(billingStoreTotals)
    .where(
      inArray(
        billingStoreTotals.operationId,
        operations.map(({ id }) => id),
      ),
    )
    .orderBy(asc(billingStoreTotals.clientId))
  return operations.map((operation) => ({
    operation,
    stores: stores.filter(({ operationId }) => operationId === operation.id),
  }))
}

/** Reads months of a company in the given order. The transaction must see all stores of the company. */
export async function companyMonths(
  { db, now }: Operation,
  companyId: number,
  months: readonly Month[],
): Promise<CompanyMonth[]> {
  if (months.length === 0) return []
  const stored = await storedMonths(db, companyId, months)
  const result: CompanyMonth[] = []
  for (const month of months) {
    const operations = stored.filter(({ operation }) => operation.month === month)
    if (operations.length > 0) result.push({ month, status: 'confirmed', operations })
    else {
      const live = await liveMonth({ db, now }, companyId, month)
      const status = openStatusOf(month, now) === 'open' ? ('open' as const) : ('closing' as const)
      result.push({ month, status, invoices: liveInvoices(live) })
    }
  }
  return result
}

/** Returns all months from the first work to now, newest first. */
export async function monthsOf({ db, now }: Operation, companyId: number): Promise<Month[]> {
  const current = monthOf(now)
  const first = (await firstMonthOf(db, companyId)) ?? current
  return monthsBetween(first < current ? first : current, current).reverse()
}

/** Picks the amounts that the API returns. */
export const amountsOf = (totals: Totals) => ({
  workerCount: totals.workerCount,
  workCount: totals.workCount,
  workMin: totals.workMin,
  wagesYen: totals.wagesYen,
  nightPremiumYen: totals.nightPremiumYen,
  overtimePremiumYen: totals.overtimePremiumYen,
  transportationYen: totals.transportationYen,
  bonusYen: totals.bonusYen,
  leaveAllowanceYen: totals.leaveAllowanceYen,
  feeYen: totals.feeYen,
  payoutCount: totals.payoutCount,
  transferCommissionYen: totals.transferCommissionYen,
  adjustmentNontaxableYen: totals.adjustmentNontaxableYen,
  adjustmentTaxable10Yen: totals.adjustmentTaxable10Yen,
  nontaxableYen: totals.nontaxableYen,
  taxable10Yen: totals.taxable10Yen,
  tax10Yen: totals.tax10Yen,
  totalYen: totals.totalYen,
  withholdingTaxYen: totals.withholdingTaxYen,
  platformBonusYen: totals.platformBonusYen,
  provisionalCount: totals.provisionalCount,
  unresolvedCount: totals.unresolvedCount,
})

type Whose = { scope: 'company' | 'store'; clientId: number | null; clientName: string | null }

function confirmedStatement(
  operation: StoredInvoice,
  totals: Totals,
  whose: Whose & { storeCount: number },
  now: Date,
): Statement {
  return {
    ...whose,
    month: operation.month,
    status: 'confirmed',
    confirmsOn: operation.confirmedOn,
    confirmedOn: operation.confirmedOn,
    dueOn: operation.dueOn,
    operationId: operation.id,
    invoiceNumber: operation.invoiceNumber,
    ...amountsOf(totals),
    missingTaxCount: totals.missingTaxCount,
    paidStatus: paidStatusOf(operation, dayOf(now)),
    paidOn: operation.paidOn,
  }
}
function openStatement(
  { month, status }: { month: Month; status: 'open' | 'closing' },
  totals: Totals,
  whose: Whose & { storeCount: number },
): Statement {
  return {
    ...whose,
    month,
    status,
    confirmsOn: confirmedOn(month),
    confirmedOn: null,
    dueOn: dueOn(month),
    operationId: null,
    invoiceNumber: null,
    ...amountsOf(totals),
    missingTaxCount: totals.missingTaxCount,
    paidStatus: 'none',
    paidOn: null,
  }
}

/** Returns the company's statements of a month: one, or one for each store that has its own invoice. */
export function companyStatements(month: CompanyMonth, names: StoreNames, now: Date): Statement[] {
  const whose = (clientId: number | null, storeCount: number) => ({
    scope: 'company' as const,
    clientId,
    clientName: clientId === null ? null : (names.get(clientId)?.name ?? `店舗${clientId}`),
    storeCount,
  })
  return month.status === 'confirmed'
    ? month.operations.map(({ operation, stores }) =>
        confirmedStatement(operation, operation, whose(operation.clientId, stores.length), now),
      )
    : month.invoices.map(({ clientId, totals, stores }) =>
        openStatement(month, totals, whose(clientId, stores.length)),
      )
}

/** Returns the statement of one store: its own amounts and its share of the tax. */
export function storeStatement(
  month: CompanyMonth,
  { id: clientId, name: clientName }: { id: number; name: string },
  now: Date,
): Statement {
  const whose = { scope: 'store' as const, clientId, clientName, storeCount: 1 }
  if (month.status !== 'confirmed')
    return openStatement(month, storeTotalsOf(month.invoices, clientId), whose)
  const own = month.operations.find(({ stores }) =>
    stores.some((store) => store.clientId === clientId),
  )
  const any = own ?? month.operations[0]
  if (!any) throw new Error('a confirmed month without an operation')
  const totals = own?.stores.find((store) => store.clientId === clientId)
  return confirmedStatement(any.operation, totals ?? storeTotalsOf([], clientId), whose, now)
}

const zeros = { tax10Yen: 0, totalYen: 0, workerCount: 0 }
/** Returns the totals of a store from whichever invoice contains it; zeros if none does. */
export const storeTotalsOf = (invoices: readonly Invoice[], clientId: number): StoreTotals =>
  invoices.flatMap(({ stores }) => stores).find((store) => store.clientId === clientId) ?? {
    ...addSums([]),
    ...zeros,
    clientId,
  }

/** Returns one page of months, newest first; `statementsOf` makes the rows of one month. */
export async function statementPage(
  operation: Operation,
  companyId: number,
  page: number,
  statementsOf: (month: CompanyMonth) => Statement[],
): Promise<Statements> {
  const months = await monthsOf(operation, companyId)
  const shown = months.slice((page - 1) * MONTHS_PER_PAGE, page * MONTHS_PER_PAGE)
  const found = await companyMonths(operation, companyId, shown)
  return {
    items: found.flatMap(statementsOf),
    page,
    perPage: MONTHS_PER_PAGE,
    totalCount: months.length,
  }
}
