import { and, asc, eq, inArray } from 'drizzle-orm'
import type {
  brandUserReports as reportContract,
  graduates as graduateContract,
  userBlockLists as blockContract,
  workers as contract,
} from '@/contracts/workers'
import type { UserGroups } from '@/contracts/workers/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotChangeMembers } from '@/domain/workers/groups'
import { cannotBlockFor } from '@/domain/workers/workers'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { brandUserReports, clientUsers, graduates, groups, matchings } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict, invalid, notFound, ApiError } from '@/server/http/errors'
import { groupHere, groupsOfUsers } from '@/server/modules/groups/records/shared'
import { addMembers, joinAutoGroups, removeMembers } from '@/server/modules/groups/service'
import { shownMemo } from './detail'
import { lockKnown, refuseChangedGraduate, registerGraduates } from './graduation'
import { blocksOn } from './records/blocks'
import { blockUser, unblockUsers } from './service'

/**
 * Puts a worker into exactly these groups of the store. With `knownIds`, which the caller was shown, it applies only
 * the differences from them. Groups of the company stay as they are.
 */
export async function setGroups({
  db,
  scope,
  userId,
  body,
  now,
  recordForAudit,
}: Call<typeof contract.setGroups>) {
  await lockKnown(db, scope, [userId])
  const before = new Set((await groupsOfUsers(db, scope, [userId])).map((group) => group.id))
  const wanted = wantedGroups(before, body)
  const all = await db
    .select()
    .from(groups)
    .where(groupHere(scope))
    .orderBy(asc(groups.id))
    .for('update')
  if ([...wanted].some((id) => !all.some((group) => group.id === id))) throw notFound()
  for (const group of all) {
    if (wanted.has(group.id) === before.has(group.id)) continue
    const reason =
      group.clientId === null && wanted.has(group.id)
        ? cannotChangeMembers({ owner: 'company' })
        : undefined
    if (reason) throw conflict(reason, 'fixed_group')
    if (group.clientId === null) continue
    if (wanted.has(group.id)) await addMembers({ db, now }, scope, group, [userId])
    else await removeMembers({ db, now }, scope, group, [userId])
  }
  const after = await groupsOfUsers(db, scope, [userId])
  recordForAudit({
    changes: auditChanges(
      { ownGroupIds: [...before] },
      { ownGroupIds: after.map((group) => group.id) },
    ),
  })
  return { groups: after.map(({ userId: _userId, ...group }) => group) }
}

/**
 * Returns the groups of a worker after a change. With `knownIds` (the groups that the page showed) only the differences
 * from them apply, so that a group which somebody else added or removed in between stays so.
 */
function wantedGroups(before: ReadonlySet<number>, { groupIds, knownIds }: UserGroups) {
  const sent = new Set(groupIds)
  if (!knownIds) return sent
  const shownIds = new Set(knownIds)
  return new Set([
    ...[...before].filter((id) => sent.has(id) || !shownIds.has(id)),
    ...groupIds.filter((id) => !shownIds.has(id)),
  ])
}

/**
 * Stores the store's memo on a worker and returns it. 404 for a worker whom the store does not know; 409 `stale` if
 * somebody else saved first.
 */
export async function setMemo({
  db,
  scope,
  account,
  userId,
  body,
  version,
  now,
}: Call<typeof contract.setMemo>) {
  const relation = firstOrNotFound(await lockKnown(db, scope, [userId]))
  await refuseStale(
    db,
    { lockVersion: relation.memoVersion, updatedBy: relation.memoUpdatedBy },
    version,
  )
  const memo = {
    memo: body.memo,
    memoVersion: relation.memoVersion + 1,
    memoUpdatedBy: account.id,
    memoUpdatedAt: now.toISOString(),
  }
  await db.update(clientUsers).set(memo).where(scope.has(clientUsers, relation.id))
  return shownMemo(db, scope, { ...relation, ...memo })
}

/**
 * Marks workers as 認定ワーカー or takes the mark away; counts those who changed. 409 `blocked`, and nobody is marked,
 * where one of them is blocked. Trust may add a worker to automatic groups; losing it removes nobody.
 */
