import { boolean, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { mostVisibleViews, savedViewLists } from '@/contracts/savedViews/enums'
import { accounts } from './accounts'
import { clients } from './clients'
import { between, id, instant, ofClient, oneOf, ref } from './columns'

const clientId = () =>
  ref()
    .notNull()
    .references(() => clients.id)
const accountId = () =>
  ref()
    .notNull()
    .references(() => accounts.id)

/** Conditions of a list of a store, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    clientId: clientId(),
    accountId: accountId(),
    list: text({ enum: savedViewLists }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.accountId, t.list, t.name),
    unique().on(t.clientId, t.list, t.id),
    index().on(t.accountId),
    ...ofClient(),
    oneOf(t.list, savedViewLists),
  ],
)

/** With which view a list opens for an account; it goes with the view. */
export const savedViewDefaults = pgTable(
  'saved_view_defaults',
  {
    id: id(),
    clientId: clientId(),
    accountId: accountId(),
    list: text({ enum: savedViewLists }).notNull(),
    savedViewId: ref().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.accountId, t.list),
    index().on(t.accountId),
    index().on(t.clientId, t.list, t.savedViewId),
    ...ofClient(),
    oneOf(t.list, savedViewLists),
    foreignKey({
      columns: [t.clientId, t.list, t.savedViewId],
      foreignColumns: [savedViews.clientId, savedViews.list, savedViews.id],
    }).onDelete('cascade'),
  ],
)

/** Where an account wants to see a view among those of its list; it goes with the view. */
export const savedViewPlaces = pgTable(
  'saved_view_places',
  {
    id: id(),
    clientId: clientId(),
    accountId: accountId(),
    list: text({ enum: savedViewLists }).notNull(),
    savedViewId: ref().notNull(),
    place: integer().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.accountId, t.list, t.savedViewId),
    unique().on(t.clientId, t.accountId, t.list, t.place),
    index().on(t.accountId),
    index().on(t.clientId, t.list, t.savedViewId),
    ...ofClient(),
    oneOf(t.list, savedViewLists),
    between(t.place, 1, mostVisibleViews),
    foreignKey({
      columns: [t.clientId, t.list, t.savedViewId],
      foreignColumns: [savedViews.clientId, savedViews.list, savedViews.id],
    }).onDelete('cascade'),
  ],
)
