import { and, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { OfferingStatus, PublicationScope } from '@/contracts/offerings/enums'
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

/** scopeAt of the domain, likewise. */
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
