import { claimKindLabel } from '@/domain/chat/claimLabel'
import { addMinutes, formatShift, msOf } from '@/lib/date'
import type { chatClaims } from '@/server/db/schema'
import type { Shift } from './types'
import type { makeTalk } from './talk'

const STORE = 1
const OPENER = { id: 3, name: '森下 由香' }
const EXPERIENCE = 6
const ASKED = '募集条件の経験について確認させてください。レジを使ったことはありますか。'
/** How long ago it was opened, and from how far ahead a shift may be talked about, in minutes. */
const AGO = 95
const AHEAD = 20 * 60

/** One negotiation at the restaurant: the room says that it was opened, and what was asked. The talk is changed in place. */
export function negotiate(
  { rooms, messages }: ReturnType<typeof makeTalk>,
  shifts: readonly Shift[],
  now: Date,
): (typeof chatClaims.$inferInsert)[] {
  const openedAt = addMinutes(now, -AGO)
  const askedAt = addMinutes(now, 2 - AGO)
  for (const { row, matched } of shifts) {
    if (row.clientId !== STORE || msOf(row.startAt) < msOf(addMinutes(now, AHEAD))) continue
    for (const m of matched) {
      const room = rooms.find(
        (one) =>
          one.clientId === STORE &&
          one.userId === m.userId &&
          one.latestOfferingId === row.id &&
          one.unreadCount === 0,
      )
      if (
        m.status !== 'established' ||
        !room ||
        msOf(room.lastMessageAt ?? room.createdAt) > msOf(openedAt)
      )
        continue
      const line = { clientId: STORE, roomId: room.id, offeringId: row.id }
      const kind = 'condition_unmet' as const
      messages.push({
        ...line,
        id: messages.length + 1,
        side: 'system',
        kind: 'system',
        sentBy: null,
        sentAt: openedAt,
        body: `${formatShift(row.startAt, row.endAt, now)}「${row.title}」について、店舗が協議を始めました。内容: ${claimKindLabel[kind]}`,
      })
      messages.push({
        ...line,
        id: messages.length + 1,
        side: 'client',
        kind: 'text',
        sentBy: OPENER.id,
        sentAt: askedAt,
        body: ASKED,
      })
      Object.assign(room, {
        state: 'in_negotiation',
        lastMessageAt: askedAt,
        lastMessageBody: ASKED,
        lastMessageSide: 'client',
      })
      return [
        {
          clientId: STORE,
          roomId: room.id,
          matchingId: m.id,
          offeringId: row.id,
          kind,
          status: 'open',
          reasonTypeId: EXPERIENCE,
          summary: 'レジの経験を確かめたい',
          openedBy: OPENER.id,
          openedByName: OPENER.name,
          openedAt,
        },
      ]
    }
  }
  return []
}
