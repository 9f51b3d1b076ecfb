import { and, desc, eq, exists, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import type { CompanyWorker, WorkerFilter } from '@/contracts/companyGroups/schemas'
import { groupLimits } from '@/domain/workers/groups'
import { clients, clientUsers, groups, groupUsers, userBlocks, users } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Tx } from '@/server/db/transaction'
import { nameMatches } from '@/server/modules/workers/records/storeWorkers'
import { inStores, ownedBy, type GroupOwner } from './owner'
import { meetsAutoSetting } from './rule'

type Filter = WorkerFilter & { notInGroupId: number; nameKana?: string }

const workedCountCompany = sql<number>`sum(${clientUsers.workedCount})`

/** Condition on client_users: the worker is in a group of the company that meets `where`. */
const isMember = (db: Tx, owner: GroupOwner, where: SQL) =>
  db
    .select({ one: sql`1` })
    .from(groupUsers)
    .innerJoin(
      groups,
      and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
    )
    .where(and(ownedBy(owner), eq(groupUsers.userId, clientUsers.userId), where))

/** Whether the filter counts shifts of any title; their number is then the sum over the worker's rows of all stores. */
const isCounted = ({ offerTitleKeywords }: Pick<WorkerFilter, 'offerTitleKeywords'>) =>
  offerTitleKeywords.length === 0
/**
 * The required number of shifts, as a condition on the grouped rows of a worker. A subquery instead would be run again
 * for each row when PostgreSQL expects few rows.
 */
const workedEnough = (filter: Filter) =>
  isCounted(filter) ? sql`${workedCountCompany} >= ${filter.requiredWorkedCount}` : undefined

/** Condition on client_users: the workers of the company whom a filter finds. Blocked ones are left out. */
const matches = (db: Tx, owner: GroupOwner, { groupsKeyword, notInGroupId, ...rule }: Filter) =>
  and(
    meetsAutoSetting(db, owner, isCounted(rule) ? { ...rule, requiredWorkedCount: 0 } : rule),
    groupsKeyword === ''
      ? undefined
      : exists(isMember(db, owner, contains(groups.name, groupsKeyword))),
    notInGroupId === 0 ? undefined : notExists(isMember(db, owner, eq(groups.id, notInGroupId))),
    rule.nameKana ? nameMatches(rule.nameKana) : undefined,
  )

/** Returns the ids of the workers whom a filter finds, at most one more than a group can have, to detect too many. */
export async function workerIdsFor(db: Tx, owner: GroupOwner, filter: Filter): Promise<number[]> {
  const rows = await db
    .select({ userId: clientUsers.userId })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(matches(db, owner, filter))
    .groupBy(clientUsers.userId)
    .having(workedEnough(filter))
    .orderBy(clientUsers.userId)
    .limit(groupLimits.members + 1)
  return rows.map(({ userId }) => userId)
}

/** Workers with their record at all stores of the company together. */
export const companyWorkers = (
  db: Tx,
  owner: GroupOwner,
  where: SQL | undefined,
  having?: SQL | undefined,
) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      tier: users.tier,
      workedCountCompany: workedCountCompany.mapWith(Number),
      lastWorkedOn: sql<string | null>`max(${clientUsers.lastWorkedOn})::text`,
      trusted: sql<boolean>`bool_or(${clientUsers.trusted})`,
    })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(and(inStores(db, owner, clientUsers.clientId), where))
    .groupBy(users.id)
    .having(having)
    .orderBy(desc(workedCountCompany), users.id)

/** The workers whom a filter finds, with the stores they worked in. */
export const workersFor = (db: Tx, owner: GroupOwner, filter: Filter) =>
  companyWorkers(db, owner, matches(db, owner, filter), workedEnough(filter))

type Row = Omit<CompanyWorker, 'clients' | 'blocked'>
/** Adds to the workers of a page the stores they worked in, and whether the company has blocked them. */
export async function withClients<T extends Row>(
  db: Tx,
  owner: GroupOwner,
  rows: readonly T[],
): Promise<(T & Pick<CompanyWorker, 'clients' | 'blocked'>)[]> {
  const ids = rows.map(({ userId }) => userId)
  if (ids.length === 0) return []
  const workedStores = await db
    .select({
      userId: clientUsers.userId,
      id: clients.id,
      name: clients.name,
      workedCount: clientUsers.workedCount,
    })
    .from(clientUsers)
    .innerJoin(clients, eq(clients.id, clientUsers.clientId))
    .where(and(eq(clients.companyId, owner.companyId), inArray(clientUsers.userId, ids)))
    .orderBy(desc(clientUsers.workedCount), clients.id)
  const blockedIds = await blockedBy(db, owner, ids)
  return rows.map((row) => ({
    ...row,
    blocked: blockedIds.has(row.userId),
    clients: workedStores
      .filter(({ userId }) => userId === row.userId)
      .map(({ id, name, workedCount }) => ({ id, name, workedCount })),
  }))
}

/** Returns those of these workers who are blocked for the whole company. */
export async function blockedBy(db: Tx, { companyId }: GroupOwner, userIds: number[]) {
  if (userIds.length === 0) return new Set<number>()
  const rows = await db
    .select({ userId: userBlocks.userId })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.companyId, companyId),
        sql`${userBlocks.clientId} is null`,
        inArray(userBlocks.userId, userIds),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
