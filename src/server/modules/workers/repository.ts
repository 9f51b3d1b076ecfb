import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { User } from '@/contracts/users/schemas'
import { ageOn } from '@/domain/workers/age'
import { dayOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  groups,
  groupUsers,
  matchings,
  offerings,
  userBadges,
  users,
} from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { salariesOf } from '@/server/modules/myNumber/salaries'
import { blocksOn } from './service'

/** Workers with what the store knows of them: the join through which a worker is visible to a store, and nothing else. */
export const knownUsers = (db: Tx) =>
  db
    .select({ known: clientUsers, user: users })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
export type KnownUser = { known: typeof clientUsers.$inferSelect; user: typeof users.$inferSelect }

const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)
/** Who they are and how they have worked, here and elsewhere, as every list of workers shows it. */
export const workerFacts = ({ user, known }: KnownUser, now: Date) => {
  const taken = user.totalWorkedCount + user.cancelCount
  return {
    userId: user.id,
    name: user.name,
    nameKana: user.nameKana,
    age: ageOn(user.birthOn, dayOf(now)),
    tier: user.tier,
    totalWorkedCount: user.totalWorkedCount,
    workedCountHere: known.workedCount,
    goodRate: percent(user.goodCount, user.reviewCount),
    cancelRate: percent(user.cancelCount, taken) ?? 0,
    lastMinuteCancelRate: percent(user.lastMinuteCancelCount, taken) ?? 0,
    trusted: known.trusted,
  }
}

/** A group this store may see: its own, or one of its company. */
export const groupHere = (scope: ClientScope) =>
  and(
    eq(groups.companyId, scope.companyId),
    or(isNull(groups.clientId), eq(groups.clientId, scope.clientId)),
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

/** What the store has approved these workers for. */
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

/** The next shift here of each of these workers that is not over. */
async function nextShifts(db: Tx, scope: ClientScope, userIds: number[], now: Date) {
  const rows = await db
    .selectDistinctOn([matchings.userId], {
      userId: matchings.userId,
      offeringId: offerings.id,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.userId, userIds),
        eq(matchings.status, 'established'),
        gt(offerings.endAt, now.toISOString()),
      ),
    )
    .orderBy(matchings.userId, asc(offerings.startAt), asc(offerings.id))
  return new Map(rows.map(({ userId, ...shift }) => [userId, shift]))
}

/** Workers as the list shows them: a few queries for any number of rows. */
export async function shownWorkers(
  db: Tx,
  scope: ClientScope,
  rows: KnownUser[],
  now: Date,
): Promise<User[]> {
  const userIds = rows.map((row) => row.user.id)
  if (userIds.length === 0) return []
  const inGroups = await groupsOfUsers(db, scope, userIds)
  const badges = await grantedPositions(db, scope, userIds)
  const next = await nextShifts(db, scope, userIds, now)
  const salaryOf = scope.may('worker.pii') ? await salariesOf(db, scope, userIds, now) : undefined
  const blocked = new Map(
    (await blocksOn(db, scope, userIds)).map((block) => [
      block.userId,
      block.clientId === null ? ('company' as const) : ('client' as const),
    ]),
  )
  const roomOf = (userId: number) => {
    if (!salaryOf) return null
    const { resetsOn: _resetsOn, ...month } = salaryOf(userId).month
    return month
  }
  return rows.map((row) => {
    const { known, user } = row
    return {
      ...workerFacts(row, now),
      lastWorkedOn: known.lastWorkedOn,
      badges: badges.flatMap((badge) => (badge.userId === user.id ? [badge.name] : [])),
      groups: inGroups.flatMap(({ userId, ...group }) => (userId === user.id ? [group] : [])),
      graduate: known.graduate,
      supporter: known.supporter,
      blocked: blocked.get(user.id) ?? null,
      hasMemo: known.memo !== '',
      nextShift: next.get(user.id) ?? null,
      month: roomOf(user.id),
    }
  })
}
