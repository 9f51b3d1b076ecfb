import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Condition for the blocks on these workers that apply to the store: its own, and those of its whole company. */
export const blocksHere = (scope: ClientScope, userIds: number[]) =>
  and(
    eq(userBlocks.companyId, scope.companyId),
    inArray(userBlocks.userId, userIds),
    or(isNull(userBlocks.clientId), eq(userBlocks.clientId, scope.clientId)),
  )

/** Reads the widest block of each of these workers: that of the whole company (`clientId` null) before the store's. */
export const blocksOn = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .selectDistinctOn([userBlocks.userId], {
      userId: userBlocks.userId,
      clientId: userBlocks.clientId,
      blockedAt: userBlocks.blockedAt,
    })
    .from(userBlocks)
    .where(blocksHere(scope, userIds))
    .orderBy(userBlocks.userId, sql`${userBlocks.clientId} asc nulls first`, userBlocks.blockedAt)

/** The workers among these whom the store or its company has blocked. */
export async function blockedIdsOf(db: Tx, scope: ClientScope, userIds: number[]) {
  if (userIds.length === 0) return new Set<number>()
  return new Set((await blocksOn(db, scope, userIds)).map(({ userId }) => userId))
}

/** All blocks of one worker that apply to this store, the widest first. */
export const blocksOf = (db: Tx, scope: ClientScope, userId: number) =>
  db
    .select()
    .from(userBlocks)
    .where(blocksHere(scope, [userId]))
    .orderBy(sql`${userBlocks.clientId} asc nulls first`, userBlocks.blockedAt)
