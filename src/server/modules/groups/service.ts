import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { cannotAddMembers, groupLimits } from '@/domain/workers/groups'
import type { Tx, Operation } from '@/server/db/transaction'
import { clients, clientUsers, groupRemovals, groups, groupUsers } from '@/server/db/schema'
import { conflict, notFound } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { meetsAutoSetting, notBlocked, type Store } from './rule'

// What other modules use of the groups, besides the functions of this file.
export { groupReach } from './reach'
export { groupsOf } from './repository'
export { meetsAutoSetting, type Store } from './rule'

type Group = Pick<typeof groups.$inferSelect, 'id' | 'isDefault' | 'autoSetting'>
const countMembers = (db: Tx, { companyId }: Pick<Store, 'companyId'>, groupId: number) =>
  db.$count(groupUsers, and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId)))
const unique = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** The default group (お気に入り) is also stored as a mark on each worker of the store: this keeps both in step. */
const markFavorites = (
  db: Tx,
  { clientId }: Store,
  group: Group,
  { userIds, favorite }: { userIds: number[]; favorite: boolean },
) =>
  group.isDefault
    ? db
        .update(clientUsers)
        .set({ favorite })
        .where(and(eq(clientUsers.clientId, clientId), inArray(clientUsers.userId, userIds)))
    : undefined

/**
 * Adds workers to a group of the store by hand and returns how many are new. 404 for a worker whom the store
 * does not know, 409 for a blocked one.
 * The group's row must be locked, so that the limit of members holds.
 */
export async function addMembers(
  { db, now }: Operation,
  store: Store,
  group: Group,
  userIds: readonly number[],
): Promise<number> {
  const { companyId, clientId } = store
  const addedIds = unique(userIds)
  if (addedIds.length === 0) return 0
  const knownWorkers = and(
    eq(clientUsers.clientId, clientId),
    inArray(clientUsers.userId, addedIds),
  )
  if ((await db.$count(clientUsers, knownWorkers)) < addedIds.length) throw notFound()
  const blockedCount =
    addedIds.length - (await db.$count(clientUsers, and(knownWorkers, notBlocked(db, store))))
  if (blockedCount > 0)
    throw conflict(
      `ブロック中のワーカーが${blockedCount}名含まれているため、グループに追加できません。ブロックを解除するか、選択から外してください。`,
      'blocked',
    )
  const memberCount = await countMembers(db, store, group.id)
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
  await markFavorites(db, store, group, { userIds: addedIds, favorite: true })
  return added.length
}

/**
 * Removes workers from a group of the store by hand and returns how many. The automatic condition does not add
 * them again.
 */
export async function removeMembers(
  { db, now }: Operation,
  store: Store,
  group: Group,
  userIds: readonly number[],
): Promise<number> {
  const { companyId } = store
  const removedIds = unique(userIds)
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
  await markFavorites(db, store, group, { userIds: removedIds, favorite: false })
  return removed.length
}

/**
 * Adds the workers who meet the automatic condition of a group, up to the limit of members, and returns how
 * many. `userId`: only this worker.
 */
export async function fillGroup(
  { db, now }: Operation,
  store: Store,
  group: Group,
  userId?: number,
): Promise<number> {
  const { companyId } = store
  const rule = group.autoSetting
  if (!rule?.enabled) return 0
  const sameMember = (table: typeof groupUsers | typeof groupRemovals) =>
    and(
      eq(table.companyId, companyId),
      eq(table.groupId, group.id),
      eq(table.userId, clientUsers.userId),
    )
  const one = { one: sql`1` }
  const freePlaces = groupLimits.members - (await countMembers(db, store, group.id))
  if (freePlaces <= 0) return 0
  const newMembers = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(
      and(
        meetsAutoSetting(db, store, rule),
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

/**
 * Adds a worker to the automatic groups of a store whose condition they meet now. Called when what the
 * conditions look at has changed: a worked shift,
 * a review, the mark of trust. A condition never removes a member.
 */
export async function joinAutoGroups(db: Tx, clientId: number, userId: number, now: Date) {
  const { companyId } = takeOne(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  )
  const autoGroups = await db
    .select()
    .from(groups)
    .where(
      and(
        eq(groups.companyId, companyId),
        eq(groups.clientId, clientId),
        sql`(${groups.autoSetting} ->> 'enabled')::boolean`,
      ),
    )
    .orderBy(asc(groups.id))
    .for('no key update')
  for (const group of autoGroups)
    await fillGroup({ db, now }, { companyId, clientId }, group, userId)
}
