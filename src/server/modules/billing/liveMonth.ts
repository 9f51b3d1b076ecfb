import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Pay } from '@/contracts/offerings/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { contractOn, serviceTermsOn, type BillingContract } from '@/domain/billing/contract'
import { amountsOf, billedStateOf } from '@/domain/billing/line'
import {
  invoicesOf,
  linesSoFar,
  type CountedLine,
  type Invoice,
  type MonthAdjustment,
  type WorkerCounts,
} from '@/domain/billing/statement'
import { type Day, dayOf, type Month, monthOf } from '@/lib/date'
import { allRows } from '@/server/db/allRows'
import { shiftOfMatching } from '@/server/db/joins'
import { billingAdjustments, clients, matchings, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { contractsOf } from './contracts'
import { ofCompanyDays } from './liveLines'
import { LineFold, linesAtConfirmation } from './monthLines'

/** A group of equal lines of one day of work. */
type DatedLine = CountedLine & { workOn: Day }
/** A month that is not confirmed, with what its invoice would contain now. */
export type LiveMonth = {
  /** All contracts of the company. */
  contracts: readonly BillingContract[]
  /** The contract at the end of the month. */
  contract: BillingContract
  /** Includes shifts that are only planned. */
  lines: DatedLine[]
  adjustments: MonthAdjustment[]
  workers: WorkerCounts
}

const isCorrectionOpen = sql<boolean>`exists (select 1 from fix_payment_requests f where f.client_id = ${matchings.clientId} and f.matching_id = ${matchings.id} and f.status = 'requested')`

type CompanyMonth = { companyId: number; month: Month }
const ofMonth = ({ companyId, month }: CompanyMonth) =>
  ofCompanyDays({ companyId, from: `${month}-01`, to: closesOn(month) })

/**
 * Counts the matchings of the running month, grouped by what decides their amounts: however many shifts there are, they
 * differ little.
 */
function matchedRows(
  { db, now }: Operation,
  { exceptId, ...companyMonth }: CompanyMonth & { exceptId: number },
) {
  const state = {
    pay: sql<Pay>`coalesce(${matchings.fixedPay}, ${matchings.scheduledPay})`.as('pay'),
    isPayFixed: sql<boolean>`${matchings.fixedPay} is not null`.as('is_pay_fixed'),
    isCheckedIn: sql<boolean>`${matchings.checkedInAt} is not null`.as('is_checked_in'),
    isEnded: sql<boolean>`${matchings.endAt} <= ${now.toISOString()}::timestamptz`.as('is_ended'),
    isUnderReview: sql<boolean>`${matchings.cancelReviewDueAt} is not null`.as('is_review'),
    isCorrectionOpen: isCorrectionOpen.as('is_correction_open'),
  }
  const alike = {
    clientId: matchings.clientId,
    workOn: offerings.workOn,
    feeRateBp: offerings.feeRateBp,
    status: matchings.status,
    ...state,
  }
  return db
    .select({ ...alike, count: sql<number>`count(*)`.mapWith(Number).as('count') })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        ofMonth(companyMonth),
        inArray(matchings.status, ['established', 'worked', 'rejected']),
        ne(offerings.id, exceptId),
      ),
    )
    .groupBy(...Object.values(alike))
}

const matchedLines = (
  rows: Awaited<ReturnType<typeof matchedRows>>,
  contracts: readonly BillingContract[],
): DatedLine[] =>
  rows.flatMap(({ clientId, count, workOn, feeRateBp, ...row }) => {
    const state = billedStateOf(row)
    if (!state) return []
    const amounts = amountsOf(state.pay, serviceTermsOn(contracts, workOn, feeRateBp))
    return [{ clientId, workOn, count, flag: state.flag, amounts }]
  })

/** Counts the distinct workers with pay in the running month: for each store, and for all stores (`clientId` null). */
const workerRows = ({ db, now }: Operation, companyMonth: CompanyMonth) =>
  db
    .select({
      clientId: sql<number | null>`${matchings.clientId}`.mapWith(Number).as('client_id'),
      workers: sql<number>`count(distinct ${matchings.userId})`.mapWith(Number).as('workers'),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        ofMonth(companyMonth),
        or(
          eq(matchings.status, 'worked'),
          and(eq(matchings.status, 'rejected'), isNotNull(matchings.fixedPay)),
          and(
            eq(matchings.status, 'established'),
            isNotNull(matchings.checkedInAt),
            sql`${matchings.endAt} <= ${now.toISOString()}::timestamptz`,
            sql`${matchings.cancelReviewDueAt} is null`,
          ),
        ),
      ),
    )
    .groupBy(sql`rollup(${matchings.clientId})`)
const workerCounts = (rows: Awaited<ReturnType<typeof workerRows>>): WorkerCounts => ({
  byStore: new Map(
    rows.flatMap(({ clientId, workers }) =>
      clientId === null ? [] : [[clientId, workers] as const],
    ),
  ),
  total: rows.find(({ clientId }) => clientId === null)?.workers ?? 0,
})

