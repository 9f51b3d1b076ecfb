import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { User } from '@/contracts/workers/schemas'
import { presenceAt } from '@/domain/matchings/matching'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import { groupRowsOf, toUserGroups } from '@/server/modules/groups/records/shared'
import { monthSalariesOf } from '@/server/modules/myNumber/service'
import { positionsOf } from '@/server/modules/reviews/records/badges'
import { blocksOn } from './records/blocks'
import { approvedPositions, experiencesByUser, workedOccupations } from './records/experience'
import { type StoreWorker, workerFacts } from './records/storeWorkers'

/** The next shift here of each of these workers that is not over. */
const nextShifts = (db: Tx, scope: ClientScope, userIds: number[], now: Date) =>
  db
    .selectDistinctOn([matchings.userId], {
      userId: matchings.userId,
      status: matchings.status,
      checkedInAt: matchings.checkedInAt,
      checkedOutAt: matchings.checkedOutAt,
      paymentStatus: matchings.paymentStatus,
      cancelReviewDueAt: matchings.cancelReviewDueAt,
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

/** Workers as the list shows them: a few queries for any number of rows. */
export async function shownWorkers(
  db: Tx,
  scope: ClientScope,
  rows: StoreWorker[],
  now: Date,
): Promise<User[]> {
  const userIds = rows.map((row) => row.user.id)
  if (userIds.length === 0) return []
  const rowsOfWorkers = allRows(db, {
    groups: groupRowsOf(db, scope, userIds),
    badges: positionsOf(db, scope, userIds),
    occupations: workedOccupations(db, scope, userIds),
    positions: approvedPositions(db, scope, userIds),
    next: nextShifts(db, scope, userIds, now),
    blocks: blocksOn(db, scope, userIds),
  })
  const [found, salaryOf] = await together([
    rowsOfWorkers,
    scope.may('worker.pii') ? monthSalariesOf({ db, scope, now }, userIds) : undefined,
  ])
  const inGroups = toUserGroups(found.groups)
  const experiences = experiencesByUser(userIds, found)
  const next = new Map(
    found.next.map((shift) => {
      const { userId, offeringId, title, startAt, endAt } = shift
      const presence = presenceAt({ ...shift, fixStatus: null }, now.toISOString())
      return [userId, { offeringId, title, startAt, endAt, presence }]
    }),
  )
  const blocked = new Map(
    found.blocks.map((block) => [
      block.userId,
      block.clientId === null ? ('company' as const) : ('client' as const),
    ]),
  )
  const monthSalaryOf = (userId: number) => {
    if (!salaryOf) return null
    const { resetsOn: _resetsOn, ...month } = salaryOf(userId)
    return month
  }
  return rows.map((row) => {
    const { clientUser, user } = row
    return {
      ...workerFacts(row, now),
      lastWorkedOn: clientUser.lastWorkedOn,
      badges: found.badges.flatMap((badge) => (badge.userId === user.id ? [badge.name] : [])),
      experiences: experiences.get(user.id) ?? [],
      groups: inGroups.flatMap(({ userId, ...group }) => (userId === user.id ? [group] : [])),
      graduate: clientUser.graduate,
      supporter: clientUser.supporter,
      blocked: blocked.get(user.id) ?? null,
      hasMemo: clientUser.memo !== '',
      nextShift: next.get(user.id) ?? null,
      month: monthSalaryOf(user.id),
    }
  })
}
