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
import { shiftOfMatching } from '@/server/db/joins'
import { billingAdjustments, clients, matchings, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { contractsOf } from './contracts'
import { ofCompanyDays } from './liveLines'
import { LineFold, linesAtConfirmation } from './monthLines'

/** Equal lines of one day of work. */
export type DatedLine = CountedLine & { workOn: Day }
/** A month that is not confirmed, as its invoice would be now. */
export type LiveMonth = {
  /** All of the company, and the one at the end of the month. */
  contracts: readonly BillingContract[]
  contract: BillingContract
  /** With what is planned only. */
  lines: DatedLine[]
  adjustments: MonthAdjustment[]
  workers: WorkerCounts
}

const isCorrectionOpen = sql<boolean>`exists (select 1 from fix_payment_requests f where f.client_id = ${matchings.clientId} and f.matching_id = ${matchings.id} and f.status = 'requested')`

/**
 * The matchings of the running month. Equal ones are counted together: there are few different ones, however many
 * shifts.
 */
async function countedLines(
  { db, now }: Operation,
  companyId: number,
  month: Month,
  { contracts, exceptId }: { contracts: readonly BillingContract[]; exceptId: number },
): Promise<DatedLine[]> {
  const pay = sql<Pay>`coalesce(${matchings.fixedPay}, ${matchings.scheduledPay})`.as('pay')
  const isPayFixed = sql<boolean>`${matchings.fixedPay} is not null`.as('is_pay_fixed')
  const isCheckedIn = sql<boolean>`${matchings.checkedInAt} is not null`.as('is_checked_in')
  const isEnded = sql<boolean>`${matchings.endAt} <= ${now.toISOString()}::timestamptz`.as(
    'is_ended',
  )
  const isUnderReview = sql<boolean>`${matchings.cancelReviewDueAt} is not null`.as('is_review')
  const isOpen = isCorrectionOpen.as('is_correction_open')
  const rows = await db
    .select({
      clientId: matchings.clientId,
      workOn: offerings.workOn,
      feeRateBp: offerings.feeRateBp,
      status: matchings.status,
      pay,
      isPayFixed,
      isCheckedIn,
      isEnded,
      isUnderReview,
      isCorrectionOpen: isOpen,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        ofCompanyDays({ companyId, from: `${month}-01`, to: closesOn(month) }),
        inArray(matchings.status, ['established', 'worked', 'rejected']),
        ne(offerings.id, exceptId),
      ),
    )
    .groupBy(
      matchings.clientId,
      offerings.workOn,
      offerings.feeRateBp,
      matchings.status,
      pay,
      isPayFixed,
      isCheckedIn,
      isEnded,
      isUnderReview,
      isOpen,
    )
  return rows.flatMap(({ clientId, count, workOn, feeRateBp, ...row }) => {
    const state = billedStateOf(row)
    if (!state) return []
    const amounts = amountsOf(state.pay, serviceTermsOn(contracts, workOn, feeRateBp))
    return [{ clientId, workOn, count, flag: state.flag, amounts }]
  })
}

/** Distinct people with pay in the running month, of each store and of all. */
async function countWorkers({ db, now }: Operation, companyId: number, month: Month) {
  const rows = await db
    .select({
      clientId: sql<number | null>`${matchings.clientId}`,
      workers: sql<number>`count(distinct ${matchings.userId})`.mapWith(Number),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(
      and(
        ofCompanyDays({ companyId, from: `${month}-01`, to: closesOn(month) }),
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
  const total = rows.find(({ clientId }) => clientId === null)?.workers ?? 0
  return {
    byStore: new Map(
      rows.flatMap(({ clientId, workers }) =>
        clientId === null ? [] : [[Number(clientId), workers] as const],
      ),
    ),
    total,
  }
}

/** The adjustments of a month, for the sums. */
export async function adjustmentsOf(
  db: Tx,
  companyId: number,
  month: Month,
  contracts: readonly BillingContract[],
): Promise<MonthAdjustment[]> {
  const rows = await db
    .select({ adjustment: billingAdjustments, workOn: offerings.workOn })
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
  return rows.map(({ adjustment, workOn }) => {
    const { clientId, taxCategory, amountYen, payouts, withholdingTaxYen } = adjustment
    const paid = contractOn(contracts, dayOf(adjustment.approvedAt))
    const served = contractOn(contracts, dayOfService(adjustment, workOn))
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
}

/**
 * The day whose rate of tax an adjusted fee has: the day of work, of a discount without a matching the last day of its
 * month, for a fee is taxed at the rate of the day of its service (billing.md §2; 国税通則法15条2項7号).
 */
function dayOfService(
  { sourceMonth, approvedAt }: typeof billingAdjustments.$inferSelect,
  workOn: Day | null,
): Day {
  return workOn ?? (sourceMonth === null ? dayOf(approvedAt) : closesOn(sourceMonth))
}

/**
 * A month that is not confirmed. The call must see all stores of the company: tax is rounded once over them.
 * `exceptId`: an offering of the running month that is left out.
 */
export async function liveMonth(
  { db, now }: Operation,
  companyId: number,
  month: Month,
  exceptId = 0,
): Promise<LiveMonth> {
  const contracts = await contractsOf(db, companyId)
  const contract = contractOn(contracts, closesOn(month))
  const adjustments = await adjustmentsOf(db, companyId, month, contracts)
  if (monthOf(now) <= month)
    return {
      contracts,
      contract,
      adjustments,
      lines: await countedLines({ db, now }, companyId, month, { contracts, exceptId }),
      workers: await countWorkers({ db, now }, companyId, month),
    }
  const fold = new LineFold()
  for await (const lines of linesAtConfirmation(db, { companyId, month }, now)) fold.add(lines)
  return { contracts, contract, adjustments, lines: fold.lines, workers: fold.workers }
}

/** The invoices of a month as they would be if it were confirmed now; `lines`: other than those so far. */
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