const adjustmentRows = (db: Tx, { companyId, month }: CompanyMonth) =>
  db
    .select({
      clientId: billingAdjustments.clientId,
      taxCategory: billingAdjustments.taxCategory,
      amountYen: billingAdjustments.amountYen,
      payouts: billingAdjustments.payouts,
      withholdingTaxYen: billingAdjustments.withholdingTaxYen,
      sourceMonth: billingAdjustments.sourceMonth,
      approvedAt: billingAdjustments.approvedAt,
      workOn: offerings.workOn,
    })
    .from(billingAdjustments)
    .leftJoin(
      matchings,
      and(
        eq(matchings.clientId, billingAdjustments.clientId),
        eq(matchings.id, billingAdjustments.matchingId),
      ),
    )
    .leftJoin(offerings, shiftOfMatching)
    .where(and(eq(billingAdjustments.companyId, companyId), eq(billingAdjustments.month, month)))
    .orderBy(asc(billingAdjustments.id))
type AdjustmentRow = Awaited<ReturnType<typeof adjustmentRows>>[number]

/** The adjustments of a month, for the sums. */
const adjustmentsOf = (
  rows: readonly AdjustmentRow[],
  contracts: readonly BillingContract[],
): MonthAdjustment[] =>
  rows.map((adjustment) => {
    const { clientId, taxCategory, amountYen, payouts, withholdingTaxYen, approvedAt } = adjustment
    const paid = contractOn(contracts, dayOf(approvedAt))
    const served = contractOn(contracts, dayOfService(adjustment))
    return {
      clientId,
      taxCategory,
      amountYen,
      payouts,
      withholdingTaxYen,
      commissionYen: paid.transferCommissionYen,
      taxPercent: (taxCategory === 'nontaxable' ? paid : served).consumptionTaxPercent,
    }
  })

/**
 * The day that decides the tax rate of an adjusted fee: the day of work, or for a discount without a matching the last
 * day of its month. A fee is taxed at the rate of the day of its service (国税通則法15条2項7号).
 */
const dayOfService = ({ workOn, sourceMonth, approvedAt }: AdjustmentRow): Day =>
  workOn ?? (sourceMonth === null ? dayOf(approvedAt) : closesOn(sourceMonth))

/** Whether shifts of the month may still be ahead. */
export const isRunning = (month: Month, now: Date) => monthOf(now) <= month

/** The queries from which a running month is computed, for `allRows`. */
export const runningMonthRows = (
  operation: Operation,
  { exceptId = 0, ...companyMonth }: CompanyMonth & { exceptId?: number },
) => ({
  contracts: contractsOf(operation.db, companyMonth.companyId),
  adjustments: adjustmentRows(operation.db, companyMonth),
  matched: matchedRows(operation, { ...companyMonth, exceptId }),
  workers: workerRows(operation, companyMonth),
})
type RunningMonthRows = {
  [K in keyof ReturnType<typeof runningMonthRows>]: Awaited<ReturnType<typeof runningMonthRows>[K]>
}
/** A running month, computed from the rows of `runningMonthRows`. */
export const runningMonthOf = (
  { contracts, adjustments, matched, workers }: RunningMonthRows,
  month: Month,
): LiveMonth => ({
  contracts,
  contract: contractOn(contracts, closesOn(month)),
  lines: matchedLines(matched, contracts),
  adjustments: adjustmentsOf(adjustments, contracts),
  workers: workerCounts(workers),
})

/** A month that is over but not confirmed. */
async function endedMonth({ db, now }: Operation, companyMonth: CompanyMonth): Promise<LiveMonth> {
  const { contracts, adjustments } = await allRows(db, {
    contracts: contractsOf(db, companyMonth.companyId),
    adjustments: adjustmentRows(db, companyMonth),
  })
  const fold = new LineFold()
  for await (const lines of linesAtConfirmation(db, companyMonth, now)) fold.add(lines)
  return {
    contracts,
    contract: contractOn(contracts, closesOn(companyMonth.month)),
    lines: fold.lines,
    adjustments: adjustmentsOf(adjustments, contracts),
    workers: fold.workers,
  }
}

/**
 * Computes a month that is not confirmed. The transaction must see all stores of the company, because tax is rounded
 * once over them.
 */
export async function liveMonth(
  operation: Operation,
  companyId: number,
  month: Month,
): Promise<LiveMonth> {
  const companyMonth = { companyId, month }
  return isRunning(month, operation.now)
    ? runningMonthOf(await allRows(operation.db, runningMonthRows(operation, companyMonth)), month)
    : endedMonth(operation, companyMonth)
}

/** Returns the invoices that a month would have if it were confirmed now with `lines`. */
export const liveInvoices = (
  { contract, adjustments, workers, ...month }: LiveMonth,
  lines: readonly CountedLine[] = linesSoFar(month.lines),
): Invoice[] =>
  invoicesOf({
    lines,
    adjustments,
    workers,
    unit: contract.billingUnit,
    withholdingMode: contract.withholdingMode,
  })
