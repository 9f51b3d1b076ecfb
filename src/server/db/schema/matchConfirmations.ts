import { foreignKey, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { id, instant, ofClient, ref, uniqueOn } from './columns'
import { matchings } from './matchings'

/** A match with a problem that the store has accepted. */
export const matchConfirmations = pgTable(
  'match_confirmations',
  {
    id: id(),
    clientId: ref().notNull(),
    matchingId: ref().notNull(),
    /** The texts of the accepted problems. A problem with another text is new. */
    findings: jsonb().$type<string[]>().notNull(),
    confirmedBy: ref()
      .notNull()
      .references(() => accounts.id),
    confirmedByName: text().notNull(),
    confirmedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.matchingId),
    foreignKey({
      columns: [t.clientId, t.matchingId],
      foreignColumns: [matchings.clientId, matchings.id],
    }),
    index().on(t.confirmedBy),
    ...ofClient(t),
  ],
)
