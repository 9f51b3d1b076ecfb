import { and, count, eq, getTableColumns, gt, inArray, sql, sum, type SQL } from 'drizzle-orm'
import type { Offering } from '@/contracts/offerings/schemas'
import type { OfferingStatus, PublicationScope } from '@/contracts/common/enums'
import { isFull, isUnfilled, offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import type { Tx } from '@/server/db/transaction'
import { chatRooms, fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
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

/** Everything of a posting but its terms, which are long. */
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

/** Rows as the wire shows them, with what waits on each: three queries for any number of rows. */
export async function shown(
  db: Tx,
  scope: ClientScope,
  rows: OfferingRow[],
  now: Date,
): Promise<Offering[]> {
  const ids = rows.map((row) => row.id)
  const waiting =
    ids.length === 0
      ? {
          unreviewed: new Map<number, number>(),
          fixes: new Map<number, number>(),
          unread: new Map<number, number>(),
        }
      : await waitingOn(db, scope, ids)
  return rows.map((row) => ({
    ...row,
    status: offeringStatusAt(row, now),
    scope: scopeAt(row, now),
    isFull: isFull(row),
    unfilled: isUnfilled(row, now),
    unreviewedCount: waiting.unreviewed.get(row.id) ?? 0,
    pendingFixCount: waiting.fixes.get(row.id) ?? 0,
    unreadCount: waiting.unread.get(row.id) ?? 0,
  }))
}

async function waitingOn(db: Tx, scope: ClientScope, ids: number[]) {
  const unreviewed = await db
    .select({ id: matchings.offeringId, n: count() })
    .from(matchings)
    .where(and(scope.has(matchings), inArray(matchings.offeringId, ids), unreviewedMatching))
    .groupBy(matchings.offeringId)
  const fixes = await db
    .select({ id: matchings.offeringId, n: count() })
    .from(fixPaymentRequests)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, fixPaymentRequests.clientId),
        eq(matchings.id, fixPaymentRequests.matchingId),
      ),
    )
    .where(
      and(
        scope.has(fixPaymentRequests),
        eq(fixPaymentRequests.status, 'requested'),
        inArray(matchings.offeringId, ids),
      ),
    )
    .groupBy(matchings.offeringId)
  const unread = await db
    .select({ id: chatRooms.latestOfferingId, n: sum(chatRooms.unreadCount).mapWith(Number) })
    .from(chatRooms)
    .where(
      and(
        scope.has(chatRooms),
        gt(chatRooms.unreadCount, 0),
        inArray(chatRooms.latestOfferingId, ids),
      ),
    )
    .groupBy(chatRooms.latestOfferingId)
  const byId = (counts: { id: number | null; n: number }[]) =>
    new Map(counts.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
  return { unreviewed: byId(unreviewed), fixes: byId(fixes), unread: byId(unread) }
}
/** Worked, and not yet reviewed by the store. Written as the index over such rows is. */
export const unreviewedMatching = sql`${matchings.status} = 'worked' and ${matchings.reviewedAt} is null`
