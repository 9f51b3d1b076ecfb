import { and, asc, desc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { ChatMessage, ChatRoom, ChatRoomRow } from '@/contracts/chat/schemas'
import {
  cannotWriteInRoom,
  chatTemplates,
  firstOfEachTitle,
  roomOpenUntil,
} from '@/domain/chat/chat'
import { fillChatText, type ChatTextFacts } from '@/domain/chat/chatText'
import { withoutYen } from '@/lib/text/money'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  chatMessages,
  clients,
  matchings,
  offerings,
  users,
  type chatRooms,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { usableChatTexts } from '@/server/modules/chatTexts/service'
import { matchedRows, statusAndPresenceOf } from '@/server/modules/matchings/records/matchedRows'
import { blocksOn } from '@/server/modules/workers/records/blocks'
import { openClaim } from './claims'

export type Room = typeof chatRooms.$inferSelect
type Message = typeof chatMessages.$inferSelect

const shiftsWith = (scope: ClientScope, userIds: number[]) =>
  and(scope.has(matchings), inArray(matchings.userId, userIds))

/** Returns the current or next shift of each of these workers, by worker id. */
async function nextShifts(db: Tx, scope: ClientScope, userIds: number[], now: Date) {
  if (userIds.length === 0) return new Map<number, NonNullable<ChatRoomRow['shift']>>()
  const rows = await db
    .selectDistinctOn([matchings.userId], {
      userId: matchings.userId,
      offeringId: offerings.id,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      isCancelUnderReview: sql<boolean>`${isNotNull(matchings.cancelReviewDueAt)}`,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        shiftsWith(scope, userIds),
        eq(matchings.status, 'established'),
        gt(offerings.endAt, now.toISOString()),
      ),
    )
    .orderBy(matchings.userId, asc(offerings.startAt), asc(offerings.id))
  return new Map(rows.map(({ userId, ...shift }) => [userId, shift]))
}

/** Removes amounts from a message if the scope may not read pay: messages of the system and the store contain pay. */
const readableBody = (scope: ClientScope, body: string) =>
  scope.may('private.read') ? body : withoutYen(body)

/** Converts rooms to what the list shows, with a fixed number of queries for any number of rooms. */
export async function shownRooms(
  db: Tx,
  scope: ClientScope,
  rows: { room: Room; user: { name: string; nameKana: string } }[],
  now: Date,
): Promise<ChatRoomRow[]> {
  const shifts = await nextShifts(
    db,
    scope,
    rows.map((row) => row.room.userId),
    now,
  )
  return rows.map(
    ({
      room: { uid, userId, lastMessageAt, lastMessageBody, lastMessageSide, unreadCount, state },
      user,
    }) => ({
      uid,
      userId,
      ...user,
      shift: shifts.get(userId) ?? null,
      lastMessage:
        lastMessageAt === null || lastMessageSide === null
          ? null
          : {
              bodyExcerpt: readableBody(scope, lastMessageBody ?? ''),
              sentAt: lastMessageAt,
              side: lastMessageSide,
            },
      unreadCount,
      state,
    }),
  )
}

/** Returns when the last shift of the pair ends, also a cancelled one; null if they never had one. */
export async function lastEndOf(db: Tx, clientId: number, userId: number) {
  const [row] = await db
    .select({ endAt: max(offerings.endAt) })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(and(eq(matchings.clientId, clientId), eq(matchings.userId, userId)))
  return row?.endAt ?? null
}
/** Returns why the store cannot write in this room now; undefined if it can. */
export async function sendRefusalOf(db: Tx, scope: ClientScope, room: Room, now: Date) {
  const lastEndAt = await lastEndOf(db, scope.clientId, room.userId)
  const blocked = (await blocksOn(db, scope, [room.userId])).length > 0
  return {
    refusal: cannotWriteInRoom({ state: room.state, blocked, lastEndAt }, now),
    untilAt: roomOpenUntil(lastEndAt),
  }
}

/** Messages with the names of who wrote them. */
export async function shownMessages(
  db: Tx,
  scope: ClientScope,
  rows: Message[],
): Promise<ChatMessage[]> {
  const names = await accountNames(
    db,
    scope,
    rows.map((row) => row.sentBy),
  )
  return rows.map((row) => ({
    ...row,
    body: readableBody(scope, row.body),
    sentByName: nameOfAccount(names, row.sentBy),
  }))
}

/** The shift that a room is about, with the facts that fill its texts. */
async function shiftOf(db: Tx, scope: ClientScope, userId: number, now: Date) {
  const next = (await nextShifts(db, scope, [userId], now)).get(userId)
  const [latest] = next
    ? [next]
    : await db
        .select({ offeringId: offerings.id })
        .from(matchings)
        .innerJoin(offerings, shiftOfMatching)
        .where(shiftsWith(scope, [userId]))
        .orderBy(desc(offerings.startAt), desc(offerings.id))
        .limit(1)
  if (!latest) return null
  const [row] = await matchedRows(
    db,
    scope,
    and(eq(matchings.offeringId, latest.offeringId), eq(matchings.userId, userId)),
  )
  if (!row) return null
  const state = firstOrNotFound([...(await statusAndPresenceOf(db, scope, [row], now)).values()])
  const { title } = firstOrNotFound(
    await db
      .select({ title: offerings.title })
      .from(offerings)
      .where(scope.has(offerings, latest.offeringId)),
  )
  return { row, title, ...state, isAhead: next !== undefined }
}

/** The texts of the store and its company, filled in for this room; without texts for which it lacks a fact. */
async function ownTexts(
  db: Tx,
  scope: ClientScope,
  { workerName, shift }: Pick<ChatTextFacts, 'workerName' | 'shift'>,
  now: Date,
) {
  const { storeName } = firstOrNotFound(
    await db
      .select({ storeName: clients.name })
      .from(clients)
      .where(eq(clients.id, scope.clientId)),
  )
  const facts = { workerName, storeName, shift }
  return (await usableChatTexts(db, scope)).flatMap(({ id, title, body }) => {
    const text = fillChatText(body, facts, now)
    return text === undefined ? [] : [{ id, title, body: text }]
  })
}

/** The oldest message of the worker that the store has not read; null where everything is read. */
async function firstUnreadIdOf(db: Tx, scope: ClientScope, room: Room) {
  if (room.unreadCount === 0) return null
  const [firstUnread] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        scope.has(chatMessages),
        eq(chatMessages.roomId, room.id),
        eq(chatMessages.side, 'worker'),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .offset(room.unreadCount - 1)
  return firstUnread?.id ?? null
}

/** Returns a room without its messages. */
export async function shownRoom(
  db: Tx,
  scope: ClientScope,
  room: Room,
  now: Date,
): Promise<Omit<ChatRoom, 'messages' | 'hasMore'>> {
  const { name, nameKana } = firstOrNotFound(
    await db
      .select({ name: users.name, nameKana: users.nameKana })
      .from(users)
      .where(eq(users.id, room.userId)),
  )
  const shift = await shiftOf(db, scope, room.userId, now)
  const { refusal, untilAt } = await sendRefusalOf(db, scope, room, now)
  const facts = shift && {
    ...shift.row.terms,
    ...shift.row.terms.place,
    title: shift.title,
    startAt: shift.row.startAt,
    endAt: shift.row.endAt,
  }
  return {
    uid: room.uid,
    userId: room.userId,
    name,
    nameKana,
    workedCountHere: shift?.row.clientUser.workedCount ?? 0,
    state: room.state,
    shift: shift && {
      offeringId: shift.row.matching.offeringId,
      title: shift.title,
      startAt: shift.row.startAt,
      endAt: shift.row.endAt,
      status: shift.status,
      presence: shift.presence,
    },
    unreadCount: room.unreadCount,
    firstUnreadId: await firstUnreadIdOf(db, scope, room),
    workerLastReadAt: room.workerLastReadAt,
    sendUntilAt: untilAt,
    sendRefusal: refusal ?? null,
    claim: room.state === 'in_negotiation' ? await openClaim(db, scope, room, now) : null,
    templates: firstOfEachTitle([
      // A store also thanks for a shift that is over; the service's own texts speak of one ahead.
      ...(await ownTexts(db, scope, { workerName: name, shift: facts }, now)),
      ...chatTemplates(shift?.isAhead ? facts : null).map((text) => ({ id: null, ...text })),
    ]),
  }
}

/** Counts the messages of the worker after this one, which nobody at the store can have seen. */
export const unseenAfter = async (db: Tx, scope: ClientScope, room: Room, messageId: number) =>
  firstOrNotFound(
    await db
      .select({ n: sql<number>`count(*)`.mapWith(Number) })
      .from(chatMessages)
      .where(
        and(
          scope.has(chatMessages),
          eq(chatMessages.roomId, room.id),
          eq(chatMessages.side, 'worker'),
          sql`${chatMessages.id} > ${messageId}`,
        ),
      ),
  ).n
