import * as z from 'zod/mini'
import {
  atMostCharacters,
  count,
  id,
  instant,
  noMyNumber,
  Paged,
  optionalText,
} from '@/contracts/common/schemas'
import { matchingStatuses, presenceStates } from '@/contracts/matchings/enums'
import {
  bubbleSides,
  chatRoomStates,
  claimKinds,
  claimStatuses,
  MAX_MESSAGE_LENGTH,
  MAX_CLAIM_SUMMARY_LENGTH,
} from './enums'

const side = z.enum([...bubbleSides, 'system'])
const Shift = z.object({ offeringId: id, title: z.string(), startAt: instant, endAt: instant })

/** A room in the list. */
export const ChatRoomRow = z.object({
  uid: z.string(),
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  /** The worker's current or next shift at this store; whether the operator examines the store's cancel of it. */
  shift: z.nullable(z.extend(Shift, { isCancelUnderReview: z.boolean() })),
  lastMessage: z.nullable(z.object({ bodyExcerpt: z.string(), sentAt: instant, side })),
  unreadCount: count,
  state: z.enum(chatRoomStates),
})
export type ChatRoomRow = z.infer<typeof ChatRoomRow>
/** The two counts cover the whole store, regardless of the filter. */
export const ChatRooms = z.extend(Paged(ChatRoomRow), {
  unreadRooms: count,
  negotiatingRooms: count,
})
export type ChatRooms = z.infer<typeof ChatRooms>

/** A negotiation between store and worker about a shift (協議). */
export const Claim = z.object({
  id,
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  offeringId: id,
  offeringTitle: z.string(),
  startAt: instant,
  endAt: instant,
  /** The reason of the cancellation under discussion. */
  reasonTypeId: z.nullable(id),
  summary: z.string(),
  openedByName: z.string(),
  openedAt: instant,
  /** The worker's latest message since the negotiation was opened. */
  workerReply: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
  /** Why a cancellation can no longer be filed for this shift; null if it can. */
  rejectRefusal: z.nullable(z.string()),
})
export type Claim = z.infer<typeof Claim>
export const NegotiationClaim = z.object({ claim: z.nullable(Claim) })
export type NegotiationClaim = z.infer<typeof NegotiationClaim>

export const ChatMessage = z.object({
  id,
  side,
  kind: z.enum(['text', 'auto', 'broadcast', 'system']),
  body: z.string(),
  sentAt: instant,
  /** The member of staff who wrote it. */
  sentByName: z.nullable(z.string()),
  offeringId: z.nullable(id),
  sendKey: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A room with a range of its messages, in chronological order. */
export const ChatRoom = z.object({
  uid: z.string(),
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  workedCountHere: count,
  state: z.enum(chatRoomStates),
  /** The shift shown in the room: the next one, otherwise the latest. */
  shift: z.nullable(
    z.extend(Shift, { status: z.enum(matchingStatuses), presence: z.enum(presenceStates) }),
  ),
  unreadCount: count,
  /** The first message of the worker that the store has not read. */
  firstUnreadId: z.nullable(id),
  workerLastReadAt: z.nullable(instant),
  /** Until when messages can be sent. */
  sendUntilAt: z.nullable(instant),
  /** Why no message can be sent; null if one can. */
  sendRefusal: z.nullable(z.string()),
  claim: z.nullable(Claim),
  /** Texts to begin with (定型文), filled in: the store's, its company's, then the service's, which have no id. */
  templates: z.array(z.object({ id: z.nullable(id), title: z.string(), body: z.string() })),
  messages: z.array(ChatMessage),
  /** Whether there are further messages in the requested direction. */
  hasMore: z.boolean(),
})
export type ChatRoom = z.infer<typeof ChatRoom>

/**
 * `sendKey` is generated once for each message and stored with it, so that sending it again creates no second
 * message.
 */
export const NewChatMessage = z.object({
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'メッセージを入力してください。'),
      ...atMostCharacters(
        MAX_MESSAGE_LENGTH,
        `メッセージは${MAX_MESSAGE_LENGTH}文字以内で入力してください。`,
      ),
      noMyNumber,
    ),
  sendKey: z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
export type NewChatMessage = z.infer<typeof NewChatMessage>

/** Opens or ends a negotiation. `reasonTypeId`: the reason of the cancellation under discussion. */
export const InNegotiation = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('open'),
    offeringId: id,
    kind: z.enum(claimKinds),
    reasonTypeId: z.nullable(id),
    summary: optionalText(MAX_CLAIM_SUMMARY_LENGTH),
  }),
  z.object({ action: z.literal('end'), outcome: z.enum(['resolved', 'withdrawn']) }),
])
export type InNegotiation = z.infer<typeof InNegotiation>

/** Marks all messages up to this one as read. */
export const ChatRead = z.object({ messageId: id })
export type ChatRead = z.infer<typeof ChatRead>
export const ChatReadResult = z.object({ unreadCount: count })
export type ChatReadResult = z.infer<typeof ChatReadResult>

/** Messages that were sent to all workers of one shift. */
export const BroadcastHistory = z.object({
  items: z.array(
    z.object({
      id,
      body: z.string(),
      sentAt: instant,
      sentByName: z.nullable(z.string()),
      peopleCount: count,
      readCount: count,
    }),
  ),
})
export type BroadcastHistory = z.infer<typeof BroadcastHistory>
