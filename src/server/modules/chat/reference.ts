import type { chatRooms } from '@/contracts/chat'
import type * as schemas from '@/contracts/chat/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `chatRooms`. */
export const chatRoomsReference: ReferenceOf<typeof chatRooms> = {
  list: { summary: 'メッセージの一覧', description: 'Rooms of a store by their latest message.' },
  one: {
    summary: 'ワーカーとのメッセージ',
    description: 'The room with its latest messages, or with those before or after a message.',
  },
  send: {
    summary: 'メッセージの送信',
    description: 'Sends a message to the worker.',
  },
  negotiate: {
    summary: '協議の申し出',
    description: 'Begins a negotiation about the terms of a shift.',
  },
  claim: { summary: '協議の申し出の状態', description: 'The open claim of the room.' },
  markRead: {
    summary: 'メッセージの既読',
    description: 'Marks the messages as read for the store; needs the right to answer.',
  },
  broadcasts: {
    summary: '求人の一斉連絡の履歴',
    description: 'Messages to all workers of a shift, latest first.',
  },
}

/** The fields of `chat` except those in `sharedFields`. */
export const chatFields: FieldTexts<typeof schemas> = {
  bodyExcerpt: ['本文の始まり', 'Beginning of the message.'],
  'BroadcastHistory.peopleCount': ['送った人数', 'Workers who got the message.'],
  'ChatMessage.side': ['だれが', 'Who wrote the message; `system`: nobody, it is automatic.'],
  'ChatRoom.messages': ['メッセージ', 'In chronological order.'],
  'ChatRoom.shift': ['勤務', 'The next shift of the worker here, otherwise the latest.'],
  'ChatRoom.status': ['状態', 'The status of the match.'],
  'ChatRoomRow.shift': ['勤務', 'The present or next shift of the worker here; null: none.'],
  'ChatRoomRow.side': ['だれが', 'Who wrote the message; `system`: nobody, it is automatic.'],
  claim: ['協議', 'The negotiation that is open in the room; null: none.'],
  'Claim.summary': ['協議の内容', 'The subject of the negotiation, in the words of the store.'],
  firstUnreadId: [
    '最初の未読',
    'The first message of the worker that nobody at the store has read.',
  ],
  hasMore: ['続き', 'Whether there are further messages in the requested direction.'],
  'InNegotiation.action': ['操作', '`open`: a negotiation begins; `end`: the open one ends.'],
  'InNegotiation.summary': [
    '協議の内容',
    'The subject of the negotiation, in the words of the store.',
  ],
  lastMessage: [
    '最後のメッセージ',
    'The beginning, time and sender of the latest message; null: no message.',
  ],
  messageId: ['メッセージ', 'All messages up to this one are read.'],
  negotiatingRooms: ['協議中の件数', 'Rooms of the whole store with an open negotiation.'],
  outcome: ['協議の結果', '`resolved`: settled; `withdrawn`: the store has dropped it.'],
  readCount: ['既読の人数', 'Workers who have read it.'],
  rejectRefusal: ['キャンセルできない理由', 'Null: the shift can be cancelled.'],
  resolvedAt: ['解決した時刻', 'When the negotiation ended; null: it is open.'],
  sendKey: ['送信の鍵', 'A key made once for each message: a repeat stores nothing new.'],
  sendRefusal: ['送れない理由', 'Null: a message can be sent.'],
  sendUntilAt: ['送れる期限', 'Messages can be sent until then; null: no shift sets an end.'],
  sentByName: ['送った人', 'The member of staff who wrote it; null: no account of the store.'],
  templates: ['定型文', 'Texts to begin with, filled in: the store’s own first.'],
  uid: ['チャット', 'Uid of the room.'],
  unreadRooms: ['未読の件数', 'Rooms of the whole store with something unread.'],
  workerLastReadAt: ['既読の時刻', 'When the worker last read the room; null: never.'],
  workerReply: [
    'ワーカーの返事',
    'The latest message since the negotiation was opened; null: none.',
  ],
}
