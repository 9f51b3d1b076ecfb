import { and, eq, inArray, sql } from 'drizzle-orm'
import { withheldLater } from '@/domain/billing/adjustment'
import { adjustmentMonth } from '@/domain/billing/calendar'
import { amountsOf } from '@/domain/billing/line'
import {
  operatorAdjustment,
  operatorAdjustmentKinds,
  type BilledMatching,
  type OperatorAdjustmentKind,
} from '@/domain/billing/operatorAdjustment'
import { withholdingOf } from '@/domain/pay/withholding'
import { dayOf, type Month, monthOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { billingAdjustments, clients, matchings, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { serviceTermsOf } from '@/server/modules/billing/contracts'
import { isConfirmed } from '@/server/modules/billing/lines'
import { readReason } from './reason'

type OperatorAdjustment = {
  clientId: number
  kind: OperatorAdjustmentKind
  amountYen: number
  reason: string
  /** The matching whose wage was wrong. */
  matchingId?: number | undefined
  /** The month to which a discount without a matching belongs. */
  sourceMonth?: Month | undefined
}

/** Sums the operator's earlier adjustments for a matching in yen: the total, and the part that is certainly wages. */
async function bookedBefore(db: Tx, clientId: number, matchingId: number) {
  const [row] = await db
    .select({
      yen: sql<number>`coalesce(sum(${billingAdjustments.amountYen}), 0)`.mapWith(Number),
      wageYen:
        sql<number>`coalesce(sum(${billingAdjustments.amountYen}) filter (where ${billingAdjustments.kind} = 'minimumWage'), 0)`.mapWith(
          Number,
        ),
    })
    .from(billingAdjustments)
    .where(
      and(
        eq(billingAdjustments.clientId, clientId),
        eq(billingAdjustments.matchingId, matchingId),
        eq(billingAdjustments.taxCategory, 'nontaxable'),
        inArray(billingAdjustments.kind, [...operatorAdjustmentKinds]),
      ),
    )
  return row ?? { yen: 0, wageYen: 0 }
}

/** Returns the matching as it is billed now and the month of its work; throws 409 if its bill can still change. */
async function billedMatching(
  { db, now }: Operation,
  { companyId, clientId, matchingId }: { companyId: number; clientId: number; matchingId: number },
): Promise<BilledMatching & { sourceMonth: Month; taxableYen: number }> {
  const [row] = await db
    .select({ matching: matchings, feeRateBp: offerings.feeRateBp, workOn: offerings.workOn })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(and(eq(matchings.clientId, clientId), eq(matchings.id, matchingId)))
    .for('update', { of: matchings })
  if (!row) throw conflict(`この店舗に、マッチング ${matchingId} はありません。`)
  const { matching, feeRateBp, workOn } = row
  if (adjustmentMonth(matching.startAt, now.toISOString()) === undefined)
    throw conflict('この勤務の月は、まだ確定していません。勤務の報酬を修正してください。')
  const pay = matching.fixedPay
  if (!pay) throw conflict('この勤務の報酬は、まだ決まっていません。')
  const terms = await serviceTermsOf(db, companyId, { workOn, feeRateBp })
  const { billedYen, wagesYen, nightPremiumYen, overtimePremiumYen, leaveAllowanceYen, ...rest } =
    amountsOf(pay, terms)
  const { yen: beforeYen, wageYen } = await bookedBefore(db, clientId, matchingId)
  const workedYen = wagesYen + nightPremiumYen + overtimePremiumYen
  return {
    billedYen: billedYen + beforeYen,
    owedByLawYen: workedYen + leaveAllowanceYen,
    feeBaseYen: workedYen + rest.transportationYen + beforeYen,
    feeRateBp,
    minFeeYen: pay.workMin > 0 ? terms.minFeeYen : 0,
    taxableYen: pay.grossYen - pay.transportationYen + wageYen,
    sourceMonth: monthOf(workOn),
  }
}

/** The income tax on a wage that is paid later, by the table of the day of payment (所得税法183条1項, 185条1項3号). */
function taxOnLaterWage(taxableYen: number, amountYen: number, now: Date): number | null {
  const taxOn = (yen: number) => {
    const tax = withholdingOf(yen, dayOf(now))
    return 'taxYen' in tax ? tax.taxYen : null
  }
  return withheldLater(taxOn(taxableYen), taxOn(taxableYen + amountYen))
}

/**
 * Books an adjustment of the operator on the bill of the running month. Throws 409 with the reason if it cannot be
 * booked.
 */
export async function bookOperatorAdjustment(
  operation: Operation,
  adjustment: OperatorAdjustment,
): Promise<{ month: Month; nontaxableYen: number; taxable10Yen: number }> {
  const { db, now } = operation
  const { clientId, kind, amountYen, matchingId } = adjustment
  const reason = readReason(adjustment.reason)
  const [client] = await db
    .select({ companyId: clients.companyId })
    .from(clients)
    .where(eq(clients.id, clientId))
  if (!client) throw conflict(`店舗 ${clientId} はありません。`)
  const { companyId } = client
  const billed =
    matchingId === undefined
      ? undefined
      : await billedMatching(operation, { companyId, clientId, matchingId })
  const sourceMonth = billed?.sourceMonth ?? adjustment.sourceMonth
  if (sourceMonth === undefined) throw conflict('どの月の調整かを指定してください。')
  if (!(await isConfirmed(db, companyId, sourceMonth)))
    throw conflict('対象の月は、まだ確定していません。')
  const result = operatorAdjustment(kind, amountYen, billed)
  if ('fault' in result) throw conflict(result.fault)
  const month = monthOf(now)
  await db.insert(billingAdjustments).values(
    result.rows.map((row) => ({
      companyId,
      clientId,
      month,
      kind,
      matchingId: matchingId ?? null,
      sourceMonth,
      ...row,
      withholdingTaxYen:
        kind === 'minimumWage' && row.taxCategory === 'nontaxable' && billed
          ? taxOnLaterWage(billed.taxableYen, amountYen, now)
          : 0,
      reason,
      approvedAt: now.toISOString(),
    })),
  )
  const sumOf = (category: string) =>
    result.rows.find(({ taxCategory }) => taxCategory === category)?.amountYen ?? 0
  return { month, nontaxableYen: sumOf('nontaxable'), taxable10Yen: sumOf('taxable10') }
}
