import type { chatMessages, chatRooms } from '@/server/db/schema'
import type { MatchingRow, Shift } from '@/server/demo/seed/types'

export type RoomRow = typeof chatRooms.$inferInsert & { id: number }
type MessageRow = typeof chatMessages.$inferInsert & { id: number }
/** A message that has no room yet. */
export type DraftMessage = Pick<MessageRow, 'side' | 'kind' | 'body' | 'sentAt' | 'offeringId'> & {
  sentBy: number | null
}
/** A matching of the room's worker with the shift. */
export type RoomMatching = { shift: Shift; matching: MatchingRow }
export type Conversations = { rooms: RoomRow[]; messages: MessageRow[] }
