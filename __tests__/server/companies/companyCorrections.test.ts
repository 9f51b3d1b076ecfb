import { eq, like } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type {
  CompanyCorrections,
  FixPaymentBulkResult,
  FixPaymentRequest,
} from '@/contracts/paymentCorrections/schemas'
import type { Paged } from '@/contracts/common/schemas'
import { addMinutes } from '@/lib/date'
import { chatMessages, matchings } from '@/server/db/schema'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const DAY = '2026-11-19'
const END = `${DAY}T22:30:00+09:00`
const PATH = '/companies/1/fix_payment_requests'
const SHIFTS = { 11: 8001, 12: 8002, 21: 8003 } as const
/** Whoever worked last night, where, and how many minutes longer than planned they ask for; 905 has no scans. */
const people = [
  { userId: 901, name: '長谷川 仁', clientId: 12, min: 3 },
  { userId: 902, name: 'グエン ティ リン', clientId: 11, min: 4 },
  { userId: 905, name: '德永 さくら', clientId: 11, min: 70 },
  { userId: 909, name: '他社 太郎', clientId: 21, min: 4 },
] as const

const list = async (search = '', who: Who = 'company') =>
  (await callApi<CompanyCorrections>(who, 'GET', PATH + search)).body
const approve = (items: { id: number; grossYen: number }[], who: Who = 'company') =>
  callApi<FixPaymentBulkResult>(who, 'PATCH', `${PATH}/bulk_approve`, { items })
const wanted = ({ id, requested }: CompanyCorrections['items'][number]) => ({
  id,
  grossYen: requested.pay.grossYen,
})

beforeEach(async () => {
  const world = await prepareStore()
  await writeRows(async (db) => {
    for (const clientId of [11, 12, 21] as const)
      await addOffering(db, {
        id: SHIFTS[clientId],
        clientId,
        offerId: OFFER[clientId],
        day: DAY,
      })
    for (const { userId, name, clientId } of people) {
      await addWorker(db, { id: userId, name }, { clientId })
      await addMatch(db, SHIFTS[clientId], userId)
      if (userId !== 905)
        await checkIn(db, userId, SHIFTS[clientId], new Date(`${DAY}T16:58:00+09:00`))
    }
  })
  for (const { userId, clientId, min } of people) {
    const now = new Date(addMinutes(END, min))
    await writeRows(async (db) => {
      if (userId !== 905) await checkOut({ db, now }, userId, SHIFTS[clientId])
      await requestFix({ db, now }, userId, SHIFTS[clientId], {
        reasonKinds: ['overtime'],
        reasonText: '閉店の作業まで残りました。',
        startAt: `${DAY}T17:00:00+09:00`,
        endAt: addMinutes(END, min),
        breakMin: 0,
      })
    })
  }
  world.now = new Date('2026-11-20T09:41:00+09:00')
})

test('自社の全店舗の修正依頼が、期限の早い順に、店舗ごとの件数とともに出る', async () => {
  const { items, totalCount, stores } = await list()
  expect(items.map(({ name, store, diff }) => [name, store.id, diff.grossYen])).toEqual([
    // 3 and 4 minutes at night (25 % more on 1,350 yen): 84.4 and 112.5 yen.
    ['長谷川 仁', 12, 85],
    ['グエン ティ リン', 11, 113],
    ['德永 さくら', 11, expect.any(Number)],
  ])
  expect(totalCount).toBe(3)
  expect(stores.map(({ id, count }) => [id, count]).sort()).toEqual([
    [11, 2],
    [12, 1],
  ])
  expect(items.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    expect.stringContaining('チェックインのQRがないため、まとめて承認できません。'),
  ])
})

test('店舗で絞っても、選べる店舗はすべて残る。よその店舗を選んでも何も出ない', async () => {
  const { items, totalCount, stores } = await list('?store=12')
  expect([items.map(({ store }) => store.id), totalCount, stores.length]).toEqual([[12], 1, 2])
  expect(await list('?store=21')).toMatchObject({ items: [], totalCount: 0 })
})

