import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { bulkOfferings as contract } from '@/contracts/bulkOfferings'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { isMultidateRunning } from '@/domain/offerings/bulkOffering'
import type { QueryValue } from '@/lib/query'
import type { ClientScope } from '@/server/auth/tenantScope'
import { pageOf, firstOrNotFound } from '@/server/db/pagination'
import { multidateItems, multidatePostings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { offeringColumns } from '@/server/modules/offerings/records/offerings'
import { toMultidatePosting } from './mapper'

type OperationRow = typeof multidatePostings.$inferSelect

/** Returns the offering whose conditions a run repeats on other dates; 404 if the store has none with this id. */
export const findSource = async (db: Tx, scope: ClientScope, offeringId: number) =>
  firstOrNotFound(
    await db.select(offeringColumns).from(offerings).where(scope.has(offerings, offeringId)),
  )

/** Title and offer of the offerings that these runs repeat. */
const sourcesOf = (db: Tx, scope: ClientScope, operations: OperationRow[]) => {
  const sourceIds = operations.map((operation) => operation.sourceOfferingId)
  return db
    .select({ id: offerings.id, offerId: offerings.offerId, title: offerings.title })
    .from(offerings)
    .where(and(scope.has(offerings), inArray(offerings.id, sourceIds)))
}

/** The dates of these runs in order, each with the offering that was made from it. */
const itemsOf = (db: Tx, scope: ClientScope, operations: OperationRow[]) => {
  const operationIds = operations.map((operation) => operation.id)
  return db
    .select({ item: multidateItems, offeringId: offerings.id })
    .from(multidateItems)
    .leftJoin(
      offerings,
      and(
        eq(offerings.clientId, multidateItems.clientId),
        eq(offerings.multidateItemId, multidateItems.id),
      ),
    )
    .where(and(scope.has(multidateItems), inArray(multidateItems.operationId, operationIds)))
    .orderBy(asc(multidateItems.workOn))
}

/** Converts runs to what the API returns, each with its dates and results, with two queries for any number of runs. */
async function withItems(
  db: Tx,
  scope: ClientScope,
  operations: OperationRow[],
): Promise<MultidatePosting[]> {
  if (operations.length === 0) return []
  const sources = await sourcesOf(db, scope, operations)
  const rows = await itemsOf(db, scope, operations)
  return operations.map((operation) => {
    const source = firstOrNotFound(sources.filter(({ id }) => id === operation.sourceOfferingId))
    const items = rows.flatMap(({ item, offeringId }) =>
      item.operationId === operation.id ? [{ ...item, offeringId }] : [],
    )
    return toMultidatePosting(operation, source, items)
  })
}

/** A page of the store's runs, the newest first. */
export async function listOperations(
  db: Tx,
  scope: ClientScope,
  query: QueryValue<typeof contract.list.query>,
) {
  const where = and(
    scope.has(multidatePostings, query.operationId || undefined),
    query.unchecked ? isNull(multidatePostings.checkedAt) : undefined,
  )
  const rows = db
    .select()
    .from(multidatePostings)
    .where(where)
    .orderBy(desc(multidatePostings.createdAt), desc(multidatePostings.id))
    .$dynamic()
  const page = await pageOf(query.page, rows, db.$count(multidatePostings, where))
  return { ...page, items: await withItems(db, scope, page.items) }
}

/** One run with its dates; 404 when the store has none with this id. */
export async function findOperation(db: Tx, scope: ClientScope, operationId: number) {
  const rows = await db
    .select()
    .from(multidatePostings)
    .where(scope.has(multidatePostings, operationId))
  return firstOrNotFound(await withItems(db, scope, rows))
}

/** Locks a run; throws 409 with `runningMessage` while it is being published. */
export async function lockIdleOperation(
  db: Tx,
  scope: ClientScope,
  operationId: number,
  runningMessage: string,
) {
  const operation = firstOrNotFound(
    await db
      .select()
      .from(multidatePostings)
      .where(scope.has(multidatePostings, operationId))
      .for('update'),
  )
  const { status } = firstOrNotFound(await withItems(db, scope, [operation]))
  if (isMultidateRunning(status)) throw conflict(runningMessage, 'in_progress')
  return operation
}
