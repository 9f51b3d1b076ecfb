import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { groupLimits } from '@/domain/workers/groups'
import type { Tx } from '@/server/db/transaction'
import { clientUsers, groups, groupUsers, offerings, users } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { statusAt, visibilityAt } from '@/server/lookups/offerings'

/** The groups a store may post to: its own, and those its company shares. */
export const groupsOf = (db: Tx, scope: ClientScope, groupId?: number) =>
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
      usersCount: count(groupUsers.id),
    })
    .from(groups)
    .leftJoin(
      groupUsers,
      and(eq(groupUsers.companyId, groups.companyId), eq(groupUsers.groupId, groups.id)),
    )
    .where(and(visibleTo(scope), groupId === undefined ? undefined : eq(groups.id, groupId)))
    .groupBy(groups.id)
    .orderBy(
      desc(groups.isDefault),
      asc(sql`${groups.clientId} is null`),
      asc(groups.name),
      asc(groups.id),
    )
    .limit(200)

/** Groups that the store sees: its own, and those its company shares. */
export const visibleTo = (scope: ClientScope) =>
  and(
    eq(groups.companyId, scope.companyId),
    or(isNull(groups.clientId), eq(groups.clientId, scope.clientId)),
  )

/** Groups that belong to the store itself, and that it may change. */
export const ownedBy = (scope: ClientScope) =>
  and(eq(groups.companyId, scope.companyId), eq(groups.clientId, scope.clientId))

/** A group that the store sees, locked; 404 when there is none. */
export const lockGroup = async (db: Tx, scope: ClientScope, groupId: number) =>
  takeOne(
    await db
      .select()
      .from(groups)
      .where(and(visibleTo(scope), eq(groups.id, groupId)))
      .for('update'),
  )

/** Locks all groups of the store: its limits are counted by one writer at a time. */
export const lockGroups = (db: Tx, scope: ClientScope) =>
  db
    .select({ id: groups.id })
    .from(groups)
    .where(ownedBy(scope))
    .orderBy(asc(groups.id))
    .for('update')

const isAutomatic = sql`(${groups.autoSetting} ->> 'enabled')::boolean`

/**
 * The limits of a store's groups and how much of them is used. `exceptId`: a group that does not count among
 * the automatic ones.
 */
export async function limitsOf(db: Tx, scope: ClientScope, exceptId = 0) {
  const automaticGroups = and(ownedBy(scope), isAutomatic, ne(groups.id, exceptId))
  return {
    maxGroups: groupLimits.groups,
    usedGroups: await db.$count(groups, ownedBy(scope)),
    maxAutoGroups: groupLimits.autoGroups,
    usedAutoGroups: await db.$count(groups, automaticGroups),
    maxKeywords: groupLimits.keywords,
    maxMembers: groupLimits.members,
  }
}

export type GroupUse = Awaited<ReturnType<typeof usesOf>>[number]

/** Published shifts of the store that only groups see, and that still take applications or could be opened again. */
export const usesOf = (db: Tx, scope: ClientScope, now: Date) =>
  db
    .select({
      offeringId: offerings.id,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      groupIds: offerings.groupIds,
    })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        eq(offerings.scope, 'group'),
        eq(visibilityAt(now), 'group'),
        inArray(statusAt(now), ['published', 'matching']),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(1000)

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