test('店舗をまたいで一度に承認し、できないもの・知らないものは1件ずつ理由を返す', async () => {
  const { items } = await list()
  const [first, second, unscanned] = items.map(wanted)
  if (!first || !second || !unscanned) throw new Error('three corrections')
  const unknown = { id: 999_999, grossYen: 1 }
  const { status, body } = await approve([
    first,
    unscanned,
    { ...second, grossYen: second.grossYen - 1 },
    unknown,
  ])
  expect(status).toBe(200)
  expect(body.items.map(({ id, approved }) => [id, approved])).toEqual([
    [first.id, true],
    [unscanned.id, false],
    [second.id, false],
    [unknown.id, false],
  ])
  expect(body.items.map(({ message }) => message)).toEqual([
    null,
    expect.stringContaining('まとめて承認できません。'),
    expect.stringContaining('確定する報酬が'),
    expect.stringContaining('見つかりません。'),
  ])
  expect([body.approvedCount, body.totalYen]).toEqual([1, first.grossYen])
  expect((await list()).items.map(({ id }) => id)).toEqual([second.id, unscanned.id])
})

test('もう一度送っても二重には支払わず、先に対応した人を伝える', async () => {
  const [first] = (await list()).items.map(wanted)
  if (!first) throw new Error('a correction')
  await approve([first])
  const { body } = await approve([first])
  expect(body).toMatchObject({ approvedCount: 0, totalYen: 0 })
  expect(body.items[0]?.message).toMatch(/^すでに対応済みです。.*承認しました。$/)
  const world = await testContext()
  const [matching] = await world.db.tx('system', (db) =>
    db.select().from(matchings).where(eq(matchings.userId, 901)),
  )
  expect(matching?.fixedPay?.grossYen).toBe(first.grossYen)
  const sent = await world.db.tx('system', (db) =>
    db.$count(chatMessages, like(chatMessages.body, '%の修正依頼が承認されました。%')),
  )
  expect(sent).toBe(1)
})

test('店舗には承認した人の名前が、操作の記録には店舗と求人が残る', async () => {
  const [first] = (await list()).items.map(wanted)
  if (!first) throw new Error('a correction')
  await approve([first])
  const { body } = await callApi<Paged<FixPaymentRequest>>(
    'company',
    'GET',
    '/clients/12/attendances/fix_payment_requests?status=answered',
  )
  expect(body.items.map(({ respondedByName }) => respondedByName)).toEqual(['⟦人1⟧'])
  const log = await callApi<ActivityList>('company', 'GET', '/companies/1/activities?store=12')
  expect(log.body.items.map(({ text, target }) => [text, target?.id])).toEqual([
    ['店舗をまたいで修正依頼を承認', SHIFTS[12]],
  ])
})

test('よその企業の修正依頼は、知らない番号と同じに答える', async () => {
  const others = await callApi<CompanyCorrections>(
    'other',
    'GET',
    '/companies/2/fix_payment_requests',
  )
  const [foreign] = others.body.items.map(wanted)
  if (!foreign) throw new Error('a correction of the other company')
  const { body } = await approve([foreign])
  const unknown = (await approve([{ id: 999_999, grossYen: 1 }])).body
  expect(body.items[0]?.message).toBe(unknown.items[0]?.message)
  expect(body.approvedCount).toBe(0)
})

test('見られるのと承認できるのは、全店舗の権限がある人だけ', async () => {
  const one = [{ id: 1, grossYen: 1 }]
  expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
  expect((await approve(one, 'accounting')).status).toBe(403)
  expect((await callApi('manager', 'GET', PATH)).status).toBe(404)
  expect((await callApi('other', 'GET', PATH)).status).toBe(404)
  const many = Array.from({ length: 201 }, (_, i) => ({ id: i + 1, grossYen: 1 }))
  expect((await approve(many)).status).toBe(422)
})
