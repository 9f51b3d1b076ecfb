import { int } from '@/lib/query'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { chatRoomListQuery } from './query'
import type {
  BroadcastHistory,
  ChatMessage,
  ChatRead,
  ChatReadResult,
  ChatRoom,
  ChatRooms,
  InNegotiation,
  NegotiationClaim,
  NewChatMessage,
} from './schemas'

const messageId = int(0, 1, 999_999_999_999_999)
const counts = ['accounts', 'dashboard', 'offerings', 'clients']

/** Rooms of the store with its workers, one for each pair, the latest word first. */
export const chatRooms = resource('chatRooms', {
  list: endpoint('GET /clients/{clientId}/chat_rooms', {
    query: chatRoomListQuery,
    response: json<ChatRooms>(),
    permission: 'store.read',
  }),
  /** The latest messages; `before` one: those that lead up to it; `after` one: those that followed. */
  one: endpoint('GET /clients/{clientId}/chat_rooms/{chatRoomUid}', {
    query: { before: messageId, after: messageId },
    response: json<ChatRoom>(),
    permission: 'store.read',
  }),
  send: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/messages', {
    body: json<NewChatMessage>(),
    response: json<ChatMessage>(),
    permission: 'chat.send',
  }),
  negotiate: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation', {
    body: json<InNegotiation>(),
    response: json<NegotiationClaim>(),
    permission: 'chat.send',
    invalidates: counts,
  }),
  claim: endpoint('GET /clients/{clientId}/chat_rooms/{chatRoomUid}/negotiation_claim', {
    response: json<NegotiationClaim>(),
    permission: 'store.read',
  }),
  /** Not by who may only look: what they read, nobody has answered. */
  markRead: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/read', {
    body: json<ChatRead>(),
    response: json<ChatReadResult>(),
    permission: 'chat.send',
    audit: false,
    invalidates: counts,
  }),
  /** Beyond the specification: what was sent to a whole shift, latest first. */
  broadcasts: endpoint('GET /clients/{clientId}/offerings/{offeringId}/messages', {
    response: json<BroadcastHistory>(),
    permission: 'store.read',
  }),
})
