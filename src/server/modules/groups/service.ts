import { and, asc, countDistinct, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { cannotAddMembers, groupLimits } from '@/domain/workers/groups'
import { uniqueIds } from '@/lib/uniqueIds'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, clientUsers, groupRemovals, groups, groupUsers } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import { conflict, notFound } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { setFavorite } from '@/server/modules/workers/records/clientUsers'
import { inStores, ownedBy, type GroupOwner } from './owner'
import { isAutomatic } from './repository'
import { meetsAutoSetting, notBlocked } from './rule'

// The functions of this file and the re-exported ones are for other modules.
export { groupReach } from './reach'
export { groupsOf } from './repository'
export { autoSettingOfQuery } from './autoSettingOfQuery'
export { meetsAutoSetting } from './rule'

type Group = Pick<typeof groups.$inferSelect, 'id' | 'isDefault' | 'autoSetting'>
const countMembers = (db: Tx, { companyId }: Pick<GroupOwner, 'companyId'>, groupId: number) =>
  db.$count(groupUsers, and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId)))
const countWorkers = async (db: Tx, where: SQL | undefined) =>
  firstOrNotFound(
    await db
      .select({ total: countDistinct(clientUsers.userId) })
      .from(clientUsers)
      .where(where),
  ).total
/** Sets the mark of お気に入り on workers. The default group stores the same fact, so both are changed together. */
const markFavorites = (
  db: Tx,
  { clientId }: GroupOwner,
  group: Group,
  { userIds, favorite }: { userIds: number[]; favorite: boolean },
) =>
  group.isDefault && clientId !== null
    ? setFavorite(db, { clientIds: [clientId], userIds }, favorite)
    : undefined

/**
 * Adds workers to a group by hand and returns how many are new. 404 for a worker whom its owner does not
 * know, 409 for a blocked one. The group's row must be locked, so that the limit of members holds.
 */
export async function addMembers(
  { db, now }: Operation,
  owner: GroupOwner,
  group: Group,
  userIds: readonly number[],
): Promise<number> {
  const { companyId } = owner
  const addedIds = uniqueIds(userIds)
  if (addedIds.length === 0) return 0
  const knownWorkers = and(
    inStores(db, owner, clientUsers.clientId),
    inArray(clientUsers.userId, addedIds),
  )
  if ((await countWorkers(db, knownWorkers)) < addedIds.length) throw notFound()
  const blockedCount =
    addedIds.length - (await countWorkers(db, and(knownWorkers, notBlocked(db, owner))))
  if (blockedCount > 0)
    throw conflict(
      `ブロック中のワーカーが${blockedCount}名含まれているため、グループに追加できません。ブロックを解除するか、選択から外してください。`,
      'blocked',
    )
  const memberCount = await countMembers(db, owner, group.id)
  const values = addedIds.map((userId) => ({
    companyId,
    groupId: group.id,
    userId,
    addedAt: now.toISOString(),
  }))
  const added = await db
    .insert(groupUsers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: groupUsers.id })
  const reason = added.length > 0 ? cannotAddMembers(memberCount, added.length) : undefined
  if (reason) throw conflict(reason, 'too_many_members')
  await db
    .delete(groupRemovals)
    .where(
      and(
        eq(groupRemovals.companyId, companyId),
        eq(groupRemovals.groupId, group.id),
        inArray(groupRemovals.userId, addedIds),
      ),
    )
  await markFavorites(db, owner, group, { userIds: addedIds, favorite: true })
  return added.length
}

/**
 * Removes workers from a group by hand and returns how many. The automatic condition does not add
 * them again.
 */
