import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { groups as contract } from '@/contracts/groups'
import {
  AutoSettingLimits,
  GroupChange,
  GroupCreate,
  GroupDetail,
  GroupList,
  GroupUpdate,
  type Group,
} from '@/contracts/groups/schemas'
import {
  cannotAutomate,
  cannotChangeMembers,
  cannotDeleteGroup,
  cannotEditGroup,
  cannotMakeGroup,
  groupLimits,
} from '@/domain/workers/groups'
import { formatShift } from '@/lib/date'
import { accountNames } from '@/server/lookups/accounts'
import { blocksOn } from '@/server/lookups/workers'
import type { Tx } from '@/server/db/transaction'
import {
  clientUsers,
  groupRemovals,
  groups,
  groupUsers,
  offerings,
  users,
} from '@/server/db/schema'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { statusAt, visibilityAt } from '@/server/lookups/offerings'
import { conflict, invalid, ApiError } from '@/server/http/errors'
import { takeOne, pageOf } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { addMembers, fillGroup, removeMembers } from './service'
import { groupsOf, ofStore } from './repository'

const own = (scope: ClientScope) =>
  and(eq(groups.companyId, scope.companyId), eq(groups.clientId, scope.clientId))

type Row = Awaited<ReturnType<typeof groupsOf>>[number]

const ownerOf = ({ clientId }: Pick<Row, 'clientId'>): Group['owner'] =>
  clientId === null ? 'company' : 'client'

const shown = ({ clientId, updatedBy: _updatedBy, ...row }: Row, uses: Use[]): Group => ({
  ...row,
  owner: ownerOf({ clientId }),
  inUseCount: uses.filter((use) => use.groupIds.includes(row.id)).length,
})

type Use = Awaited<ReturnType<typeof usesOf>>[number]

/** Posted shifts of the store that only groups see, and that somebody may still apply to or whose applications may be opened again. */
const usesOf = (db: Tx, scope: ClientScope, now: Date) =>
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

export const groupRoutes = implement(contract, {
  list: {
    response: GroupList,
    run: async ({ db, scope, now }) => {
      const uses = await usesOf(db, scope, now)
      return { items: (await groupsOf(db, scope)).map((row) => shown(row, uses)) }
    },
  },
  autoSettingLimits: { response: AutoSettingLimits, run: ({ db, scope }) => limitsOf(db, scope) },
  one: { response: GroupDetail, run: one },
  create: { body: GroupCreate, response: GroupChange, run: create },
  update: { body: GroupUpdate, response: GroupChange, run: update },
  remove: { run: remove },
})

const automatic = sql`(${groups.autoSetting} ->> 'enabled')::boolean`

async function limitsOf(db: Tx, scope: ClientScope, exceptId = 0) {
  return {
    maxGroups: groupLimits.groups,
    usedGroups: await db.$count(groups, own(scope)),
    maxAutoGroups: groupLimits.autoGroups,
    usedAutoGroups: await db.$count(groups, and(own(scope), automatic, ne(groups.id, exceptId))),
    maxKeywords: groupLimits.keywords,
    maxMembers: groupLimits.members,
  }
}

async function one({
  db,
  scope,
  groupId,
  query,
  now,
}: Call<typeof contract.one>): Promise<GroupDetail> {
  const row = takeOne(await groupsOf(db, scope, groupId))
  const uses = (await usesOf(db, scope, now)).filter((use) => use.groupIds.includes(groupId))
  const group = shown(row, uses)
  const rows = db
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
      and(eq(clientUsers.clientId, scope.clientId), eq(clientUsers.userId, groupUsers.userId)),
    )
    .where(and(eq(groupUsers.companyId, scope.companyId), eq(groupUsers.groupId, groupId)))
  const all = (await rows).map(({ userId }) => userId)
  const blocked = new Set(
    all.length === 0 ? [] : (await blocksOn(db, scope, all)).map((block) => block.userId),
  )
  const members = await pageOf(
    query.page,
    rows.orderBy(desc(clientUsers.workedCount), asc(groupUsers.userId)),
    Promise.resolve(all.length),
  )
  const names = await accountNames(db, scope, [row.updatedBy])
  return {
    ...group,
    updatedByName: row.updatedBy === null ? null : (names.get(row.updatedBy) ?? null),
    members: {
      ...members,
      items: members.items.map((member) => ({ ...member, blocked: blocked.has(member.userId) })),
    },
    blockedCount: blocked.size,
    inUseBy: uses.map(({ groupIds: _groupIds, ...use }) => use),
    refusals: {
      edit: cannotEditGroup(group) ?? null,
      members: cannotChangeMembers(group) ?? null,
      remove: cannotDeleteGroup(group) ?? null,
    },
  }
}

async function refuseName(db: Tx, scope: ClientScope, name: string, exceptId = 0) {
  if (
    (await db.$count(groups, and(own(scope), eq(groups.name, name), ne(groups.id, exceptId)))) > 0
  )
    throw invalid({ name: `「${name}」という名前のグループがあります。別の名前にしてください。` })
}

