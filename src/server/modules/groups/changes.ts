import { and, eq, ne } from 'drizzle-orm'
import type { GroupChange, GroupCreate, GroupUpdate } from '@/contracts/groups/schemas'
import { deletedThing } from '@/domain/audit/auditChange'
import {
  cannotAutomate,
  cannotChangeMembers,
  cannotDeleteGroup,
  cannotEditGroup,
  cannotMakeGroup,
} from '@/domain/workers/groups'
import { formatShift } from '@/lib/date'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { groupClients, groupRemovals, groups, groupUsers } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import type { Recording } from '@/server/http/context'
import { ApiError, conflict, invalid } from '@/server/http/errors'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { toGroup } from './mapper'
import { kindOfOwner, ownedBy, type GroupOwner } from './owner'
import { groupsWhere, limitsOf, lockGroup, usesOf, type GroupUse } from './repository'
import { addMembers, fillGroup, removeMembers } from './service'

/** How many shifts the refusal to change a group names. */
const MAX_NAMED_SHIFTS = 5

/** A change of a group, with the account that makes it. */
export type GroupOperation = Operation & { owner: GroupOwner; account: { id: number } }

async function refuseDuplicateName(
  { db, owner }: Pick<GroupOperation, 'db' | 'owner'>,
  name: string,
  exceptId = 0,
) {
  const sameName = and(ownedBy(owner), eq(groups.name, name), ne(groups.id, exceptId))
  if ((await db.$count(groups, sameName)) > 0)
    throw invalid({ name: `「${name}」という名前のグループがあります。別の名前にしてください。` })
}

/** Returns the answer to a change: the group after it and the numbers of members added and removed. */
async function toGroupChange(
  { db, owner, now }: GroupOperation,
  groupId: number,
  counts: { addedCount: number; removedCount: number },
): Promise<GroupChange> {
  const rows = await groupsWhere(db, and(ownedBy(owner), eq(groups.id, groupId)))
  return { ...toGroup(firstOrNotFound(rows), await usesOf(db, owner, now)), ...counts }
}

/** Creates a group with its first members, chosen by hand and by its condition. */
export async function createGroup(
  operation: GroupOperation,
  { userIds, ...definition }: GroupCreate,
): Promise<GroupChange> {
  const { db, owner, account, now } = operation
  const createdAt = now.toISOString()
  await lockOwner(db, owner)
  const limits = await limitsOf(db, owner)
  const reason =
    cannotMakeGroup(limits.usedGroups) ??
    (definition.autoSetting?.enabled ? cannotAutomate(limits.usedAutoGroups) : undefined)
  if (reason) throw conflict(reason, 'too_many_groups')
  await refuseDuplicateName(operation, definition.name)
  const { companyId, clientId } = owner
  const group = firstOrNotFound(
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
    (await addMembers({ db, now }, owner, group, userIds)) +
    (await fillGroup({ db, now }, owner, group))
  return toGroupChange(operation, group.id, { addedCount, removedCount: 0 })
}

type Definition = Omit<GroupUpdate, 'addUserIds' | 'removeUserIds' | 'lockVersion'>
async function saveDefinition(operation: GroupOperation, groupId: number, definition: Definition) {
  const { db, owner, account, now } = operation
  if (definition.name !== undefined) await refuseDuplicateName(operation, definition.name, groupId)
  const limitReason = definition.autoSetting?.enabled
    ? cannotAutomate((await limitsOf(db, owner, groupId)).usedAutoGroups)
    : undefined
  if (limitReason) throw conflict(limitReason, 'too_many_groups')
  await db
    .update(groups)
    .set({ ...definition, ...edited(account, now) })
    .where(and(ownedBy(owner), eq(groups.id, groupId)))
}

function refuseFixedGroup(
  group: Pick<typeof groups.$inferSelect, 'isDefault' | 'clientId'>,
  owner: GroupOwner,
  changesDefinition: boolean,
) {
  const kind = { isDefault: group.isDefault, owner: kindOfOwner(group), by: kindOfOwner(owner) }
  const reason =
    (changesDefinition ? cannotEditGroup(kind) : undefined) ?? cannotChangeMembers(kind)
  if (reason) throw conflict(reason, 'fixed_group')
}

/**
 * `version`: what the caller last saw, from If-Match or `lockVersion` of the body. `changesMore`: a further change
 * beyond the definition, under the same lock and version.
 */
type UpdateOptions = {
  version: number | undefined
  changesMore?: boolean
  onLocked?: (groupId: number) => Promise<void>
}

/**
 * Changes the definition of a group, its members, or both. The version is required for the definition only:
 * adding members does not overwrite anything.
 */
export async function updateGroup(
  operation: GroupOperation,
  groupId: number,
  { addUserIds = [], removeUserIds = [], lockVersion: _, ...definition }: GroupUpdate,
  { version, changesMore = false, onLocked }: UpdateOptions,
): Promise<GroupChange> {
  const { db, owner, now } = operation
  const changesDefinition =
    changesMore || Object.values(definition).some((value) => value !== undefined)
  // Comparing names and counting automatic groups is serialized.
  if (definition.name !== undefined || definition.autoSetting?.enabled) await lockOwner(db, owner)
  const group = await lockGroup(db, owner, groupId)
  refuseFixedGroup(group, owner, changesDefinition)
  if (changesDefinition) {
    if (version === undefined)
      throw invalid({ lockVersion: '最新の内容を読み込んでから、もう一度保存してください。' })
    await refuseStale(db, group, version)
    await onLocked?.(groupId)
    await saveDefinition(operation, groupId, definition)
  }
  const updated = {
    ...group,
    autoSetting: definition.autoSetting === undefined ? group.autoSetting : definition.autoSetting,
  }
  const removedCount = await removeMembers({ db, now }, owner, updated, removeUserIds)
  const addedCount =
    (await addMembers({ db, now }, owner, updated, addUserIds)) +
    (definition.autoSetting ? await fillGroup({ db, now }, owner, updated) : 0)
  return toGroupChange(operation, groupId, { addedCount, removedCount })
}

/** Builds the 409 error with the shifts that prevent a change. */
export const refusedByUses = (reason: string, uses: readonly GroupUse[], now: Date) =>
  new ApiError(409, 'group_in_use', reason, {
    also: uses
      .slice(0, MAX_NAMED_SHIFTS)
      .map((use) => `${formatShift(use.startAt, use.endAt, now)}「${use.title}」`),
  })

/** Deletes a group with its memberships; 409 with the shifts that use it while there are any. */
export async function removeGroup(
  { db, owner, now, recordForAudit }: Omit<GroupOperation, 'account'> & Recording,
  groupId: number,
) {
  const group = await lockGroup(db, owner, groupId)
  const uses = await usesOf(db, owner, now, groupId)
  const reason = cannotDeleteGroup({
    isDefault: group.isDefault,
    owner: kindOfOwner(group),
    by: kindOfOwner(owner),
    inUseCount: uses.length,
  })
  if (reason) throw refusedByUses(reason, uses, now)
  for (const table of [groupUsers, groupRemovals, groupClients])
    await db
      .delete(table)
      .where(and(eq(table.companyId, owner.companyId), eq(table.groupId, groupId)))
  await db.delete(groups).where(and(ownedBy(owner), eq(groups.id, groupId)))
  recordForAudit({ changes: [deletedThing(group.name)] })
}
