import { and, eq, inArray } from 'drizzle-orm'
import type { companyGroups as contract } from '@/contracts/companyGroups'
import type { CompanyGroupChange } from '@/contracts/companyGroups/schemas'
import { cannotAddMembers, cannotWithdrawGroup, groupLimits } from '@/domain/workers/groups'
import { uniqueIds } from '@/lib/uniqueIds'
import { clients, groupClients } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { createGroup, refusedByUses, updateGroup, type GroupOperation } from './changes'
import { workerIdsFor } from './companyWorkers'
import { ofCompany } from './owner'
import { sharedClientsOf, usesOf } from './repository'

/** Writes which stores may use a group; 422 for a store of another company. */
async function share(db: Tx, companyId: number, groupId: number, clientIds: readonly number[]) {
  const ids = uniqueIds(clientIds)
  const isOwnStore = and(eq(clients.companyId, companyId), inArray(clients.id, ids))
  if (ids.length > 0 && (await db.$count(clients, isOwnStore)) < ids.length)
    throw invalid({ sharedClientIds: 'この企業の店舗から選んでください。' })
  await db
    .delete(groupClients)
    .where(and(eq(groupClients.companyId, companyId), eq(groupClients.groupId, groupId)))
  if (ids.length > 0)
    await db.insert(groupClients).values(ids.map((clientId) => ({ companyId, groupId, clientId })))
  return ids
}

/** Creates a group of the company and says which stores may use it. */
export async function createCompanyGroup({
  db,
  scope,
  account,
  body: { sharedClientIds, ...body },
  now,
}: Call<typeof contract.create>): Promise<CompanyGroupChange> {
  const change = await createGroup({ db, owner: ofCompany(scope), account, now }, body)
  return {
    ...change,
    sharedClientIds: await share(db, scope.companyId, change.id, sharedClientIds),
  }
}

/** 409 when a store would lose the group while one of its live offerings is limited to it. */
async function refuseWithdrawal(
  { db, owner, now }: GroupOperation,
  groupId: number,
  sharedClientIds: readonly number[],
) {
  if (sharedClientIds.length === 0) return
  const lost = (await usesOf(db, owner, now, groupId)).filter(
    (use) => !sharedClientIds.includes(use.clientId),
  )
  const reason = cannotWithdrawGroup(lost.length)
  if (reason) throw refusedByUses(reason, lost, now)
}

/** The workers whom a filter adds; 409 when the group cannot hold them all. */
async function matchingIds(
  { db, owner }: GroupOperation,
  groupId: number,
  filter: NonNullable<Call<typeof contract.update>['body']['addMatching']>,
) {
  const ids = await workerIdsFor(db, owner, { ...filter, notInGroupId: groupId })
  const reason = ids.length > groupLimits.members ? cannotAddMembers(0, ids.length) : undefined
  if (reason) throw conflict(reason, 'too_many_members')
  return ids
}

/** Changes a group of the company: definition, stores, and members by hand or by a filter. */
export async function updateCompanyGroup({
  db,
  scope,
  account,
  groupId,
  body: { sharedClientIds, addMatching, ...body },
  version,
  now,
}: Call<typeof contract.update>): Promise<CompanyGroupChange> {
  const owner = ofCompany(scope)
  const operation = { db, owner, account, now }
  const addedIds = addMatching ? await matchingIds(operation, groupId, addMatching) : []
  const change = await updateGroup(
    operation,
    groupId,
    { ...body, addUserIds: [...(body.addUserIds ?? []), ...addedIds] },
    {
      version,
      changesMore: sharedClientIds !== undefined,
      onLocked: async () => {
        if (sharedClientIds === undefined) return
        await refuseWithdrawal(operation, groupId, sharedClientIds)
        await share(db, scope.companyId, groupId, sharedClientIds)
      },
    },
  )
  const shared = await sharedClientsOf(db, scope.companyId, [groupId])
  return { ...change, sharedClientIds: shared.get(groupId) ?? [] }
}
