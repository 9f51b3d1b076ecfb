import { eq } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { CompanyUnreviewedUsers, GoodReviewsResult } from '@/contracts/reviews/schemas'
import { fixPaymentRequests, reviews, users } from '@/server/db/schema'
import { type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const DAY = '2026-11-19'
const PATH = '/companies/1/users'
const SHIFTS = { 11: 8001, 12: 8002, 21: 8003 } as const
const plain = {
  status: 'worked',
  checkedInAt: `${DAY}T16:58:00+09:00`,
  checkedOutAt: `${DAY}T22:31:00+09:00`,
} as const
/** 901 and 902 worked a plain shift in two stores; the others had something to look at. */
const people = [
  { userId: 901, name: '高橋 美咲', clientId: 11, over: {} },
  { userId: 902, name: 'グエン ティ リン', clientId: 12, over: {} },
  { userId: 903, name: '山田 太郎', clientId: 11, over: { checkedInAt: `${DAY}T17:12:00+09:00` } },
  { userId: 904, name: '小林 千夏', clientId: 11, over: { checkedOutAt: `${DAY}T22:00:00+09:00` } },
  { userId: 905, name: '德永 さくら', clientId: 12, over: { checkedOutAt: null } },
  { userId: 906, name: '石川 健', clientId: 12, over: {} },
  { userId: 909, name: '他社 太郎', clientId: 21, over: {} },
] as const

const list = async (search = '', who: Who = 'company') =>
  (await callApi<CompanyUnreviewedUsers>(who, 'GET', `${PATH}/unreviewed${search}`)).body
const send = (matchingIds: number[], who: Who = 'company') =>
  callApi<GoodReviewsResult>(who, 'POST', `${PATH}/good_reviews`, { matchingIds })

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const clientId of [11, 12, 21] as const)
      await addOffering(db, {
        id: SHIFTS[clientId],
        clientId,
        offerId: OFFER[clientId],
        day: DAY,
        peopleWanted: 5,
      })
    for (const { userId, name, clientId, over } of people) {
      await addWorker(db, { id: userId, name }, { clientId, workedCount: 5 })
      await addMatch(db, SHIFTS[clientId], userId, { ...plain, ...over })
    }
  })
  const { items } = await list()
  const matchingId = items.find(({ userId }) => userId === 906)?.matchingId ?? 0
  const times = { startAt: `${DAY}T17:00:00+09:00`, endAt: `${DAY}T22:30:00+09:00`, breakMin: 0 }
  await writeRows((db) =>
    db.insert(fixPaymentRequests).values({
      clientId: 12,
      matchingId,
      reasonKinds: ['transportation'],
      reasonText: '交通費の修正です。',
      planned: { ...times, grossYen: 8094 },
      requested: { ...times, grossYen: 8294 },
      status: 'approved',
      requestedAt: `${DAY}T23:00:00+09:00`,
      dueAt: '2026-11-26T23:00:00+09:00',
    }),
  )
})

test('自社の全店舗の評価待ちと、まとめて送れない人の理由が出る', async () => {
  const { items, totalCount, stores } = await list()
  expect(
    items.map(({ name, store, refusal }) => [name, store.id, refusal?.split('。')[0] ?? null]),
  ).toEqual([
    ['高橋 美咲', 11, null],
    ['グエン ティ リン', 12, null],
    ['山田 太郎', 11, '12分遅刻しています'],
    ['小林 千夏', 11, '予定より30分早く終えています'],
    ['德永 さくら', 12, 'チェックアウトの記録がありません'],
    ['石川 健', 12, '修正依頼があります'],
  ])
  expect(totalCount).toBe(6)
  expect(stores.map(({ id, count }) => [id, count]).sort()).toEqual([
    [11, 3],
    [12, 3],
  ])
  expect((await list('?store=12')).items.map(({ store }) => store.id)).toEqual([12, 12, 12])
  expect(await list('?store=21')).toMatchObject({ items: [], totalCount: 0 })
})

test('問題のなかった人だけが、店舗をまたいで一度にGoodになる', async () => {
  const { items } = await list()
  const ids = items.map(({ matchingId }) => matchingId)
  const { status, body } = await send([...ids, 999_999])
  expect(status).toBe(200)
  expect(body.reviewedCount).toBe(2)
  expect(body.items.map(({ reviewed }) => reviewed)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(body.items[2]?.message).toBe('12分遅刻しています。1名ずつ評価してください。')
  expect(body.items[6]?.message).toContain('見つかりません。')
  const written = await asSystem((db) => db.select().from(reviews).orderBy(reviews.userId))
  expect(
    written.map(({ userId, clientId, kind, reviewedBy, comment }) => [
      userId,
      clientId,
      kind,
      reviewedBy,
      comment,
    ]),
  ).toEqual([
    [901, 11, 'good', 1, ''],
    [902, 12, 'good', 1, ''],
  ])
  expect((await list()).totalCount).toBe(4)
})

test('もう一度送っても評価は1つのまま。店舗が先に評価した人は、だれがしたかを伝える', async () => {
  const { items } = await list()
  const [first, second] = items.map(({ matchingId }) => matchingId)
  if (!first || !second) throw new Error('two workers')
  await send([first])
  expect((await send([first])).body).toMatchObject({ reviewedCount: 1 })
  const [worker] = await asSystem((db) => db.select().from(users).where(eq(users.id, 901)))
  expect([worker?.reviewCount, worker?.goodCount]).toEqual([1, 1])
  await callApi('staff', 'POST', `${PATH}/good_reviews`, { matchingIds: [second] })
  const { body } = await send([second])
  expect(body.items[0]).toMatchObject({ reviewed: false })
  expect(body.items[0]?.message).toMatch(/さんが.*に評価しました。$/)
})

test('操作の記録には店舗と求人が残る', async () => {
  const { items } = await list()
  await send(items.map(({ matchingId }) => matchingId))
  const log = await callApi<ActivityList>('company', 'GET', '/companies/1/activities?store=12')
  expect(log.body.items.map(({ text, target }) => [text, target?.id])).toEqual([
    ['店舗をまたいでワーカーをGoodと評価', SHIFTS[12]],
  ])
})

test('よその企業の勤務は知らない番号と同じに答え、権限のない人は断る', async () => {
  const others = await callApi<CompanyUnreviewedUsers>(
    'other',
    'GET',
    '/companies/2/users/unreviewed',
  )
  const foreign = others.body.items[0]?.matchingId ?? 0
  const message = (await send([999_999])).body.items[0]?.message
  expect((await send([foreign])).body.items).toEqual([
    { matchingId: foreign, reviewed: false, message },
  ])
  expect(await asSystem((db) => db.$count(reviews))).toBe(0)
  expect((await callApi('accounting', 'GET', `${PATH}/unreviewed`)).status).toBe(403)
  expect((await send([foreign], 'accounting')).status).toBe(403)
  expect((await callApi('manager', 'GET', `${PATH}/unreviewed`)).status).toBe(404)
})
