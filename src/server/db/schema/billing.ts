import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  adjustmentKinds,
  billingFileKinds,
  billingUnits,
  csvEncodings,
  dueRules,
  lineFlags,
  lineSources,
  paymentMethods,
  taxCategories,
  withholdingModes,
} from '@/contracts/billing/enums'
import { matchingStatuses } from '@/contracts/matchings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import type { TaxAtRate } from '@/domain/billing/tax'
import { accounts } from './accounts'
import { clients, companies } from './clients'
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
  oneOf,
  ref,
  visible,
} from './columns'
import { matchings } from './matchings'

/** The amounts of one company only: a transaction that is narrowed to a store sees none of them. */
const ofCompanyAlone = () =>
  visible(
    sql`company_id = nullif(current_setting('app.company_id', true), '')::bigint and nullif(current_setting('app.client_id', true), '') is null`,
  )
/**
 * Rows of the company that employed, and in a store's transaction of that store. Not by `clients`: a store that moved
 * to another company leaves its months behind.
 */
const ofEmployer = () =>
  visible(
    sql`company_id = nullif(current_setting('app.company_id', true), '')::bigint and client_id = coalesce(nullif(current_setting('app.client_id', true), '')::bigint, client_id)`,
  )
const companyId = () =>
  ref()
    .notNull()
    .references(() => companies.id)
const clientId = () =>
  ref()
    .notNull()
    .references(() => clients.id)

/** What a company has agreed on about its bills, by day (domain/billing/contract). Without a row: the defaults. */
export const companyContracts = pgTable(
  'company_contracts',
  {
    id: id(),
    companyId: companyId(),
    validFrom: day().notNull(),
    validTo: day(),
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
    unique().on(t.companyId, t.validFrom),
    ...ofCompany(),
    inOrder(t.validFrom, t.validTo),
    ...atLeast(0, t.minFeeYen),
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
 * A confirmed month of a company: its statement, and its invoice where there is an amount. A company that is billed by
 * store has one for each store. Rows never change, but for the payment, the paper and the mark that a later one
 * replaced it (trigger `billing_operations_frozen`).
 */
export const billingOperations = pgTable(
  'billing_operations',
  {
    id: id(),
    companyId: companyId(),
    /** The store, of an invoice for one store. */
    clientId: ref().references(() => clients.id),
    month: month().notNull(),
    /** Counts the invoices of the month: of several stores, and issued again. */
    seq: integer().notNull(),
    /** Null: there was nothing to bill. */
    invoiceNumber: text().unique(),
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
    /** Whether it is unpaid or overdue follows from `dueOn`. */
    paidOn: day(),
    /** A later one of the same month replaced it. */
    supersededAt: instant(),
    pdf: bytes(),
    pdfSha256: text(),
    pdfByteSize: integer(),
  },
  (t) => [
    unique().on(t.companyId, t.month, t.seq),
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
    clientName: text().notNull(),
    ...totals(),
  },
  (t) => [
    unique().on(t.operationId, t.clientId),
    index().on(t.companyId, t.clientId, t.month),
    index().on(t.clientId),
    ...ofEmployer(),
    ...notNegative(t),
  ],
)

/**
 * One matching in a confirmed month: the line as it stands on the paper. Later changes of names, rates or the matching
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
    unique().on(t.operationId, t.matchingId),
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

/** How a matching stood at the confirmation instant of its month, where it changed later. */
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
    reason: text().notNull(),
    approvedAt: instant().notNull(),
    approvedBy: ref().references(() => accounts.id),
    /** Of a matching: what was billed before, and from then on. */
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

/** A CSV file made in the background; kept seven days. */
export const billingFiles = pgTable(
  'billing_files',
  {
    id: id(),
    companyId: companyId(),
    kind: text({ enum: billingFileKinds }).notNull(),
    fromMonth: month().notNull(),
    toMonth: month().notNull(),
    clientIds: jsonb().$type<number[]>().notNull(),
    encoding: text({ enum: csvEncodings }).notNull(),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedByName: text().notNull(),
    requestedAt: instant().notNull(),
    /** Signs the links of this file. */
    linkKey: text().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    expiresAt: instant(),
    hasFailed: boolean().notNull().default(false),
    rowCount: integer(),
    replacedCharacters: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.companyId, t.requestedAt),
    index().on(t.requestedBy),
    // One at a time for each company and kind; the next waits.
    uniqueIndex('billing_files_running_index')
      .on(t.companyId, t.kind)
      .where(sql`started_at is not null and finished_at is null`),
    ...ofCompanyAlone(),
    oneOf(t.kind, billingFileKinds),
    oneOf(t.encoding, csvEncodings),
    inOrder(t.fromMonth, t.toMonth),
    inOrder(t.startedAt, t.finishedAt),
    ...atLeast(0, t.rowCount, t.replacedCharacters),
  ],
)

/** A file in pieces, so that none is held in memory as a whole. */
export const billingFilePieces = pgTable(
  'billing_file_pieces',
  {
    id: id(),
    companyId: companyId(),
    fileId: ref()
      .notNull()
      .references(() => billingFiles.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    body: bytes().notNull(),
  },
  (t) => [
    unique().on(t.fileId, t.index),
    index().on(t.companyId),
    ...ofCompanyAlone(),
    ...atLeast(0, t.index),
  ],
)

/** The counts, and the amounts that no adjustment reaches. */
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
    t.withholdingTaxYen,
    t.platformBonusYen,
    t.provisionalCount,
    t.unresolvedCount,
    t.missingTaxCount,
  )
}
