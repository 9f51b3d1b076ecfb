import { and, count, eq, getTableColumns, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { OfferingStatus, PublicationScope } from '@/contracts/offerings/enums'
import { addDays, startOfDay, type Day } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings, clients, companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'

/** offeringStatusAt of the domain, for rows that are filtered by it. A property test holds the two together. */
export const statusAt = (now: Date): SQL<OfferingStatus> => {
  const at = now.toISOString()
  const { publishedAt, startAt, endAt, closedAt, closesAt, peopleMatched } = offerings
  return sql<OfferingStatus>`case
    when ${publishedAt} is null or ${publishedAt} > ${at} then 'unpublished'
    when ${startAt} <= ${at} then case when ${peopleMatched} > 0 and ${endAt} > ${at} then 'working' else 'finished' end
    when ${closedAt} is not null or ${closesAt} <= ${at} then 'matching'
    else 'published' end`
}

/** The publication scope at this instant: `scopeAt` of the domain as an expression of SQL. */
export const visibilityAt = (now: Date): SQL<PublicationScope> =>
  sql<PublicationScope>`case when ${offerings.autoPublicAt} <= ${now.toISOString()} and ${offerings.peopleMatched} < ${offerings.peopleWanted} then 'public' else ${offerings.scope} end`

/** All columns of a posting except its terms, which are large. */
const {
  terms: _terms,
  shareToken: _shareToken,
  closedReason: _closedReason,
  ...columns
} = getTableColumns(offerings)

export const offeringColumns = columns

export type OfferingRow = Omit<
  typeof offerings.$inferSelect,
  'terms' | 'shareToken' | 'closedReason'
>

/** Worked, and not yet reviewed by the store. Written as the index over such rows is. */
export const unreviewedMatching = sql`${matchings.status} = 'worked' and ${matchings.reviewedAt} is null`

/** The same, once it is due: when the shift is over, also of somebody who left earlier. */
export const isUnreviewed = (now: Date) =>
  and(unreviewedMatching, lt(matchings.endAt, now.toISOString()))

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

/**
 * Where it is worked and for whom: the prefecture decides the minimum wage, the company the fee, the ceiling
 * and whether overtime may be promised.
 */
export const workplaceOf = async (db: Tx, scope: ClientScope) =>
  takeOne(
    await db
      .select({
        prefectureCode: clients.prefectureCode,
        feeRateBp: companies.feeRateBp,
        contracts: companies.contracts,
      })
      .from(clients)
      .innerJoin(companies, eq(companies.id, clients.companyId))
      .where(eq(clients.id, scope.clientId)),
  )
