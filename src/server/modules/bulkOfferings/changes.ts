import { and, eq, inArray } from 'drizzle-orm'
import type { bulkOfferings as contract } from '@/contracts/bulkOfferings'
import type { MultidateRepair } from '@/contracts/bulkOfferings/schemas'
import { cannotPostDates } from '@/domain/offerings/bulkOffering'
import { cannotPost } from '@/domain/offerings/offering'
import type { Account, ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { multidateItems, multidatePostings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { requireAcknowledged } from '@/server/modules/clients/service'
import { contextOfDates } from './dates'
import { enqueueBulkOfferings } from './queue'
import { findOperation, findSource, lockIdleOperation } from './repository'

/** Throws 422 if there are too many dates or one of them occurs twice. */
export function refuseInvalidDates(items: readonly { workOn: string }[]) {
  const reason = cannotPostDates(items.map(({ workOn }) => workOn))
  if (reason !== undefined) throw invalid({ items: reason })
}

/** Throws 409 if a restriction or the state of the offer prevents every date from being posted. */
async function refuseIfNothingCanBePosted(
  { db, scope, now }: StoreOperation,
  offerId: number,
  items: readonly { workOn: string }[],
) {
  const { common } = await contextOfDates({ db, scope, now }, offerId, items, {
    // `cannotPost` does not look at the bounds of the cost.
    boundsOf: () => Promise.resolve(undefined),
  })
  const reason = cannotPost(common)
  if (reason !== undefined)
    throw conflict(reason, common.offerStatus === 'usable' ? 'restricted' : 'conflict')
}

/**
 * Starts a run. A date that cannot be posted does not stop the others: its errors are stored with it, and staff can
 * repair it.
 */
export async function createOperation({
  db,
  scope,
  account,
  offeringId,
  body: { items, acknowledged },
  now,
}: Call<typeof contract.create>) {
  const { clientId } = scope
  const source = await findSource(db, scope, offeringId)
  refuseInvalidDates(items)
  await refuseIfNothingCanBePosted({ db, scope, now }, source.offerId, items)
  await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
  const { id: operationId } = firstOrNotFound(
    await db
      .insert(multidatePostings)
      .values({
        clientId,
        sourceOfferingId: offeringId,
        requestedBy: account.id,
        requestedByName: account.name,
        createdAt: now.toISOString(),
      })
      .returning({ id: multidatePostings.id }),
  )
  await db.insert(multidateItems).values(items.map((item) => ({ ...item, clientId, operationId })))
  await enqueueBulkOfferings(db, { operationId, clientId, accountId: account.id }, now)
  return findOperation(db, scope, operationId)
}

/** Posts the failed dates of a run again with other conditions, or gives them up. */
export async function repairOperation({
  db,
  scope,
  account,
  operationId,
  body,
  now,
}: Call<typeof contract.repair>) {
  const operation = await lockIdleOperation(
    db,
    scope,
    operationId,
    '公開が終わってから、修正してください。',
  )
  const allItems = await db
    .select()
    .from(multidateItems)
    .where(and(scope.has(multidateItems), eq(multidateItems.operationId, operationId)))
  refuseUnlessFailed(body, allItems)
  if (body.items.length > 0) {
    const repairedIds = new Set(body.items.map(({ itemId }) => itemId))
    refuseInvalidDates([...allItems.filter(({ id }) => !repairedIds.has(id)), ...body.items])
    const { offerId } = await findSource(db, scope, operation.sourceOfferingId)
    await refuseIfNothingCanBePosted({ db, scope, now }, offerId, body.items)
    await requireAcknowledged({ db, scope, now }, account.id, body.acknowledged)
  }
  await skipItems(db, scope, body.skippedItemIds)
  if (body.items.length > 0)
    await restartItems({ db, scope, account, now }, operationId, body.items)
  return findOperation(db, scope, operationId)
}

/**
 * Refuses unless each date is named once, belongs to the run (404) and has failed (409: somebody else repaired it
 * already).
 */
function refuseUnlessFailed(
  { items, skippedItemIds }: Pick<MultidateRepair, 'items' | 'skippedItemIds'>,
  allItems: readonly (typeof multidateItems.$inferSelect)[],
) {
  const itemIds = [...items.map(({ itemId }) => itemId), ...skippedItemIds]
  if (itemIds.length === 0 || new Set(itemIds).size < itemIds.length)
    throw invalid({ items: '修正する日、または公開をやめる日を、1回ずつ選んでください。' })
  const chosenItems = itemIds.map((itemId) =>
    firstOrNotFound(allItems.filter((item) => item.id === itemId)),
  )
  if (chosenItems.some(({ result }) => result !== 'failed'))
    throw conflict(
      'この日は、ほかの担当者がすでに修正したか、公開済みです。最新の結果を確認してください。',
      'already_done',
    )
}

async function skipItems(db: Tx, scope: ClientScope, itemIds: number[]) {
  if (itemIds.length === 0) return
  await db
    .update(multidateItems)
    .set({ result: 'skipped' })
    .where(and(scope.has(multidateItems), inArray(multidateItems.id, itemIds)))
}

/** Stores the new conditions of the dates and queues the run again. */
async function restartItems(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id'> },
  operationId: number,
  items: MultidateRepair['items'],
) {
  // Two dates may be swapped: the unique constraint on the day is deferred to the end of the transaction.
  for (const { itemId, ...date } of items)
    await db
      .update(multidateItems)
      .set({ ...date, result: 'pending', errors: [] })
      .where(scope.has(multidateItems, itemId))
  await db
    .update(multidatePostings)
    .set({ checkedAt: null })
    .where(scope.has(multidatePostings, operationId))
  await enqueueBulkOfferings(
    db,
    { operationId, clientId: scope.clientId, accountId: account.id },
    now,
  )
}

/** Marks the results of a run as read, so that it leaves the to-do list. */
export async function checkOperation({ db, scope, operationId, now }: Call<typeof contract.check>) {
  const operation = await lockIdleOperation(
    db,
    scope,
    operationId,
    '公開が終わってから、結果を確認してください。',
  )
  if (operation.checkedAt === null) {
    await db
      .update(multidatePostings)
      .set({ checkedAt: now.toISOString() })
      .where(scope.has(multidatePostings, operationId))
  }
  return findOperation(db, scope, operationId)
}
