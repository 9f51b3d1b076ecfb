import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { atLeast, id, instant, ofClient, ref } from './columns'

/** The secret key that signs the codes for check-in and check-out and the links to documents of a store. */
export const storeKeys = pgTable(
  'store_keys',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique('store_keys_client_id_unique')
      .references(() => clients.id),
    key: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** The serial number printed on the poster. A new one invalidates all older codes. */
    codeSerial: integer().notNull().default(1),
    renewedAt: instant().notNull(),
    renewedByName: text(),
  },
  (t) => [...ofClient(t), ...atLeast(1, t.codeSerial)],
)
