import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { GraduateNotice } from '@/contracts/workers/enums'
import { chatRooms, clients, graduates, userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const one = { one: sql`1` }

/** Whether the store of a row of graduates, or its whole company, has blocked the worker. */
export const isGraduateBlocked = (db: Tx) =>
  exists(
    db
      .select(one)
      .from(userBlocks)
      .innerJoin(clients, eq(clients.companyId, userBlocks.companyId))
      .where(
        and(
          eq(clients.id, graduates.clientId),
          eq(userBlocks.userId, graduates.userId),
          or(isNull(userBlocks.clientId), eq(userBlocks.clientId, graduates.clientId)),
        ),
      ),
  )

/**
 * Whether a graduate is notified of a dedicated offering: not if they switched notices off, and not if the chat room in
 * which the notice would be written is closed.
 */
export function graduateNoticeOf(db: Tx) {
  const closedRoom = db
    .select(one)
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.clientId, graduates.clientId),
        eq(chatRooms.userId, graduates.userId),
        eq(chatRooms.state, 'closed'),
      ),
    )
  return sql<GraduateNotice>`case
    when ${graduates.noticesOff} then 'off'
    when ${exists(closedRoom)} then 'closed_room'
    else 'on' end`
}
