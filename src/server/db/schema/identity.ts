import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Delivery, SubscriptionEvent } from '@/contracts/account/enums'
import type { Role } from '@/contracts/permission'
import { id, instant, ref, visible } from './columns'

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

/** E-mail addresses are kept as they are compared: trimmed, NFKC, lower case. */
export const accounts = pgTable('accounts', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull(),
  nameKana: text(),
  phoneNumber: text(),
  department: text(),
  /** Absent until the invitation is taken up. */
  passwordHash: text(),
  passwordChangedAt: instant(),
  emailVerifiedAt: instant(),
  phoneVerifiedAt: instant(),
  mustChangePassword: boolean().notNull().default(false),
  termsAgreedVersion: text(),
  status: text().$type<'invited' | 'active' | 'disabled'>().notNull().default('active'),
  signInCount: integer().notNull().default(0),
  lastSignInAt: instant(),
  currentSignInAt: instant(),
  failedAttempts: integer().notNull().default(0),
  lockVersion: integer().notNull().default(1),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
}).enableRLS()
/** One role per scope: without a client, the whole company. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref().references(() => clients.id),
    role: text().$type<Role>().notNull(),
  },
  (t) => [
    index().on(t.accountId),
    uniqueIndex('memberships_scope_unique').on(
      t.accountId,
      t.companyId,
      sql`coalesce(client_id, 0)`,
    ),
  ],
).enableRLS()

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.accountId)],
).enableRLS()
/** A pair of tokens, of which only hashes are kept. Its successor is derived from the presented refresh token and the salt. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    sessionId: ref()
      .notNull()
      .references(() => sessions.id),
    accessHash: text().notNull().unique(),
    refreshHash: text().notNull().unique(),
    salt: text().notNull(),
    accessExpiresAt: instant().notNull(),
    refreshExpiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index().on(t.sessionId)],
).enableRLS()

/** An invitation or a new password, by mail. Only the hash of the token is kept. */
export const setupTokens = pgTable(
  'setup_tokens',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    kind: text().$type<'invite' | 'password_reset'>().notNull(),
    tokenHash: text().notNull().unique(),
    companyName: text(),
    clientName: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.accountId)],
).enableRLS()
/** A change of address under way: one token goes to the new address, the one that calls it off to the old. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    newEmail: text().notNull(),
    tokenHash: text().notNull().unique(),
    cancelHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    cancelledAt: instant(),
  },
  (t) => [index().on(t.accountId)],
).enableRLS()
export const fingerprints = pgTable(
  'fingerprints',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    visitorHash: text().notNull(),
    userAgent: text().notNull(),
    collectedAt: instant().notNull(),
  },
  (t) => [unique().on(t.accountId, t.visitorHash)],
).enableRLS()
/** Which mails somebody gets about a client. Without a row: domain/subscription. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    events: jsonb().$type<Record<SubscriptionEvent, Delivery>>().notNull(),
  },
  (t) => [unique().on(t.accountId, t.clientId)],
).enableRLS()
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