export async function removeMembers(
  { db, now }: Operation,
  owner: GroupOwner,
  group: Group,
  userIds: readonly number[],
): Promise<number> {
  const { companyId } = owner
  const removedIds = uniqueIds(userIds)
  if (removedIds.length === 0) return 0
  const removed = await db
    .delete(groupUsers)
    .where(
      and(
        eq(groupUsers.companyId, companyId),
        eq(groupUsers.groupId, group.id),
        inArray(groupUsers.userId, removedIds),
      ),
    )
    .returning({ userId: groupUsers.userId })
  if (removed.length > 0 && group.autoSetting) {
    await db
      .insert(groupRemovals)
      .values(
        removed.map(({ userId }) => ({
          companyId,
          groupId: group.id,
          userId,
          removedAt: now.toISOString(),
        })),
      )
      .onConflictDoNothing()
  }
  await markFavorites(db, owner, group, { userIds: removedIds, favorite: false })
  return removed.length
}

/**
 * Adds the workers who meet the automatic condition of a group, up to the limit of members, and returns how
 * many. `userId`: only this worker.
 */
export async function fillGroup(
  { db, now }: Operation,
  owner: GroupOwner,
  group: Group,
  userId?: number,
): Promise<number> {
  const { companyId } = owner
  const rule = group.autoSetting
  if (!rule?.enabled) return 0
  const sameMember = (table: typeof groupUsers | typeof groupRemovals) =>
    and(
      eq(table.companyId, companyId),
      eq(table.groupId, group.id),
      eq(table.userId, clientUsers.userId),
    )
  const one = { one: sql`1` }
  const freePlaces = groupLimits.members - (await countMembers(db, owner, group.id))
  if (freePlaces <= 0) return 0
  const newMembers = await db
    .selectDistinct({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(
      and(
        meetsAutoSetting(db, owner, rule),
        userId === undefined ? undefined : eq(clientUsers.userId, userId),
        notExists(db.select(one).from(groupUsers).where(sameMember(groupUsers))),
        notExists(db.select(one).from(groupRemovals).where(sameMember(groupRemovals))),
      ),
    )
    .orderBy(asc(clientUsers.userId))
    .limit(freePlaces)
  if (newMembers.length === 0) return 0
  const values = newMembers.map((row) => ({
    companyId,
    groupId: group.id,
    userId: row.userId,
    addedAt: now.toISOString(),
    automatic: true,
  }))
  return (
    await db
      .insert(groupUsers)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: groupUsers.id })
  ).length
}

/** Adds the workers (`userId`: only this one) who meet the conditions of the owner's automatic groups. */
export async function fillGroups({ db, now }: Operation, owner: GroupOwner, userId?: number) {
  const autoGroups = await db
    .select()
    .from(groups)
    .where(and(ownedBy(owner), isAutomatic))
    .orderBy(asc(groups.id))
    .for('no key update')
  for (const group of autoGroups) await fillGroup({ db, now }, owner, group, userId)
}

/**
 * Adds a worker to the automatic groups of a store whose condition they meet now. Called after a change that the
 * conditions depend on: a worked shift, a review, the mark of trust. A condition never removes a member. The groups of
 * the company are filled by a job: their conditions look at all its stores, which this transaction may not see.
 */
export async function joinAutoGroups(db: Tx, clientId: number, userId: number, now: Date) {
  const { companyId } = firstOrNotFound(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  )
  await fillGroups({ db, now }, { companyId, clientId }, userId)
  const ofCompany = and(ownedBy({ companyId, clientId: null }), isAutomatic)
  if ((await db.$count(groups, ofCompany)) > 0)
    await enqueue(db, 'companyGroups', { companyId, userId }, now)
}

/** Fills the automatic groups of every company. It runs hourly, for changes after which no job was queued. */
export async function fillCompanyGroups(db: Tx, now: Date) {
  const companies = await db
    .selectDistinct({ companyId: groups.companyId })
    .from(groups)
    .where(and(isNull(groups.clientId), isAutomatic))
    .orderBy(asc(groups.companyId))
  for (const { companyId } of companies)
    await fillGroups({ db, now }, { companyId, clientId: null })
}
