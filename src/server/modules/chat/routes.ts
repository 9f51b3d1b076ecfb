import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { chatRooms as contract } from '@/contracts/chat'
import {
  BroadcastHistory,
  ChatMessage,
  ChatRead,
  ChatReadResult,
  ChatRoom,
  ChatRooms,
  InNegotiation,
  NegotiationClaim,
  NewChatMessage,
} from '@/contracts/chat/schemas'
import { cannotSendMessage } from '@/domain/chat/message'
import type { ClientScope } from '@/server/auth/tenantScope'
import { rowsOfPage, firstOrNotFound, toPage } from '@/server/db/pagination'
import { chatMessages, chatRooms, offerings, users } from '@/server/db/schema'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { limit } from '@/server/platform/rateLimiter'
import { openClaim } from './claims'
import { foundRooms, wantedRooms } from './listed'
import { endNegotiation, openNegotiation } from './negotiation'
import { chatRoomsReference } from './reference'
import { sendRefusalOf, shownMessages, shownRoom, shownRooms, unseenAfter } from './repository'
import { writeMessage } from './rooms'

/** How many of the messages to all workers of an offering its page lists, newest first; the rooms contain all. */
const SHOWN_BROADCASTS = 100

/** The most messages of one read. */
const MESSAGES_PER_READ = 50
/** The most messages of one read that asks for everything after a message, as after a lost connection. */
const MAX_CATCH_UP_MESSAGES = 200

export const chatRoomRoutes = implement(contract, chatRoomsReference, {
  list: {
    response: ChatRooms,
    run: async ({ db, scope, query, now }) => {
      const rooms = db
        .select({ room: chatRooms, user: { name: users.name, nameKana: users.nameKana } })
        .from(chatRooms)
        .innerJoin(users, eq(users.id, chatRooms.userId))
        .where(and(scope.has(chatRooms), wantedRooms(db, query)))
        .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
      const countIf = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
      const counts = db
        .select({
          unreadRooms: countIf(gt(chatRooms.unreadCount, 0)),
          negotiatingRooms: countIf(eq(chatRooms.state, 'in_negotiation')),
          found: db.$count(foundRooms(db, scope, query).as('counted')),
        })
        .from(chatRooms)
        .where(scope.has(chatRooms))
      const [counted, items] = await together([counts, rowsOfPage(query.page, rooms)])
      const { found, ...inTabs } = firstOrNotFound(counted)
      const page = toPage(query.page, items, found)
      return { ...page, items: await shownRooms(db, scope, items, now), ...inTabs }
    },
  },
  one: {
    response: ChatRoom,
    run: async ({ db, scope, chatRoomUid, query: { before, after }, now }) => {
      const room = await roomBy(db, scope, chatRoomUid)
      const ofRoom = and(scope.has(chatMessages), eq(chatMessages.roomId, room.id))
      const limit = after > 0 ? MAX_CATCH_UP_MESSAGES : MESSAGES_PER_READ
      const found =
        after > 0
          ? await db
              .select()
              .from(chatMessages)
              .where(and(ofRoom, gt(chatMessages.id, after)))
              .orderBy(asc(chatMessages.id))
              .limit(limit + 1)
          : await db
              .select()
              .from(chatMessages)
              .where(and(ofRoom, before > 0 ? lt(chatMessages.id, before) : undefined))
              .orderBy(desc(chatMessages.id))
              .limit(limit + 1)
      const pageRows = found.slice(0, limit)
      return {
        ...(await shownRoom(db, scope, room, now)),
        messages: await shownMessages(db, scope, after > 0 ? pageRows : pageRows.reverse()),
        hasMore: found.length > limit,
      }
    },
  },
  send: { body: NewChatMessage, response: ChatMessage, run: send },
  negotiate: {
    body: InNegotiation,
    response: NegotiationClaim,
    run: async ({ db, scope, account, chatRoomUid, body, now, recordForAudit }) => {
      const room = await roomBy(db, scope, chatRoomUid, { lock: true })
      recordForAudit({ ids: { userId: room.userId } })
      return {
        claim:
          body.action === 'open'
            ? await openNegotiation({ db, scope, account, now }, room, body)
            : await endNegotiation({ db, scope, account, now }, room, body.outcome),
      }
    },
  },
  claim: {
    response: NegotiationClaim,
    run: async ({ db, scope, chatRoomUid, now }) => ({
      claim: await openClaim(db, scope, await roomBy(db, scope, chatRoomUid), now),
    }),
  },
  markRead: {
    body: ChatRead,
    response: ChatReadResult,
    run: async ({ db, scope, chatRoomUid, body: { messageId }, now }) => {
      const room = await roomBy(db, scope, chatRoomUid, { lock: true })
      // An older mark from another tab is ignored.
      const unreadCount = Math.min(room.unreadCount, await unseenAfter(db, scope, room, messageId))
      if (unreadCount < room.unreadCount)
        await db
          .update(chatRooms)
          .set({ unreadCount, clientLastReadAt: now.toISOString() })
          .where(scope.has(chatRooms, room.id))
      return { unreadCount }
    },
  },
  broadcasts: {
    response: BroadcastHistory,
    run: async ({ db, scope, offeringId }) => {
      firstOrNotFound(
        await db
          .select({ id: offerings.id })
          .from(offerings)
          .where(scope.has(offerings, offeringId)),
      )
      const n = sql<number>`count(*)`.mapWith(Number)
      const read =
        sql<number>`count(*) filter (where ${chatRooms.workerLastReadAt} >= ${chatMessages.sentAt})`.mapWith(
          Number,
        )
      // One sending is one transaction: its messages have one instant and one sender.
      const rows = await db
        .select({
          id: sql<number>`min(${chatMessages.id})`.mapWith(Number),
          body: chatMessages.body,
          sentAt: chatMessages.sentAt,
          sentBy: chatMessages.sentBy,
          peopleCount: n,
          readCount: read,
        })
        .from(chatMessages)
        .innerJoin(
          chatRooms,
          and(eq(chatRooms.clientId, chatMessages.clientId), eq(chatRooms.id, chatMessages.roomId)),
        )
        .where(
          and(
            scope.has(chatMessages),
            eq(chatMessages.offeringId, offeringId),
            eq(chatMessages.kind, 'broadcast'),
          ),
        )
        .groupBy(chatMessages.body, chatMessages.sentAt, chatMessages.sentBy)
        .orderBy(desc(chatMessages.sentAt))
        .limit(SHOWN_BROADCASTS)
      const names = await accountNames(
        db,
        scope,
        rows.map((row) => row.sentBy),
      )
      return {
        items: rows.map((row) => ({
          ...row,
          sentByName: nameOfAccount(names, row.sentBy),
        })),
      }
    },
  },
})

