import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { groupLimits } from '@/domain/workers/groups'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clientUsers, groupClients, groups, groupUsers, offerings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { statusAt, visibilityAt } from '@/server/modules/offerings/records/offerings'
import { inStores, ownedBy, type GroupOwner } from './owner'
import { groupHere } from './records/shared'

/** A store sees its own groups and those of its company, each of which has at most `groupLimits.groups`. */
const MAX_GROUPS = 2 * groupLimits.groups
/** The maximum number of shifts that `usesOf` reads. */
const MAX_USES = 1000

/** The groups to which a store may limit offerings: its own, and those its company shares with it. */
export const groupsOf = (db: Tx, scope: ClientScope, groupId?: number) =>
  groupsWhere(db, and(groupHere(scope), groupId === undefined ? undefined : eq(groups.id, groupId)))

/** Groups with the numbers of their members, お気に入り first. */
export const groupsWhere = (db: Tx, where: SQL | undefined) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      description: groups.description,
      isDefault: groups.isDefault,
      clientId: groups.clientId,
      autoSetting: groups.autoSetting,
      lockVersion: groups.lockVersion,
      updatedBy: groups.updatedBy,
      updatedAt: groups.updatedAt,
      usersCount: count(groupUsers.id).as('users_count'),
    })
    .from(groups)
    .leftJoin(
      groupUsers,
      and(eq(groupUsers.companyId, groups.companyId), eq(groupUsers.groupId, groups.id)),
    )
    .where(where)
    .groupBy(groups.id)
    .orderBy(
      desc(groups.isDefault),
      asc(sql`${groups.clientId} is null`),
      asc(groups.name),
      asc(groups.id),
    )
    .limit(MAX_GROUPS)

/** Condition for the groups that the owner sees: its own, and those that the company of a store shares with it. */
const visibleTo = ({ companyId, clientId }: GroupOwner) =>
  clientId === null ? ownedBy({ companyId, clientId }) : groupHere({ companyId, clientId })

/** A group that the owner sees, locked; 404 when there is none. */
export const lockGroup = async (db: Tx, owner: GroupOwner, groupId: number) =>
  firstOrNotFound(
    await db
      .select()
      .from(groups)
      .where(and(visibleTo(owner), eq(groups.id, groupId)))
      .for('update'),
  )

/** Condition: the group adds workers automatically (自動追加). */
export const isAutomatic = sql`(${groups.autoSetting} ->> 'enabled')::boolean`

/**
 * Returns the limits of the owner's groups and how much of them is used. `exceptId`: a group that is not counted as an
 * automatic one, because it is being changed; 0 for none.
 */
export async function limitsOf(db: Tx, owner: GroupOwner, exceptId = 0) {
  const automaticGroups = and(ownedBy(owner), isAutomatic, ne(groups.id, exceptId))
  return {
    maxGroups: groupLimits.groups,
    usedGroups: await db.$count(groups, ownedBy(owner)),
    maxAutoGroups: groupLimits.autoGroups,
    usedAutoGroups: await db.$count(groups, automaticGroups),
    maxKeywords: groupLimits.keywords,
    maxMembers: groupLimits.members,
  }
}

export type GroupUse = Awaited<ReturnType<typeof usesOf>>[number]

/**
 * Reads the published shifts that only groups see and that take applications or could be opened again, at most
 * MAX_USES, the earliest first. `groupId`: only those of this group.
 */
export const usesOf = (db: Tx, owner: GroupOwner, now: Date, groupId?: number) =>
  db
    .select({
      offeringId: offerings.id,
      clientId: offerings.clientId,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      groupIds: offerings.groupIds,
    })
    .from(offerings)
    .where(
      and(
        inStores(db, owner, offerings.clientId),
        groupId === undefined ? undefined : sql`${offerings.groupIds} @> to_jsonb(${groupId}::int)`,
        or(
          and(eq(offerings.scope, 'group'), eq(visibilityAt(now), 'group')),
          // A ladder needs its groups until it is public, whatever rung it is at.
          and(isNotNull(offerings.ladder), ne(offerings.scope, 'public')),
        ),
        // Shifts that have begun are excluded, so past ones are not read.
        gt(offerings.startAt, now.toISOString()),
        inArray(statusAt(now), ['published', 'matching']),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(MAX_USES)

/** The members of a group with what the store knows of each. */
export const membersOf = (db: Tx, { companyId, clientId }: ClientScope, groupId: number) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      tier: users.tier,
      workedCountHere: clientUsers.workedCount,
      lastWorkedOn: clientUsers.lastWorkedOn,
      trusted: clientUsers.trusted,
      addedAt: groupUsers.addedAt,
      automatic: groupUsers.automatic,
    })
    .from(groupUsers)
    .innerJoin(users, eq(users.id, groupUsers.userId))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, groupUsers.userId)),
    )
    .where(and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId)))

/** For each of these groups of a company, the stores that may use it; a group that all may use is left out. */
export async function sharedClientsOf(
  db: Tx,
  companyId: number,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  const shared = new Map<number, number[]>()
  if (groupIds.length === 0) return shared
  const rows = await db
    .select({ groupId: groupClients.groupId, clientId: groupClients.clientId })
    .from(groupClients)
    .where(and(eq(groupClients.companyId, companyId), inArray(groupClients.groupId, [...groupIds])))
    .orderBy(asc(groupClients.clientId))
  for (const { groupId, clientId } of rows)
    shared.set(groupId, [...(shared.get(groupId) ?? []), clientId])
  return shared
}
