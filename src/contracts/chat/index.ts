import { endpoint, json, resource } from '@/contracts/endpoint'
import { optionalId } from '@/lib/query'
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

const messageId = optionalId()

/** Chat rooms of a store, one for each worker, ordered by their latest message. */
export const chatRooms = resource('chatRooms', {
  list: endpoint('GET /clients/{clientId}/chat_rooms', {
    query: chatRoomListQuery,
    response: json<ChatRooms>(),
    permission: 'store.read',
  }),
  /** The room with its latest messages, or with those before or after the message with that id. */
  one: endpoint('GET /clients/{clientId}/chat_rooms/{chatRoomUid}', {
    query: { before: messageId, after: messageId },
    response: json<ChatRoom>(),
    permission: 'store.read',
  }),
  send: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/messages', {
    body: json<NewChatMessage>(),
    response: json<ChatMessage>(),
    permission: 'chat.send',
    errors: ['conflict'],
  }),
  negotiate: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation', {
    body: json<InNegotiation>(),
    response: json<NegotiationClaim>(),
    permission: 'chat.send',
    changes: ['chatClaims', 'chatRooms'],
    errors: ['already_done', 'conflict'],
  }),
  claim: endpoint('GET /clients/{clientId}/chat_rooms/{chatRoomUid}/negotiation_claim', {
    response: json<NegotiationClaim>(),
    permission: 'store.read',
  }),
  /** Requires chat.send: reading by an account that cannot answer must not mark messages as read. */
  markRead: endpoint('POST /clients/{clientId}/chat_rooms/{chatRoomUid}/read', {
    body: json<ChatRead>(),
    response: json<ChatReadResult>(),
    permission: 'chat.send',
    audit: false,
    changes: ['chatRooms'],
  }),
  /** Beyond the specification: messages to all workers of a shift, latest first. */
  broadcasts: endpoint('GET /clients/{clientId}/offerings/{offeringId}/messages', {
    response: json<BroadcastHistory>(),
    permission: 'store.read',
  }),
})
