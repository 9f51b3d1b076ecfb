import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import { id, instant, ofCompany, ofCompanyOrItsStores, ref, uniqueOn } from './columns'
import { users } from './workers'

type AutoSetting = {
  enabled: boolean
  offerTitleKeywords: string[]
  requiredWorkedCount: number
  onlyTrusted: boolean
  onlyGood: boolean
}

/** Lists of workers: a store's own, or (without a client) a company's that all its stores share. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    clientId: ref(),
    name: text().notNull(),
    description: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    autoSetting: jsonb().$type<AutoSetting>(),
    lockVersion: integer().notNull().default(1),
    updatedBy: ref().references(() => accounts.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.companyId, t.clientId),
    uniqueOn(t.companyId, t.id),
    ...ofCompanyOrItsStores(t),
    index().on(t.updatedBy),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    uniqueIndex('groups_default_index')
      .on(t.companyId, sql`coalesce(client_id, 0)`)
      .where(sql`is_default`),
  ],
)

/** The stores that may use a group of their company; a group without rows can be used by all of them. */
export const groupClients = pgTable(
  'group_clients',
  {
    id: id(),
    companyId: ref().notNull(),
    groupId: ref().notNull(),
    clientId: ref().notNull(),
  },
  (t) => [
    uniqueOn(t.groupId, t.clientId),
    ...ofCompany(),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [groups.companyId, groups.id],
    }),
    index().on(t.companyId, t.groupId),
    foreignKey({
      columns: [t.companyId, t.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index().on(t.companyId, t.clientId),
  ],
)

export const groupUsers = pgTable(
  'group_users',
  {
    id: id(),
    companyId: ref().notNull(),
    groupId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    addedAt: instant().notNull(),
    /** Added by the automatic condition of the group. */
    automatic: boolean().notNull().default(false),
  },
  (t) => [
    uniqueOn(t.groupId, t.userId),
    index().on(t.userId),
    ...ofCompany(),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [groups.companyId, groups.id],
    }),
    index().on(t.companyId, t.groupId),
  ],
)

/** Workers who were removed from a group by hand: the automatic condition does not add them again. */
export const groupRemovals = pgTable(
  'group_removals',
  {
    id: id(),
    companyId: ref().notNull(),
    groupId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    removedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.groupId, t.userId),
    ...ofCompany(),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [groups.companyId, groups.id],
    }),
    index().on(t.userId),
    index().on(t.companyId, t.groupId),
  ],
)
