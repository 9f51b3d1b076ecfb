import * as z from 'zod/mini'
import { jobStatuses } from '@/contracts/common/jobStatus'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { matchingStatuses } from '@/contracts/matchings/enums'
import {
  adjustmentKinds,
  billingFileKinds,
  billingUnits,
  csvEncodings,
  lineFlags,
  lineSources,
  paidStatuses,
  paymentMethods,
  statementStatuses,
  taxCategories,
  withholdingModes,
} from './enums'

/** A calendar month, YYYY-MM. */
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月を選んでください。'))
/** Yen that may be negative: adjustments, and what contains them. */
const signedYen = z.int()

const amounts = {
  workerCount: count,
  workCount: count,
  workMin: count,
  /** Base pay only. */
  wagesYen: yen,
  nightPremiumYen: yen,
  overtimePremiumYen: yen,
  transportationYen: yen,
  /** The bonuses that the company pays. */
  bonusYen: yen,
  leaveAllowanceYen: yen,
  feeYen: yen,
  /** Payouts to workers, those of adjustments included. */
  payoutCount: count,
  transferCommissionYen: yen,
  adjustmentNontaxableYen: signedYen,
  adjustmentTaxable10Yen: signedYen,
  /** 立替金: outside the scope of consumption tax. */
  nontaxableYen: signedYen,
  /** The taxable amount, without tax. */
  taxable10Yen: signedYen,
  /** The tax. For a store that has no invoice of its own: its share of the tax of the invoice. */
  tax10Yen: signedYen,
  /** Tax included. Negative: to be paid back (ご返金). */
  totalYen: signedYen,
  /**
   * The income tax on the pay of the month and on changes approved after an earlier month was closed; negative if tax
   * is refunded. `gross`: for information; `net`: deducted from `totalYen`.
   */
  withholdingTaxYen: signedYen,
  /** Bonuses that the operator bears (運営負担), for information. Never billed. */
  platformBonusYen: yen,
}

/** The statement (利用明細) of a month: of the company, or of one store. */
export const Statement = z.object({
  month,
  scope: z.enum(['company', 'store']),
  status: z.enum(statementStatuses),
  /** The month is confirmed at 0:00 of this day (the fifth business day). */
  confirmsOn: day,
  /** When it was confirmed; null before. */
  confirmedOn: z.nullable(day),
  dueOn: day,
  operationId: z.nullable(id),
  /** Null without an invoice: before the confirmation, or when there is nothing to pay or to pay back. */
  invoiceNumber: z.nullable(z.string()),
  /** The store, if the statement or the invoice covers only one; otherwise null. */
  clientId: z.nullable(id),
  clientName: z.nullable(z.string()),
  /** Stores with an amount. 1 for one store. */
  storeCount: count,
  ...amounts,
  provisionalCount: count,
  /** Shifts that are not recorded, and cancels under review: 0 yen for now. */
  unresolvedCount: count,
  /** Shifts whose withheld tax is not calculated because a table is missing. Such a month cannot be confirmed. */
  missingTaxCount: count,
  paidStatus: z.enum(paidStatuses),
  paidOn: z.nullable(day),
})
export type Statement = z.infer<typeof Statement>

/**
 * Newest month first, 12 months a page; `totalCount` counts months. A company with an invoice for each store has
 * several rows for one month.
 */
export const Statements = z.object({
  items: z.array(Statement),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
})
export type Statements = z.infer<typeof Statements>

/** An amount billed in a later month, because it was settled after the month of the work was confirmed (請求調整). */
export const Adjustment = z.object({
  id,
  month,
  clientId: id,
  clientName: z.string(),
  kind: z.enum(adjustmentKinds),
  kindLabel: z.string(),
  matchingId: z.nullable(id),
  offeringId: z.nullable(id),
  workerId: z.nullable(id),
  /** The month of the work that it corrects; null if it corrects none. */
  sourceMonth: z.nullable(month),
  sourceInvoiceNumber: z.nullable(z.string()),
  taxCategory: z.enum(taxCategories),
  amountYen: signedYen,
  payouts: count,
  /** Withheld income tax that is due with the month of the adjustment; null without a tax table. */
  withholdingTaxYen: z.nullable(signedYen),
  reason: z.string(),
  approvedOn: day,
})
export type Adjustment = z.infer<typeof Adjustment>

export const StoreStatement = z.object({
  clientId: id,
  clientCode: z.nullable(z.string()),
  departmentCode: z.nullable(z.string()),
  clientName: z.string(),
  ...amounts,
  provisionalCount: count,
  unresolvedCount: count,
})
export type StoreStatement = z.infer<typeof StoreStatement>

