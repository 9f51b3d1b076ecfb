import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { AdjustmentKind } from '@/contracts/billing/enums'
import { differenceOf, withheldLater, type BilledAmounts } from '@/domain/billing/adjustment'
import { adjustmentMonth, billConfirmedAt } from '@/domain/billing/calendar'
import { amountsOf, billedStateOf } from '@/domain/billing/line'
import { formatFullDay, type Instant, monthOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  billingAdjustments,
  billingLines,
  clients,
  matchings,
  offerings,
  type StateBefore,
} from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { serviceTermsOf } from './contracts'
import { stateOf } from './liveLines'

type Matching = typeof matchings.$inferSelect
type Kind = Extract<
  AdjustmentKind,
  'fixAfterClose' | 'leaveAllowanceAfterClose' | 'absenceAfterClose' | 'absenceUndone'
>

const reasonOf: Record<Kind, string> = {
  fixAfterClose: 'の勤務時間と報酬が、請求の確定後に決まったため',
  leaveAllowanceAfterClose: 'のキャンセルの休業手当が、請求の確定後に決まったため',
  absenceAfterClose: 'の欠勤が、請求の確定後に登録されたため',
  absenceUndone: 'の欠勤が、請求の確定後に取り消されたため',
}

/** Reads the matching after the change, with what decides its cost. */
const currentOf = async (db: Tx, { clientId, id }: Matching) =>
  firstOrNotFound(
    await db
      .select({
        matching: matchings,
        companyId: clients.companyId,
        workOn: offerings.workOn,
        feeRateBp: offerings.feeRateBp,
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .innerJoin(clients, eq(clients.id, matchings.clientId))
      .where(and(eq(matchings.clientId, clientId), eq(matchings.id, id))),
  )

type Billed = BilledAmounts & { withholdingTaxYen: number | null }

/** Returns the amounts that the latest adjustment of the matching left; undefined if it was never adjusted. */
async function billedLast(db: Tx, { clientId, id }: Matching): Promise<BilledAmounts | undefined> {
  const [adjusted] = await db
    .select({ billedYen: billingAdjustments.billedYen, feeYen: billingAdjustments.feeYen })
    .from(billingAdjustments)
    .where(
      and(
        eq(billingAdjustments.clientId, clientId),
        eq(billingAdjustments.matchingId, id),
        isNotNull(billingAdjustments.billedYen),
      ),
    )
    .orderBy(desc(billingAdjustments.id))
    .limit(1)
  if (adjusted) return { billedYen: adjusted.billedYen ?? 0, feeYen: adjusted.feeYen ?? 0 }
  return undefined
}

/** Returns what the month of the work billed for the matching; the given amounts if no line of it is stored yet. */
async function billedWithMonth(
  db: Tx,
  { clientId, id }: Matching,
  { billedYen, feeYen, withholdingTaxYen }: Billed,
): Promise<Billed> {
  const [line] = await db
    .select({
      billedYen: billingLines.billedYen,
      feeYen: billingLines.feeYen,
      withholdingTaxYen: billingLines.withholdingTaxYen,
    })
    .from(billingLines)
    .where(and(eq(billingLines.clientId, clientId), eq(billingLines.matchingId, id)))
    .orderBy(desc(billingLines.operationId))
    .limit(1)
  return line ?? { billedYen, feeYen, withholdingTaxYen }
}

/** Returns what was billed for a matching so far, by its month and by later adjustments. */
async function billedBefore(db: Tx, matching: Matching, atConfirmation: Billed): Promise<Billed> {
  const withMonth = await billedWithMonth(db, matching, atConfirmation)
  const last = await billedLast(db, matching)
  if (!last) return withMonth
  const [later] = await db
    .select({
      yen: sql<number>`coalesce(sum(${billingAdjustments.withholdingTaxYen}), 0)`.mapWith(Number),
    })
    .from(billingAdjustments)
    .where(
      and(
        eq(billingAdjustments.clientId, matching.clientId),
        eq(billingAdjustments.matchingId, matching.id),
        // Adjustments by the operator are paid in addition to the pay of the matching.
        isNotNull(billingAdjustments.billedYen),
      ),
    )
  return {
    ...last,
    withholdingTaxYen:
      withMonth.withholdingTaxYen === null ? null : withMonth.withholdingTaxYen + (later?.yen ?? 0),
  }
}

/** Returns the state of the matching at the confirmation of its month; `flag` is null if it has no line. */
function stateBefore(before: Matching, isCorrectionOpen: boolean, at: Instant): StateBefore {
  const state = billedStateOf(stateOf(before, { isCorrectionOpen, at }))
  // At the confirmation of a month all its shifts are over.
  const flag = state === undefined || state.flag === 'scheduled' ? null : state.flag
  return { status: before.status, flag, pay: state?.pay ?? null }
}

/**
 * Books the difference that a change of a matching makes after the bill of its month was final. Call it after the
 * change in the same transaction, with the row as it was `before`. Does nothing if the bill is not final yet or no
 * amount changed (ADR 30).
 */
export async function bookAfterClose(
  { db, now }: Operation,
  before: Matching,
  kind: Kind,
  approvedBy: number | null = null,
): Promise<void> {
  const month = adjustmentMonth(before.startAt, now)
  if (month === undefined) return
  const { matching, companyId, workOn, feeRateBp } = await currentOf(db, before)
  const terms = await serviceTermsOf(db, companyId, { workOn, feeRateBp })
  const sourceMonth = monthOf(workOn)
  const was = stateBefore(before, kind === 'fixAfterClose', billConfirmedAt(sourceMonth))
  const is = billedStateOf(stateOf(matching, { isCorrectionOpen: false, at: now }))
  const after = amountsOf(is?.pay ?? null, terms)
  const billed = await billedBefore(db, before, amountsOf(was.pay, terms))
  const rows = differenceOf(billed, after)
  if (rows.length === 0) return
  await db.insert(billingAdjustments).values(
    rows.map((row) => ({
      companyId,
      clientId: before.clientId,
      month,
      kind,
      matchingId: before.id,
      sourceMonth,
      ...row,
      withholdingTaxYen:
        row.taxCategory === 'nontaxable'
          ? withheldLater(billed.withholdingTaxYen, after.withholdingTaxYen)
          : 0,
      reason: `${formatFullDay(workOn)}${reasonOf[kind]}`,
      approvedAt: now.toISOString(),
      approvedBy,
      before: was,
      billedYen: after.billedYen,
      feeYen: after.feeYen,
    })),
  )
}
