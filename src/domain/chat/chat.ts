import type { ChatRoomState } from '@/contracts/chat/enums'
import { addDays, dayOf, endOfDay, formatTime, type Instant, msOf } from '@/lib/date'
import { roomOpenDays } from './message'

/** Until when a room takes messages: the end of the seventh day after its last shift; null without a shift. */
export const roomOpenUntil = (lastEndAt: Instant | null) =>
  lastEndAt === null ? null : endOfDay(addDays(dayOf(lastEndAt), roomOpenDays))

/** Why nobody can write in a room. `lastEndAt`: the end of the last shift the two have had. */
export const cannotWriteInRoom = (
  room: { state: ChatRoomState; blocked: boolean; lastEndAt: Instant | null },
  now: Instant,
): string | undefined => {
  if (room.state === 'closed') return 'このメッセージルームは終了しているため、送信できません。'
  if (room.blocked) return 'ブロック中のワーカーのため、送信できません。'
  const until = roomOpenUntil(room.lastEndAt)
  return until !== null && msOf(until) <= msOf(now)
    ? `最後の勤務から${roomOpenDays}日を過ぎたため、送信できません。`
    : undefined
}

/** Why nothing can be opened to be settled in a room. */
export const cannotNegotiate = (room: { state: ChatRoomState }): string | undefined => {
  if (room.state === 'in_negotiation') return 'すでに協議中です。'
  return room.state === 'closed'
    ? 'このメッセージルームは終了しているため、協議を始められません。'
    : undefined
}

type Facts = {
  startAt: Instant
  meetingPlace: string
  access: string
  belongings: readonly string[]
  clothing: string
}
/**
 * Texts a store writes again and again (定型文), with what the shift says; without a shift those that need none.
 * Place and clothing are quoted after a label, because a store writes whole sentences in them.
 * Changing clothes is working time (最高裁 2000-03-09 三菱重工業長崎造船所), so nobody is asked to come earlier for it.
 */
export const chatTemplates = (shift: Facts | null): { title: string; body: string }[] => {
  const place =
    shift &&
    [shift.access, shift.meetingPlace && `集合場所: ${shift.meetingPlace}`]
      .filter(Boolean)
      .join('\n')
  const bring =
    shift &&
    [
      shift.belongings.length > 0 && `持ち物: ${shift.belongings.join('、')}`,
      shift.clothing && `服装: ${shift.clothing}`,
    ]
      .filter(Boolean)
      .join('\n')
  return [
    ...(place ? [{ title: '行き方', body: place }] : []),
    ...(bring ? [{ title: '持ち物', body: bring }] : []),
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
    { title: 'お礼', body: '本日はありがとうございました。またのご応募をお待ちしています。' },
  ]
}
