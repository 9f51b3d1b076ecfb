import { addMinutes, formatShift, msOf } from '@/lib/date'
import type { chatMessages, chatRooms } from '@/server/db/schema'
import type { Random } from '@/server/demo/market/random'
import type { Store } from './posting'
import type { MatchingRow, Shift } from './types'

type Room = typeof chatRooms.$inferInsert & { id: number }
type Message = typeof chatMessages.$inferInsert & { id: number }
type Line = Pick<Message, 'side' | 'kind' | 'body' | 'sentAt'> & {
  offeringId: number
  sentBy?: number | null
}
type Pair = {
  clientId: number
  userId: number
  shifts: { shift: Shift; m: MatchingRow }[]
  base: boolean
}

const asks: readonly (readonly [worker: string, store: string])[] = [
  [
    'はじめて伺います。通用口は建物のどちら側でしょうか。',
    '坂の上から見て左手、郵便ポストの横に通用口があります。分からなければお電話ください。',
  ],
  [
    '靴は黒であればスニーカーでも大丈夫でしょうか。',
    'はい、黒のスニーカーで大丈夫です。滑りにくいものだと安心です。',
  ],
  [
    '10分ほど早く着きそうです。中でお待ちしてもよろしいでしょうか。',
    '大丈夫です。休憩室でお待ちください。',
  ],
  [
    '髪を少し明るく染めています。問題ありませんか。',
    'まとめていただければ大丈夫です。ご確認ありがとうございます。',
  ],
  [
    '自転車で伺ってもよいでしょうか。',
    '申し訳ありません、駐輪場がないため、公共交通機関でお願いいたします。',
  ],
  [
    'ロッカーに鍵はかかりますか。貴重品の置き場所を教えてください。',
    '鍵付きのロッカーがあります。受付で鍵をお渡しします。',
  ],
  ['まかないはありますか。', 'まかないはありませんが、休憩室の飲み物はご自由にどうぞ。'],
  [
    '終了は時間どおりでしょうか。その後に予定があります。',
    '時間どおりに終わる予定です。延びそうなときは早めにご相談します。',
  ],
]
const thanks = [
  '本日はありがとうございました。丁寧に教えていただき、とても働きやすかったです。',
  '本日はお世話になりました。またよろしくお願いいたします。',
  'ありがとうございました。次は来週応募しようと思います。',
  '今日はありがとうございました。盛り付け、もっと早くできるよう頑張ります。',
]
const welcomes = [
  'こちらこそありがとうございました。とても助かりました。またぜひお願いします。',
  'お疲れさまでした。来週も募集していますので、ご都合が合えばお願いします。',
  'お疲れさまでした。気を付けてお帰りください。',
]
const greetings = [
  'ご縁をいただきありがとうございます。当日はよろしくお願いいたします。',
  '応募した者です。はじめてですが、よろしくお願いいたします。',
  'またお世話になります。よろしくお願いいたします。',
]
const unreadLines = [
  '明日の持ち物で、エプロンはお借りできるでしょうか。',
  '集合は10分前で間違いないでしょうか。ご確認をお願いいたします。',
  '来週の土曜日も入れそうです。募集のご予定はありますか。',
  '通用口の写真があれば送っていただけますか。',
  '制服のサイズはLでお願いできますか。',
]
const LATE = '申し訳ありません、電車の遅延で15分ほど遅れそうです。いま向かっています。'
/** Rooms of a large store that hold a conversation; the others hold the match alone. */
const TALKATIVE = 150
const UNREAD: Record<number, number> = { 1: 3, 2: 2, 4: 2 }

