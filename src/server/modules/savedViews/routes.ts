import { and, eq } from 'drizzle-orm'
import { savedViewCounts as countsContract, savedViews as contract } from '@/contracts/savedViews'
import { mostSavedViews, mostSharedViews, type SavedViewList } from '@/contracts/savedViews/enums'
import { savedConditions } from '@/contracts/savedViews/query'
import { savedViewCountsReference, savedViewsReference } from '@/contracts/savedViews/reference'
import {
  SavedView,
  SavedViewCounts,
  SavedViewDefault,
  SavedViewInput,
  SavedViewOrder,
  SavedViews,
} from '@/contracts/savedViews/schemas'
import { readQuery, writeQuery } from '@/lib/query'
import type { ClientScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { savedViewDefaults, savedViews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { forbidden, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { countViews } from './counts'
import { lockStore } from './lockStore'
import { reorderViews } from './order'
import { defaultOf, mayRemove, shown, shownViews, visibleTo } from './views'

export const savedViewRoutes = implement(contract, savedViewsReference, {
  list: {
    response: SavedViews,
    run: ({ db, scope, account, query }) => shownViews({ db, scope, account }, query.list),
  },
  create: { body: SavedViewInput, response: SavedView, run: create },
  setDefault: { body: SavedViewDefault, response: SavedView, run: setDefault },
  reorder: {
    body: SavedViewOrder,
    response: SavedViews,
    run: async ({ db, scope, account, body }) => {
      await reorderViews({ db, scope, account }, body)
      return shownViews({ db, scope, account }, body.list)
    },
  },
  remove: { run: remove },
})

export const savedViewCountRoutes = implement(countsContract, savedViewCountsReference, {
  list: {
    response: SavedViewCounts,
    run: ({ db, scope, account, query, now }) =>
      countViews({ db, scope, account, now }, query.list),
  },
})

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

async function refuseTooManyShared(db: Tx, scope: ClientScope, list: SavedViewList) {
  const shared = and(
    scope.has(savedViews),
    eq(savedViews.list, list),
    eq(savedViews.isShared, true),
  )
  if ((await db.$count(savedViews, shared)) >= mostSharedViews)
    throw invalid({
      isShared: `全員に見せられる条件は${mostSharedViews}件までです。使わないものを消してください。`,
    })
}

/** Saves conditions. The store is locked: the views of an account are counted by one writer at a time. */
async function create({ db, scope, account, body, now }: Call<typeof contract.create>) {
  if (body.isShared && !scope.may('client.edit')) throw forbidden()
  const reader = { db, scope, account }
  const query = conditionsOf(body)
  await lockStore(db, scope)
  if (body.isShared) await refuseTooManyShared(db, scope, body.list)
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
