import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { groupClients, groups, groupUsers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Condition on groups: the company shares it with the store. Without any row of group_clients all stores have it. */
const isSharedWith = (clientId: number) =>
  sql`(not exists (select 1 from ${groupClients} where ${groupClients.groupId} = ${groups.id}) or exists (select 1 from ${groupClients} where ${groupClients.groupId} = ${groups.id} and ${groupClients.clientId} = ${clientId}))`

/** Condition for the groups that a store sees: its own, and those that its company shares with it. */
export const groupHere = ({ companyId, clientId }: Pick<ClientScope, 'companyId' | 'clientId'>) =>
  and(
    eq(groups.companyId, companyId),
    or(and(isNull(groups.clientId), isSharedWith(clientId)), eq(groups.clientId, clientId)),
  )

/** The query of the groups of these workers. */
export const groupRowsOf = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .select({
      userId: groupUsers.userId,
      id: groups.id,
      name: groups.name,
      clientId: groups.clientId,
      isDefault: groups.isDefault,
    })
    .from(groupUsers)
    .innerJoin(
      groups,
      and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
    )
    .where(
      and(
        eq(groupUsers.companyId, scope.companyId),
        inArray(groupUsers.userId, userIds),
        groupHere(scope),
      ),
    )
    .orderBy(asc(groups.id))

/** Groups as a worker shows them, the default ones first. */
export const toUserGroups = (rows: Awaited<ReturnType<typeof groupRowsOf>>) =>
  rows
    .map(({ clientId, ...row }) => ({
      ...row,
      owner: clientId === null ? ('company' as const) : ('client' as const),
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))

/** The groups of these workers, the default ones first. */
export const groupsOfUsers = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  userIds.length === 0 ? [] : toUserGroups(await groupRowsOf(db, scope, userIds))

/**
 * Of the ids of groups that somebody sent or stored, those that the store may see now. Any other id counts as unknown:
 * whether it exists, and its members, are not revealed.
 */
export async function groupIdsHere(
  db: Tx,
  scope: ClientScope,
  groupIds: readonly number[],
): Promise<number[]> {
  if (groupIds.length === 0) return []
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(groupHere(scope), inArray(groups.id, [...groupIds])))
  const visibleIds = new Set(rows.map(({ id }) => id))
  return groupIds.filter((id) => visibleIds.has(id))
}