/** Rooms and messages of everybody who ever matched. */
export function makeTalk(
  random: Random,
  { shifts, stores, now }: { shifts: readonly Shift[]; stores: readonly Store[]; now: Date },
) {
  const pairs = new Map<string, Pair>()
  const rooms: Room[] = []
  const messages: Message[] = []
  const base = new Set(stores.filter((store) => store.base).map((store) => store.id))
  const talking = new Map<number, number>()
  const waiting = new Map(Object.entries(UNREAD).map(([id, n]) => [Number(id), n]))
  for (const shift of shifts) {
    for (const m of shift.matched) {
      const key = `${m.clientId} ${m.userId}`
      const pair = pairs.get(key) ?? {
        clientId: m.clientId,
        userId: m.userId,
        shifts: [],
        base: base.has(m.clientId),
      }
      pair.shifts.push({ shift, m })
      pairs.set(key, pair)
    }
  }
  for (const pair of pairs.values()) {
    const count = talking.get(pair.clientId) ?? 0
    const talks = pair.base && count < TALKATIVE
    talking.set(pair.clientId, count + 1)
    open(pair, talks)
  }
  return { rooms, messages }

  function open({ clientId, userId, shifts: shared }: Pair, talks: boolean) {
    const byMatch = [...shared].sort((a, b) => msOf(a.m.matchedAt) - msOf(b.m.matchedAt))
    const latest = byMatch.at(-1)
    if (!latest) return
    const lines = (talks ? byMatch.slice(-3) : byMatch.slice(-1))
      .flatMap(({ shift, m }) => about(shift, m, talks))
      .sort((a, b) => msOf(a.sentAt) - msOf(b.sentAt))
    const id = rooms.length + 1
    let unread: Line | undefined
    const comes =
      latest.m.status === 'established' && msOf(latest.shift.row.startAt) > now.getTime()
    const left = waiting.get(clientId) ?? 0
    if (talks && comes && left > 0) {
      const at = now.getTime() - (left * 47 + random.int(3, 30)) * 60_000
      if (msOf(latest.m.matchedAt) < at) {
        waiting.set(clientId, left - 1)
        lines.push({
          side: 'worker',
          kind: 'text',
          body: unreadLines[(left + clientId) % unreadLines.length] ?? '',
          sentAt: new Date(at).toISOString(),
          offeringId: latest.shift.row.id,
        })
        unread = lines.at(-1)
      }
    }
    unread ??= lines.find((line) => line.body === LATE)
    // Nobody has answered what nobody has read.
    const kept = lines.filter(
      (line) => line === unread || !unread || msOf(line.sentAt) < msOf(unread.sentAt),
    )
    const last = kept.at(-1)
    const readAt = kept.findLast((line) => line.side === 'worker' && line !== unread)?.sentAt
    rooms.push({
      id,
      uid: random.uuid(),
      clientId,
      userId,
      latestOfferingId: latest.shift.row.id,
      state: 'open',
      lastMessageAt: last?.sentAt ?? null,
      lastMessageBody: last?.body.slice(0, 120) ?? null,
      lastMessageSide: last?.side ?? null,
      unreadCount: unread ? 1 : 0,
      clientLastReadAt: readAt ? later(readAt, 8) : null,
      workerLastReadAt: last
        ? last.side === 'worker'
          ? last.sentAt
          : later(last.sentAt, 25)
        : null,
      createdAt: byMatch[0]?.m.matchedAt ?? latest.m.matchedAt,
    })
    for (const line of kept)
      messages.push({ id: messages.length + 1, clientId, roomId: id, sentBy: null, ...line })
  }
  function later(instant: string, minutes: number) {
    return new Date(Math.min(msOf(instant) + minutes * 60_000, now.getTime())).toISOString()
  }
  function isLate({ shift, m }: { shift: Shift; m: MatchingRow }) {
    return (
      m.status === 'established' &&
      m.checkedInAt === null &&
      msOf(shift.row.startAt) <= now.getTime()
    )
  }

  function about(shift: Shift, m: MatchingRow, talks: boolean): Line[] {
    const { row, offer } = shift
    const at = msOf(m.matchedAt)
    const staff = row.clientId === 1 ? random.pick([3, 3, 4]) : (row.createdBy ?? null)
    const { autoMessage = '' } = offer.plan.content
    const line = (
      side: Line['side'],
      kind: Line['kind'],
      body: string,
      ms: number,
      sentBy: number | null = null,
    ): Line => ({
      side,
      kind,
      body,
      sentAt: new Date(Math.floor(ms / 1000) * 1000).toISOString(),
      offeringId: row.id,
      sentBy,
    })
    const lines = [
      line(
        'system',
        'system',
        `${formatShift(row.startAt, row.endAt, now)}「${row.title}」のマッチングが成立しました。`,
        at,
      ),
    ]
    if (!talks) return lines
    if (autoMessage) lines.push(line('client', 'auto', autoMessage, at + 1000))
    if (m.status === 'cancel')
      lines.push(
        line(
          'system',
          'system',
          `${formatShift(row.startAt, row.endAt, now)}「${row.title}」を、ワーカーがキャンセルしました。空いた枠は、締切まで自動で再募集されます。`,
          msOf(m.cancelledAt ?? m.matchedAt),
        ),
      )
    if (isLate({ shift, m }))
      lines.push(
        line(
          'worker',
          'text',
          LATE,
          Math.min(now.getTime() - 120_000, msOf(addMinutes(row.startAt, 3))),
        ),
      )
    const spoken = random.next()
    if (spoken < 0.35)
      lines.push(line('worker', 'text', random.pick(greetings), at + random.int(2, 40) * 60_000))
    else if (spoken < 0.6) {
      const [question, answer] = random.pick(asks)
      const asked = at + random.int(5, 90) * 60_000
      lines.push(
        line('worker', 'text', question, asked),
        line('client', 'text', answer, asked + random.int(4, 70) * 60_000, staff),
      )
    }
    if (m.status === 'worked' && m.checkedOutAt && random.chance(0.4)) {
      const ended = msOf(m.checkedOutAt) + random.int(5, 50) * 60_000
      lines.push(
        line('worker', 'text', random.pick(thanks), ended),
        line('client', 'text', random.pick(welcomes), ended + random.int(10, 300) * 60_000, staff),
      )
    }
    return lines.filter((one) => msOf(one.sentAt) <= now.getTime())
  }
}
