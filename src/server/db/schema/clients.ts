import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  clientStatuses,
  companyStatuses,
  identificationStatuses,
  phoneMethods,
  smokingPolicies,
} from '@/contracts/clients/enums'
import { employeeSizes } from '@/contracts/companies/enums'
import type { StoredBillingContact } from '@/domain/companies/billingContact'
import { accounts } from './accounts'
import {
  atLeast,
  between,
  clientOfScope,
  companyOfScope,
  id,
  day,
  inOrder,
  instant,
  ofClient,
  oneOf,
  ref,
  visible,
  systemOnly,
  uniqueOn,
} from './columns'

const companyClassifications = ['enterprise', 'standard', 'small', 'self_employed'] as const

/** Companies (企業): the contract and billing parties. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    nameKana: text(),
    corporateNumber: text(),
    selfEmployed: boolean().notNull().default(false),
    representativeName: text(),
    postalCode: text(),
    prefectureCode: text(),
    city: text(),
    addressLine: text(),
    building: text(),
    phoneNumber: text(),
    invoiceRegistrationNumber: text(),
    billing: jsonb().$type<StoredBillingContact>().notNull().default({}),
    /** Basis points: 3000 is 30.00 %. */
    feeRateBp: integer().notNull().default(3000),
    usageLimitYen: integer(),
    employeeSize: text({ enum: employeeSizes }),
    webEntryFlowType: text(),
    industry: text(),
    identificationStatus: text({ enum: identificationStatuses }).notNull().default('none'),
    classification: text({ enum: companyClassifications }).notNull().default('standard'),
    contracts: jsonb()
      .$type<{
        laborAgreement36: boolean
        mynumberEntrustment: boolean
        mynumberEntrustedOn?: string
        /** Hiring a worker directly costs no fee. */
        directHireFeeFree?: boolean
      }>()
      .notNull()
      .default({ laborAgreement36: false, mynumberEntrustment: false }),
    status: text({ enum: companyStatuses }).notNull().default('active'),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    ...visible(sql`id = ${companyOfScope}`),
    oneOf(t.employeeSize, employeeSizes),
    oneOf(t.identificationStatus, identificationStatuses),
    oneOf(t.classification, companyClassifications),
    oneOf(t.status, companyStatuses),
    index().on(t.updatedBy),
    between(t.feeRateBp, 0, 10_000),
    ...atLeast(0, t.usageLimitYen),
    check('companies_corporate_number_form', sql`${t.corporateNumber} ~ '^[0-9]{13}$'`),
    check(
      'companies_invoice_registration_number_form',
      sql`${t.invoiceRegistrationNumber} ~ '^T[0-9]{13}$'`,
    ),
  ],
)

export type NearestStation = { line: string; name: string; walkMin: number }

/** Stores (店舗): a store is a `client` in tables and paths. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    nameKana: text(),
    code: text(),
    /** 部門コード of the store in the company's bookkeeping, which statements and their files show. */
    departmentCode: text(),
    brandName: text(),
    postalCode: text(),
    prefectureCode: text(),
    city: text(),
    addressLine: text(),
    building: text(),
    latitude: text(),
    longitude: text(),
    nearestStations: jsonb().$type<NearestStation[]>().notNull().default([]),
    accessNote: text(),
    phoneNumber: text(),
    phoneVerifiedAt: instant(),
    emergencyPhoneNumber: text(),
    managerName: text(),
    businessDescription: text(),
    images: jsonb().$type<{ fileId: number; caption: string }[]>().notNull().default([]),
    smokingPolicy: text({ enum: smokingPolicies }),
    defaultMeetingPlace: text(),
    laborInsuranceNumber: text(),
    /** The agreement on overtime of the workplace (36協定): first and last day; null if none was entered. */
    laborAgreement36From: day(),
    laborAgreement36To: day(),
    /** 特定最低賃金 of the trade of the workplace, yen an hour, and the day from which it applies (最低賃金法15条). */
    specificMinimumWageYen: integer(),
    specificMinimumWageFrom: day(),
    stoolInspectionRequiredDefault: boolean().notNull().default(false),
    status: text({ enum: clientStatuses }).notNull().default('active'),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index().on(t.companyId, t.id),
    uniqueOn(t.companyId, t.id),
    ...visible(sql`company_id = ${companyOfScope} and id = coalesce(${clientOfScope}, id)`),
    oneOf(t.smokingPolicy, smokingPolicies),
    oneOf(t.status, clientStatuses),
    inOrder(t.laborAgreement36From, t.laborAgreement36To),
    ...atLeast(1, t.specificMinimumWageYen),
    index().on(t.updatedBy),
  ],
)

/** Codes sent to telephone numbers of stores; the last one of each store is valid. Only the hash of a code is kept. */
export const phoneVerifications = pgTable(
  'phone_verifications',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    phoneNumber: text().notNull(),
    method: text({ enum: phoneMethods }).notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    verifiedAt: instant(),
  },
  (t) => [
    index().on(t.clientId, t.sentAt),
    index().on(t.phoneNumber, t.sentAt),
    ...ofClient(t),
    oneOf(t.method, phoneMethods),
    ...atLeast(0, t.attempts),
    inOrder(t.sentAt, t.expiresAt),
  ],
)

/** Favourites and last visits of an account, for the store picker. */
export const clientVisits = pgTable(
  'client_visits',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    isFavorite: boolean().notNull().default(false),
    lastOpenedAt: instant(),
  },
  (t) => [uniqueOn(t.accountId, t.clientId), index().on(t.clientId), ...systemOnly()],
)
