import { claimKindLabel } from '@/domain/chat/claimLabel'
import { addMinutes, formatShift, msOf } from '@/lib/date'
import type { chatClaims } from '@/server/db/schema'
import type { MatchingRow, OfferingRow, Shift } from '@/server/demo/seed/types'
import type { Conversations, RoomRow } from './types'

const STORE_ID = 1
const OPENED_BY = { id: 3, name: '森下 由香' }
const CLAIM_KIND = 'condition_unmet'
const EXPERIENCE_REASON_ID = 6
const QUESTION = '募集条件の経験について確認させてください。レジを使ったことはありますか。'
/** Minutes since the negotiation was opened, and the fewest minutes until the shift that it is about begins. */
const OPENED_MIN_AGO = 95
const LEAD_MIN = 20 * 60

type ClaimRow = typeof chatClaims.$inferInsert
type Subject = { offering: OfferingRow; matching: MatchingRow; room: RoomRow }

/**
 * The first coming shift of the restaurant with a worker whose room is about it, all read, and quiet since the
 * negotiation was opened.
 */
function findSubject(
  { rooms }: Conversations,
  shifts: readonly Shift[],
  { now, openedAt }: { now: Date; openedAt: string },
): Subject | undefined {
  const earliestMs = msOf(addMinutes(now, LEAD_MIN))
  const isQuiet = (room: RoomRow) =>
    room.unreadCount === 0 && msOf(room.lastMessageAt ?? room.createdAt) <= msOf(openedAt)
  for (const { row, matched } of shifts) {
    if (row.clientId !== STORE_ID || msOf(row.startAt) < earliestMs) continue
    for (const matching of matched.filter(({ status }) => status === 'established')) {
      const room = rooms.find(
        ({ clientId, userId, latestOfferingId }) =>
          clientId === STORE_ID && userId === matching.userId && latestOfferingId === row.id,
      )
      if (room && isQuiet(room)) return { offering: row, matching, room }
    }
  }
  return undefined
}

/** Adds the notice that the store opened the negotiation, and its question. */
function addMessages(
  { messages }: Conversations,
  { offering, room }: Subject,
  { now, openedAt, askedAt }: { now: Date; openedAt: string; askedAt: string },
) {
  const common = { clientId: STORE_ID, roomId: room.id, offeringId: offering.id }
  const shiftText = formatShift(offering.startAt, offering.endAt, now)
  messages.push({
    ...common,
    id: messages.length + 1,
    side: 'system',
    kind: 'system',
    sentBy: null,
    sentAt: openedAt,
    body: `${shiftText}「${offering.title}」について、店舗が協議を始めました。内容: ${claimKindLabel[CLAIM_KIND]}`,
  })
  messages.push({
    ...common,
    id: messages.length + 1,
    side: 'client',
    kind: 'text',
    sentBy: OPENED_BY.id,
    sentAt: askedAt,
    body: QUESTION,
  })
  Object.assign(room, {
    state: 'in_negotiation',
    lastMessageAt: askedAt,
    lastMessageBody: QUESTION,
    lastMessageSide: 'client',
  })
}

/** Opens one negotiation at the restaurant. Its room and the list of messages are changed in place. */
export function addNegotiation(
  conversations: Conversations,
  shifts: readonly Shift[],
  now: Date,
): ClaimRow[] {
  const openedAt = addMinutes(now, -OPENED_MIN_AGO)
  const askedAt = addMinutes(now, 2 - OPENED_MIN_AGO)
  const subject = findSubject(conversations, shifts, { now, openedAt })
  if (!subject) return []
  addMessages(conversations, subject, { now, openedAt, askedAt })
  const { room, matching, offering } = subject
  return [
    {
      clientId: STORE_ID,
      roomId: room.id,
      matchingId: matching.id,
      offeringId: offering.id,
      kind: CLAIM_KIND,
      status: 'open',
      reasonTypeId: EXPERIENCE_REASON_ID,
      summary: 'レジの経験を確かめたい',
      openedBy: OPENED_BY.id,
      openedByName: OPENED_BY.name,
      openedAt,
    },
  ]
}
