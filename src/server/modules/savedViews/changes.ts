import { and, eq } from 'drizzle-orm'
import { MAX_SAVED_VIEWS, MAX_SHARED_VIEWS } from '@/contracts/savedViews/enums'
import { savedConditions } from '@/contracts/savedViews/query'
import type { CompanySavedViewInput, SavedViewInput } from '@/contracts/savedViews/schemas'
import { deletedThing } from '@/domain/audit/auditChange'
import { readQuery, writeQuery } from '@/lib/query'
import { firstOrNotFound } from '@/server/db/pagination'
import { savedViewDefaults, savedViews } from '@/server/db/schema'
import type { Recording } from '@/server/http/context'
import { forbidden, invalid } from '@/server/http/errors'
import { lockOwner } from '@/server/modules/clients/records/clients'
import {
  isDefaultFor,
  mayShare,
  mayRemove,
  ownedBy,
  ownerOf,
  refuseUnreadable,
  toSavedView,
  visibleTo,
  type Reader,
} from './views'

type ViewInput = SavedViewInput | CompanySavedViewInput

/** The conditions that the list knows, in its own order; 422 for none. */
function conditionsOf({ list, query }: ViewInput) {
  const codec = savedConditions[list]
  const written = writeQuery(
    codec,
    readQuery(codec, Object.fromEntries(new URLSearchParams(query))),
  )
  if (written === '') throw invalid({ query: '条件を選んでから保存してください。' })
  return written
}

async function refuseTooManyShared({ db, scope }: Reader, { list }: ViewInput) {
  const shared = and(
    ownedBy(scope, savedViews),
    eq(savedViews.list, list),
    eq(savedViews.isShared, true),
  )
  if ((await db.$count(savedViews, shared)) >= MAX_SHARED_VIEWS)
    throw invalid({
      isShared: `全員に見せられる条件は${MAX_SHARED_VIEWS}件までです。使わないものを消してください。`,
    })
}

async function refuseTakenNameAndTooMany({ db, scope, account }: Reader, input: ViewInput) {
  const own = await db
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(
      and(
        ownedBy(scope, savedViews),
        eq(savedViews.accountId, account.id),
        eq(savedViews.list, input.list),
      ),
    )
  if (own.some(({ name }) => name === input.name))
    throw invalid({ name: `「${input.name}」という条件があります。別の名前にしてください。` })
  if (own.length >= MAX_SAVED_VIEWS)
    throw invalid({
      name: `保存できる条件は${MAX_SAVED_VIEWS}件までです。使わないものを消してください。`,
    })
}

/**
 * Saves conditions.
 * @throws ApiError 403 without the right to share or to open the list, 422 without a condition, for a name that the
 * account has, and beyond 12.
 */
export async function createView(reader: Reader & { now: Date }, input: ViewInput) {
  const { db, scope, account, now } = reader
  refuseUnreadable(scope, input.list)
  if (input.isShared && !mayShare(scope)) throw forbidden()
  const query = conditionsOf(input)
  await lockOwner(db, scope)
  if (input.isShared) await refuseTooManyShared(reader, input)
  await refuseTakenNameAndTooMany(reader, input)
  const createdAt = now.toISOString()
  const row = firstOrNotFound(
    await db
      .insert(savedViews)
      .values({ ...ownerOf(scope), accountId: account.id, ...input, query, createdAt })
      .returning(),
  )
  return toSavedView(reader, row, undefined)
}

/** A view that the account sees. @throws ApiError 404 for any other, 403 when it may no longer open the list. */
async function findView(reader: Reader, savedViewId: number) {
  const row = firstOrNotFound(
    await reader.db.select().from(savedViews).where(visibleTo(reader, savedViewId)),
  )
  refuseUnreadable(reader.scope, row.list)
  return row
}

/** Makes a view the one with which its list opens for this account, or ends that: there is one, or none. */
export async function setDefaultView(reader: Reader, savedViewId: number, isDefault: boolean) {
  const { db, scope, account } = reader
  const row = await findView(reader, savedViewId)
  await db.delete(savedViewDefaults).where(isDefaultFor(reader, row.list))
  if (isDefault)
    await db
      .insert(savedViewDefaults)
      .values({ ...ownerOf(scope), accountId: account.id, list: row.list, savedViewId })
      .onConflictDoUpdate({
        target: [
          savedViewDefaults.clientId,
          savedViewDefaults.companyId,
          savedViewDefaults.accountId,
          savedViewDefaults.list,
        ],
        set: { savedViewId },
      })
  return toSavedView(reader, row, isDefault ? savedViewId : undefined)
}

/** Deletes a view. @throws ApiError 403 for a view of another account without the permission to share. */
export async function removeView(reader: Reader & Recording, savedViewId: number) {
  const row = await findView(reader, savedViewId)
  if (!mayRemove(reader, row)) throw forbidden()
  await reader.db.delete(savedViews).where(ownedBy(reader.scope, savedViews, savedViewId))
  // The log does not show others the name of a private view.
  if (row.isShared) reader.recordForAudit({ changes: [deletedThing(row.name)] })
}
