import { and, eq, inArray, isNull, or, sql, asc, isNotNull } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import {
  userBlocks,
  clientUsers,
  groupClients,
  groups,
  groupUsers,
  userBadges,
  users,
} from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { ageOn } from '@/domain/workers/age'
import { dayOf } from '@/lib/date'
import { searchKey } from '@/lib/text/searchKey'
import { contains } from '@/server/db/search'
import { figuresOf } from './workerRecords'

/** Condition for the blocks on these workers that apply to the store: its own, and those of its whole company. */
export const blocksHere = (scope: ClientScope, userIds: number[]) =>
  and(
    eq(userBlocks.companyId, scope.companyId),
    inArray(userBlocks.userId, userIds),
    or(isNull(userBlocks.clientId), eq(userBlocks.clientId, scope.clientId)),
  )

/** The blocks of the store, and of its whole company (`clientId` null), on these workers; the widest of each. */
export const blocksOn = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .selectDistinctOn([userBlocks.userId], {
      userId: userBlocks.userId,
      clientId: userBlocks.clientId,
      blockedAt: userBlocks.blockedAt,
    })
    .from(userBlocks)
    .where(blocksHere(scope, userIds))
    .orderBy(userBlocks.userId, sql`${userBlocks.clientId} asc nulls first`, userBlocks.blockedAt)

/** Those of these workers whom the store or its company has blocked. */
export async function blockedIdsOf(db: Tx, scope: ClientScope, userIds: number[]) {
  if (userIds.length === 0) return new Set<number>()
  return new Set((await blocksOn(db, scope, userIds)).map(({ userId }) => userId))
}

/** All blocks of one worker that apply to this store, the widest first. */
export const blocksOf = (db: Tx, scope: ClientScope, userId: number) =>
  db
    .select()
    .from(userBlocks)
    .where(blocksHere(scope, [userId]))
    .orderBy(sql`${userBlocks.clientId} asc nulls first`, userBlocks.blockedAt)

/**
 * Workers with what the store knows of them: the join through which a worker is visible to a store, and nothing else.
 */
export const knownUsers = (db: Tx) =>
  db
    .select({ known: clientUsers, user: users })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))

export type KnownUser = { known: typeof clientUsers.$inferSelect; user: typeof users.$inferSelect }

/** Data and record of a worker, as all lists of workers show them. */
export const workerFacts = ({ user, known }: KnownUser, now: Date) => {
  const { goodRate, cancelRate, lastMinuteCancelRate } = figuresOf(user, known.workedCount)
  return {
    userId: user.id,
    name: user.name,
    nameKana: user.nameKana,
    age: ageOn(user.birthOn, dayOf(now)),
    tier: user.tier,
    totalWorkedCount: user.totalWorkedCount,
    workedCountHere: known.workedCount,
    goodRate,
    cancelRate,
    lastMinuteCancelRate,
    trusted: known.trusted,
  }
}

/** Condition on groups: the company shares it with the store. Without any row of group_clients all stores have it. */
const isSharedWith = (clientId: number) =>
  sql`(not exists (select 1 from ${groupClients} where ${groupClients.groupId} = ${groups.id}) or exists (select 1 from ${groupClients} where ${groupClients.groupId} = ${groups.id} and ${groupClients.clientId} = ${clientId}))`

/** A group this store may see: its own, or one that its company shares with it. */
export const groupHere = ({ companyId, clientId }: Pick<ClientScope, 'companyId' | 'clientId'>) =>
  and(
    eq(groups.companyId, companyId),
    or(and(isNull(groups.clientId), isSharedWith(clientId)), eq(groups.clientId, clientId)),
  )

/** The groups of these workers, お気に入り first. */
export async function groupsOfUsers(db: Tx, scope: ClientScope, userIds: number[]) {
  if (userIds.length === 0) return []
  const rows = await db
    .select({
      userId: groupUsers.userId,
      id: groups.id,
      name: groups.name,
      clientId: groups.clientId,
      isDefault: groups.isDefault,
    })
    .from(groupUsers)
    .innerJoin(
      groups,
      and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
    )
    .where(
      and(
        eq(groupUsers.companyId, scope.companyId),
        inArray(groupUsers.userId, userIds),
        groupHere(scope),
      ),
    )
    .orderBy(asc(groups.id))
  return rows
    .map(({ clientId, ...row }) => ({
      ...row,
      owner: clientId === null ? ('company' as const) : ('client' as const),
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** The positions in which the store has approved these workers. */
export const grantedPositions = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  userIds.length === 0
    ? []
    : await db
        .select({ userId: userBadges.userId, name: userBadges.position })
        .from(userBadges)
        .where(
          and(
            scope.has(userBadges),
            inArray(userBadges.userId, userIds),
            isNotNull(userBadges.grantedAt),
          ),
        )
        .orderBy(asc(userBadges.id))

/** Part of a name or of its reading: 'たかはし', 'タカハシ', 'ﾀｶﾊｼ', '高橋' and '髙橋' find the same person. */
export function nameMatches(text: string) {
  if (searchKey(text) === '') return undefined
  return or(
    contains(users.name, text),
    contains(users.kanaKey, text),
    contains(users.nameKana, text),
  )
}
