import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { clients } from './identity'
import { id, instant, ofClient, ref, visible } from './kit'

export const offers = pgTable('offers', {
  id: id(), clientId: ref().notNull().references(() => clients.id), title: text().notNull(), hourlyWage: integer().notNull(),
}, (t) => [unique().on(t.clientId, t.id), ofClient()])
export const offerings = pgTable('offerings', {
  id: id(), clientId: ref().notNull(), offerId: ref().notNull(), startAt: instant().notNull(), endAt: instant().notNull(),
  hourlyWage: integer().notNull(), capacity: integer().notNull(), publishedAt: instant(), closedAt: instant(),
}, (t) => [
  unique().on(t.clientId, t.id), index().on(t.clientId, t.startAt, t.id), ofClient(),
  foreignKey({ columns: [t.clientId, t.offerId], foreignColumns: [offers.clientId, offers.id] }),
])
/** A worker is visible through a match and not otherwise. */
export const users = pgTable('users', { id: id(), name: text().notNull() }, () => [visible(sql`id in (select user_id from matchings)`)])
export const matchings = pgTable('matchings', {
  id: id(), clientId: ref().notNull(), offeringId: ref().notNull(), userId: ref().notNull().references(() => users.id),
  status: text().$type<'established' | 'cancel'>().notNull(), createdAt: instant().notNull(),
}, (t) => [
  unique().on(t.offeringId, t.userId), index().on(t.clientId, t.offeringId), ofClient(),
  foreignKey({ columns: [t.clientId, t.offeringId], foreignColumns: [offerings.clientId, offerings.id] }),
])
