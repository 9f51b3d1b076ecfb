import { and, count, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, startOfDay, type Day } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { liveMatchingStatuses, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * Whether a matching has ended and keeps its seat: the worker was absent, or it was cancelled after the start. The
 * first condition repeats that of the partial index over ended matchings, so that PostgreSQL uses it.
 */
const keepsSeat = sql`${matchings.status} in ('absence', 'cancel', 'rejected') and (${matchings.status} = 'absence' or ${matchings.cancelledAt} >= ${matchings.startAt})`

/**
 * Counts the seats taken by ended matchings (うち欠勤・取消) for each store and day. `where`: a condition on
 * `offerings`. Nothing else restricts the stores, so the ids must come from a scope or from the memberships of the
 * account.
 */
export const endedSeatsByDay = (
  db: Tx,
  clientIds: number[],
  { fromOn, toOn, where }: { fromOn: Day; toOn: Day; where?: SQL | undefined },
): Promise<{ clientId: number; on: Day; endedSeatCount: number }[]> =>
  db
    .select({ clientId: matchings.clientId, on: offerings.workOn, endedSeatCount: count() })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        inArray(matchings.clientId, clientIds),
        keepsSeat,
        gte(matchings.startAt, startOfDay(fromOn)),
        lt(matchings.startAt, startOfDay(addDays(toOn, 1))),
        where,
      ),
    )
    .groupBy(matchings.clientId, offerings.workOn)

/**
 * Whether the worker of a matching is expected, at work, or has worked. `peopleMatched` of an offering counts these and
 * the seats that ended matchings keep.
 */
export const isLive = inArray(matchings.status, liveMatchingStatuses)
