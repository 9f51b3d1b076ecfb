import { and, asc, count, countDistinct, desc, eq, exists, inArray, max, sql } from 'drizzle-orm'
import type { Experience, KnownExperiences } from '@/contracts/workers/schemas'
import { occupations } from '@/domain/data/masterData'
import { positions } from '@/domain/data/positions'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { shiftOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, offerings, offers, userBadges } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const offerOfShift = and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId))
/** Worked shifts of this store: not cancelled, not absent. */
const workedHere = (scope: ClientScope) => and(scope.has(matchings), eq(matchings.status, 'worked'))

/** How often these workers have worked at this store, by occupation of the offer. */
export const workedOccupations = (db: Tx, scope: ClientScope, userIds: readonly number[]) =>
  db
    .select({
      userId: matchings.userId,
      id: offers.occupationId,
      count: count().as('count'),
      lastOn: max(offerings.workOn).as('last_on'),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(offers, offerOfShift)
    .where(and(workedHere(scope), inArray(matchings.userId, [...userIds])))
    .groupBy(matchings.userId, offers.occupationId)

/** How often the store has approved these workers, by position. */
export const approvedPositions = (db: Tx, scope: ClientScope, userIds: readonly number[]) =>
  db
    .select({
      userId: userBadges.userId,
      name: userBadges.position,
      count: userBadges.approvedCount,
    })
    .from(userBadges)
    .where(and(scope.has(userBadges), inArray(userBadges.userId, [...userIds])))

type Done = {
  occupations: Awaited<ReturnType<typeof workedOccupations>>
  positions: Awaited<ReturnType<typeof approvedPositions>>
}
/** What each worker has done, the most frequent first. */
export function experiencesByUser(userIds: readonly number[], done: Done) {
  const byUser = new Map<number, Experience[]>(userIds.map((userId) => [userId, []]))
  for (const { userId, ...worked } of done.occupations) {
    const name = occupations.find(({ id }) => id === worked.id)?.name
    if (name !== undefined) byUser.get(userId)?.push({ kind: 'occupation', name, ...worked })
  }
  for (const { userId, name, count } of done.positions) {
    const id = positions.find((position) => position.name === name)?.id
    if (id !== undefined)
      byUser.get(userId)?.push({ kind: 'position', id, name, count, lastOn: null })
  }
  for (const experiences of byUser.values())
    experiences.sort((a, b) => b.count - a.count || a.id - b.id)
  return byUser
}

/** What these workers have done at this store, the most frequent first. */
export async function experiencesOf(db: Tx, scope: ClientScope, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, Experience[]>()
  const done = await allRows(db, {
    occupations: workedOccupations(db, scope, userIds),
    positions: approvedPositions(db, scope, userIds),
  })
  return experiencesByUser(userIds, done)
}

/** How often each of these workers has worked at this store in an occupation, if ever. */
export async function timesInOccupation(
  db: Tx,
  scope: ClientScope,
  userIds: readonly number[],
  occupationId: number,
) {
  const worked = userIds.length === 0 ? [] : await workedOccupations(db, scope, userIds)
  return new Map(
    worked.flatMap(({ userId, id, count }) => (id === occupationId ? [[userId, count]] : [])),
  )
}

/** The experiences that workers of this store have, those of most workers first. */
export async function knownExperiences(db: Tx, scope: ClientScope): Promise<KnownExperiences> {
  const worked = await db
    .select({ id: offers.occupationId, workerCount: countDistinct(matchings.userId) })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(offers, offerOfShift)
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, matchings.clientId), eq(clientUsers.userId, matchings.userId)),
    )
    .where(workedHere(scope))
    .groupBy(offers.occupationId)
    .orderBy(desc(countDistinct(matchings.userId)), asc(offers.occupationId))
  const approved = await db
    .select({ name: userBadges.position, workerCount: countDistinct(userBadges.userId) })
    .from(userBadges)
    .where(scope.has(userBadges))
    .groupBy(userBadges.position)
    .orderBy(desc(countDistinct(userBadges.userId)), asc(userBadges.position))
  return {
    items: [
      ...worked.flatMap(({ id, workerCount }) => {
        const name = occupations.find((occupation) => occupation.id === id)?.name
        return name === undefined ? [] : [{ kind: 'occupation' as const, id, name, workerCount }]
      }),
      ...approved.flatMap(({ name, workerCount }) => {
        const id = positions.find((position) => position.name === name)?.id
        return id === undefined ? [] : [{ kind: 'position' as const, id, name, workerCount }]
      }),
    ],
  }
}

/** Condition on the workers that a store knows: they have worked here in this occupation. */
export const hasWorkedIn = (db: Tx, scope: ClientScope, occupationId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .innerJoin(offers, offerOfShift)
      .where(
        and(
          workedHere(scope),
          eq(matchings.userId, clientUsers.userId),
          eq(offers.occupationId, occupationId),
        ),
      ),
  )

/** Condition on the workers that a store knows: a review of the store names this position; none for an unknown one. */
export function isApprovedIn(db: Tx, scope: ClientScope, positionId: number) {
  const name = positions.find(({ id }) => id === positionId)?.name ?? ''
  return exists(
    db
      .select({ one: sql`1` })
      .from(userBadges)
      .where(
        and(
          scope.has(userBadges),
          eq(userBadges.userId, clientUsers.userId),
          eq(userBadges.position, name),
        ),
      ),
  )
}
