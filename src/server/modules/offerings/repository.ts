import { and, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Offering } from '@/contracts/offerings/schemas'
import { isFull, isUnfilled, offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { chatRooms, fixPaymentRequests, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { isLive } from '@/server/modules/matchings/records/endedSeats'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { type OfferingRow } from './records/offerings'

/** Converts rows to what the API returns, with the counts of their to-dos, by a fixed number of queries. */
export async function toOfferings(
  db: Tx,
  scope: ClientScope,
  rows: OfferingRow[],
  now: Date,
): Promise<Offering[]> {
  if (rows.length === 0) return []
  const waiting = await waitingOn(
    db,
    scope,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) =>
    toOffering(row, now, {
      live: waiting.live.get(row.id),
      unreviewed: waiting.unreviewed.get(row.id),
      fixes: waiting.fixes.get(row.id),
      unread: waiting.unread.get(row.id),
    }),
  )
}

/** The counts of to-dos of an offering; a missing count is 0, as for a new one. */
type Waiting = Partial<Record<'live' | 'unreviewed' | 'fixes' | 'unread', number | undefined>>
/** Converts a row to what the API returns. */
export const toOffering = (row: OfferingRow, now: Date, waiting: Waiting = {}): Offering => ({
  ...row,
  endedSeatCount: row.peopleMatched - (waiting.live ?? 0),
  status: offeringStatusAt(row, now),
  scope: scopeAt(row, now),
  isFull: isFull(row),
  unfilled: isUnfilled(row, now),
  unreviewedCount: waiting.unreviewed ?? 0,
  pendingFixCount: waiting.fixes ?? 0,
  unreadCount: waiting.unread ?? 0,
})

const countWhere = (where: SQL | undefined) =>
  sql<number>`count(*) filter (where ${where})`.mapWith(Number)

async function waitingOn(db: Tx, scope: ClientScope, ids: number[], now: Date) {
  const matched = db
    .select({
      id: matchings.offeringId,
      unreviewed: countWhere(isUnreviewed(now)).as('unreviewed'),
      live: countWhere(isLive).as('live'),
    })
    .from(matchings)
    .where(and(scope.has(matchings), inArray(matchings.offeringId, ids)))
    .groupBy(matchings.offeringId)
  const fixes = db
    .select({ id: matchings.offeringId, n: count().as('n') })
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
  const unread = db
    .select({ id: chatRooms.latestOfferingId, n: count().as('n') })
    .from(chatRooms)
    .where(
      and(
        scope.has(chatRooms),
        gt(chatRooms.unreadCount, 0),
        inArray(chatRooms.latestOfferingId, ids),
      ),
    )
    .groupBy(chatRooms.latestOfferingId)
  const found = await allRows(db, { matched, fixes, unread })
  const byId = (counts: { id: number | null; n: number }[]) =>
    new Map(counts.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
  return {
    unreviewed: byId(found.matched.map(({ id, unreviewed }) => ({ id, n: unreviewed }))),
    live: byId(found.matched.map(({ id, live }) => ({ id, n: live }))),
    fixes: byId(found.fixes),
    unread: byId(found.unread),
  }
}
