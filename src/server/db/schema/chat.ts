import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClaimKind, ClaimStatus } from '@/contracts/common/enums'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'
import { matchings } from './matchings'
import { users } from './workers'

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
