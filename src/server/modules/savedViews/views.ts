import { and, asc, eq, or, sql, type Column } from 'drizzle-orm'
import { activities } from '@/contracts/activities'
import { companyClients } from '@/contracts/companies'
import type { Endpoint } from '@/contracts/endpoint'
import { members } from '@/contracts/members'
import { companyCorrections, paymentCorrections } from '@/contracts/paymentCorrections'
import { companyReviews } from '@/contracts/reviews'
import type { CompanyViewList, SavedViewList } from '@/contracts/savedViews/enums'
import type { SavedView } from '@/contracts/savedViews/schemas'
import type { Account, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { savedViewDefaults, savedViewPlaces, savedViews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { forbidden } from '@/server/http/errors'

/** Where views belong: to a store, or for the lists of head office to a company. */
type ViewScope = ClientScope | CompanyScope
type ViewList = SavedViewList | CompanyViewList
/** An account that reads the views of a store or a company. */
export type Reader<S extends ViewScope = ViewScope> = {
  db: Tx
  scope: S
  account: Pick<Account, 'id'>
}
type Person = Pick<Reader, 'scope' | 'account'>
type Row = typeof savedViews.$inferSelect

/** The column of a new row that says to whom it belongs. */
export const ownerOf = (scope: ViewScope) =>
  'clientId' in scope ? { clientId: scope.clientId } : { companyId: scope.companyId }

type OwnedTable = { clientId: Column; companyId: Column; id: Column }
/** Condition for rows of the scope: of the store, or of the company itself and none of its stores. */
export const ownedBy = (scope: ViewScope, table: OwnedTable, id?: number) =>
  'clientId' in scope
    ? scope.has(table, id)
    : and(eq(table.companyId, scope.companyId), id === undefined ? undefined : eq(table.id, id))

/**
 * The calls that read the lists which not everybody in a scope may open. Accounts without the permission of the call do
 * not see the views of the list either.
 */
const limitedLists: Partial<Record<ViewList, Endpoint>> & Record<CompanyViewList, Endpoint> = {
  corrections: paymentCorrections.list,
  companyClients: companyClients.list,
  companyCorrections: companyCorrections.list,
  companyReviews: companyReviews.unreviewedUsers,
  members: members.list,
  activities: activities.list,
}
/** @throws ApiError 403 when the account may not open this list. */
export function refuseUnreadable(scope: ViewScope, list: ViewList) {
  const permission = limitedLists[list]?.permission
  if (permission && !scope.may(permission)) throw forbidden()
}

/** Whether the account may share views: it may edit the store or the company. */
export const mayShare = (scope: ViewScope) =>
  scope.may('clientId' in scope ? 'client.edit' : 'company.edit')

/** Condition for the views that the account sees: its own, and those that are shared. */
export const visibleTo = ({ scope, account }: Person, id?: number) =>
  and(
    ownedBy(scope, savedViews, id),
    or(eq(savedViews.accountId, account.id), eq(savedViews.isShared, true)),
  )
/** Whether a reader may remove a view: their own, or any of those that they see if they may share views. */
export const mayRemove = ({ scope, account }: Person, row: Row) =>
  row.accountId === account.id || mayShare(scope)

/** Condition for the view that opens a list for this account. */
export const isDefaultFor = ({ scope, account }: Person, list: ViewList) =>
  and(
    ownedBy(scope, savedViewDefaults),
    eq(savedViewDefaults.accountId, account.id),
    eq(savedViewDefaults.list, list),
  )
/** Condition for the order in which this account sees the views of a list. */
export const isPlaceFor = ({ scope, account }: Person, list: ViewList) =>
  and(
    ownedBy(scope, savedViewPlaces),
    eq(savedViewPlaces.accountId, account.id),
    eq(savedViewPlaces.list, list),
  )

/** A saved view as the API shows it to this reader. */
export function toSavedView(reader: Person, row: Row, defaultId: number | undefined): SavedView {
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

/**
 * The views of a list in the order of the account; those that it has not placed follow by name.
 * @throws ApiError 403 for a list of head office that the account may not open.
 */
export async function viewsInOrder(reader: Reader, list: ViewList) {
  refuseUnreadable(reader.scope, list)
  const rows = await reader.db
    .select({ view: savedViews })
    .from(savedViews)
    .leftJoin(
      savedViewPlaces,
      and(isPlaceFor(reader, list), eq(savedViewPlaces.savedViewId, savedViews.id)),
    )
    .where(and(visibleTo(reader), eq(savedViews.list, list)))
    .orderBy(sql`${savedViewPlaces.place} asc nulls last`, asc(savedViews.name), asc(savedViews.id))
  return rows.map(({ view }) => view)
}

/** Returns the views of a list as the API shows them, in the order of the account. Refuses as `viewsInOrder` does. */
export async function shownViews(reader: Reader, list: ViewList) {
  const rows = await viewsInOrder(reader, list)
  const [found] = await reader.db
    .select({ id: savedViewDefaults.savedViewId })
    .from(savedViewDefaults)
    .where(isDefaultFor(reader, list))
  return { items: rows.map((row) => toSavedView(reader, row, found?.id)) }
}
