import { and, eq, ne } from 'drizzle-orm'
import type { groups as contract } from '@/contracts/groups'
import type { GroupChange, GroupUpdate } from '@/contracts/groups/schemas'
import {
  cannotAutomate,
  cannotChangeMembers,
  cannotDeleteGroup,
  cannotEditGroup,
  cannotMakeGroup,
} from '@/domain/workers/groups'
import { formatShift } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { takeOne } from '@/server/db/pagination'
import { groupRemovals, groups, groupUsers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { ApiError, conflict, invalid } from '@/server/http/errors'
import { ownerOf, toGroup } from './mapper'
import { groupsOf, limitsOf, lockGroup, lockGroups, ownedBy, usesOf } from './repository'
import { addMembers, fillGroup, removeMembers } from './service'

/** How many shifts the refusal to delete a group names. */
const MOST_NAMED_SHIFTS = 5

async function refuseDuplicateName(db: Tx, scope: ClientScope, name: string, exceptId = 0) {
  const sameName = and(ownedBy(scope), eq(groups.name, name), ne(groups.id, exceptId))
  if ((await db.$count(groups, sameName)) > 0)
    throw invalid({ name: `「${name}」という名前のグループがあります。別の名前にしてください。` })
}

/** The answer to a change: the group as it is now, and how many members came and went. */
async function toGroupChange(
  { db, scope, now }: StoreOperation,
  groupId: number,
  counts: { addedCount: number; removedCount: number },
): Promise<GroupChange> {
  const group = toGroup(takeOne(await groupsOf(db, scope, groupId)), await usesOf(db, scope, now))
  return { ...group, ...counts }
}

/** Creates a group of the store with its first members, chosen by hand and by its condition. */
export async function createGroup({ db, scope, account, body, now }: Call<typeof contract.create>) {
  const { userIds, ...definition } = body
  const createdAt = now.toISOString()
  await lockGroups(db, scope)
  const limits = await limitsOf(db, scope)
  const reason =
    cannotMakeGroup(limits.usedGroups) ??
    (definition.autoSetting?.enabled ? cannotAutomate(limits.usedAutoGroups) : undefined)
  if (reason) throw conflict(reason, 'too_many_groups')
  await refuseDuplicateName(db, scope, definition.name)
  const { companyId, clientId } = scope
  const group = takeOne(
    await db
      .insert(groups)
      .values({
        ...definition,
        companyId,
        clientId,
        createdAt,
        updatedAt: createdAt,
        updatedBy: account.id,
      })
      .returning(),
  )
  const addedCount =
    (await addMembers({ db, now }, scope, group, userIds)) +
    (await fillGroup({ db, now }, scope, group))
  return toGroupChange({ db, scope, now }, group.id, { addedCount, removedCount: 0 })
}

async function saveDefinition(
  { db, scope, account, now }: StoreOperation & { account: { id: number } },
  groupId: number,
  definition: Omit<GroupUpdate, 'addUserIds' | 'removeUserIds' | 'lockVersion'>,
) {
  if (definition.name !== undefined) await refuseDuplicateName(db, scope, definition.name, groupId)
  const limitReason = definition.autoSetting?.enabled
    ? cannotAutomate((await limitsOf(db, scope, groupId)).usedAutoGroups)
    : undefined
  if (limitReason) throw conflict(limitReason, 'too_many_groups')
  await db
    .update(groups)
    .set({ ...definition, ...edited(account, now) })
    .where(and(ownedBy(scope), eq(groups.id, groupId)))
}

/**
 * Changes the definition of a group, its members, or both. The version is required for the definition only:
 * adding members does not overwrite anything.
 */
export async function updateGroup({
  db,
  scope,
  account,
  groupId,
  body,
  version,
  now,
}: Call<typeof contract.update>) {
  const { addUserIds = [], removeUserIds = [], lockVersion, ...definition } = body
  const changesDefinition = Object.values(definition).some((value) => value !== undefined)
  if (changesDefinition && definition.autoSetting?.enabled) await lockGroups(db, scope)
  const group = await lockGroup(db, scope, groupId)
  const kind = { isDefault: group.isDefault, owner: ownerOf(group) }
  const reason =
    (changesDefinition ? cannotEditGroup(kind) : undefined) ?? cannotChangeMembers(kind)
  if (reason) throw conflict(reason, 'fixed_group')
  if (changesDefinition) {
    if (version === undefined && lockVersion === undefined)
      throw invalid({ lockVersion: '最新の内容を読み込んでから、もう一度保存してください。' })
    await refuseStale(db, group, version)
    await saveDefinition({ db, scope, account, now }, groupId, definition)
  }
  const updated = {
    ...group,
    autoSetting: definition.autoSetting === undefined ? group.autoSetting : definition.autoSetting,
  }
  const removedCount = await removeMembers({ db, now }, scope, updated, removeUserIds)
  const addedCount =
    (await addMembers({ db, now }, scope, updated, addUserIds)) +
    (definition.autoSetting ? await fillGroup({ db, now }, scope, updated) : 0)
  return toGroupChange({ db, scope, now }, groupId, { addedCount, removedCount })
}

/** Deletes a group with its memberships; 409 with the shifts that use it while there are any. */
export async function removeGroup({ db, scope, groupId, now }: Call<typeof contract.remove>) {
  const group = await lockGroup(db, scope, groupId)
  const uses = (await usesOf(db, scope, now)).filter((use) => use.groupIds.includes(groupId))
  const reason = cannotDeleteGroup({
    isDefault: group.isDefault,
    owner: ownerOf(group),
    inUseCount: uses.length,
  })
  if (reason)
    throw new ApiError(409, 'group_in_use', reason, {
      also: uses
        .slice(0, MOST_NAMED_SHIFTS)
        .map((use) => `${formatShift(use.startAt, use.endAt, now)}「${use.title}」`),
    })
  const ofGroup = (table: typeof groupUsers | typeof groupRemovals) =>
    and(eq(table.companyId, scope.companyId), eq(table.groupId, groupId))
  await db.delete(groupUsers).where(ofGroup(groupUsers))
  await db.delete(groupRemovals).where(ofGroup(groupRemovals))
  await db.delete(groups).where(and(ownedBy(scope), eq(groups.id, groupId)))
}