/** What the store's groups may still do is counted one writer after the other. */
const lockGroups = (db: Tx, scope: ClientScope) =>
  db.select({ id: groups.id }).from(groups).where(own(scope)).orderBy(asc(groups.id)).for('update')

async function changed(
  { db, scope, now }: StoreOperation,
  groupId: number,
  counts: { addedCount: number; removedCount: number },
): Promise<GroupChange> {
  return {
    ...shown(takeOne(await groupsOf(db, scope, groupId)), await usesOf(db, scope, now)),
    ...counts,
  }
}

async function create({ db, scope, account, body, now }: Call<typeof contract.create>) {
  const { userIds, ...definition } = body
  const at = now.toISOString()
  await lockGroups(db, scope)
  const limits = await limitsOf(db, scope)
  const reason =
    cannotMakeGroup(limits.usedGroups) ??
    (definition.autoSetting?.enabled ? cannotAutomate(limits.usedAutoGroups) : undefined)
  if (reason) throw conflict(reason, 'too_many_groups')
  await refuseName(db, scope, definition.name)
  const { companyId, clientId } = scope
  const group = takeOne(
    await db
      .insert(groups)
      .values({
        ...definition,
        companyId,
        clientId,
        createdAt: at,
        updatedAt: at,
        updatedBy: account.id,
      })
      .returning(),
  )
  const addedCount =
    (await addMembers({ db, now }, scope, group, userIds)) +
    (await fillGroup({ db, now }, scope, group))
  return changed({ db, scope, now }, group.id, { addedCount, removedCount: 0 })
}

/** The group, locked, where this store sees it. */
const locked = async (db: Tx, scope: ClientScope, groupId: number) =>
  takeOne(
    await db
      .select()
      .from(groups)
      .where(and(ofStore(scope), eq(groups.id, groupId)))
      .for('update'),
  )

async function saveDefinition(
  { db, scope, account, now }: StoreOperation & { account: { id: number } },
  groupId: number,
  definition: Omit<GroupUpdate, 'addUserIds' | 'removeUserIds' | 'lockVersion'>,
) {
  if (definition.name !== undefined) await refuseName(db, scope, definition.name, groupId)
  const full = definition.autoSetting?.enabled
    ? cannotAutomate((await limitsOf(db, scope, groupId)).usedAutoGroups)
    : undefined
  if (full) throw conflict(full, 'too_many_groups')
  await db
    .update(groups)
    .set({ ...definition, ...edited(account, now) })
    .where(and(own(scope), eq(groups.id, groupId)))
}

async function update({
  db,
  scope,
  account,
  groupId,
  body,
  version,
  now,
}: Call<typeof contract.update>) {
  const { addUserIds = [], removeUserIds = [], lockVersion, ...definition } = body
  const defines = Object.values(definition).some((value) => value !== undefined)
  if (defines && definition.autoSetting?.enabled) await lockGroups(db, scope)
  const group = await locked(db, scope, groupId)
  const about = { isDefault: group.isDefault, owner: ownerOf(group) }
  const reason = (defines ? cannotEditGroup(about) : undefined) ?? cannotChangeMembers(about)
  if (reason) throw conflict(reason, 'fixed_group')
  if (defines) {
    if (version === undefined && lockVersion === undefined)
      throw invalid({ lockVersion: '最新の内容を読み込んでから、もう一度保存してください。' })
    await refuseStale(db, group, version)
    await saveDefinition({ db, scope, account, now }, groupId, definition)
  }
  const after = {
    ...group,
    autoSetting: definition.autoSetting === undefined ? group.autoSetting : definition.autoSetting,
  }
  const removedCount = await removeMembers({ db, now }, scope, after, removeUserIds)
  const addedCount =
    (await addMembers({ db, now }, scope, after, addUserIds)) +
    (definition.autoSetting ? await fillGroup({ db, now }, scope, after) : 0)
  return changed({ db, scope, now }, groupId, { addedCount, removedCount })
}

async function remove({ db, scope, groupId, now }: Call<typeof contract.remove>) {
  const group = await locked(db, scope, groupId)
  const uses = (await usesOf(db, scope, now)).filter((use) => use.groupIds.includes(groupId))
  const reason = cannotDeleteGroup({
    isDefault: group.isDefault,
    owner: ownerOf(group),
    inUseCount: uses.length,
  })
  if (reason)
    throw new ApiError(409, 'group_in_use', reason, {
      also: uses
        .slice(0, 5)
        .map((use) => `${formatShift(use.startAt, use.endAt, now)}「${use.title}」`),
    })
  const of = (table: typeof groupUsers | typeof groupRemovals) =>
    and(eq(table.companyId, scope.companyId), eq(table.groupId, groupId))
  await db.delete(groupUsers).where(of(groupUsers))
  await db.delete(groupRemovals).where(of(groupRemovals))
  await db.delete(groups).where(and(own(scope), eq(groups.id, groupId)))
}
