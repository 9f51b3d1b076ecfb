import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { atLeast, id, instant, ofClient, ref } from './columns'

/** What a store signs with: its codes for check-in and check-out, and links to papers. The key never leaves the server. */
export const storeKeys = pgTable(
  'store_keys',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique()
      .references(() => clients.id),
    key: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** The number on the poster. A new one makes every older code worthless. */
    codeSerial: integer().notNull().default(1),
    renewedAt: instant().notNull(),
    renewedByName: text(),
  },
  (t) => [...ofClient(), ...atLeast(1, t.codeSerial)],
)
