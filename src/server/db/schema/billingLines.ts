import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { adjustmentKinds, lineFlags, lineSources, taxCategories } from '@/contracts/billing/enums'
import { matchingStatuses } from '@/contracts/matchings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { accounts } from './accounts'
import { billingOperations } from './billing'
import {
  atLeast,
  between,
  day,
  id,
  inOrder,
  instant,
  month,
  oneOf,
  ofEmployer,
  ref,
  uniqueOn,
} from './columns'
import { matchings } from './matchings'
import { clientId, companyId } from './owners'

/**
 * One matching in a confirmed month: the line as the document shows it. Later changes of names, rates or the matching
 * do not reach it.
 */
export const billingLines = pgTable(
  'billing_lines',
  {
    id: id(),
    operationId: ref()
      .notNull()
      .references(() => billingOperations.id),
    companyId: companyId(),
    clientId: clientId(),
    month: month().notNull(),
    matchingId: ref().notNull(),
    offeringId: ref().notNull(),
    offerId: ref().notNull(),
    workerId: ref().notNull(),
    workerName: text().notNull(),
    title: text().notNull(),
    workOn: day().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    breakMin: integer().notNull(),
    hourlyWageYen: integer().notNull(),
    workMin: integer().notNull(),
    nightMin: integer().notNull(),
    overtimeMin: integer().notNull(),
    wagesYen: integer().notNull(),
    nightPremiumYen: integer().notNull(),
    overtimePremiumYen: integer().notNull(),
    transportationYen: integer().notNull(),
    bonusYen: integer().notNull(),
    platformBonusYen: integer().notNull(),
    leaveAllowanceYen: integer().notNull(),
    billedYen: integer().notNull(),
    feeRateBp: integer().notNull(),
    feeYen: integer().notNull(),
    withholdingTaxYen: integer(),
    payoutCount: integer().notNull(),
    transferCommissionYen: integer().notNull(),
    taxPercent: integer().notNull(),
    /** The day on which the worker is paid. */
    paidOn: day().notNull(),
    status: text({ enum: matchingStatuses }).notNull(),
    flag: text({ enum: lineFlags }).notNull(),
    source: text({ enum: lineSources }).notNull(),
  },
  (t) => [
    uniqueOn(t.operationId, t.matchingId),
    index().on(t.clientId, t.matchingId),
    index().on(t.companyId, t.month, t.workOn),
    index().on(t.operationId, t.clientId, t.workOn, t.startAt, t.matchingId),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    ...ofEmployer(),
    oneOf(t.status, matchingStatuses),
    oneOf(t.flag, lineFlags),
    oneOf(t.source, lineSources),
    inOrder(t.startAt, t.endAt),
    between(t.feeRateBp, 0, 10_000),
    between(t.taxPercent, 0, 100),
    between(t.payoutCount, 0, 1),
    ...atLeast(
      0,
      t.breakMin,
      t.hourlyWageYen,
      t.workMin,
      t.nightMin,
      t.overtimeMin,
      t.wagesYen,
      t.nightPremiumYen,
      t.overtimePremiumYen,
      t.transportationYen,
      t.bonusYen,
      t.platformBonusYen,
      t.leaveAllowanceYen,
      t.billedYen,
      t.feeYen,
      t.withholdingTaxYen,
      t.transferCommissionYen,
    ),
  ],
)

/** The state of a matching at the confirmation of its month, if it changed later. */
export type StateBefore = {
  status: (typeof matchingStatuses)[number]
  flag: (typeof lineFlags)[number] | null
  pay: Pay | null
}

/** What was settled after the month of the work was confirmed (請求調整): signed yen. */
export const billingAdjustments = pgTable(
  'billing_adjustments',
  {
    id: id(),
    companyId: companyId(),
    clientId: clientId(),
    /** The month with whose invoice it is billed. */
    month: month().notNull(),
    kind: text({ enum: adjustmentKinds }).notNull(),
    matchingId: ref(),
    /** The month of the work. */
    sourceMonth: month(),
    sourceInvoiceNumber: text(),
    taxCategory: text({ enum: taxCategories }).notNull(),
    amountYen: integer().notNull(),
    payouts: integer().notNull().default(0),
    /**
     * Income tax withheld from what is paid with it, less what an earlier bill counted. It is due with the month of
     * this payment (所得税法183条). Null without a tax table.
     */
    withholdingTaxYen: integer().default(0),
    reason: text().notNull(),
    approvedAt: instant().notNull(),
    approvedBy: ref().references(() => accounts.id),
    /** The state of the matching as it was billed. `billedYen` and `feeYen` are what it is billed with from now on. */
    before: jsonb().$type<StateBefore>(),
    billedYen: integer(),
    feeYen: integer(),
  },
  (t) => [
    index().on(t.companyId, t.month),
    index().on(t.clientId, t.matchingId),
    index().on(t.approvedBy),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    ...ofEmployer(),
    oneOf(t.kind, adjustmentKinds),
    oneOf(t.taxCategory, taxCategories),
    between(t.payouts, 0, 1),
    ...atLeast(0, t.billedYen, t.feeYen),
    inOrder(t.sourceMonth, t.month),
  ],
)