/** Returns the room of this uid. `lock`: the caller writes messages, which only one writer at a time may number. */
async function roomBy(db: Tx, scope: ClientScope, uid: string, { lock = false } = {}) {
  const found = db
    .select()
    .from(chatRooms)
    .where(and(scope.has(chatRooms), eq(chatRooms.uid, uid)))
  return firstOrNotFound(await (lock ? found.for('update') : found))
}

/**
 * Sends a message. One with a known send key is not written again, however late and from whichever account it comes.
 */
async function send({
  db,
  scope,
  account,
  chatRoomUid,
  body: { body, sendKey },
  now,
  recordForAudit,
}: Call<typeof contract.send>) {
  const room = await roomBy(db, scope, chatRoomUid, { lock: true })
  recordForAudit({ ids: { userId: room.userId } })
  const ofRoom = and(scope.has(chatMessages), eq(chatMessages.roomId, room.id))
  const [before] = await db
    .select()
    .from(chatMessages)
    .where(and(ofRoom, eq(chatMessages.sendKey, sendKey)))
  if (before && before.body !== body)
    throw invalid(
      {},
      '同じ送信の番号で、違う内容が送られました。画面を読み込み直して、もう一度お試しください。',
    )
  if (before) return firstOrNotFound(await shownMessages(db, scope, [before]))
  await limit(db, 'chat', `room ${room.id}`, now)
  const reason = cannotSendMessage(body)
  if (reason) throw invalid({ body: reason }, reason)
  const { refusal } = await sendRefusalOf(db, scope, room, now)
  if (refusal) throw conflict(refusal)
  const id = await writeMessage(
    db,
    room,
    { side: 'client', kind: 'text', body, sentBy: account.id, sendKey },
    now,
  )
  return firstOrNotFound(
    await shownMessages(
      db,
      scope,
      await db.select().from(chatMessages).where(scope.has(chatMessages, id)),
    ),
  )
}
