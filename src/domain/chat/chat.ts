import type { ChatRoomState } from '@/contracts/chat/enums'
import { addDays, dayOf, endOfDay, formatTime, type Instant, msOf } from '@/lib/date'
import { ROOM_OPEN_DAYS } from './message'

/** Returns until when a room takes messages: the end of the seventh day after its last shift; null without a shift. */
export const roomOpenUntil = (lastEndAt: Instant | null) =>
  lastEndAt === null ? null : endOfDay(addDays(dayOf(lastEndAt), ROOM_OPEN_DAYS))

/** Why messages cannot be sent in a room. `lastEndAt`: end of the latest shift of this worker at this store. */
export const cannotWriteInRoom = (
  room: { state: ChatRoomState; blocked: boolean; lastEndAt: Instant | null },
  now: Instant,
): string | undefined => {
  if (room.state === 'closed') return 'このメッセージルームは終了しているため、送信できません。'
  if (room.blocked) return 'ブロック中のワーカーのため、送信できません。'
  const until = roomOpenUntil(room.lastEndAt)
  return until !== null && msOf(until) <= msOf(now)
    ? `最後の勤務から${ROOM_OPEN_DAYS}日を過ぎたため、送信できません。`
    : undefined
}

/** Why a negotiation (協議) cannot be started in a room. */
export const cannotNegotiate = (room: { state: ChatRoomState }): string | undefined => {
  if (room.state === 'in_negotiation') return 'すでに協議中です。'
  return room.state === 'closed'
    ? 'このメッセージルームは終了しているため、協議を始められません。'
    : undefined
}

/** The facts of a shift that standard texts use. */
export type ShiftFacts = {
  startAt: Instant
  meetingPlace: string
  access: string
  belongings: readonly string[]
  clothing: string
}
/**
 * Returns the standard texts for chat messages (定型文) of the service, filled in from the shift; without a shift, only
 * those that need none. Place and clothing follow a label, because stores enter whole sentences there.
 * Changing clothes is working time (最高裁 2000-03-09 三菱重工業長崎造船所), so no text asks workers to come earlier.
 */
export const chatTemplates = (shift: ShiftFacts | null): { title: string; body: string }[] => {
  const directions =
    shift &&
    [shift.access, shift.meetingPlace && `集合場所: ${shift.meetingPlace}`]
      .filter(Boolean)
      .join('\n')
  const preparation =
    shift &&
    [
      shift.belongings.length > 0 && `持ち物: ${shift.belongings.join('、')}`,
      shift.clothing && `服装: ${shift.clothing}`,
    ]
      .filter(Boolean)
      .join('\n')
  return [
    ...(directions ? [{ title: '行き方', body: directions }] : []),
    ...(preparation ? [{ title: '持ち物', body: preparation }] : []),
    ...(shift
      ? [
          {
            title: '開始時刻',
            body: `着替えの時間は勤務時間に含みます。${formatTime(shift.startAt)}までにお越しください。`,
          },
        ]
      : []),
    {
      title: '到着の確認',
      body: 'まだ到着が確認できていません。いまどのあたりにいらっしゃいますか。',
    },
    {
      title: '遅刻の連絡',
      body: 'ご連絡ありがとうございます。気を付けてお越しください。着きましたら、スタッフにお声がけください。',
    },
    { title: 'お礼', body: '本日はありがとうございました。またのお申し込みをお待ちしています。' },
  ]
}

/** Keeps the first text of each title. Callers pass the store's texts first, then the company's, then the service's. */
export const firstOfEachTitle = <T extends { title: string }>(texts: readonly T[]): T[] =>
  texts.filter(({ title }, at) => texts.findIndex((text) => text.title === title) === at)
