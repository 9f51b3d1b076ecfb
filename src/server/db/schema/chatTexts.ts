import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { MAX_CHAT_TEXTS } from '@/contracts/chatTexts/enums'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import { between, id, instant, ofCompanyOrItsStores, ref, uniqueOn } from './columns'

/**
 * Texts to begin a message with (定型文): a store's own, or (without a client) a company's that all its stores use.
 * The places are 1 to 50 without a gap, so there are never more than 50; their key is deferred until the commit, so
 * that texts can change places.
 */
export const chatTexts = pgTable(
  'chat_texts',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref(),
    title: text().notNull(),
    body: text().notNull(),
    place: integer().notNull(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.companyId, t.clientId, t.place).nullsNotDistinct(),
    uniqueOn(t.companyId, t.clientId, t.title).nullsNotDistinct(),
    ...ofCompanyOrItsStores(t),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index().on(t.updatedBy),
    between(t.place, 1, MAX_CHAT_TEXTS),
  ],
)
