import { and, eq, exists, gt, or, sql, type SQL } from 'drizzle-orm'
import type { chatRoomListQuery } from '@/contracts/chat/query'
import type { QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { countUpTo } from '@/server/db/pagination'
import { chatRooms, matchings, offerings, users } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Tx } from '@/server/db/transaction'
import { nameMatches } from '@/server/modules/workers/records/storeWorkers'

type Conditions = Omit<QueryValue<typeof chatRoomListQuery>, 'page'>

/** The condition for the rooms that a query asks for. */
export function wantedRooms(db: Tx, { keyword, unread_only, state, on, offering_id }: Conditions) {
  const hasShift = (where: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(matchings)
        .innerJoin(offerings, shiftOfMatching)
        .where(
          and(
            eq(matchings.clientId, chatRooms.clientId),
            eq(matchings.userId, chatRooms.userId),
            where,
          ),
        ),
    )
  return and(
    keyword.trim() === ''
      ? undefined
      : or(nameMatches(keyword), hasShift(contains(offerings.title, keyword))),
    unread_only === '1' ? gt(chatRooms.unreadCount, 0) : undefined,
    state === '' ? undefined : eq(chatRooms.state, state),
    on === ''
      ? undefined
      : hasShift(
          and(
            eq(offerings.workOn, on),
            sql`${matchings.status} in ('established', 'worked', 'absence')`,
          ),
        ),
    offering_id === 0 ? undefined : hasShift(eq(matchings.offeringId, offering_id)),
  )
}

/**
 * The query for counting the rooms that the conditions find. It joins the workers only for a keyword, because row-level
 * security checks each of them.
 */
export function foundRooms(db: Tx, scope: ClientScope, query: Conditions) {
  const rooms = db.select({ one: sql`1` }).from(chatRooms)
  const where = and(scope.has(chatRooms), wantedRooms(db, query))
  return query.keyword.trim() === ''
    ? rooms.where(where)
    : rooms.innerJoin(users, eq(users.id, chatRooms.userId)).where(where)
}

/** Counts the rooms that the conditions find, up to `max`. */
export const countRooms = ({ db, scope }: StoreOperation, query: Conditions, max: number) =>
  countUpTo(db, foundRooms(db, scope, query), max)
