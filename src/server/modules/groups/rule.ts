import { and, eq, exists, gte, isNull, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AutoSetting } from '@/contracts/groups/schemas'
import { shiftOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, offerings, reviews, userBlocks } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Tx } from '@/server/db/transaction'
import { inStores, type GroupOwner } from './owner'

/** Condition on client_users: the worker is blocked neither by the store nor by its company. */
export const notBlocked = (db: Tx, { companyId, clientId }: GroupOwner) =>
  not(
    exists(
      db
        .select({ one: sql`1` })
        .from(userBlocks)
        .where(
          and(
            eq(userBlocks.companyId, companyId),
            eq(userBlocks.userId, clientUsers.userId),
            clientId === null
              ? isNull(userBlocks.clientId)
              : or(isNull(userBlocks.clientId), eq(userBlocks.clientId, clientId)),
          ),
        ),
    ),
  )

/** Condition on client_users: the worker has worked at least this many shifts. */
function hasWorked(db: Tx, owner: GroupOwner, times: number) {
  if (times === 0) return undefined
  if (owner.clientId !== null) return gte(clientUsers.workedCount, times)
  const relations = alias(clientUsers, 'known')
  return inArray(
    clientUsers.userId,
    db
      .select({ userId: relations.userId })
      .from(relations)
      .where(inStores(db, owner, relations.clientId))
      .groupBy(relations.userId)
      .having(sql`sum(${relations.workedCount}) >= ${times}`),
  )
}

/** Condition on client_users: the worker is trusted (認定ワーカー). */
function isTrusted(db: Tx, owner: GroupOwner) {
  if (owner.clientId !== null) return eq(clientUsers.trusted, true)
  const relations = alias(clientUsers, 'trusting')
  return inArray(
    clientUsers.userId,
    db
      .select({ userId: relations.userId })
      .from(relations)
      .where(and(inStores(db, owner, relations.clientId), eq(relations.trusted, true))),
  )
}

/**
 * Condition on client_users: the worker meets the automatic condition of a group (自動登録条件). Keywords match regardless of
 * width and case. For a company the work at all its stores counts together, and one mark of trust at any of them is
 * enough; a worker has a row for each store.
 */
export function meetsAutoSetting(
  db: Tx,
  owner: GroupOwner,
  {
    offerTitleKeywords: words,
    requiredWorkedCount,
    onlyTrusted,
    onlyGood,
  }: Omit<AutoSetting, 'enabled'>,
): SQL | undefined {
  const titleContains = (word: string) => contains(offerings.title, word)
  const workedEnough = db
    .select({ userId: matchings.userId })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        inStores(db, owner, matchings.clientId),
        eq(matchings.status, 'worked'),
        or(...words.map(titleContains)),
      ),
    )
    .groupBy(matchings.userId)
    .having(sql`count(*) >= ${requiredWorkedCount}`)
  const onlyGoodReviews = db
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(inStores(db, owner, reviews.clientId))
    .groupBy(reviews.userId)
    .having(sql`bool_and(${reviews.kind} = 'good')`)
  return and(
    inStores(db, owner, clientUsers.clientId),
    notBlocked(db, owner),
    words.length === 0
      ? hasWorked(db, owner, requiredWorkedCount)
      : inArray(clientUsers.userId, workedEnough),
    onlyTrusted ? isTrusted(db, owner) : undefined,
    onlyGood ? inArray(clientUsers.userId, onlyGoodReviews) : undefined,
  )
}
