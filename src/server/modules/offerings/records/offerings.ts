import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { OfferingStatus, PublicationScope } from '@/contracts/offerings/enums'
import { instantOf, type When } from '@/server/db/prepared'
import { offerings } from '@/server/db/schema'

/** `offeringStatusAt` of the domain as an SQL expression, for filters. A property test compares the two. */
export const statusAt = (now: When): SQL<OfferingStatus> => {
  const at = instantOf(now)
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

/** All columns of an offering except its large terms, the secret of its link, and the reason for closing. */
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
