import { boolean, foreignKey, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { reviewKinds, type BadReason, reviewReportReasons } from '@/contracts/reviews/enums'
import { accounts } from './accounts'
import { id, instant, ofClient, oneOf, ref, uniqueOn } from './columns'
import { matchings } from './matchings'
import { users } from './workers'

/** The store's review of a worker after a shift. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: reviewKinds }).notNull(),
    positions: jsonb().$type<string[]>().notNull().default([]),
    reasons: jsonb().$type<BadReason[]>().notNull().default([]),
    comment: text().notNull().default(''),
    reviewedBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.matchingId),
    index().on(t.userId),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    oneOf(t.kind, reviewKinds),
    index().on(t.reviewedBy),
  ],
)

/** A worker's review of the store. The author stays masked. */
export const clientReviews = pgTable(
  'client_reviews',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    kind: text({ enum: reviewKinds }).notNull(),
    onTime: boolean().notNull(),
    asDescribed: boolean().notNull(),
    wantAgain: boolean().notNull(),
    comment: text().notNull().default(''),
    reply: text(),
    repliedAt: instant(),
    repliedBy: ref().references(() => accounts.id),
    reported: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.matchingId),
    uniqueOn(t.clientId, t.id),
    index().on(t.clientId, t.createdAt),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    oneOf(t.kind, reviewKinds),
    index().on(t.repliedBy),
  ],
)

/** A worker's review that the store reported to the operator, once. */
export const clientReviewReports = pgTable(
  'client_review_reports',
  {
    id: id(),
    clientId: ref().notNull(),
    clientReviewId: ref().notNull(),
    reason: text({ enum: reviewReportReasons }).notNull(),
    note: text().notNull().default(''),
    reportedBy: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.clientReviewId),
    ...ofClient(t),
    foreignKey({
      columns: [t.clientId, t.clientReviewId],
      foreignColumns: [clientReviews.clientId, clientReviews.id],
    }),
    oneOf(t.reason, reviewReportReasons),
    index().on(t.reportedBy),
  ],
)
