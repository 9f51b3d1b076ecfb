import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import { addMinutes } from '@/lib/date'
import { chatRooms, offerings, offers, fixPaymentRequests } from '@/server/db/schema'
import { statusAt, visibilityAt } from '@/server/modules/offerings/records/offerings'
import { testContext } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const at = async (instant: string) => {
  ;(await testContext()).now = new Date(instant)
}

describe('求人の一覧', () => {
  const list = async (search = '') =>
    (await callStore<Paged<Offering>>('manager', 'GET', `/offerings${search}`)).body
  const mine = `?offerId=${OFFER[11]}`

  test('期間がなければ、本日からを早い順に、そのあと過去を新しい順に並べる', async () => {
    await writeRows(async (db) => {
      for (const [id, day] of [
        [1, '2026-11-18'],
        [2, '2026-11-22'],
        [3, '2026-11-20'],
        [4, '2026-11-19'],
      ] as const)
        await addOffering(db, { id, day })
    })
    expect((await list(mine)).items.map((o) => o.id)).toEqual([3, 2, 4, 1])
    expect(
      (await list(`${mine}&fromOn=2026-11-18&toOn=2026-11-20`)).items.map((o) => o.id),
    ).toEqual([1, 4, 3])
    expect((await list(`${mine}&toOn=2026-11-20`)).items.map((o) => o.id)).toEqual([3, 4, 1])
  })
  test('ページは、これからと過去の境目でも、重ならず抜けない', async () => {
    await writeRows(async (db) => {
      for (let i = 0; i < 30; i++) await addOffering(db, { id: 8100 + i, day: '2026-11-25' })
      for (let i = 0; i < 15; i++) await addOffering(db, { id: 8200 + i, day: '2026-11-10' })
    })
    const pages = [
      await list(mine),
      await list(`${mine}&page=2`),
      await list(`${mine}&page=3`),
      await list(`${mine}&page=4`),
    ]
    expect(pages.map((p) => [p.items.length, p.totalCount])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
      [0, 45],
    ])
    expect(new Set(pages.flatMap((p) => p.items.map((o) => o.id))).size).toBe(45)
  })
  test('状態は時計だけで進む', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, {
        id: 1,
        closesAt: '2026-11-20T14:00:00+09:00',
        closeRule: 'before_3h',
      })
      await addMatch(db, 1, 901)
      await addOffering(db, { id: 2 })
    })
    const seen: string[][] = []
    for (const now of ['13:59', '14:00', '17:00', '22:30']) {
      await at(`2026-11-20T${now}:00+09:00`)
      seen.push(
        (await list(`${mine}&fromOn=2026-11-20`)).items.map(
          (o) => `${o.status}${o.unfilled ? ' 不成立' : ''}`,
        ),
      )
    }
    expect(seen).toEqual([
      ['published', 'published'],
      ['matching', 'published'],
      ['working', 'finished 不成立'],
      ['finished', 'finished 不成立'],
    ])
  })
  test('状態・公開範囲・空き・評価待ち・名前で絞り込む', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, { id: 1, day: '2026-11-25', title: '朝の仕込み_100%' })
      await addOffering(db, { id: 2, day: '2026-11-25', peopleWanted: 1 })
      await addMatch(db, 2, 901)
      await addOffering(db, { id: 3, day: '2026-11-19' })
      await addMatch(db, 3, 901, { status: 'worked' })
      await addOffering(db, { id: 4, day: '2026-11-26', publishedAt: null })
      await addOffering(db, {
        id: 5,
        day: '2026-11-26',
        scope: 'group',
        autoPublicAt: '2026-11-20T09:00:00+09:00',
      })
      await addOffering(db, {
        id: 6,
        day: '2026-11-26',
        scope: 'group',
        autoPublicAt: '2026-11-21T09:00:00+09:00',
      })
    })
    const ids = async (search: string) => (await list(`${mine}&${search}`)).items.map((o) => o.id)
    expect(await ids('status=unpublished')).toEqual([4])
    expect(await ids('status=published')).toEqual([1, 2, 5, 6])
    expect(await ids('hasVacancy=1')).toEqual([1, 5, 6])
    expect(await ids('unreviewed=1')).toEqual([3])
    expect(await ids('scope=group')).toEqual([6])
    expect(await ids(`keyword=${encodeURIComponent('_100%')}`)).toEqual([1])
  })
  test('未対応の数は、評価待ち・修正依頼・未読を数える', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addWorker(db, { id: 902, name: '髙橋 美咲' })
      await addOffering(db, { id: 1, day: '2026-11-19' })
      await addMatch(db, 1, 901, { id: 31, status: 'worked' })
      await addMatch(db, 1, 902, { id: 32, status: 'worked', reviewedAt: '2026-11-20T00:00:00Z' })
      const times = {
        startAt: '2026-11-19T08:00:00Z',
        endAt: '2026-11-19T13:30:00Z',
        breakMin: 0,
        grossYen: 8094,
      }
      await db.insert(fixPaymentRequests).values([
        {
          clientId: 11,
          matchingId: 32,
          reasonKinds: ['overtime'],
          reasonText: '',
          planned: times,
          requested: times,
          status: 'requested',
          requestedAt: '2026-11-20T00:00:00Z',
          dueAt: '2026-11-27T00:00:00Z',
        },
        {
          clientId: 11,
          matchingId: 31,
          reasonKinds: ['overtime'],
          reasonText: '',
          planned: times,
          requested: times,
          status: 'approved',
          requestedAt: '2026-11-20T00:00:00Z',
          dueAt: '2026-11-27T00:00:00Z',
        },
      ])
      // Three messages of one worker: menu and list of the rooms count the room once.
      await db.insert(chatRooms).values({
        uid: 'room',
        clientId: 11,
        userId: 901,
        latestOfferingId: 1,
        unreadCount: 3,
        lastMessageAt: '2026-11-19T14:00:00Z',
        lastMessageBody: 'お疲れさまでした',
        lastMessageSide: 'worker',
        createdAt: '2026-11-01T00:00:00Z',
      })
    })
    expect((await list(mine)).items).toEqual([
      expect.objectContaining({
        id: 1,
        peopleMatched: 2,
        unreviewedCount: 1,
        pendingFixCount: 1,
        unreadCount: 1,
      }),
    ])
  })
  test('勤務が終わるまでは、先に帰った人も評価待ちに数えない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, { id: 1, day: '2026-11-20', from: '08:00', to: '13:00' })
      await addMatch(db, 1, 901, { id: 31, status: 'worked' })
    })
    const waiting = async () => [
      (await list(mine)).items[0]?.unreviewedCount,
      (await list(`${mine}&unreviewed=1`)).items.length,
    ]
    expect(await waiting()).toEqual([0, 0])
    ;(await testContext()).now = new Date('2026-11-20T13:01:00+09:00')
    expect(await waiting()).toEqual([1, 1])
  })
  test('他の店舗の求人は並ばない', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1 })
      await addOffering(db, { id: 2, clientId: 12, offerId: OFFER[12] })
    })
    expect((await list(mine)).items.map((o) => o.id)).toEqual([1])
    expect((await callApi('sibling', 'GET', '/clients/12/offerings/1')).status).toBe(404)
    expect((await callStore('sibling', 'GET', '/offerings')).status).toBe(404)
    expect((await callStore('viewer', 'GET', '/offerings/1')).status).toBe(200)
  })
  test('絞り込みの状態と公開範囲は、どの行でもどの時刻でも、規則と同じになる', async () => {
    // A small generator of our own, so that a failure can be repeated.
    let state = 20_261_120
    const random = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * n)
    }
    const near = () => new Date(MORNING.getTime() + (random(9) - 4) * 3_600_000).toISOString()
    const maybe = () => (random(2) === 0 ? null : near())
    await writeRows(async (db) => {
      for (let id = 8001; id <= 8150; id++) {
        const peopleWanted = 1 + random(3)
        const [closesAt = '', startAt = '', lastAt = ''] = [near(), near(), near()].sort()
        await addOffering(db, {
          id,
          publishedAt: maybe(),
          closedAt: random(3) === 0 ? near() : null,
          closesAt,
          startAt,
          endAt: addMinutes(lastAt, 30),
          peopleWanted,
          peopleMatched: random(peopleWanted + 1),
          autoPublicAt: maybe(),
          scope: random(2) === 0 ? 'group' : 'public',
        })
      }
    })
    const world = await testContext()
    const wrong: unknown[] = []
    for (let hour = -5; hour <= 5; hour++) {
      const now = new Date(MORNING.getTime() + hour * 3_600_000)
      const rows = await world.db.tx('system', (db) =>
        db
          .select({ row: offerings, status: statusAt(now), scope: visibilityAt(now) })
          .from(offerings)
          .innerJoin(offers, eq(offers.id, offerings.offerId))
          .where(eq(offerings.offerId, OFFER[11])),
      )
      expect(rows).toHaveLength(150)
      for (const { row, status, scope } of rows)
        if (status !== offeringStatusAt(row, now) || scope !== scopeAt(row, now))
          wrong.push([row.id, hour, status, scope])
    }
    expect(wrong).toEqual([])
  })
  test('1万件の店舗でも、どの絞り込みも1ページずつ答える', async () => {
    await (
      await testContext()
    ).engine
      .exec(`insert into offerings (client_id, offer_id, title, work_on, start_at, end_at, break_min, close_rule, closes_at, people_wanted, hourly_wage_yen, transportation_yen, fee_rate_bp, scope, terms, published_at, created_at)
      select 11, ${OFFER[11]}, 'ホール', (d at time zone 'Asia/Tokyo')::date, d, d + interval '5 hours', 0, 'at_start', d, 3, 1350, 500, 3000, 'public', '{}', '2026-01-01', '2026-01-01' from (select timestamptz '2026-06-01T09:00:00+09:00' + i * interval '25 minutes' as d from generate_series(1, 10000) i) s`)
    for (const search of [
      '',
      '?page=200',
      '?status=finished',
      '?keyword=ホール',
      '?hasVacancy=1',
      '?unreviewed=1',
    ]) {
      const { perPage, items } = await list(search)
      expect([search, perPage, items.length <= 20]).toEqual([search, 20, true])
    }
    // Counted as far as a reader may go next, and further from there.
    expect([
      (await list('')).totalCount,
      (await list('?page=51')).totalCount,
      (await list('?page=51')).items.length,
    ]).toEqual([1000, 2000, 20])
  })
})
