import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Pay } from '@/contracts/offerings/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { contractOn, type BillingContract } from '@/domain/billing/contract'
import { amountsOf, billedStateOf } from '@/domain/billing/line'
import {
  invoicesOf,
  linesSoFar,
  type CountedLine,
  type Invoice,
  type MonthAdjustment,
  type WorkerCounts,
} from '@/domain/billing/statement'
import { dayOf, type Month, monthOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { billingAdjustments, clients, matchings, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { contractsOf } from './contracts'
import { ofCompanyDays } from './liveLines'
import { LineFold, linesAtConfirmation } from './monthLines'

/** A month that is not confirmed, as its invoice would be now. */
export type LiveMonth = {
  contract: BillingContract
  /** With what is planned only. */
  lines: CountedLine[]
  adjustments: MonthAdjustment[]
  workers: WorkerCounts
}

const isCorrectionOpen = sql<boolean>`exists (select 1 from fix_payment_requests f where f.client_id = ${matchings.clientId} and f.matching_id = ${matchings.id} and f.status = 'requested')`

/** The matchings of the running month. Equal ones are counted together: they are few, however many the shifts. */
async function countedLines(
  { db, now }: Operation,
  companyId: number,
  month: Month,
  { contracts, exceptId }: { contracts: readonly BillingContract[]; exceptId: number },
): Promise<CountedLine[]> {
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
    const amounts = amountsOf(state.pay, { ...contractOn(contracts, workOn), feeRateBp })
    return [{ clientId, count, flag: state.flag, amounts }]
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
): Promise<MonthAdjustment[]> {
  const contracts = await contractsOf(db, companyId)
  const rows = await db
    .select()
    .from(billingAdjustments)
    .where(and(eq(billingAdjustments.companyId, companyId), eq(billingAdjustments.month, month)))
    .orderBy(asc(billingAdjustments.id))
  return rows.map(({ clientId, taxCategory, amountYen, payouts, approvedAt }) => {
    const contract = contractOn(contracts, dayOf(approvedAt))
    return {
      clientId,
      taxCategory,
      amountYen,
      payouts,
      commissionYen: contract.transferCommissionYen,
      taxPercent: contract.consumptionTaxPercent,
    }
  })
}

/**
 * A month that is not confirmed. The call must see all stores of the company: tax is rounded once over them.
 * `exceptId`: a posting of the running month that is left out.
 */
export async function liveMonth(
  { db, now }: Operation,
  companyId: number,
  month: Month,
  exceptId = 0,
): Promise<LiveMonth> {
  const contracts = await contractsOf(db, companyId)
  const contract = contractOn(contracts, closesOn(month))
  const adjustments = await adjustmentsOf(db, companyId, month)
  if (monthOf(now) <= month)
    return {
      contract,
      adjustments,
      lines: await countedLines({ db, now }, companyId, month, { contracts, exceptId }),
      workers: await countWorkers({ db, now }, companyId, month),
    }
  const fold = new LineFold()
  for await (const lines of linesAtConfirmation(db, { companyId, month }, now)) fold.add(lines)
  return { contract, adjustments, lines: fold.lines, workers: fold.workers }
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
