import { and, eq, sql } from 'drizzle-orm'
import type { Tx, Operation } from '@/server/db/transaction'
import { chatMessages, chatRooms } from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'

type Room = typeof chatRooms.$inferSelect
type Written = Pick<typeof chatMessages.$inferInsert, 'side' | 'kind' | 'body'> & {
  offeringId?: number | null
  sentBy?: number
  sendKey?: string
}
/** How much of the last message a list of rooms shows. */
const EXCERPT_LENGTH = 120

/** The room of a pair, locked: two writers count the unread messages one after the other. */
export const roomOf = async (db: Tx, clientId: number, userId: number): Promise<Room> =>
  takeOne(
    await db
      .select()
      .from(chatRooms)
      .where(and(eq(chatRooms.clientId, clientId), eq(chatRooms.userId, userId)))
      .for('update'),
  )

/** Opens the room of a pair with their first match; one that is there gets this shift as its latest. */
export async function openRoom(
  { db, now }: Operation,
  clientId: number,
  userId: number,
  offeringId: number,
): Promise<Room> {
  const opened = {
    uid: sql`gen_random_uuid()::text`,
    clientId,
    userId,
    latestOfferingId: offeringId,
    createdAt: now.toISOString(),
  }
  return takeOne(
    await db
      .insert(chatRooms)
      .values(opened)
      .onConflictDoUpdate({
        target: [chatRooms.clientId, chatRooms.userId],
        set: { latestOfferingId: offeringId },
      })
      .returning(),
  )
}

/** The room of a pair who have matched, locked; it is opened where there is none. */
export async function ensureRoom(
  { db, now }: Operation,
  clientId: number,
  userId: number,
  offeringId: number,
): Promise<Room> {
  const [room] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.clientId, clientId), eq(chatRooms.userId, userId)))
    .for('update')
  return room ?? openRoom({ db, now }, clientId, userId, offeringId)
}

/** Adds a message and keeps what the list of rooms shows in step with it. */
export async function writeMessage(
  db: Tx,
  room: Pick<Room, 'id' | 'clientId' | 'latestOfferingId'>,
  { side, kind, body, offeringId = room.latestOfferingId, sentBy, sendKey }: Written,
  now: Date,
) {
  const sentAt = now.toISOString()
  const unread = side === 'worker' ? 1 : 0
  const { id } = takeOne(
    await db
      .insert(chatMessages)
      .values({
        clientId: room.clientId,
        roomId: room.id,
        offeringId,
        side,
        kind,
        body,
        sentAt,
        sentBy,
        sendKey,
      })
      .returning({ id: chatMessages.id }),
  )
  await db
    .update(chatRooms)
    .set({
      lastMessageAt: sentAt,
      lastMessageBody: body.slice(0, EXCERPT_LENGTH),
      lastMessageSide: side,
      unreadCount: sql`${chatRooms.unreadCount} + ${unread}`,
      ...(side === 'worker' && { workerLastReadAt: sentAt }),
    })
    .where(eq(chatRooms.id, room.id))
  return id
}

/** The worker has opened the room: the messages of the store are read. */
export const readByWorker = (db: Tx, roomId: number, now: Date) =>
  db.update(chatRooms).set({ workerLastReadAt: now.toISOString() }).where(eq(chatRooms.id, roomId))
