import { minuteMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { Store } from '@/server/demo/seed/offering'
import type { Shift } from '@/server/demo/seed/types'
import { makeShiftMessages } from './shiftMessages'
import { LATE_TEXT, unreadTexts } from './texts'
import type { Conversations, DraftMessage, RoomMatching } from './types'

/** Only this many rooms of a store have a conversation; the others have just the notice of the match. */
const TALKATIVE_ROOMS = 150
/** Stores with unread messages about coming shifts: the id of the store, and how many messages. */
const UNREAD_COUNTS = [
  [1, 3],
  [2, 2],
  [4, 2],
] as const
const PREVIEW_LENGTH = 120

type Pair = { clientId: number; userId: number; matchings: RoomMatching[] }

/** Everybody who ever matched with a store, with the matchings. */
function pairsOf(shifts: readonly Shift[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const shift of shifts) {
    for (const matching of shift.matched) {
      const { clientId, userId } = matching
      const key = `${clientId} ${userId}`
      const pair = pairs.get(key) ?? { clientId, userId, matchings: [] }
      pair.matchings.push({ shift, matching })
      pairs.set(key, pair)
    }
  }
  return [...pairs.values()]
}

const bySentAt = (a: DraftMessage, b: DraftMessage) => msOf(a.sentAt) - msOf(b.sentAt)

/** The messages of a room up to the unread one: nobody has answered what nobody has read. */
const upToUnread = (messages: readonly DraftMessage[], unread: DraftMessage | undefined) =>
  messages.filter(
    (message) => message === unread || !unread || msOf(message.sentAt) < msOf(unread.sentAt),
  )

/** `minutes` after the instant, but not later than now. */
const readAfter = (instant: string, minutes: number, now: Date) =>
  new Date(Math.min(msOf(instant) + minutes * minuteMs, now.getTime())).toISOString()

/** When the worker read the last message: their own at once, one of the store within 25 minutes. */
function workerReadAt(last: DraftMessage | undefined, now: Date) {
  if (!last) return null
  return last.side === 'worker' ? last.sentAt : readAfter(last.sentAt, 25, now)
}

/** When the store read the worker's messages: eight minutes after each, except for the unread one. */
function storeReadAt(
  messages: readonly DraftMessage[],
  unread: DraftMessage | undefined,
  now: Date,
) {
  const read = messages.findLast((message) => message.side === 'worker' && message !== unread)
  return read ? readAfter(read.sentAt, 8, now) : null
}

type RoomInput = {
  pair: Pair
  /** In the order in which they came about. */
  matchings: readonly RoomMatching[]
  messages: readonly DraftMessage[]
  unread: DraftMessage | undefined
  now: Date
}
/** Adds a room with its messages up to the unread one. */
function addRoom(
  conversations: Conversations,
  uid: string,
  { pair: { clientId, userId }, matchings, messages: allMessages, unread, now }: RoomInput,
) {
  const messages = upToUnread(allMessages, unread)
  const last = messages.at(-1)
  const roomId = conversations.rooms.length + 1
  conversations.rooms.push({
    id: roomId,
    uid,
    clientId,
    userId,
    latestOfferingId: matchings.at(-1)?.shift.row.id ?? null,
    state: 'open',
    lastMessageAt: last?.sentAt ?? null,
    lastMessageBody: last?.body.slice(0, PREVIEW_LENGTH) ?? null,
    lastMessageSide: last?.side ?? null,
    unreadCount: unread ? 1 : 0,
    clientLastReadAt: storeReadAt(messages, unread, now),
    workerLastReadAt: workerReadAt(last, now),
    createdAt: matchings[0]?.matching.matchedAt ?? now.toISOString(),
  })
  for (const message of messages)
    conversations.messages.push({
      id: conversations.messages.length + 1,
      clientId,
      roomId,
      ...message,
    })
}

type ConversationInput = { shifts: readonly Shift[]; stores: readonly Store[]; now: Date }

/** The rooms and messages of everybody who ever matched. Draws per room: its messages, an unread message, its uid. */
export function makeConversations(
  random: Random,
  { shifts, stores, now }: ConversationInput,
): Conversations {
  const conversations: Conversations = { rooms: [], messages: [] }
  const baseStoreIds = new Set(stores.filter(({ isBase }) => isBase).map(({ id }) => id))
  const roomCounts = new Map<number, number>()
  const unreadCounts = new Map<number, number>(UNREAD_COUNTS)

  /** A message about the coming shift that the store has not read; undefined when it has enough of them. */
  function drawUnread({ clientId }: Pair, { shift, matching }: RoomMatching) {
    const unreadCount = unreadCounts.get(clientId) ?? 0
    const isComing = matching.status === 'established' && msOf(shift.row.startAt) > now.getTime()
    if (!isComing || unreadCount === 0) return undefined
    const sentMs = now.getTime() - (unreadCount * 47 + random.int(3, 30)) * minuteMs
    if (msOf(matching.matchedAt) >= sentMs) return undefined
    unreadCounts.set(clientId, unreadCount - 1)
    return {
      side: 'worker' as const,
      kind: 'text' as const,
      body: unreadTexts[(unreadCount + clientId) % unreadTexts.length] ?? '',
      sentAt: new Date(sentMs).toISOString(),
      offeringId: shift.row.id,
      sentBy: null,
    }
  }

  for (const pair of pairsOf(shifts)) {
    const roomCount = roomCounts.get(pair.clientId) ?? 0
    roomCounts.set(pair.clientId, roomCount + 1)
    const isTalkative = baseStoreIds.has(pair.clientId) && roomCount < TALKATIVE_ROOMS
    const matchings = [...pair.matchings].sort(
      (a, b) => msOf(a.matching.matchedAt) - msOf(b.matching.matchedAt),
    )
    const latest = matchings.at(-1)
    const messages = matchings
      .slice(isTalkative ? -3 : -1)
      .flatMap((roomMatching) => makeShiftMessages(random, roomMatching, { isTalkative, now }))
      .sort(bySentAt)
    const unreadText = isTalkative && latest ? drawUnread(pair, latest) : undefined
    if (unreadText) messages.push(unreadText)
    const unread = unreadText ?? messages.find(({ body }) => body === LATE_TEXT)
    addRoom(conversations, random.uuid(), { pair, matchings, messages, unread, now })
  }
  return conversations
}
