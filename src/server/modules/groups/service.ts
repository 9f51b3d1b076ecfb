import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { cannotAddMembers, groupLimits } from '@/domain/workers/groups'
import type { Tx, Operation } from '@/server/db/transaction'
import { clients, clientUsers, groupRemovals, groups, groupUsers } from '@/server/db/schema'
import { conflict, notFound } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { meets, notBlocked, type Store } from './rule'
export { meets, type Store } from './rule'

export { groupsOf } from './repository'

export { groupReach } from './reach'

type Group = Pick<typeof groups.$inferSelect, 'id' | 'isDefault' | 'autoSetting'>
const membersOf = (db: Tx, { companyId }: Pick<Store, 'companyId'>, groupId: number) =>
  db.$count(groupUsers, and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId)))
const unique = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** お気に入り is a group and a mark on the person: both say the same. */
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
 * Puts workers into a group of the store by hand; who is in already stays. Answers how many are new. A worker that the store does not know is not found, a blocked
 * one is refused. The group's row must be locked: it keeps the number of members within its limit.
 */
export async function addMembers(
  { db, now }: Operation,
  store: Store,
  group: Group,
  userIds: readonly number[],
): Promise<number> {
  const { companyId, clientId } = store
  const wanted = unique(userIds)
  if (wanted.length === 0) return 0
  const known = and(eq(clientUsers.clientId, clientId), inArray(clientUsers.userId, wanted))
  if ((await db.$count(clientUsers, known)) < wanted.length) throw notFound()
  const blocked = wanted.length - (await db.$count(clientUsers, and(known, notBlocked(db, store))))
  if (blocked > 0)
    throw conflict(
      `ブロック中のワーカーが${blocked}名含まれているため、グループに追加できません。ブロックを解除するか、選択から外してください。`,
      'blocked',
    )
  const members = await membersOf(db, store, group.id)
  const values = wanted.map((userId) => ({
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
  const reason = added.length > 0 ? cannotAddMembers(members, added.length) : undefined
  if (reason) throw conflict(reason, 'too_many_members')
  await db
    .delete(groupRemovals)
    .where(
      and(
        eq(groupRemovals.companyId, companyId),
        eq(groupRemovals.groupId, group.id),
        inArray(groupRemovals.userId, wanted),
      ),
    )
  await markFavorites(db, store, group, { userIds: wanted, favorite: true })
  return added.length
}

/** Takes workers out of a group of the store by hand, and keeps its condition from bringing them back. Answers how many. */
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

/** Adds whoever meets the condition of a group, each once, up to what a group holds; `userId`: only this one. Answers how many. */
export async function fillGroup(
  { db, now }: Operation,
  store: Store,
  group: Group,
  userId?: number,
): Promise<number> {
  const { companyId } = store
  const rule = group.autoSetting
  if (!rule?.enabled) return 0
  const same = (table: typeof groupUsers | typeof groupRemovals) =>
    and(
      eq(table.companyId, companyId),
      eq(table.groupId, group.id),
      eq(table.userId, clientUsers.userId),
    )
  const one = { one: sql`1` }
  const room = groupLimits.members - (await membersOf(db, store, group.id))
  if (room <= 0) return 0
  const found = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .where(
      and(
        meets(db, store, rule),
        userId === undefined ? undefined : eq(clientUsers.userId, userId),
        notExists(db.select(one).from(groupUsers).where(same(groupUsers))),
        notExists(db.select(one).from(groupRemovals).where(same(groupRemovals))),
      ),
    )
    .orderBy(asc(clientUsers.userId))
    .limit(room)
  if (found.length === 0) return 0
  const values = found.map((row) => ({
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
 * Lets the automatic groups of a store take in a worker about whom something changed there: a shift counted as worked, a review, the mark of trust.
 * Nobody is taken out again by a condition.
 */
export async function joinAutoGroups(db: Tx, clientId: number, userId: number, now: Date) {
  const { companyId } = takeOne(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  )
  const filling = await db
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
  for (const group of filling) await fillGroup({ db, now }, { companyId, clientId }, group, userId)
}
