import { and, asc, eq, or } from 'drizzle-orm'
import { savedViews as contract } from '@/contracts/savedViews'
import { mostSavedViews, type SavedViewList } from '@/contracts/savedViews/enums'
import { savedConditions } from '@/contracts/savedViews/query'
import { savedViewsReference } from '@/contracts/savedViews/reference'
import {
  SavedView,
  SavedViewDefault,
  SavedViewInput,
  SavedViews,
} from '@/contracts/savedViews/schemas'
import { readQuery, writeQuery } from '@/lib/query'
import type { Account, ClientScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { clients, savedViewDefaults, savedViews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { forbidden, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'

export const savedViewRoutes = implement(contract, savedViewsReference, {
  list: { response: SavedViews, run: list },
  create: { body: SavedViewInput, response: SavedView, run: create },
  setDefault: { body: SavedViewDefault, response: SavedView, run: setDefault },
  remove: { run: remove },
})

type Reader = { db: Tx; scope: ClientScope; account: Pick<Account, 'id'> }
type Row = typeof savedViews.$inferSelect

/** Rows that the account sees: its own, and those shared in the store. */
const visibleTo = ({ scope, account }: Pick<Reader, 'scope' | 'account'>, id?: number) =>
  and(
    scope.has(savedViews, id),
    or(eq(savedViews.accountId, account.id), eq(savedViews.isShared, true)),
  )
const mayRemove = ({ scope, account }: Pick<Reader, 'scope' | 'account'>, row: Row) =>
  row.accountId === account.id || scope.may('client.edit')

const defaultOf = ({ scope, account }: Pick<Reader, 'scope' | 'account'>, of: SavedViewList) =>
  and(
    scope.has(savedViewDefaults),
    eq(savedViewDefaults.accountId, account.id),
    eq(savedViewDefaults.list, of),
  )

function shown(reader: Reader, row: Row, defaultId: number | undefined): SavedView {
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

async function defaultIdOf(reader: Reader, of: SavedViewList) {
  const [found] = await reader.db
    .select({ id: savedViewDefaults.savedViewId })
    .from(savedViewDefaults)
    .where(defaultOf(reader, of))
  return found?.id
}

async function list({ db, scope, account, query }: Call<typeof contract.list>) {
  const reader = { db, scope, account }
  const defaultId = await defaultIdOf(reader, query.list)
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(visibleTo(reader), eq(savedViews.list, query.list)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
  return { items: rows.map((row) => shown(reader, row, defaultId)) }
}

/** The conditions that the list knows, in its own order; 422 for none. */
function conditionsOf({ list: of, query }: SavedViewInput) {
  const known = savedConditions[of]
  const written = writeQuery(
    known,
    readQuery(known, Object.fromEntries(new URLSearchParams(query))),
  )
  if (written === '') throw invalid({ query: '条件を選んでから保存してください。' })
  return written
}

/** Saves conditions. The store is locked: the views of an account are counted by one writer at a time. */
async function create({ db, scope, account, body, now }: Call<typeof contract.create>) {
  if (body.isShared && !scope.may('client.edit')) throw forbidden()
  const reader = { db, scope, account }
  const query = conditionsOf(body)
  takeOne(
    await db
      .select({ id: clients.id })
      .from(clients)
      .where(eq(clients.id, scope.clientId))
      .for('no key update'),
  )
  const own = await db
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(
      and(
        scope.has(savedViews),
        eq(savedViews.accountId, account.id),
        eq(savedViews.list, body.list),
      ),
    )
  if (own.some(({ name }) => name === body.name))
    throw invalid({ name: `「${body.name}」という条件があります。別の名前にしてください。` })
  if (own.length >= mostSavedViews)
    throw invalid({
      name: `保存できる条件は${mostSavedViews}件までです。使わないものを消してください。`,
    })
  const row = takeOne(
    await db
      .insert(savedViews)
      .values({
        clientId: scope.clientId,
        accountId: account.id,
        ...body,
        query,
        createdAt: now.toISOString(),
      })
      .returning(),
  )
  return shown(reader, row, undefined)
}

/** The view with which the list opens for this account: one, or none. */
async function setDefault({
  db,
  scope,
  account,
  savedViewId,
  body,
}: Call<typeof contract.setDefault>) {
  const reader = { db, scope, account }
  const row = takeOne(await db.select().from(savedViews).where(visibleTo(reader, savedViewId)))
  await db.delete(savedViewDefaults).where(defaultOf(reader, row.list))
  if (body.isDefault)
    await db
      .insert(savedViewDefaults)
      .values({ clientId: scope.clientId, accountId: account.id, list: row.list, savedViewId })
      .onConflictDoUpdate({
        target: [savedViewDefaults.clientId, savedViewDefaults.accountId, savedViewDefaults.list],
        set: { savedViewId },
      })
  return shown(reader, row, body.isDefault ? savedViewId : undefined)
}

async function remove({ db, scope, account, savedViewId }: Call<typeof contract.remove>) {
  const row = takeOne(
    await db.select().from(savedViews).where(visibleTo({ scope, account }, savedViewId)),
  )
  if (!mayRemove({ scope, account }, row)) throw forbidden()
  await db.delete(savedViews).where(scope.has(savedViews, savedViewId))
}
