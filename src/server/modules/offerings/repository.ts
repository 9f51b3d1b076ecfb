import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Offering } from '@/contracts/offerings/schemas'
import { isFull, isUnfilled, offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import type { Tx } from '@/server/db/transaction'
import { chatRooms, fixPaymentRequests, matchings } from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { endedSeatCounts } from '@/server/modules/matchings/records/endedSeats'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { type OfferingRow } from './records/offerings'

/** Rows as the wire shows them, with what waits on each: a few queries for any number of rows. */
export async function toOfferings(
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
      : await waitingOn(db, scope, ids, now)
  const endedSeats = await endedSeatCounts(db, scope, rows)
  return rows.map((row) => ({
    ...row,
    endedSeatCount: endedSeats.get(row.id) ?? 0,
    status: offeringStatusAt(row, now),
    scope: scopeAt(row, now),
    isFull: isFull(row),
    unfilled: isUnfilled(row, now),
    unreviewedCount: waiting.unreviewed.get(row.id) ?? 0,
    pendingFixCount: waiting.fixes.get(row.id) ?? 0,
    unreadCount: waiting.unread.get(row.id) ?? 0,
  }))
}

async function waitingOn(db: Tx, scope: ClientScope, ids: number[], now: Date) {
  const unreviewed = await db
    .select({ id: matchings.offeringId, n: count() })
    .from(matchings)
    .where(and(scope.has(matchings), inArray(matchings.offeringId, ids), isUnreviewed(now)))
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
    .select({ id: chatRooms.latestOfferingId, n: count() })
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
