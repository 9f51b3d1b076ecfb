import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { SavedViewList } from '@/contracts/savedViews/enums'
import type { SavedView } from '@/contracts/savedViews/schemas'
import type { Account, ClientScope } from '@/server/auth/tenantScope'
import { savedViewDefaults, savedViewPlaces, savedViews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Somebody who looks at the views of a store. */
export type Reader = { db: Tx; scope: ClientScope; account: Pick<Account, 'id'> }
type Person = Pick<Reader, 'scope' | 'account'>
type Row = typeof savedViews.$inferSelect

/** Rows that the account sees: its own, and those shared in the store. */
export const visibleTo = ({ scope, account }: Person, id?: number) =>
  and(
    scope.has(savedViews, id),
    or(eq(savedViews.accountId, account.id), eq(savedViews.isShared, true)),
  )
export const mayRemove = ({ scope, account }: Person, row: Row) =>
  row.accountId === account.id || scope.may('client.edit')

export const defaultOf = ({ scope, account }: Person, of: SavedViewList) =>
  and(
    scope.has(savedViewDefaults),
    eq(savedViewDefaults.accountId, account.id),
    eq(savedViewDefaults.list, of),
  )
export const placesOf = ({ scope, account }: Person, of: SavedViewList) =>
  and(
    scope.has(savedViewPlaces),
    eq(savedViewPlaces.accountId, account.id),
    eq(savedViewPlaces.list, of),
  )

export function shown(reader: Person, row: Row, defaultId: number | undefined): SavedView {
  const { id, name, query, isShared, accountId } = row
  return {
    id,
    name,
    query,
    isShared,
    isOwn: accountId === reader.account.id,
    isRemovable: mayRemove(reader, row),
    isDefault: id === defaultId,
  }
}

/** The views of a list in the order of the account; those that it has not placed follow by name. */
export async function viewsInOrder(reader: Reader, of: SavedViewList) {
  const rows = await reader.db
    .select({ view: savedViews })
    .from(savedViews)
    .leftJoin(
      savedViewPlaces,
      and(placesOf(reader, of), eq(savedViewPlaces.savedViewId, savedViews.id)),
    )
    .where(and(visibleTo(reader), eq(savedViews.list, of)))
    .orderBy(sql`${savedViewPlaces.place} asc nulls last`, asc(savedViews.name), asc(savedViews.id))
  return rows.map(({ view }) => view)
}

/** The same as the account is shown them. */
export async function shownViews(reader: Reader, of: SavedViewList) {
  const [found] = await reader.db
    .select({ id: savedViewDefaults.savedViewId })
    .from(savedViewDefaults)
    .where(defaultOf(reader, of))
  const rows = await viewsInOrder(reader, of)
  return { items: rows.map((row) => shown(reader, row, found?.id)) }
}
