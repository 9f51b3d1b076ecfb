import type { chatRooms } from '@/contracts/chat'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `chatRooms`. */
export const chatRoomsReference: ReferenceOf<typeof chatRooms> = {
  list: { summary: 'チャットの一覧', description: 'Rooms of a store by their latest message.' },
  one: {
    summary: 'チャットとメッセージ',
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
    summary: 'チャットの既読',
    description: 'Marks the messages as read for the store; needs the right to answer.',
  },
  broadcasts: {
    summary: '求人の一斉連絡の履歴',
    description: 'Messages to all workers of a shift, latest first.',
  },
}
