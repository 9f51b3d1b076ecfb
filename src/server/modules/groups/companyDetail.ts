import { and, asc, eq, inArray } from 'drizzle-orm'
import type { companyGroups as contract } from '@/contracts/companyGroups'
import type { CompanyGroupDetail, CompanyGroupList } from '@/contracts/companyGroups/schemas'
import { cannotChangeMembers, cannotDeleteGroup, cannotEditGroup } from '@/domain/workers/groups'
import { pageOf, firstOrNotFound } from '@/server/db/pagination'
import { clients, groups, groupUsers, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { blockedBy, companyWorkers, withClients } from './companyWorkers'
import { toGroup } from './mapper'
import { ofCompany, ownedBy, type GroupOwner } from './owner'
import { groupsWhere, limitsOf, sharedClientsOf, usesOf } from './repository'

const clientsOf = (db: Tx, companyId: number) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(eq(clients.companyId, companyId))
    .orderBy(asc(clients.id))

/** The groups of the company, its stores, and what its limits leave. */
export async function listCompanyGroups({
  db,
  scope,
  now,
}: Call<typeof contract.list>): Promise<CompanyGroupList> {
  const owner = ofCompany(scope)
  const rows = await groupsWhere(db, ownedBy(owner))
  const uses = await usesOf(db, owner, now)
  const shared = await sharedClientsOf(
    db,
    scope.companyId,
    rows.map(({ id }) => id),
  )
  const names = await accountNames(
    db,
    scope,
    rows.map(({ updatedBy }) => updatedBy),
  )
  return {
    items: rows.map((row) => ({
      ...toGroup(row, uses),
      sharedClientIds: shared.get(row.id) ?? [],
      updatedByName: nameOfAccount(names, row.updatedBy),
    })),
    clients: await clientsOf(db, scope.companyId),
    limits: await limitsOf(db, owner),
  }
}

/** The members of a group with what all stores of the company know of each. */
const membersOf = (db: Tx, owner: GroupOwner, groupId: number) =>
  companyWorkers(
    db,
    owner,
    inArray(
      users.id,
      db
        .select({ userId: groupUsers.userId })
        .from(groupUsers)
        .where(and(eq(groupUsers.companyId, owner.companyId), eq(groupUsers.groupId, groupId))),
    ),
  )

/** When and how each member came into a group. */
async function additionsOf(db: Tx, { companyId }: GroupOwner, groupId: number) {
  const rows = await db
    .select({
      userId: groupUsers.userId,
      addedAt: groupUsers.addedAt,
      automatic: groupUsers.automatic,
    })
    .from(groupUsers)
    .where(and(eq(groupUsers.companyId, companyId), eq(groupUsers.groupId, groupId)))
  return new Map(rows.map(({ userId, ...addition }) => [userId, addition]))
}

/** A group with a page of its members and the shifts that use it; 404 when it is not of this company. */
export async function findCompanyGroup({
  db,
  scope,
  groupId,
  query,
  now,
}: Call<typeof contract.one>): Promise<CompanyGroupDetail> {
  const owner = ofCompany(scope)
  const row = firstOrNotFound(await groupsWhere(db, and(ownedBy(owner), eq(groups.id, groupId))))
  const uses = await usesOf(db, owner, now, groupId)
  const group = toGroup(row, uses)
  const additions = await additionsOf(db, owner, groupId)
  const members = membersOf(db, owner, groupId)
  const page = await pageOf(query.page, members, db.$count(members.as('counted')))
  const blockedIds = await blockedBy(db, owner, [...additions.keys()])
  const names = await accountNames(db, scope, [row.updatedBy])
  const clientNames = new Map((await clientsOf(db, scope.companyId)).map((c) => [c.id, c.name]))
  const kind = { ...group, by: 'company' as const }
  return {
    ...group,
    updatedByName: nameOfAccount(names, row.updatedBy),
    sharedClientIds: (await sharedClientsOf(db, scope.companyId, [groupId])).get(groupId) ?? [],
    members: {
      ...page,
      items: (await withClients(db, owner, page.items)).map((member) => ({
        ...member,
        addedAt: additions.get(member.userId)?.addedAt ?? group.updatedAt,
        automatic: additions.get(member.userId)?.automatic ?? false,
      })),
    },
    blockedCount: blockedIds.size,
    inUseBy: uses.map(({ groupIds: _groupIds, ...use }) => ({
      ...use,
      clientName: clientNames.get(use.clientId) ?? '',
    })),
    refusals: {
      edit: cannotEditGroup(kind) ?? null,
      members: cannotChangeMembers(kind) ?? null,
      remove: cannotDeleteGroup(kind) ?? null,
    },
  }
}
