import { and, count, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, startOfDay, type Day } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/**
 * The matching has ended and its seat stays taken: absent, or cancelled after the start. Starts with the condition of
 * the index over such rows.
 */
const keepsSeat = sql`${matchings.status} in ('absence', 'cancel', 'rejected') and (${matchings.status} = 'absence' or ${matchings.cancelledAt} >= ${matchings.startAt})`

/**
 * How many seats of each day of these stores are taken by a matching that has ended (うち欠勤・取消). `where`: of which
 * offerings. The ids come from a scope or from the memberships of the account: there is no other restriction.
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
 * Matchings that are expected, at work, or worked. What `peopleMatched` of an offering has beyond them are seats that
 * stay taken although the matching has ended.
 */
export const isLive = inArray(matchings.status, ['established', 'worked'])
