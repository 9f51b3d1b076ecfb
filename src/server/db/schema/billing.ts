import { index, integer, jsonb, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core'
import { billingUnits, dueRules, paymentMethods, withholdingModes } from '@/contracts/billing/enums'
import type { TaxAtRate } from '@/domain/billing/tax'
import { clients } from './clients'
import {
  atLeast,
  between,
  bytes,
  day,
  id,
  inOrder,
  instant,
  month,
  ofCompany,
  ofCompanyAlone,
  ofEmployer,
  oneOf,
  ref,
  uniqueOn,
} from './columns'
import { clientId, companyId } from './owners'

/** The agreed billing terms of a company by day (domain/billing/contract). Without a row the defaults apply. */
export const companyContracts = pgTable(
  'company_contracts',
  {
    id: id(),
    companyId: companyId(),
    validFrom: day().notNull(),
    validTo: day(),
    /** Basis points, for dedicated offerings for graduates; null: the usual rate of the company. */
    graduateFeeRateBp: integer(),
    minFeeYen: integer().notNull().default(0),
    transferCommissionYen: integer().notNull().default(0),
    consumptionTaxPercent: integer().notNull().default(10),
    leaveAllowanceRatePercent: integer().notNull().default(100),
    billingUnit: text({ enum: billingUnits }).notNull().default('company'),
    withholdingMode: text({ enum: withholdingModes }).notNull().default('gross'),
    dueRule: text({ enum: dueRules }).notNull().default('endOfNextMonth'),
    paymentMethod: text({ enum: paymentMethods }).notNull().default('bankTransfer'),
  },
  (t) => [
    uniqueOn(t.companyId, t.validFrom),
    ...ofCompany(),
    inOrder(t.validFrom, t.validTo),
    ...atLeast(0, t.minFeeYen),
    between(t.graduateFeeRateBp, 0, 10_000),
    between(t.transferCommissionYen, 0, 220),
    between(t.consumptionTaxPercent, 0, 100),
    between(t.leaveAllowanceRatePercent, 60, 100),
    oneOf(t.billingUnit, billingUnits),
    oneOf(t.withholdingMode, withholdingModes),
    oneOf(t.dueRule, dueRules),
    oneOf(t.paymentMethod, paymentMethods),
  ],
)

/** The totals of an invoice or of a store in it: domain/billing/statement. */
const totals = () => ({
  workerCount: integer().notNull(),
  workCount: integer().notNull(),
  workMin: integer().notNull(),
  wagesYen: integer().notNull(),
  nightPremiumYen: integer().notNull(),
  overtimePremiumYen: integer().notNull(),
  transportationYen: integer().notNull(),
  bonusYen: integer().notNull(),
  leaveAllowanceYen: integer().notNull(),
  feeYen: integer().notNull(),
  payoutCount: integer().notNull(),
  transferCommissionYen: integer().notNull(),
  adjustmentNontaxableYen: integer().notNull(),
  adjustmentTaxable10Yen: integer().notNull(),
  nontaxableYen: integer().notNull(),
  taxable10Yen: integer().notNull(),
  tax10Yen: integer().notNull(),
  totalYen: integer().notNull(),
  withholdingTaxYen: integer().notNull(),
  platformBonusYen: integer().notNull(),
  provisionalCount: integer().notNull(),
  unresolvedCount: integer().notNull(),
  missingTaxCount: integer().notNull(),
})

/** The issuer of an invoice, as the installation was configured when it was confirmed (消費税法57条の4). */
export type StoredIssuer = {
  name: string
  registrationNumber: string
  address: string
  bankAccount: string
}

/**
 * A confirmed month of a company: its statement, and its invoice if there is an amount. A company that is billed by
 * store has one row for each store. After the confirmation only the payment, the document and the mark that a later row
 * replaced it are written (trigger `billing_operations_frozen`).
 */
export const billingOperations = pgTable(
  'billing_operations',
  {
    id: id(),
    companyId: companyId(),
    /** The store, of an invoice for one store. */
    clientId: ref().references(() => clients.id),
    month: month().notNull(),
    /** The number of the invoice within the month, over all stores and re-issued invoices. */
    seq: integer().notNull(),
    /** Null if there was nothing to bill. */
    invoiceNumber: text().unique('billing_operations_invoice_number_unique'),
    confirmedAt: instant().notNull(),
    confirmedOn: day().notNull(),
    dueOn: day().notNull(),
    billingUnit: text({ enum: billingUnits }).notNull(),
    withholdingMode: text({ enum: withholdingModes }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    issuer: jsonb().$type<StoredIssuer>().notNull(),
    recipient: jsonb().$type<Record<string, unknown>>().notNull(),
    ...totals(),
    taxes: jsonb().$type<TaxAtRate[]>().notNull(),
    /** For an invoice issued again with the same amounts: when, which number it replaces, and why. */
    reissuedOn: day(),
    replacesNumber: text(),
    reissueReason: text(),
    /** Whether it is unpaid or overdue follows from `dueOn`. */
    paidOn: day(),
    /** A later one of the same month replaced it. */
    supersededAt: instant(),
    pdf: bytes(),
    pdfSha256: text(),
    pdfByteSize: integer(),
  },
  (t) => [
    uniqueOn(t.companyId, t.month, t.seq),
    index().on(t.clientId),
    ...ofCompanyAlone(),
    oneOf(t.billingUnit, billingUnits),
    oneOf(t.withholdingMode, withholdingModes),
    oneOf(t.paymentMethod, paymentMethods),
    inOrder(t.confirmedOn, t.dueOn),
    ...atLeast(1, t.seq, t.pdfByteSize),
    ...notNegative(t),
  ],
)

/** The part of one store in a confirmed month, with its share of the tax. */
export const billingStoreTotals = pgTable(
  'billing_store_totals',
  {
    id: id(),
    operationId: ref()
      .notNull()
      .references(() => billingOperations.id),
    companyId: companyId(),
    clientId: clientId(),
    month: month().notNull(),
    clientCode: text(),
    departmentCode: text(),
    clientName: text().notNull(),
    ...totals(),
  },
  (t) => [
    uniqueOn(t.operationId, t.clientId),
    index().on(t.companyId, t.clientId, t.month),
    index().on(t.clientId),
    ...ofEmployer(),
    ...notNegative(t),
  ],
)

/**
 * CHECKs for the counts and amounts that no adjustment makes negative; withheld tax may be refunded in a later month.
 */
function notNegative(t: Record<keyof ReturnType<typeof totals>, PgColumn>) {
  return atLeast(
    0,
    t.workerCount,
    t.workCount,
    t.workMin,
    t.wagesYen,
    t.nightPremiumYen,
    t.overtimePremiumYen,
    t.transportationYen,
    t.bonusYen,
    t.leaveAllowanceYen,
    t.feeYen,
    t.payoutCount,
    t.transferCommissionYen,
    t.platformBonusYen,
    t.provisionalCount,
    t.unresolvedCount,
    t.missingTaxCount,
  )
}
