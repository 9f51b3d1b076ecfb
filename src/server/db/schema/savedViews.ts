import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { companyViewLists, MAX_VISIBLE_VIEWS, savedViewLists } from '@/contracts/savedViews/enums'
import { accounts } from './accounts'
import { clients, companies } from './clients'
import {
  between,
  eitherOf,
  id,
  instant,
  ofStoreOrCompanyAlone,
  oneOf,
  ref,
  uniqueOn,
} from './columns'

const lists = [...savedViewLists, ...companyViewLists] as const

/** Whose list it is, a store's or (head office) a company's, for which account, and which list. */
const listOwner = () => ({
  clientId: ref().references(() => clients.id),
  companyId: ref().references(() => companies.id),
  accountId: ref()
    .notNull()
    .references(() => accounts.id),
  list: text({ enum: lists }).notNull(),
})
type ListOwner = { clientId: PgColumn; companyId: PgColumn; accountId: PgColumn; list: PgColumn }
const rulesOf = (t: ListOwner) => [
  index().on(t.accountId),
  ...ofStoreOrCompanyAlone(t),
  eitherOf(t.clientId, t.companyId),
  oneOf(t.list, lists),
]

/** Conditions of a list of a store or of a company, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    ...listOwner(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.clientId, t.companyId, t.accountId, t.list, t.name).nullsNotDistinct(),
    uniqueOn(t.clientId, t.list, t.id),
    uniqueOn(t.companyId, t.list, t.id),
    ...rulesOf(t),
  ],
)

/**
 * Foreign keys to a view, whose deletion deletes these rows. Each kind of owner has its own, because PostgreSQL does
 * not check a key with a null column.
 */
const keysToView = (t: ListOwner & { savedViewId: PgColumn }) => [
  index().on(t.clientId, t.list, t.savedViewId),
  index().on(t.companyId, t.list, t.savedViewId),
  foreignKey({
    columns: [t.clientId, t.list, t.savedViewId],
    foreignColumns: [savedViews.clientId, savedViews.list, savedViews.id],
  }).onDelete('cascade'),
  foreignKey({
    columns: [t.companyId, t.list, t.savedViewId],
    foreignColumns: [savedViews.companyId, savedViews.list, savedViews.id],
  }).onDelete('cascade'),
]

/** The view with which a list opens for an account; deleted with the view. */
export const savedViewDefaults = pgTable(
  'saved_view_defaults',
  { id: id(), ...listOwner(), savedViewId: ref().notNull() },
  (t) => [
    uniqueOn(t.clientId, t.companyId, t.accountId, t.list).nullsNotDistinct(),
    ...keysToView(t),
    ...rulesOf(t),
  ],
)

/** The position of a view in the list of an account; deleted with the view. */
export const savedViewPlaces = pgTable(
  'saved_view_places',
  { id: id(), ...listOwner(), savedViewId: ref().notNull(), place: integer().notNull() },
  (t) => [
    uniqueOn(t.clientId, t.companyId, t.accountId, t.list, t.savedViewId).nullsNotDistinct(),
    uniqueOn(t.clientId, t.companyId, t.accountId, t.list, t.place).nullsNotDistinct(),
    between(t.place, 1, MAX_VISIBLE_VIEWS),
    ...keysToView(t),
    ...rulesOf(t),
  ],
)
