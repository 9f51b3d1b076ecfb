import { and, asc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm'
import { home as contract } from '@/contracts/offerings'
import { TodayBoard, Todos } from '@/contracts/offerings/schemas'
import { overdueMinOf } from '@/domain/matchings/matching'
import { offeringStatusAt } from '@/domain/offerings/offering'
import { addDays, dayOf, type Day } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { matchings, offerings } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import {
  isFirstTime,
  isUnanswered,
  matchedRows,
  standingOf,
  roomUids,
  unreadMessages,
  type MatchedRow,
} from '@/server/lookups/matchings'
import { offeringColumns, statusAt } from '@/server/lookups/offerings'
import type { ClientScope } from '@/server/auth/tenantScope'
import { grantedPositions } from '@/server/lookups/workers'
import { todosOf } from './todos'
import { firstStepsOf } from './firstSteps'

/** More postings than this start on no day of one store. */
const MOST_OFFERINGS = 100

export const homeRoutes = implement(contract, {
  today: {
    response: TodayBoard,
    run: ({ db, scope, query, now }) => boardOf(db, scope, query.on || dayOf(now), now),
  },
  todos: {
    response: Todos,
    run: async ({ db, scope, now }) => ({
      firstSteps: await firstStepsOf(db, scope, now),
      items: await todosOf(db, scope, now),
    }),
  },
})

/** The postings of a day with everybody who is expected. On today itself also last night's shift, while it runs. */
async function boardOf(db: Tx, scope: ClientScope, on: Day, now: Date): Promise<TodayBoard> {
  const at = now.toISOString()
  const running =
    on === dayOf(now)
      ? and(
          eq(offerings.workOn, addDays(on, -1)),
          lte(offerings.startAt, at),
          gt(offerings.endAt, at),
        )
      : undefined
  const postings = await db
    .select(offeringColumns)
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        or(eq(offerings.workOn, on), running),
        ne(statusAt(now), 'unpublished'),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(MOST_OFFERINGS)
  const ids = postings.map((o) => o.id)
  const rows =
    ids.length === 0
      ? []
      : await matchedRows(
          db,
          scope,
          and(
            inArray(matchings.offeringId, ids),
            inArray(matchings.status, ['established', 'worked', 'absence']),
          ),
        )
  const userIds = rows.map((row) => row.user.id)
  const standing = await standingOf(db, scope, rows, now)
  const unread = await unreadMessages(db, scope, userIds)
  const rooms = await roomUids(db, scope, userIds)
  const positions = await grantedPositions(db, scope, userIds)
  const userOf = (row: MatchedRow) => {
    const stands = standing.get(row.matching.id)
    const { matching, user, known, startAt } = row
    return stands
      ? [
          {
            ...stands,
            matchingId: matching.id,
            userId: user.id,
            name: user.name,
            nameKana: user.nameKana,
            checkedInAt: matching.checkedInAt,
            checkedOutAt: matching.checkedOutAt,
            overdueMin: stands.presence === 'late' ? overdueMinOf(startAt, now) : 0,
            workedCountHere: known.workedCount,
            isFirstTime: isFirstTime(row),
            unanswered: isUnanswered(row),
            positions: positions.flatMap((one) => (one.userId === user.id ? [one.name] : [])),
            unreadMessage: unread.get(user.id) ?? null,
            chatRoomUid: rooms.get(user.id) ?? null,
          },
        ]
      : []
  }
  const board = postings.map((o) => ({
    ...o,
    status: offeringStatusAt(o, now),
    // Who is missing comes first: that is what somebody must act on.
    users: rows
      .filter((row) => row.matching.offeringId === o.id)
      .flatMap(userOf)
      .sort((a, b) => Number(b.presence === 'late') - Number(a.presence === 'late')),
  }))
  return {
    on,
    asOf: at,
    peopleCount: board.reduce(
      (sum, o) => sum + o.users.filter((u) => u.presence !== 'absent').length,
      0,
    ),
    offerings: board,
  }
}
