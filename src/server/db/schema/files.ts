import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { clients } from './clients'
import { atLeast, id, inOnePlace, instant, ofClient, ref, storedBody, uniqueOn } from './columns'

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
    ...storedBody(),
    createdBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.id),
    ...ofClient(t),
    index().on(t.createdBy),
    ...inOnePlace(t.body, t.objectKey),
    ...atLeast(1, t.byteSize),
  ],
)
