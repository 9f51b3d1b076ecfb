import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { chatMessages, chatRooms } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The query of the rooms of the store with these workers. */
export const roomRowsOf = (db: Tx, scope: ClientScope, userIds: number[]) =>
  db
    .select({
      id: chatRooms.id,
      userId: chatRooms.userId,
      uid: chatRooms.uid,
      unreadCount: chatRooms.unreadCount,
    })
    .from(chatRooms)
    .where(and(scope.has(chatRooms), inArray(chatRooms.userId, userIds)))

/** The rooms of the store with these workers. */
const roomsWith = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  userIds.length === 0 ? [] : await roomRowsOf(db, scope, userIds)

/** The room of each of these workers with the store. */
export const roomUids = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  new Map((await roomsWith(db, scope, userIds)).map(({ userId, uid }) => [userId, uid]))

/** The latest message of each worker of these rooms that the store has not read. */
export async function unreadMessages(
  db: Tx,
  scope: ClientScope,
  rooms: Awaited<ReturnType<typeof roomsWith>>,
) {
  const unread = new Map(
    rooms.flatMap((room) => (room.unreadCount > 0 ? [[room.id, room.userId] as const] : [])),
  )
  if (unread.size === 0) return new Map<number, { body: string; sentAt: string }>()
  const messages = await db
    .selectDistinctOn([chatMessages.roomId], {
      roomId: chatMessages.roomId,
      body: chatMessages.body,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .where(
      and(
        scope.has(chatMessages),
        inArray(chatMessages.roomId, [...unread.keys()]),
        eq(chatMessages.side, 'worker'),
      ),
    )
    .orderBy(chatMessages.roomId, desc(chatMessages.id))
  return new Map(
    messages.flatMap(({ roomId, body, sentAt }) => {
      const userId = unread.get(roomId)
      return userId === undefined ? [] : [[userId, { body, sentAt }] as const]
    }),
  )
}
