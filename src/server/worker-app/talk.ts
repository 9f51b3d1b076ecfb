import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { cannotWriteInRoom } from '@/domain/chat/chat'
import { firstOrNotFound } from '@/server/db/pagination'
import { chatMessages, chatRooms, clients, userBlocks } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import { conflict, ApiError } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { lastEndOf, roomOf, writeMessage, readByWorker } from '@/server/modules/chat/service'

const MESSAGE_MAX_LENGTH = 1000

/** A worker writes to the store. Returns the id of the message. */
export async function sendMessage(
  { db, now }: Operation,
  userId: number,
  clientId: number,
  text: string,
): Promise<number> {
  const body = text.trim()
  if (body.length === 0 || body.length > MESSAGE_MAX_LENGTH)
    throw new ApiError(
      422,
      'invalid',
      `メッセージは1文字以上${MESSAGE_MAX_LENGTH}文字以内で入力してください。`,
    )
  const room = await roomOf(db, clientId, userId)
  const refusal = cannotWriteInRoom(
    { state: room.state, blocked: false, lastEndAt: await lastEndOf(db, clientId, userId) },
    now,
  )
  if (refusal) throw conflict(refusal)
  if (await isBlocked(db, userId, clientId))
    throw conflict('この店舗にはメッセージを送信できません。')
  // The store is notified only of the first unread message, not of each further one.
  if (room.unreadCount === 0)
    await notifyStore(
      db,
      {
        clientId,
        event: 'chat_message',
        title: '新しいメッセージがあります',
        text: 'ワーカーからメッセージが届きました。',
        path: `/clients/${clientId}/chat_rooms/${room.uid}`,
      },
      now,
    )
  return writeMessage(db, room, { side: 'worker', kind: 'text', body }, now)
}

/** Returns the messages of the room in order; with `after` only those after that message id. */
export async function messagesOf(db: Tx, userId: number, clientId: number, after = 0) {
  const [room] = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.clientId, clientId), eq(chatRooms.userId, userId)))
  if (!room) return []
  return db
    .select({
      id: chatMessages.id,
      side: chatMessages.side,
      body: chatMessages.body,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.clientId, clientId),
        eq(chatMessages.roomId, room.id),
        gt(chatMessages.id, after),
      ),
    )
    .orderBy(asc(chatMessages.id))
}

/** A worker opens the room: the messages of the store are read. */
export async function readMessages(db: Tx, userId: number, clientId: number, now: Date) {
  const room = await roomOf(db, clientId, userId)
  await readByWorker(db, room.id, now)
}

/** Whether the store, or its whole company, blocked the worker. */
export async function isBlocked(db: Tx, userId: number, clientId: number): Promise<boolean> {
  const { companyId } = firstOrNotFound(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  )
  return (
    (await db.$count(
      userBlocks,
      and(
        eq(userBlocks.companyId, companyId),
        eq(userBlocks.userId, userId),
        or(isNull(userBlocks.clientId), eq(userBlocks.clientId, clientId)),
      ),
    )) > 0
  )
}
