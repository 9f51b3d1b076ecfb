import { and, asc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import { isExpected, overdueMinOf } from '@/domain/matchings/matching'
import { offeringStatusAt } from '@/domain/offerings/offering'
import { addDays, dayOf, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { matchings, offerings, uncancelledMatchingStatuses } from '@/server/db/schema'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import { roomRowsOf, unreadMessages } from '@/server/modules/chat/records/unread'
import { arrivalsOf } from '@/server/modules/matchings/records/arrivals'
import {
  cancelReviewOf,
  correctionsOf,
  isFirstTime,
  isUnanswered,
  matchedRows,
  statesOf,
  type MatchedRow,
} from '@/server/modules/matchings/records/matchedRows'
import { liveReplacements } from '@/server/modules/matchings/records/replacements'
import { offeringColumns, statusAt } from '@/server/modules/offerings/records/offerings'
import { positionsOf } from '@/server/modules/reviews/records/badges'

/** Upper bound of the offerings of one day of a store. */
const MAX_OFFERINGS = 100

type BoardUser = TodayBoard['offerings'][number]['users'][number]

/** Reads the published offerings that start on the day; for today also those that started yesterday and still run. */
function publishedOn(db: Tx, scope: ClientScope, day: Day, now: Date) {
  const instant = now.toISOString()
  const runningSinceYesterday =
    day === dayOf(now)
      ? and(
          eq(offerings.workOn, addDays(day, -1)),
          lte(offerings.startAt, instant),
          gt(offerings.endAt, instant),
        )
      : undefined
  return db
    .select(offeringColumns)
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        or(eq(offerings.workOn, day), runningSinceYesterday),
        ne(statusAt(now), 'unpublished'),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(MAX_OFFERINGS)
}

/** The workers of these offerings, without those whose matching was cancelled. */
const expectedWorkers = async (db: Tx, scope: ClientScope, offeringIds: number[]) =>
  offeringIds.length === 0
    ? []
    : matchedRows(
        db,
        scope,
        and(
          inArray(matchings.offeringId, offeringIds),
          inArray(matchings.status, uncancelledMatchingStatuses),
        ),
      )

/** Converts workers to what the board shows, keyed by the id of their offering. */
async function boardUsers(db: Tx, scope: ClientScope, rows: MatchedRow[], now: Date) {
  const usersByOffering = new Map<number, BoardUser[]>()
  if (rows.length === 0) return usersByOffering
  const userIds = rows.map((row) => row.user.id)
  const { corrections, rooms, positions } = await allRows(db, {
    corrections: correctionsOf(db, scope, rows),
    rooms: roomRowsOf(db, scope, userIds),
    positions: positionsOf(db, scope, userIds),
  })
  const states = statesOf(rows, corrections, now)
  const replacementIds = rows.flatMap(({ matching }) => matching.replacementOfferingId ?? [])
  const [arrivals, unread, replacements] = await together([
    arrivalsOf(db, scope, rows, now),
    unreadMessages(db, scope, rooms),
    liveReplacements(db, scope, replacementIds, now),
  ])
  for (const row of rows) {
    const { matching, user, clientUser, startAt } = row
    const state = states.get(matching.id)
    if (!state) continue
    const boardUser = {
      ...state,
      matchingId: matching.id,
      userId: user.id,
      name: user.name,
      nameKana: user.nameKana,
      checkedInAt: matching.checkedInAt,
      checkedOutAt: matching.checkedOutAt,
      overdueMin: state.presence === 'late' ? overdueMinOf(startAt, now) : 0,
      workedCountHere: clientUser.workedCount,
      isFirstTime: isFirstTime(row),
      unanswered: isUnanswered(row),
      positions: positions.flatMap(({ userId, name }) => (userId === user.id ? [name] : [])),
      unreadMessage: unread.get(user.id) ?? null,
      chatRoomUid: rooms.find(({ userId }) => userId === user.id)?.uid ?? null,
      cancelReview: cancelReviewOf(row),
      arrival: arrivals.get(matching.id) ?? null,
      replacement: replacements.get(matching.replacementOfferingId ?? 0) ?? null,
    }
    const colleagues = usersByOffering.get(matching.offeringId) ?? []
    usersByOffering.set(matching.offeringId, [...colleagues, boardUser])
  }
  return usersByOffering
}

/** Ranks workers for the order of the board: late ones first, then those who may not come, because staff must act. */
function urgencyOf({ presence, arrival }: BoardUser) {
  if (presence === 'late') return 2
  return arrival?.isDoubtful ? 1 : 0
}

/** Returns the offerings of a day with all expected workers; for today also last night's shifts that still run. */
export async function boardOf(
  db: Tx,
  scope: ClientScope,
  day: Day,
  now: Date,
): Promise<TodayBoard> {
  const published = await publishedOn(db, scope, day, now)
  const offeringIds = published.map((offering) => offering.id)
  const rows = await expectedWorkers(db, scope, offeringIds)
  const usersByOffering = await boardUsers(db, scope, rows, now)
  const liveCountOf = (offeringId: number) =>
    rows.filter(
      ({ matching }) => matching.offeringId === offeringId && matching.status !== 'absence',
    ).length
  const board = published.map((offering) => ({
    ...offering,
    status: offeringStatusAt(offering, now),
    endedSeatCount: offering.peopleMatched - liveCountOf(offering.id),
    users: (usersByOffering.get(offering.id) ?? []).sort((a, b) => urgencyOf(b) - urgencyOf(a)),
  }))
  const peopleCount = board.flatMap(({ users }) => users).filter(isExpected).length
  return { on: day, asOf: now.toISOString(), peopleCount, offerings: board }
}
