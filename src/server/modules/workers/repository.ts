import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { User } from '@/contracts/workers/schemas'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { salariesOf } from '@/server/modules/myNumber/service'
import { groupsOfUsers } from '@/server/modules/groups/records/shared'
import { grantedPositions } from '@/server/modules/reviews/records/badges'
import { experiencesOf } from './records/experience'
import { blocksOn } from './records/blocks'
import { type KnownUser, workerFacts } from './records/knownUsers'

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
  const experiences = await experiencesOf(db, scope, userIds)
  const next = await nextShifts(db, scope, userIds, now)
  const salaryOf = scope.may('worker.pii') ? await salariesOf(db, scope, userIds, now) : undefined
  const blocked = new Map(
    (await blocksOn(db, scope, userIds)).map((block) => [
      block.userId,
      block.clientId === null ? ('company' as const) : ('client' as const),
    ]),
  )
  const monthSalaryOf = (userId: number) => {
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
      experiences: experiences.get(user.id) ?? [],
      groups: inGroups.flatMap(({ userId, ...group }) => (userId === user.id ? [group] : [])),
      graduate: known.graduate,
      supporter: known.supporter,
      blocked: blocked.get(user.id) ?? null,
      hasMemo: known.memo !== '',
      nextShift: next.get(user.id) ?? null,
      month: monthSalaryOf(user.id),
    }
  })
}
