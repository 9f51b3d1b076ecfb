import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { userBadges } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The query of the positions in which the store has approved these workers. */
export const positionsOf = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .select({ userId: userBadges.userId, name: userBadges.position })
    .from(userBadges)
    .where(
      and(
        scope.has(userBadges),
        inArray(userBadges.userId, userIds),
        isNotNull(userBadges.grantedAt),
      ),
    )
    .orderBy(asc(userBadges.id))

/** The positions in which the store has approved these workers. */
export const grantedPositions = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  userIds.length === 0 ? [] : await positionsOf(db, scope, userIds)
