import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { chatRoomStates, claimKinds, claimStatuses } from '@/contracts/chat/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, id, inOrder, instant, ofClient, oneOf, ref } from './columns'
import { matchings } from './matchings'
import { offerings } from './offerings'
import { users } from './workers'

export const chatMessageKinds = ['text', 'auto', 'broadcast', 'system'] as const

export const chatSides = ['client', 'worker', 'system'] as const

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
    state: text({ enum: chatRoomStates }).notNull().default('open'),
    lastMessageAt: instant(),
    lastMessageBody: text(),
    lastMessageSide: text({ enum: chatSides }),
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
    ...ofClient(),
    oneOf(t.state, chatRoomStates),
    oneOf(t.lastMessageSide, chatSides),
    foreignKey({
      columns: [t.clientId, t.latestOfferingId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.latestOfferingId),
    index().on(t.userId),
    ...atLeast(0, t.unreadCount),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    clientId: ref().notNull(),
    roomId: ref().notNull(),
    offeringId: ref(),
    side: text({ enum: chatSides }).notNull(),
    kind: text({ enum: chatMessageKinds }).notNull(),
    body: text().notNull(),
    sentAt: instant().notNull(),
    sentBy: ref().references(() => accounts.id),
    /** Made by who sends, once for each message: sent again, however much later and by whomever, it is the same message. */
    sendKey: text(),
  },
  (t) => [
    index().on(t.clientId, t.roomId, t.id),
    unique().on(t.clientId, t.roomId, t.sendKey),
    index('chat_messages_broadcast_index')
      .on(t.clientId, t.offeringId, t.id)
      .where(sql`kind = 'broadcast'`),
    ...ofClient(),
    foreignKey({
      columns: [t.clientId, t.roomId],
      foreignColumns: [chatRooms.clientId, chatRooms.id],
    }),
    oneOf(t.side, chatSides),
    oneOf(t.kind, chatMessageKinds),
    index().on(t.sentBy),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.offeringId),
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
    kind: text({ enum: claimKinds }).notNull(),
    status: text({ enum: claimStatuses }).notNull(),
    /** The reason for which the store would call the worker off. */
    reasonTypeId: integer(),
    summary: text().notNull(),
    openedBy: ref()
      .notNull()
      .references(() => accounts.id),
    openedByName: text().notNull(),
    openedAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: ref().references(() => accounts.id),
  },
  (t) => [
    uniqueIndex('chat_claims_open_index')
      .on(t.clientId, t.roomId)
      .where(sql`status = 'open'`),
    index().on(t.clientId, t.matchingId),
    ...ofClient(),
    foreignKey({
      columns: [t.clientId, t.roomId],
      foreignColumns: [chatRooms.clientId, chatRooms.id],
    }),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    oneOf(t.kind, claimKinds),
    oneOf(t.status, claimStatuses),
    index().on(t.openedBy),
    index().on(t.resolvedBy),
    foreignKey({
      columns: [t.clientId, t.offeringId],
      foreignColumns: [offerings.clientId, offerings.id],
    }),
    index().on(t.clientId, t.offeringId),
    index().on(t.clientId, t.roomId),
    inOrder(t.openedAt, t.resolvedAt),
  ],
)
