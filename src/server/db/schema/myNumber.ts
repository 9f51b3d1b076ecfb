import { foreignKey, index, pgTable } from 'drizzle-orm/pg-core'
import type { Day } from '@/lib/date'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import { day, id, inOrder, instant, ofCompany, ref, uniqueOn } from './columns'
import { users } from './workers'

/**
 * Whether a worker was asked for the individual number, and the result: a state and its instants. The number itself
 * never reaches this database. One row for each worker, company and year of the limit; a new year starts anew.
 */
export const mynumberProvisions = pgTable(
  'mynumber_provisions',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** 1 December, the first day of the year of the limit. */
    yearFromOn: day().$type<Day>().notNull(),
    /** The store that sent the request. */
    clientId: ref().notNull(),
    requestedBy: ref()
      .notNull()
      .references(() => accounts.id),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    providedAt: instant(),
    declinedAt: instant(),
  },
  (t) => [
    uniqueOn(t.companyId, t.userId, t.yearFromOn),
    index().on(t.requestedAt),
    ...ofCompany(),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index().on(t.requestedBy),
    index().on(t.userId),
    index().on(t.companyId, t.clientId),
    inOrder(t.requestedAt, t.expiresAt),
  ],
)
