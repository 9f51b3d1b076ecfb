import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'

/**
 * The columns of a store's roster (出勤者名簿), in their order. Without a row the default of domain/workers/roster
 * applies.
 */
export const rosterSettings = pgTable(
  'roster_settings',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .unique('roster_settings_client_id_unique')
      .references(() => clients.id),
    fields: jsonb().$type<{ key: RosterFieldKey; enabled: boolean }[]>().notNull(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant().notNull(),
  },
  (t) => [...ofClient(t), index().on(t.updatedBy)],
)