/** One month with the adjustments and stores that make up the invoice. */
export const StatementDetail = z.object({
  statement: Statement,
  unit: z.enum(billingUnits),
  withholdingMode: z.enum(withholdingModes),
  paymentMethod: z.enum(paymentMethods),
  /** The last day for paying the withheld tax of the month to the tax office. */
  withholdingDueOn: day,
  /** Consumption tax of the invoice, once for each rate. */
  taxes: z.array(z.object({ percent: count, taxableYen: signedYen, taxYen: signedYen })),
  /** Why and when an invoice was issued again, and the ones that it replaced, newest first. */
  reissue: z.nullable(
    z.object({
      reissuedOn: day,
      reason: z.string(),
      replaced: z.array(z.object({ operationId: id, invoiceNumber: z.string() })),
    }),
  ),
  /** The month before; null if there is none. */
  previous: z.nullable(z.object({ month, totalYen: signedYen })),
  adjustments: z.array(Adjustment),
  /** By store id. */
  stores: z.array(StoreStatement),
})
export type StatementDetail = z.infer<typeof StatementDetail>

/** One matching of a month (明細). */
export const StatementLine = z.object({
  matchingId: id,
  workOn: day,
  clientId: id,
  offeringId: id,
  offerId: id,
  title: z.string(),
  workerId: id,
  /** 「ワーカー{id}」 for those who may not see personal data. */
  workerName: z.string(),
  startAt: instant,
  endAt: instant,
  breakMin: count,
  workMin: count,
  nightMin: count,
  overtimeMin: count,
  hourlyWageYen: yen,
  wagesYen: yen,
  nightPremiumYen: yen,
  overtimePremiumYen: yen,
  transportationYen: yen,
  bonusYen: yen,
  platformBonusYen: yen,
  leaveAllowanceYen: yen,
  /** 立替計: everything above that the company pays. */
  billedYen: yen,
  /** Hundredths of a percent. */
  feeRateBp: count,
  feeYen: yen,
  /** Null without a tax table. */
  withholdingTaxYen: z.nullable(yen),
  status: z.enum(matchingStatuses),
  flag: z.enum(lineFlags),
  source: z.enum(lineSources),
})
export type StatementLine = z.infer<typeof StatementLine>
/** Sorted by work day, start and matching, 50 a page. */
export const StatementLines = z.object({
  items: z.array(StatementLine),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
})
export type StatementLines = z.infer<typeof StatementLines>

const Sums = z.object({
  /** Matchings with an amount. */
  count,
  nontaxableYen: signedYen,
  taxable10Yen: signedYen,
  tax10Yen: signedYen,
  totalYen: signedYen,
})
/** The amounts of the next invoice. */
export const NextBilling = z.object({
  month,
  asOfAt: instant,
  status: z.enum(statementStatuses),
  closesOn: day,
  confirmedOn: day,
  dueOn: day,
  /** Pay that is fixed. */
  settled: Sums,
  /** The sums with the planned pay of all active matchings of the month. */
  expected: Sums,
  withholdingTaxYen: signedYen,
  provisionalCount: count,
  /**
   * The use of the company, over all stores. `limitYen` and `remainingYen` null: no limit. `parts` null for an account
   * of a store, which may see what is left but not the costs of other stores.
   */
  usage: z.object({
    limitYen: z.nullable(yen),
    remainingYen: z.nullable(signedYen),
    parts: z.nullable(z.object({ usedYen: signedYen, reservedYen: yen })),
  }),
})
/** The running month, preceded by the previous month until that is confirmed. */
export const NextBillings = z.array(NextBilling)
export type NextBilling = z.infer<typeof NextBilling>
export type NextBillings = NextBilling[]

/** The period and the stores of a CSV file. */
export const BillingFileParameters = z.object({
  fromMonth: month,
  toMonth: month,
  /** Empty: all stores. */
  clientIds: z.array(id).check(z.maxLength(200, '一度に選べるのは200店舗までです。')),
  encoding: z.enum(csvEncodings),
})
/** A CSV file to be made in the background. */
export const BillingFileRequest = z.extend(BillingFileParameters, {
  kind: z.enum(billingFileKinds),
})
export type BillingFileRequest = z.infer<typeof BillingFileRequest>

export const BillingFile = z.object({
  id,
  kind: z.enum(billingFileKinds),
  fromMonth: month,
  toMonth: month,
  clientIds: z.array(id),
  encoding: z.enum(csvEncodings),
  status: z.enum(jobStatuses),
  requestedByName: z.string(),
  requestedAt: instant,
  finishedAt: z.nullable(instant),
  /** The file is deleted then. */
  expiresAt: z.nullable(instant),
  rowCount: z.nullable(count),
  /** Characters that Shift_JIS lacks, written as 「？」. */
  replacedCharacters: count,
  /** Path of the file with its signature: for ten minutes and for this account. Null unless it succeeded. */
  link: z.nullable(z.string()),
})
export type BillingFile = z.infer<typeof BillingFile>
/** The newest first. */
export const BillingFiles = z.object({ items: z.array(BillingFile) })
export type BillingFiles = z.infer<typeof BillingFiles>
