import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { id, instant, ofClient, ref, visible } from './columns'

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
    billing: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Basis points: 3000 is 30.00 %. */
    feeRateBp: integer().notNull().default(3000),
    usageLimitYen: integer(),
    employeeSize: text().$type<'~50' | '51~100' | '101~'>().notNull().default('~50'),
    socialInsuranceApplicable: boolean().notNull().default(false),
    webEntryFlowType: text(),
    industry: text(),
    identificationStatus: text()
      .$type<'none' | 'applying' | 'approved' | 'returned' | 'rejected'>()
      .notNull()
      .default('none'),
    classification: text()
      .$type<'enterprise' | 'standard' | 'small' | 'self_employed'>()
      .notNull()
      .default('standard'),
    contracts: jsonb()
      .$type<{
        laborAgreement36: boolean
        mynumberEntrustment: boolean
        mynumberEntrustedOn?: string
      }>()
      .notNull()
      .default({ laborAgreement36: false, mynumberEntrustment: false }),
    status: text().$type<'active' | 'suspended' | 'withdrawn'>().notNull().default('active'),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref(),
    updatedAt: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  () => [visible(sql`id = nullif(current_setting('app.company_id', true), '')::bigint`)],
)

export type NearestStation = { line: string; name: string; walkMin: number }

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
    businessHours: text(),
    images: jsonb().$type<{ url: string; caption: string }[]>().notNull().default([]),
    smokingPolicy: text()
      .$type<'no_smoking' | 'separate' | 'outdoor_only' | 'allowed'>()
      .notNull()
      .default('no_smoking'),
    defaultMeetingPlace: text(),
    checkInNote: text(),
    laborInsuranceNumber: text(),
    workplaceSizeOver30: boolean().notNull().default(false),
    stoolInspectionRequiredDefault: boolean().notNull().default(false),
    status: text().$type<'active' | 'posting_suspended' | 'closed'>().notNull().default('active'),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref(),
    updatedAt: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index().on(t.companyId, t.id),
    unique().on(t.companyId, t.id),
    visible(
      sql`company_id = nullif(current_setting('app.company_id', true), '')::bigint and id = coalesce(nullif(current_setting('app.client_id', true), '')::bigint, id)`,
    ),
  ],
)

/** What somebody does with a client in the picker. */
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
  (t) => [unique().on(t.accountId, t.clientId)],
).enableRLS()

/** What the store may not do now, and why. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    code: text().notNull(),
    level: text().notNull(),
    message: text().notNull(),
    sinceAt: instant().notNull(),
    untilAt: instant(),
    liftedAt: instant(),
  },
  (t) => [index().on(t.clientId), ofClient()],
)
