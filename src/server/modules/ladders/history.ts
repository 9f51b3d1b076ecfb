import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  sql,
} from 'drizzle-orm'
import { audienceOf, type PastShift } from '@/domain/offerings/fillForecast'
import { addDays, dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import {
  clientUsers,
  groupUsers,
  matchings,
  offerings,
  uncancelledMatchingStatuses,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Forecasts look back this many days and read at most this many shifts. */
const PAST_DAYS = 365
const MAX_SHIFTS = 300

/**
 * Past shifts of the store with those who held their seats, latest first. Marks of trust and memberships count as they
 * are now, because their history is not kept; experience as it was at the match.
 */
export async function pastShiftsOf(
  { db, scope, now }: StoreOperation,
  groupIds: readonly number[],
): Promise<PastShift[]> {
  const shifts = await db
    .select({
      id: offerings.id,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      peopleWanted: offerings.peopleWanted,
      hourlyWageYen: offerings.hourlyWageYen,
    })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        isNotNull(offerings.publishedAt),
        ne(offerings.scope, 'graduate'),
        gte(offerings.workOn, addDays(dayOf(now), -PAST_DAYS)),
        lt(offerings.startAt, now.toISOString()),
      ),
    )
    // By the day first, as the index of the store's days is: by the start alone, PostgreSQL goes through all stores.
    .orderBy(desc(offerings.workOn), desc(offerings.startAt), desc(offerings.id))
    .limit(MAX_SHIFTS)
  const matches = await matchesOf(
    db,
    scope,
    shifts.map(({ id }) => id),
    groupIds,
  )
  return shifts.map(({ id, ...shift }) => ({ ...shift, matches: matches.get(id) ?? [] }))
}

/** Returns who held the seats of these shifts, by shift. Absent workers count, because their seats were filled. */
async function matchesOf(
  db: Tx,
  scope: ClientScope,
  offeringIds: number[],
  groupIds: readonly number[],
) {
  const found = new Map<number, PastShift['matches'][number][]>()
  if (offeringIds.length === 0) return found
  const worked = aliasedTable(matchings, 'worked')
  // A subquery for each worker: finding the first shifts of all workers at once would read every shift of the store.
  const firstWorkedAt = db
    .select({ endAt: worked.endAt })
    .from(worked)
    .where(
      and(
        eq(worked.clientId, matchings.clientId),
        eq(worked.userId, matchings.userId),
        eq(worked.status, 'worked'),
      ),
    )
    .orderBy(asc(worked.startAt))
    .limit(1)
  const rows = await db
    .select({
      offeringId: matchings.offeringId,
      userId: matchings.userId,
      matchedAt: matchings.matchedAt,
      isTrusted: clientUsers.trusted,
      firstWorkedAt: sql<string | null>`(${firstWorkedAt})`,
    })
    .from(matchings)
    .leftJoin(
      clientUsers,
      and(eq(clientUsers.clientId, matchings.clientId), eq(clientUsers.userId, matchings.userId)),
    )
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.offeringId, offeringIds),
        inArray(matchings.status, uncancelledMatchingStatuses),
      ),
    )
  const members = new Set(await memberIdsOf(db, scope, groupIds))
  for (const { offeringId, userId, isTrusted, firstWorkedAt, matchedAt } of rows) {
    const audience = audienceOf({
      isTrusted: isTrusted ?? false,
      isInGroup: members.has(userId),
      firstWorkedAt,
      matchedAt,
    })
    found.set(offeringId, [...(found.get(offeringId) ?? []), { matchedAt, audience }])
  }
  return found
}

/** Returns the ids of the members of these groups. Groups of another company are ignored. */
export async function memberIdsOf(
  db: Tx,
  scope: ClientScope,
  groupIds: readonly number[],
): Promise<number[]> {
  if (groupIds.length === 0) return []
  const rows = await db
    .selectDistinct({ userId: groupUsers.userId })
    .from(groupUsers)
    .where(
      and(eq(groupUsers.companyId, scope.companyId), inArray(groupUsers.groupId, [...groupIds])),
    )
  return rows.map(({ userId }) => userId)
}

/** The workers of the store, with what decides which rung of a ladder reaches them. Callers leave out blocked ones. */
export const knownWorkersOf = (db: Tx, scope: ClientScope) =>
  db
    .select({
      userId: clientUsers.userId,
      isTrusted: clientUsers.trusted,
      hasWorked: sql<boolean>`${gt(clientUsers.workedCount, 0)}`,
    })
    .from(clientUsers)
    .where(scope.has(clientUsers))
