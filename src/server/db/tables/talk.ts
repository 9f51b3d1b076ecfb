import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ReviewKind } from '@/contracts/statuses'
import { clients } from './identity'
import { id, instant, ofClient, ref } from './kit'
import { users } from './people'
import { matchings } from './posting'

/** One room for each pair of store and worker, from their first match on. */
export const chatRooms = pgTable('chat_rooms', {
  id: id(), uid: text().notNull().unique(), clientId: ref().notNull().references(() => clients.id), userId: ref().notNull().references(() => users.id), latestOfferingId: ref(),
  state: text().$type<'open' | 'in_negotiation' | 'closed'>().notNull().default('open'), lastMessageAt: instant(), lastMessageBody: text(), lastMessageSide: text().$type<'client' | 'worker' | 'system'>(),
  /** Messages of the worker that the store has not read. Written only together with a message or a read mark. */
  unreadCount: integer().notNull().default(0), clientLastReadAt: instant(), workerLastReadAt: instant(), createdAt: instant().notNull(),
}, (t) => [unique().on(t.clientId, t.userId), unique().on(t.clientId, t.id), index().on(t.clientId, t.lastMessageAt), ofClient()])

export const chatMessages = pgTable('chat_messages', {
  id: id(), clientId: ref().notNull(), roomId: ref().notNull(), offeringId: ref(), side: text().$type<'client' | 'worker' | 'system'>().notNull(), kind: text().$type<'text' | 'auto' | 'broadcast' | 'system'>().notNull(),
  body: text().notNull(), sentAt: instant().notNull(), sentBy: ref(),
}, (t) => [index().on(t.clientId, t.roomId, t.id), ofClient(), foreignKey({ columns: [t.clientId, t.roomId], foreignColumns: [chatRooms.clientId, chatRooms.id] })])

/** The store's review of a worker after a shift. */
export const reviews = pgTable('reviews', {
  id: id(), clientId: ref().notNull(), matchingId: ref().notNull(), userId: ref().notNull().references(() => users.id), kind: text().$type<ReviewKind>().notNull(), positions: jsonb().$type<string[]>().notNull().default([]),
  reasons: jsonb().$type<string[]>().notNull().default([]), comment: text().notNull().default(''), reviewedBy: ref(), createdAt: instant().notNull(),
}, (t) => [unique().on(t.clientId, t.matchingId), index().on(t.userId), ofClient(), foreignKey({ columns: [t.clientId, t.matchingId], foreignColumns: [matchings.clientId, matchings.id] })])

/** A worker's review of the store. Who wrote it stays masked. */
export const clientReviews = pgTable('client_reviews', {
  id: id(), clientId: ref().notNull(), matchingId: ref().notNull(), kind: text().$type<ReviewKind>().notNull(), onTime: boolean().notNull(), asDescribed: boolean().notNull(), wantAgain: boolean().notNull(),
  comment: text().notNull().default(''), reply: text(), repliedAt: instant(), repliedBy: ref(), reported: boolean().notNull().default(false), createdAt: instant().notNull(),
}, (t) => [unique().on(t.clientId, t.matchingId), index().on(t.clientId, t.createdAt), ofClient(), foreignKey({ columns: [t.clientId, t.matchingId], foreignColumns: [matchings.clientId, matchings.id] })])
