import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Delivery, SubscriptionEvent } from '@/contracts/accounts/enums'
import { roles } from '@/contracts/permission'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import { atLeast, id, instant, oneOf, ref, systemOnly, uniqueOn } from './columns'

/** One role per scope: without a client, the whole company. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref(),
    role: text({ enum: roles }).notNull(),
    /** When the company or the store suspended this role; it grants nothing until it is resumed. */
    suspendedAt: instant(),
    /** Increases with every change of a member's roles; the version of the member is that of the newest row. */
    lockVersion: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.accountId),
    uniqueIndex('memberships_scope_unique').on(
      t.accountId,
      t.companyId,
      sql`coalesce(client_id, 0)`,
    ),
    oneOf(t.role, roles),
    ...atLeast(1, t.lockVersion),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index().on(t.companyId, t.clientId),
    ...systemOnly(),
  ],
)

/** Which mails an account gets about a client. Without a row the default of domain/accounts/subscription applies. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    events: jsonb().$type<Record<SubscriptionEvent, Delivery>>().notNull(),
  },
  (t) => [uniqueOn(t.accountId, t.clientId), index().on(t.clientId), ...systemOnly()],
)
