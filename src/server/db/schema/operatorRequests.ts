import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { restrictionCodes, restrictionLevels } from '@/contracts/clients/enums'
import { feedbackKinds, operatorRequestStatuses } from '@/contracts/operatorRequests/enums'
import { accounts } from './accounts'
import {
  atLeast,
  id,
  inOrder,
  instant,
  month,
  ofClient,
  ofCompany,
  oneOf,
  ref,
  uniqueOn,
} from './columns'
import { offers } from './offers'
import { clientId, companyId } from './owners'

/** Restrictions on what a store may do, with their reasons. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    clientId: clientId(),
    code: text({ enum: restrictionCodes }).notNull(),
    level: text({ enum: restrictionLevels }).notNull(),
    message: text().notNull(),
    /** The offer that caused it. */
    refOfferId: ref(),
    sinceAt: instant().notNull(),
    untilAt: instant(),
    liftedAt: instant(),
  },
  (t) => [
    index().on(t.clientId, t.refOfferId),
    uniqueOn(t.clientId, t.id),
    foreignKey({
      columns: [t.clientId, t.refOfferId],
      foreignColumns: [offers.clientId, offers.id],
    }),
    ...ofClient(t),
    oneOf(t.code, restrictionCodes),
    oneOf(t.level, restrictionLevels),
    inOrder(t.sinceAt, t.untilAt),
  ],
)

/** What every request to the operator has. */
const request = () => ({
  contactName: text().notNull(),
  contactPhone: text().notNull(),
  status: text({ enum: operatorRequestStatuses }).notNull().default('submitted'),
  decisionNote: text(),
  reviewDueAt: instant().notNull(),
  decidedAt: instant(),
  requestedBy: ref()
    .notNull()
    .references(() => accounts.id),
  createdAt: instant().notNull(),
})

/**
 * A higher usage limit for the company, asked for by one of its stores. An approved one is the limit from the first day
 * of its month on, until a later one.
 */
export const usageLimitRequests = pgTable(
  'usage_limit_requests',
  {
    id: id(),
    companyId: companyId(),
    clientId: clientId(),
    currentYen: integer().notNull(),
    requestedYen: integer().notNull(),
    expectedMonth: month().notNull(),
    reason: text().notNull(),
    ...request(),
  },
  (t) => [
    index().on(t.companyId, t.expectedMonth),
    index().on(t.clientId),
    index().on(t.requestedBy),
    uniqueIndex('usage_limit_requests_open_index')
      .on(t.companyId)
      .where(sql`status = 'submitted'`),
    ...ofCompany(),
    oneOf(t.status, operatorRequestStatuses),
    ...atLeast(0, t.currentYen),
    inOrder(t.currentYen, t.requestedYen),
    inOrder(t.createdAt, t.decidedAt),
  ],
)

/** A store asks the operator to end a restriction. */
export const liftRequests = pgTable(
  'lift_requests',
  {
    id: id(),
    clientId: clientId(),
    restrictionId: ref().notNull(),
    causeExplanation: text().notNull(),
    prevention: text().notNull(),
    ...request(),
  },
  (t) => [
    index().on(t.clientId, t.restrictionId),
    index().on(t.requestedBy),
    uniqueIndex('lift_requests_open_index')
      .on(t.clientId)
      .where(sql`status = 'submitted'`),
    foreignKey({
      columns: [t.clientId, t.restrictionId],
      foreignColumns: [restrictions.clientId, restrictions.id],
    }),
    ...ofClient(t),
    oneOf(t.status, operatorRequestStatuses),
    inOrder(t.createdAt, t.decidedAt),
  ],
)

/** Feedback on the console. `pagePath`: the route that they came from, without ids. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    clientId: clientId(),
    kind: text({ enum: feedbackKinds }).notNull(),
    body: text().notNull(),
    pagePath: text().notNull(),
    wantsReply: boolean().notNull(),
    sentBy: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.clientId, t.createdAt),
    index().on(t.sentBy),
    ...ofClient(t),
    oneOf(t.kind, feedbackKinds),
  ],
)
