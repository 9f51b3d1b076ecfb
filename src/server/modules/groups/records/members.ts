import { and, eq, inArray } from 'drizzle-orm'
import { groups, groupUsers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Removes a worker from the groups of a store; without `clientId` from all groups of the company. */
export const leaveGroups = (
  db: Tx,
  { companyId, userId, clientId }: { companyId: number; userId: number; clientId?: number },
) => {
  const inGroups = and(eq(groupUsers.companyId, companyId), eq(groupUsers.userId, userId))
  const ofStore = (storeId: number) =>
    inArray(
      groupUsers.groupId,
      db
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.companyId, companyId), eq(groups.clientId, storeId))),
    )
  return db
    .delete(groupUsers)
    .where(clientId === undefined ? inGroups : and(inGroups, ofStore(clientId)))
}

/** Adds a worker to a group; an existing member stays. The group must be locked and not full. */
export const joinGroup = (
  db: Tx,
  member: { companyId: number; groupId: number; userId: number; addedAt: string },
) => db.insert(groupUsers).values(member).onConflictDoNothing()
