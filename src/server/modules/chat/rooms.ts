import { and, eq, sql } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { chatMessages, chatRooms } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'

type Room = typeof chatRooms.$inferSelect
type Written = Pick<typeof chatMessages.$inferInsert, 'side' | 'kind' | 'body'> & {
  offeringId?: number | null
  sentBy?: number
  sendKey?: string
}
/** How many characters of the last message the list of rooms shows. */
const EXCERPT_LENGTH = 120

/** Returns the room of a pair, locked so that two writers cannot count the unread messages at the same time. */
export const roomOf = async (db: Tx, clientId: number, userId: number): Promise<Room> =>
  firstOrNotFound(
    await db
      .select()
      .from(chatRooms)
      .where(and(eq(chatRooms.clientId, clientId), eq(chatRooms.userId, userId)))
      .for('update'),
  )

const pairOfRoom = [chatRooms.clientId, chatRooms.userId]
type Pair = { clientId: number; userId: number; offeringId: number }
const newRoom = ({ offeringId, ...pair }: Pair, now: Date) => ({
  ...pair,
  uid: sql`gen_random_uuid()::text`,
  latestOfferingId: offeringId,
  createdAt: now.toISOString(),
})

/** Opens the room of a pair with their first match. An existing room gets this shift as its latest. */
export const openRoom = async ({ db, now }: Operation, pair: Pair): Promise<Room> =>
  firstOrNotFound(
    await db
      .insert(chatRooms)
      .values(newRoom(pair, now))
      .onConflictDoUpdate({ target: pairOfRoom, set: { latestOfferingId: pair.offeringId } })
      .returning(),
  )

/** Returns the room of a pair who have matched, locked; opens it if there is none. */
export async function ensureRoom(operation: Operation, pair: Pair): Promise<Room> {
  const [room] = await operation.db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.clientId, pair.clientId), eq(chatRooms.userId, pair.userId)))
    .for('update')
  return room ?? openRoom(operation, pair)
}

type Messages = readonly [Written, ...Written[]]
/** Returns what the list of rooms shows after these messages. */
function shownAfter(messages: Messages, now: Date) {
  const [last = messages[0]] = messages.slice(-1)
  const ofWorker = messages.filter(({ side }) => side === 'worker')
  const sentAt = now.toISOString()
  return {
    unread: ofWorker.length,
    shown: {
      lastMessageAt: sentAt,
      lastMessageBody: last.body.slice(0, EXCERPT_LENGTH),
      lastMessageSide: last.side,
      // Who writes has the room open, and so has read it.
      ...(ofWorker.length > 0 && { workerLastReadAt: sentAt }),
    },
  }
}
type WrittenRoom = Pick<Room, 'id' | 'clientId' | 'latestOfferingId'>
const insertMessages = (db: Tx, room: WrittenRoom, messages: Messages, now: Date) =>
  db
    .insert(chatMessages)
    .values(
      messages.map((message) => ({
        offeringId: room.latestOfferingId,
        ...message,
        clientId: room.clientId,
        roomId: room.id,
        sentAt: now.toISOString(),
      })),
    )
    .returning({ id: chatMessages.id })

/** Adds messages in order, updates what the list of rooms shows, and returns their ids. */
export async function writeMessages(db: Tx, room: WrittenRoom, messages: Messages, now: Date) {
  const { unread, shown } = shownAfter(messages, now)
  const added = await insertMessages(db, room, messages, now)
  await db
    .update(chatRooms)
    .set({ ...shown, unreadCount: sql`${chatRooms.unreadCount} + ${unread}` })
    .where(eq(chatRooms.id, room.id))
  return added.map(({ id }) => id)
}
/** Adds one message as `writeMessages` does and returns its id. */
export const writeMessage = async (db: Tx, room: WrittenRoom, message: Written, now: Date) =>
  firstOrNotFound(await writeMessages(db, room, [message], now))

/** Adds messages for a pair who have matched and opens their room if there is none. Returns the room. */
export async function writeToPair({ db, now }: Operation, pair: Pair, messages: Messages) {
  const { unread, shown } = shownAfter(messages, now)
  const room = firstOrNotFound(
    await db
      .insert(chatRooms)
      .values({ ...newRoom(pair, now), ...shown, unreadCount: unread })
      .onConflictDoUpdate({
        target: pairOfRoom,
        set: { ...shown, unreadCount: sql`${chatRooms.unreadCount} + ${unread}` },
      })
      .returning(),
  )
  await insertMessages(db, room, messages, now)
  return room
}

/** Records that the worker opened the room and so has read the messages of the store. */
export const readByWorker = (db: Tx, roomId: number, now: Date) =>
  db.update(chatRooms).set({ workerLastReadAt: now.toISOString() }).where(eq(chatRooms.id, roomId))
