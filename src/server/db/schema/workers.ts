import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { MembershipTier } from '@/contracts/common/enums'
import type { EmploymentType, GraduateKind, ReportCategory } from '@/contracts/users/enums'
import { clients, companies } from './clients'
import { id, instant, ofClient, ref, visible } from './columns'

/** Workers. One is visible to a store through its row in client_users and not otherwise. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    nameKana: text().notNull(),
    /** What furigana is searched by: NFKC, katakana, no spaces. */
    kanaKey: text().notNull(),
    birthOn: text().notNull(),
    gender: text().$type<'male' | 'female' | 'unspecified'>().notNull(),
    phoneNumber: text().notNull(),
    tier: text().$type<MembershipTier>().notNull(),
    selfIntroduction: text(),
    occupations: jsonb().$type<{ occupationId: number; count: number }[]>().notNull().default([]),
    qualificationIds: jsonb().$type<number[]>().notNull().default([]),
    totalWorkedCount: integer().notNull().default(0),
    goodCount: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    cancelCount: integer().notNull().default(0),
    lastMinuteCancelCount: integer().notNull().default(0),
    noShowCount: integer().notNull().default(0),
    penaltyPoints: integer().notNull().default(0),
    prefectureCode: text().notNull(),
    longTermPreferred: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.prefectureCode), visible(sql`id in (select user_id from client_users)`)],
)

/** What a store knows of a worker: the row is the relation that makes the worker visible to it. */
export const clientUsers = pgTable(
  'client_users',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    firstAt: instant().notNull(),
    workedCount: integer().notNull().default(0),
    lastWorkedOn: text(),
    trusted: boolean().notNull().default(false),
    graduate: boolean().notNull().default(false),
    favorite: boolean().notNull().default(false),
    supporter: boolean().notNull().default(false),
    supporterAt: instant(),
    memo: text().notNull().default(''),
    /** Of the memo alone: counts of shifts change the row too. */
    memoVersion: integer().notNull().default(1),
    memoUpdatedBy: ref(),
    memoUpdatedAt: instant(),
  },
  (t) => [
    unique().on(t.clientId, t.userId),
    index().on(t.userId),
    index('client_users_worked_count_index').on(t.clientId, t.workedCount.desc(), t.userId),
    index('client_users_last_worked_index').on(
      t.clientId,
      t.lastWorkedOn.desc().nullsLast(),
      t.userId,
    ),
    ofClient(),
  ],
)

/** Positions a worker may be asked for again; two approvals of one store make a badge. */
export const userBadges = pgTable(
  'user_badges',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    position: text().notNull(),
    approvedCount: integer().notNull(),
    grantedAt: instant(),
  },
  (t) => [unique().on(t.clientId, t.userId, t.position), ofClient()],
)

/** A blocked worker sees none of the store's postings; without a client the block holds for the whole company. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref().references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    reasonCode: text().notNull(),
    note: text().notNull().default(''),
    blockedBy: ref(),
    blockedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.companyId, t.userId),
    visible(
      sql`company_id = nullif(current_setting('app.company_id', true), '')::bigint and (client_id is null or client_id in (select id from clients))`,
    ),
  ],
)

/** What is known of a graduate (卒業ワーカー). A row whose registration was taken back is gone; `client_users.graduate` says the same for lists. */
export const graduates = pgTable(
  'graduates',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    kind: text().$type<GraduateKind>().notNull(),
    hiredOn: text(),
    employmentType: text().$type<EmploymentType>(),
    note: text().notNull().default(''),
    registeredBy: ref().notNull(),
    registeredAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.userId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
  ],
)

/** What a store told the operator about a worker. */
export const brandUserReports = pgTable(
  'brand_user_reports',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    offeringId: ref(),
    category: text().$type<ReportCategory>().notNull(),
    body: text().notNull(),
    occurredOn: text().notNull(),
    wantsContact: boolean().notNull(),
    reportedBy: ref().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.clientId, t.createdAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
  ],
)
