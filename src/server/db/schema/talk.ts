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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BadReason, ReviewReportReason } from '@/contracts/reviews/enums'
import type { ClaimKind, ClaimStatus, ReviewKind } from '@/contracts/common/enums'
import { clients } from './identity'
import { id, instant, ofClient, ref } from './columns'
import { users } from './people'
import { matchings } from './posting'

/** One room for each pair of store and worker, from their first match on. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: id(),
    uid: text().notNull().unique(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    latestOfferingId: ref(),
    state: text().$type<'open' | 'in_negotiation' | 'closed'>().notNull().default('open'),
    lastMessageAt: instant(),
    lastMessageBody: text(),
    lastMessageSide: text().$type<'client' | 'worker' | 'system'>(),
    /** Messages of the worker that the store has not read. Written only together with a message or a read mark. */
    unreadCount: integer().notNull().default(0),
    clientLastReadAt: instant(),
    workerLastReadAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.userId),
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.lastMessageAt),
    ofClient(),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    clientId: ref().notNull(),
    roomId: ref().notNull(),
    offeringId: ref(),
    side: text().$type<'client' | 'worker' | 'system'>().notNull(),
    kind: text().$type<'text' | 'auto' | 'broadcast' | 'system'>().notNull(),
    body: text().notNull(),
    sentAt: instant().notNull(),
    sentBy: ref(),
    /** Made by who sends, once for each message: sent again, however much later and by whomever, it is the same message. */
    sendKey: text(),
  },
  (t) => [
    index().on(t.clientId, t.roomId, t.id),
    unique().on(t.clientId, t.roomId, t.sendKey),
    index('chat_messages_broadcast_index')
      .on(t.clientId, t.offeringId, t.id)
      .where(sql`kind = 'broadcast'`),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.roomId],
      foreignColumns: [chatRooms.clientId, chatRooms.id],
    }),
  ],
)

/** What store and worker have to settle about one shift (協議): one at a time in a room. */
export const chatClaims = pgTable(
  'chat_claims',
  {
    id: id(),
    clientId: ref().notNull(),
    roomId: ref().notNull(),
    matchingId: ref().notNull(),
    offeringId: ref().notNull(),
    kind: text().$type<ClaimKind>().notNull(),
    status: text().$type<ClaimStatus>().notNull(),
    /** The reason for which the store would call the worker off. */
    reasonTypeId: integer(),
    summary: text().notNull(),
    openedBy: ref().notNull(),
    openedByName: text().notNull(),
    openedAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: ref(),
  },
  (t) => [
    uniqueIndex('chat_claims_open_index')
      .on(t.clientId, t.roomId)
      .where(sql`status = 'open'`),
    index().on(t.clientId, t.matchingId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.roomId],
      foreignColumns: [chatRooms.clientId, chatRooms.id],
    }),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)

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
    kind: text().$type<ReviewKind>().notNull(),
    positions: jsonb().$type<string[]>().notNull().default([]),
    reasons: jsonb().$type<BadReason[]>().notNull().default([]),
    comment: text().notNull().default(''),
    reviewedBy: ref(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.matchingId),
    index().on(t.userId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)

/** A worker's review of the store. Who wrote it stays masked. */
export const clientReviews = pgTable(
  'client_reviews',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    kind: text().$type<ReviewKind>().notNull(),
    onTime: boolean().notNull(),
    asDescribed: boolean().notNull(),
    wantAgain: boolean().notNull(),
    comment: text().notNull().default(''),
    reply: text(),
    repliedAt: instant(),
    repliedBy: ref(),
    reported: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.matchingId),
    unique().on(t.clientId, t.id),
    index().on(t.clientId, t.createdAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
  ],
)

/** A worker's review that the store reported to the operator, once. */
export const clientReviewReports = pgTable(
  'client_review_reports',
  {
    id: id(),
    clientId: ref().notNull(),
    clientReviewId: ref().notNull(),
    reason: text().$type<ReviewReportReason>().notNull(),
    note: text().notNull().default(''),
    reportedBy: ref().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.clientReviewId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.clientReviewId],
      foreignColumns: [clientReviews.clientId, clientReviews.id],
    }),
  ],
)
