/** What the walks of the browser suite find in the demonstration, on whatever day and at whatever hour it is filled. */
import { limitYearOf } from '@/domain/workers/limits'
import { addDays, dayOf, daysBetween } from '@/lib/date'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { REGULARS_DAYS } from '@/server/demo/seed/shifts/period'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
import { truncateAll } from '@tests/kit/tables'

/** 森下 由香 (store@example.com), the manager of both stores. */
const MANAGER = 3
const [STORE, OTHER_STORE] = ['/clients/1', '/clients/2']
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** In Tokyo: ends of a day, of a month, of a year and of February, a Sunday, a holiday. */
const moments = [
  '2026-11-30T23:40',
  '2026-12-06T04:30',
  '2026-12-31T23:30',
  '2027-01-01T09:30',
  '2028-02-29T18:00',
]
/** The walks begin at once and take some minutes. */
const MINUTES = [0, 25]

type Board = {
  offerings: {
    startAt: string
    status: string
    users: { presence: string; checkedInAt: string | null }[]
  }[]
}
type Corrections = { items: { bulkRefusal: string | null }[] }
type Items = { items: unknown[] }
type Rooms = { items: { uid: string; unreadCount: number }[] }

let context: TestContext
beforeAll(async () => {
  context = await testContext()
})
afterAll(() => context.reset())

describe.each(moments)('%s に用意したデモは', (moment) => {
  const filledAt = new Date(`${moment}:00+09:00`)
  beforeAll(async () => {
    await context.engine.exec(truncateAll)
    await asSystem((db) => seedDemo(db, { now: filledAt, passwordHash: 'hash' }))
  })
  describe.each(MINUTES)('%i分後に', (minutes) => {
    let read: <T>(path: string) => Promise<T>
    const now = new Date(filledAt.getTime() + minutes * MINUTE)
    const today = dayOf(now)
    beforeAll(async () => {
      context.now = now
      const manager = await browser(MANAGER)
      read = async <T>(path: string) => {
        const answer = await manager.call('GET', `/app/api/v1${path}`)
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as T
      }
    })
    const boardOf = (store: string, on: string) => read<Board>(`${store}/today_board?on=${on}`)

    test('食堂では、これから来る人も、来ない人もいる', async () => {
      const { offerings } = await read<Board>(`${STORE}/today_board`)
      expect(offerings.some(({ status }) => status !== 'finished')).toBe(true)
      expect(
        offerings.flatMap(({ users }) => users).filter(({ presence }) => presence === 'late'),
      ).not.toHaveLength(0)
    })
    test('24時間のうちに始まる勤務に、まだ来ていない人がいる', async () => {
      const boards = await Promise.all([0, 1].map((days) => boardOf(STORE, addDays(today, days))))
      expect(
        boards
          .flatMap(({ offerings }) => offerings)
          .filter(
            ({ startAt, users }) =>
              Date.parse(startAt) > now.getTime() + HOUR / 4 &&
              Date.parse(startAt) < now.getTime() + 24 * HOUR &&
              users.some(({ checkedInAt }) => checkedInAt === null),
          ),
      ).not.toHaveLength(0)
    })
    test('記録どおりの修正依頼が3件以上と、そうでないものがある', async () => {
      const path = '/attendances/fix_payment_requests'
      const { items } = await read<Corrections>(`${STORE}${path}`)
      expect(items.filter(({ bulkRefusal }) => bulkRefusal === null).length).toBeGreaterThanOrEqual(
        3,
      )
      expect(items.some(({ bulkRefusal }) => bulkRefusal !== null)).toBe(true)
      expect((await read<Corrections>(`${OTHER_STORE}${path}`)).items).not.toHaveLength(0)
    })
    test.each([STORE, OTHER_STORE])(
      '%s には、評価待ちの勤務と、未読のメッセージがある',
      async (store) => {
        expect((await read<Items>(`${store}/offerings/unreviewed`)).items).not.toHaveLength(0)
        const rooms = await read<Rooms>(`${store}/chat_rooms?unread_only=1`)
        expect(rooms.items).not.toHaveLength(0)
      },
    )
    test('書き込める部屋が3つ以上ある', async () => {
      for (const store of [STORE, OTHER_STORE]) {
        const { items } = await read<Rooms>(`${store}/chat_rooms`)
        let writable = 0
        for (const { uid } of items) {
          const room = await read<{ sendRefusal: string | null }>(`${store}/chat_rooms/${uid}`)
          if (room.sendRefusal === null) writable += 1
          if (writable === 3) break
        }
        expect([store, writable]).toEqual([store, 3])
      }
    })
    test('名簿に出る人が、7日のうちにいて、2つ目の店舗では明日いる', async () => {
      const people = async (store: string, days: number) =>
        (await boardOf(store, addDays(today, days))).offerings.flatMap(({ users }) => users).length
      const week = await Promise.all(Array.from({ length: 8 }, (_, days) => people(STORE, days)))
      expect(Math.max(...week)).toBeGreaterThan(0)
      expect(await people(OTHER_STORE, 1)).toBeGreaterThan(0)
    })
    test('卒業ワーカー、長期採用の候補者2人、一覧の3ページがある', async () => {
      expect((await read<Items>(`${STORE}/graduates`)).items).not.toHaveLength(0)
      const candidates = await read<Items>(`${STORE}/long_term_jobs/offerings/users`)
      expect(candidates.items.length).toBeGreaterThanOrEqual(2)
      expect((await read<Items>(`${STORE}/offerings?page=3`)).items).toHaveLength(20)
    })
    test('年の収入が上限に近い人がいる。上限の年が始まったばかりなら、いない', async () => {
      const isEarly = daysBetween(limitYearOf(today).fromOn, today) < REGULARS_DAYS
      for (const store of [STORE, OTHER_STORE]) {
        const { requestable } = await read<{ requestable: unknown[] }>(
          `${store}/mynumber_provision_users`,
        )
        expect(requestable.length > 0 || isEarly).toBe(true)
      }
    })
  })
})
