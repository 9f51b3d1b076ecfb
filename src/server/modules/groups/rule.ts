import { and, eq, exists, gte, isNull, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import type { AutoSetting } from '@/contracts/groups/schemas'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, offerings, reviews, userBlocks } from '@/server/db/schema'
import { contains } from '@/server/db/search'

export type Store = { companyId: number; clientId: number }

/** Condition on client_users: the worker is blocked neither by the store nor by its company. */
export const notBlocked = (db: Tx, { companyId, clientId }: Store) =>
  not(
    exists(
      db
        .select({ one: sql`1` })
        .from(userBlocks)
        .where(
          and(
            eq(userBlocks.companyId, companyId),
            eq(userBlocks.userId, clientUsers.userId),
            or(isNull(userBlocks.clientId), eq(userBlocks.clientId, clientId)),
          ),
        ),
    ),
  )

/**
 * Condition on client_users: the worker meets the automatic condition of a group (自動登録条件). Keywords match
 * whatever their width and case.
 */
export function meetsAutoSetting(
  db: Tx,
  store: Store,
  {
    offerTitleKeywords: words,
    requiredWorkedCount,
    onlyTrusted,
    onlyGood,
  }: Omit<AutoSetting, 'enabled'>,
): SQL | undefined {
  const { clientId } = store
  const titleContains = (word: string) => contains(offerings.title, word)
  const workedEnough = db
    .select({ userId: matchings.userId })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        eq(matchings.clientId, clientId),
        eq(matchings.status, 'worked'),
        or(...words.map(titleContains)),
      ),
    )
    .groupBy(matchings.userId)
    .having(sql`count(*) >= ${requiredWorkedCount}`)
  const onlyGoodReviews = db
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(eq(reviews.clientId, clientId))
    .groupBy(reviews.userId)
    .having(sql`bool_and(${reviews.kind} = 'good')`)
  return and(
    eq(clientUsers.clientId, clientId),
    notBlocked(db, store),
    words.length === 0
      ? gte(clientUsers.workedCount, requiredWorkedCount)
      : inArray(clientUsers.userId, workedEnough),
    onlyTrusted ? eq(clientUsers.trusted, true) : undefined,
    onlyGood ? inArray(clientUsers.userId, onlyGoodReviews) : undefined,
  )
}
