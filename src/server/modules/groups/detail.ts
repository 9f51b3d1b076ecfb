import { asc, desc } from 'drizzle-orm'
import type { groups as contract } from '@/contracts/groups'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { cannotChangeMembers, cannotDeleteGroup, cannotEditGroup } from '@/domain/workers/groups'
import { pageOf, firstOrNotFound } from '@/server/db/pagination'
import { clientUsers, groupUsers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { toGroup } from './mapper'
import { groupsOf, membersOf, usesOf } from './repository'

/**
 * Returns a group with a page of its members, the shifts that use it, and the reason why it cannot be changed; 404 if
 * the store does not see it.
 */
export async function findGroup({
  db,
  scope,
  groupId,
  query,
  now,
}: Call<typeof contract.one>): Promise<GroupDetail> {
  const row = firstOrNotFound(await groupsOf(db, scope, groupId))
  const uses = await usesOf(db, scope, now, groupId)
  const group = toGroup(row, uses)
  const rows = membersOf(db, scope, groupId)
  const memberIds = (await rows).map(({ userId }) => userId)
  const blockedIds = await blockedIdsOf(db, scope, memberIds)
  const members = await pageOf(
    query.page,
    rows.orderBy(desc(clientUsers.workedCount), asc(groupUsers.userId)),
    Promise.resolve(memberIds.length),
  )
  const names = await accountNames(db, scope, [row.updatedBy])
  return {
    ...group,
    updatedByName: nameOfAccount(names, row.updatedBy),
    members: {
      ...members,
      items: members.items.map((member) => ({
        ...member,
        blocked: blockedIds.has(member.userId),
      })),
    },
    blockedCount: blockedIds.size,
    inUseBy: uses.map(({ groupIds: _groupIds, clientId: _clientId, ...use }) => use),
    refusals: {
      edit: cannotEditGroup(group) ?? null,
      members: cannotChangeMembers(group) ?? null,
      remove: cannotDeleteGroup(group) ?? null,
    },
  }
}
