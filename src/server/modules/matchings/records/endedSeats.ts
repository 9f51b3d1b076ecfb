import { and, count, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, startOfDay, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { OfferingRow } from '@/server/modules/offerings/records/offerings'

/**
 * The matching has ended and its seat stays taken: absent, or called off after the start. Begins as the index over such
 * rows is written.
 */
const keepsSeat = sql`${matchings.status} in ('absence', 'cancel', 'rejected') and (${matchings.status} = 'absence' or ${matchings.cancelledAt} >= ${matchings.startAt})`

/**
 * How many seats of each day of these stores are taken by a matching that has ended (うち欠勤・取消). `where`: of
 * which postings. The ids come from a scope or from the memberships of the account: this selects by nothing else.
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
 * Seats of these postings that stay taken although the matching has ended, by posting: `peopleMatched` without
 * whoever is expected, at work, or has worked.
 */
export async function endedSeatCounts(
  db: Tx,
  scope: ClientScope,
  postings: readonly Pick<OfferingRow, 'id' | 'peopleMatched'>[],
): Promise<Map<number, number>> {
  if (postings.length === 0) return new Map()
  const ids = postings.map(({ id }) => id)
  const rows = await db
    .select({ id: matchings.offeringId, liveCount: count() })
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.offeringId, ids),
        inArray(matchings.status, ['established', 'worked']),
      ),
    )
    .groupBy(matchings.offeringId)
  const liveCounts = new Map(rows.map(({ id, liveCount }) => [id, liveCount]))
  return new Map(
    postings.map(({ id, peopleMatched }) => [id, peopleMatched - (liveCounts.get(id) ?? 0)]),
  )
}