export async function setTrusted({ db, scope, body, now }: Call<typeof contract.setTrusted>) {
  const rows = (await lockKnown(db, scope, body.userIds)).filter(
    (row) => row.trusted !== body.trusted,
  )
  const ids = rows.map((row) => row.userId)
  const blocked = body.trusted && ids.length > 0 ? (await blocksOn(db, scope, ids)).length : 0
  if (blocked > 0)
    throw conflict(
      `ブロック中のワーカーが${blocked}名含まれているため、認定できません。ブロックを解除するか、選択から外してください。`,
      'blocked',
    )
  if (ids.length > 0)
    await db
      .update(clientUsers)
      .set({ trusted: body.trusted })
      .where(and(scope.has(clientUsers), inArray(clientUsers.userId, ids)))
  if (body.trusted) for (const userId of ids) await joinAutoGroups(db, scope.clientId, userId, now)
  return { changedCount: ids.length }
}

/**
 * Registers one worker as a graduate (卒業ワーカー), or takes the registration away (`active: false`). 409 `stale` when
 * the particulars are not those that the call says it replaces.
 */
export async function setGraduate({
  db,
  scope,
  account,
  userId,
  body,
  now,
}: Call<typeof contract.graduate>) {
  if (body.active) {
    const { previousGraduation: previous, ...particulars } = body
    if (previous !== undefined) await refuseChangedGraduate(db, scope, userId, previous)
    return registerGraduates({ db, scope, now }, [userId], particulars, account.id)
  }
  const relation = firstOrNotFound(await lockKnown(db, scope, [userId]))
  await db.delete(graduates).where(and(scope.has(graduates), eq(graduates.userId, userId)))
  await db.update(clientUsers).set({ graduate: false }).where(scope.has(clientUsers, relation.id))
  return { changedCount: relation.graduate ? 1 : 0 }
}
/** Registers several workers as graduates at once; 404, and nobody is, where the store does not know one of them. */
export const registerMany = ({
  db,
  scope,
  account,
  body: { userIds, ...body },
  now,
}: Call<typeof graduateContract.register>) =>
  registerGraduates({ db, scope, now }, userIds, body, account.id)

const refuseScope = (scope: ClientScope, where: Parameters<typeof cannotBlockFor>[0]) => {
  const reason = cannotBlockFor(where, { canManageCompany: scope.may('companyGroup.manage') })
  if (reason) throw new ApiError(403, 'forbidden', reason)
}
/**
 * Blocks workers for the store or its whole company, locked in one order; counts those who were not blocked yet. 403
 * for the company without `companyGroup.manage`.
 */
export async function block({ db, scope, account, body, now }: Call<typeof blockContract.block>) {
  refuseScope(scope, body.scope)
  let changedCount = 0
  for (const { userId } of await lockKnown(db, scope, body.userIds)) {
    if (
      await blockUser({ db, scope, now }, userId, {
        reasonCode: body.reasonCode,
        note: body.note,
        by: account.id,
        where: body.scope,
      })
    )
      changedCount += 1
  }
  return { changedCount }
}
/** Removes the blocks of one kind and counts the workers. 403 for the company without `companyGroup.manage`. */
export async function unblock({ db, scope, body }: Call<typeof blockContract.unblock>) {
  refuseScope(scope, body.scope)
  const rows = await lockKnown(db, scope, body.userIds)
  return {
    changedCount: await unblockUsers(
      db,
      scope,
      rows.map((row) => row.userId),
      body.scope,
    ),
  }
}

/** Stores a report about a worker for the operator. A shift that it names must be one of this worker at the store. */
export async function report({
  db,
  scope,
  account,
  body,
  now,
}: Call<typeof reportContract.create>) {
  await lockKnown(db, scope, [body.userId])
  if (body.occurredOn > dayOf(now))
    throw invalid({ occurredOn: '起きた日は、本日までの日を入力してください。' })
  if (body.offeringId !== null) {
    firstOrNotFound(
      await db
        .select({ id: matchings.id })
        .from(matchings)
        .where(
          and(
            scope.has(matchings),
            eq(matchings.offeringId, body.offeringId),
            eq(matchings.userId, body.userId),
          ),
        ),
    )
  }
  const createdAt = now.toISOString()
  const { id } = firstOrNotFound(
    await db
      .insert(brandUserReports)
      .values({ ...body, clientId: scope.clientId, reportedBy: account.id, createdAt })
      .returning({ id: brandUserReports.id }),
  )
  return { id, receivedAt: createdAt, number: `R-${String(id).padStart(6, '0')}` }
}
