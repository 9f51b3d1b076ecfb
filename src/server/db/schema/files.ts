import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, bytes, id, instant, ofClient, ref } from './columns'

/** Images uploaded by staff, already checked. */
export const files = pgTable(
  'files',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    purpose: text().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    byteSize: integer().notNull(),
    body: bytes().notNull(),
    createdBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.id),
    ...ofClient(),
    index().on(t.createdBy),
    ...atLeast(1, t.byteSize),
  ],
)
