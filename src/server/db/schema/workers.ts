import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  membershipTiers,
  blockReasonCodes,
  employmentTypes,
  graduateKinds,
  reportCategories,
} from '@/contracts/workers/enums'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import {
  atLeast,
  day,
  id,
  inOrder,
  instant,
  ofClient,
  ofCompanyOrItsStores,
  ofKnownWorker,
  oneOf,
  ref,
  uniqueOn,
} from './columns'
import { offerings } from './offerings'

const genders = ['male', 'female', 'unspecified'] as const

/** Workers. A worker is visible to a store only through a row in client_users. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    nameKana: text().notNull(),
    /** Normalized furigana for the search: NFKC, katakana, no spaces. */
    kanaKey: text().notNull(),
    birthOn: day().notNull(),
    gender: text({ enum: genders }).notNull(),
    phoneNumber: text().notNull(),
    tier: text({ enum: membershipTiers }).notNull(),
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
  (t) => [
    index().on(t.prefectureCode),
    ...ofKnownWorker(t.id),
    oneOf(t.gender, genders),
    oneOf(t.tier, membershipTiers),
    ...atLeast(
      0,
      t.totalWorkedCount,
      t.goodCount,
      t.cancelCount,
      t.lastMinuteCancelCount,
      t.noShowCount,
      t.penaltyPoints,
    ),
    inOrder(t.goodCount, t.reviewCount),
  ],
)

/**
 * Relation of a store and a worker, which makes the worker visible to the store, with the store's data on the worker.
 */
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
    lastWorkedOn: day(),
    trusted: boolean().notNull().default(false),
    graduate: boolean().notNull().default(false),
    favorite: boolean().notNull().default(false),
    supporter: boolean().notNull().default(false),
    supporterAt: instant(),
    memo: text().notNull().default(''),
    /** Version of the memo only: the counts of shifts in this row change separately. */
    memoVersion: integer().notNull().default(1),
    memoUpdatedBy: ref().references(() => accounts.id),
    memoUpdatedAt: instant(),
  },
  (t) => [
    uniqueOn(t.clientId, t.userId),
    index().on(t.userId),
    index('client_users_worked_count_index').on(t.clientId, t.workedCount.desc(), t.userId),
    index('client_users_last_worked_index').on(
      t.clientId,
      t.lastWorkedOn.desc().nullsLast(),
      t.userId,
    ),
    ...ofClient(t),
    index().on(t.memoUpdatedBy),
    ...atLeast(0, t.workedCount),
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
  (t) => [
    uniqueOn(t.clientId, t.userId, t.position),
    ...ofClient(t),
    index().on(t.userId),
    ...atLeast(0, t.approvedCount),
  ],
)

/** Blocks: a blocked worker sees no offerings of the store; without a client, of the whole company. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    reasonCode: text({ enum: blockReasonCodes }).notNull(),
    note: text().notNull().default(''),
    blockedBy: ref().references(() => accounts.id),
    blockedAt: instant().notNull(),
  },
  (t) => [
    ...ofCompanyOrItsStores(t),
    oneOf(t.reasonCode, blockReasonCodes),
    index().on(t.blockedBy),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index().on(t.companyId, t.clientId),
    index().on(t.userId),
    uniqueIndex('user_blocks_scope_unique').on(t.companyId, sql`coalesce(client_id, 0)`, t.userId),
  ],
)

/**
 * The registration of a graduate (卒業ワーカー). The row is deleted when the registration is withdrawn;
 * `client_users.graduate` repeats the fact for lists.
 */
export const graduates = pgTable(
  'graduates',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    kind: text({ enum: graduateKinds }).notNull(),
    hiredOn: day(),
    employmentType: text({ enum: employmentTypes }),
    note: text().notNull().default(''),
    /** Null where the worker registered by an invitation. */
    registeredBy: ref().references(() => accounts.id),
    viaInvitation: boolean().notNull().default(false),
    registeredAt: instant().notNull(),
    /** The worker does not want to be notified of offerings for graduates of this store. */
    noticesOff: boolean().notNull().default(false),
  },
  (t) => [
    uniqueOn(t.clientId, t.userId),
    ...ofClient(t),
    check(
      'graduates_registered_by_or_invitation',
      sql`not (${t.viaInvitation} and ${t.registeredBy} is not null)`,
    ),
    index().on(t.clientId, t.registeredAt),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
    oneOf(t.kind, graduateKinds),
    oneOf(t.employmentType, employmentTypes),
    index().on(t.registeredBy),
  ],
)

/** Reports of workers to the operator by stores. */
export const brandUserReports = pgTable(
  'brand_user_reports',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    offeringId: ref(),
    category: text({ enum: reportCategories }).notNull(),
    body: text().notNull(),
    occurredOn: day().notNull(),
    wantsContact: boolean().notNull(),
    reportedBy: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.clientId, t.createdAt),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
    oneOf(t.category, reportCategories),
    index().on(t.reportedBy),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.offeringId),
    index().on(t.clientId, t.userId),
  ],
)
