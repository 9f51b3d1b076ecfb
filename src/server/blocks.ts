import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from './db/database'
import { groups, groupUsers, userBlocks } from './db/schema'
import type { ClientScope } from './scope'

/** The blocks of the store, and of its whole company, on these workers; the first of each. */
export const blocksOn = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .selectDistinctOn([userBlocks.userId], { userId: userBlocks.userId, blockedAt: userBlocks.blockedAt })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.companyId, scope.companyId),
        inArray(userBlocks.userId, userIds),
        or(isNull(userBlocks.clientId), eq(userBlocks.clientId, scope.clientId)),
      ),
    )
    .orderBy(userBlocks.userId, userBlocks.blockedAt)

/** Blocks a worker at this store, who then leaves its groups; the company's groups stay as they are. */
export async function blockUser(db: Tx, scope: ClientScope, userId: number, { reasonCode, by }: { reasonCode: string; by: number }, now: Date) {
  if ((await blocksOn(db, scope, [userId])).length > 0) return
  const { companyId, clientId } = scope
  await db.insert(userBlocks).values({ companyId, clientId, userId, reasonCode, blockedBy: by, blockedAt: now.toISOString() })
  const own = db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.companyId, companyId), eq(groups.clientId, clientId)))
  await db.delete(groupUsers).where(and(eq(groupUsers.companyId, companyId), eq(groupUsers.userId, userId), inArray(groupUsers.groupId, own)))
}
