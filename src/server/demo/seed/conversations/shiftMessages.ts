import { addMinutes, formatShift, minuteMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import { toSecond } from '@/server/demo/seed/shifts/clock'
import { greetings, LATE_TEXT, questions, thanks, thanksReplies } from './texts'
import type { DraftMessage, RoomMatching } from './types'

type SentText = { body: string; sentMs: number }
type Writer = {
  system: (text: SentText) => DraftMessage
  worker: (text: SentText) => DraftMessage
  auto: (text: SentText) => DraftMessage
  store: (text: SentText, accountId: number | null) => DraftMessage
}

/** Makes messages about one offering. */
function writerFor(offeringId: number): Writer {
  const message = (
    from: Pick<DraftMessage, 'side' | 'kind' | 'sentBy'>,
    { body, sentMs }: SentText,
  ): DraftMessage => ({ ...from, body, sentAt: toSecond(sentMs), offeringId })
  return {
    system: (text) => message({ side: 'system', kind: 'system', sentBy: null }, text),
    worker: (text) => message({ side: 'worker', kind: 'text', sentBy: null }, text),
    auto: (text) => message({ side: 'client', kind: 'auto', sentBy: null }, text),
    store: (text, sentBy) => message({ side: 'client', kind: 'text', sentBy }, text),
  }
}

/** The start has passed and the worker has not checked in. */
const isLate = ({ shift, matching }: RoomMatching, now: Date) =>
  matching.status === 'established' &&
  matching.checkedInAt === null &&
  msOf(shift.row.startAt) <= now.getTime()

/** Makes the messages that follow from the status of the matching: the automatic one, a cancellation, a delay. */
function statusMessages(writer: Writer, roomMatching: RoomMatching, now: Date): DraftMessage[] {
  const { shift, matching } = roomMatching
  const { startAt, endAt, title } = shift.row
  const { autoMessage = '' } = shift.offer.plan.content
  const messages: DraftMessage[] = []
  if (autoMessage)
    messages.push(writer.auto({ body: autoMessage, sentMs: msOf(matching.matchedAt) + 1000 }))
  if (matching.status === 'cancel')
    messages.push(
      writer.system({
        body: `${formatShift(startAt, endAt, now)}「${title}」を、ワーカーがキャンセルしました。空いた枠は、締切まで自動で再募集されます。`,
        sentMs: msOf(matching.cancelledAt ?? matching.matchedAt),
      }),
    )
  if (isLate(roomMatching, now)) {
    const sentMs = Math.min(now.getTime() - 2 * minuteMs, msOf(addMinutes(startAt, 3)))
    messages.push(writer.worker({ body: LATE_TEXT, sentMs }))
  }
  return messages
}

/** A greeting, a question with its answer, or nothing, soon after the match. */
function firstMessages(random: Random, writer: Writer, matchedMs: number, staffId: number | null) {
  const chance = random.next()
  if (chance < 0.35) {
    const body = random.pick(greetings)
    return [writer.worker({ body, sentMs: matchedMs + random.int(2, 40) * minuteMs })]
  }
  if (chance >= 0.6) return []
  const [question, answer] = random.pick(questions)
  const askedMs = matchedMs + random.int(5, 90) * minuteMs
  const answeredMs = askedMs + random.int(4, 70) * minuteMs
  return [
    writer.worker({ body: question, sentMs: askedMs }),
    writer.store({ body: answer, sentMs: answeredMs }, staffId),
  ]
}

/** Thanks after some shifts, and the reply. */
function thanksMessages(
  random: Random,
  writer: Writer,
  { matching: { status, checkedOutAt } }: RoomMatching,
  staffId: number | null,
) {
  if (status !== 'worked' || !checkedOutAt || !random.chance(0.4)) return []
  const thankedMs = msOf(checkedOutAt) + random.int(5, 50) * minuteMs
  const body = random.pick(thanks)
  const reply = random.pick(thanksReplies)
  const repliedMs = thankedMs + random.int(10, 300) * minuteMs
  return [
    writer.worker({ body, sentMs: thankedMs }),
    writer.store({ body: reply, sentMs: repliedMs }, staffId),
  ]
}

/** The messages about one shift up to now; only the notice of the match when the two do not talk. */
export function makeShiftMessages(
  random: Random,
  roomMatching: RoomMatching,
  { isTalkative, now }: { isTalkative: boolean; now: Date },
): DraftMessage[] {
  const { row } = roomMatching.shift
  const matchedMs = msOf(roomMatching.matching.matchedAt)
  const staffId = row.clientId === 1 ? random.pick([3, 3, 4]) : (row.createdBy ?? null)
  const writer = writerFor(row.id)
  const matchNotice = writer.system({
    body: `${formatShift(row.startAt, row.endAt, now)}「${row.title}」のマッチングが成立しました。`,
    sentMs: matchedMs,
  })
  if (!isTalkative) return [matchNotice]
  return [
    matchNotice,
    ...statusMessages(writer, roomMatching, now),
    ...firstMessages(random, writer, matchedMs, staffId),
    ...thanksMessages(random, writer, roomMatching, staffId),
  ].filter(({ sentAt }) => msOf(sentAt) <= now.getTime())
}
