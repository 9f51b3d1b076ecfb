import { eq } from 'drizzle-orm'
import type { RestrictionCode, RestrictionLevel } from '@/contracts/clients/enums'
import type { MasterCompanyOccupationsV2, Qualifications } from '@/contracts/masterData/schemas'
import type {
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from '@/contracts/evaluation/schemas'
import { clientReviews, companies, offers, restrictions } from '@/server/db/schema'
import { browser } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const restrict = (code: RestrictionCode, level: RestrictionLevel, message: string) =>
  writeRows((db) =>
    db
      .insert(restrictions)
      .values({ clientId: 11, code, level, message, sinceAt: '2026-11-01T00:00:00Z' }),
  )

test('制限は重い順に、支払いの知らせはその中の支払いのことだけを返す', async () => {
  const alert = async () =>
    (await callStore<NpBuyerAlert>('viewer', 'GET', '/company/np_buyer_alert')).body
  expect(await alert()).toEqual({ level: 'none', code: null, message: null, sinceAt: null })
  await restrict('payment_overdue', 'warning', 'お支払いの期限を過ぎています。')
  await restrict(
    'policy_violation',
    'block_all',
    '規約への違反が確認されたため、利用を停止しています。',
  )
  expect(await alert()).toMatchObject({
    level: 'warning',
    code: 'payment_overdue',
    message: 'お支払いの期限を過ぎています。',
  })
  await restrict(
    'np_rejected',
    'block_publish',
    '与信の審査に通らなかったため、募集を停止しています。',
  )
  expect(await alert()).toMatchObject({ level: 'blocked', code: 'np_rejected' })
  expect(
    (await callStore<Restrictions>('viewer', 'GET', '/restriction')).body.items.map((r) => r.level),
  ).toEqual(['block_all', 'block_publish', 'warning'])
  expect(
    (await callApi<Restrictions>('sibling', 'GET', '/clients/12/restriction')).body.items,
  ).toEqual([])
})

test('企業区分は、企業に登録されたものを返す', async () => {
  await writeRows((db) =>
    db.update(companies).set({ classification: 'small' }).where(eq(companies.id, 1)),
  )
  expect((await callStore('viewer', 'GET', '/company_classification')).body).toEqual({
    code: 'small',
  })
})

test('店舗の評価は、Good率と3つの項目、日本の月ごとの推移を、自店のものだけで数える', async () => {
  const evaluation = async () => (await callStore<Evaluation>('viewer', 'GET', '/evaluation')).body
  await writeRows((db) => db.delete(clientReviews))
  expect(await evaluation()).toMatchObject({
    goodRate: null,
    reviewCount: 0,
    items: [{ goodRate: null }, { goodRate: null }, { goodRate: null }],
  })
  await writeRows(async (db) => {
    const names = ['濵田 慎一', '髙橋 美咲', '﨑山 涼']
    await addOffering(db, { id: 1, day: '2026-10-31' })
    for (const [i, name] of names.entries()) {
      await addWorker(db, { id: 901 + i, name })
      await addMatch(db, 1, 901 + i, { id: 7001 + i, status: 'worked' })
    }
    const review = { clientId: 11, onTime: true, asDescribed: true, wantAgain: true }
    await db.insert(clientReviews).values([
      { ...review, matchingId: 7001, kind: 'good', createdAt: '2026-10-31T14:59:00Z' },
      { ...review, matchingId: 7002, kind: 'good', createdAt: '2026-10-31T15:00:00Z' },
      {
        ...review,
        matchingId: 7003,
        kind: 'bad',
        onTime: false,
        wantAgain: false,
        createdAt: '2025-11-30T14:59:00Z',
      },
    ])
  })
  const { goodRate, reviewCount, items, trend } = await evaluation()
  expect([goodRate, reviewCount, items.map((i) => i.goodRate)]).toEqual([67, 3, [67, 100, 67]])
  expect([trend.length, trend[0], trend.slice(-2)]).toEqual([
    12,
    { month: '2025-12', goodRate: null, count: 0 },
    [
      { month: '2026-10', goodRate: 100, count: 1 },
      { month: '2026-11', goodRate: 100, count: 1 },
    ],
  ])
})

test('修正の要るひな形は新しい順に、アーカイブと他店のものを除いて返す', async () => {
  const screeningReasons = [{ field: 'jobDescription', message: '年齢の制限は書けません。' }]
  await writeRows(async (db) => {
    await db
      .update(offers)
      .set({ status: 'violated', screeningReasons })
      .where(eq(offers.id, OFFER[11]))
    await db.update(offers).set({ status: 'violated' }).where(eq(offers.id, OFFER[12]))
    await addOffer(db, {
      id: 5800,
      clientId: 11,
      title: '仕込み',
      status: 'violated',
      updatedAt: '2026-11-10T00:00:00Z',
    })
    await addOffer(db, {
      id: 5801,
      clientId: 11,
      title: '洗い場',
      status: 'violated',
      archivedAt: '2026-11-11T00:00:00Z',
    })
  })
  expect((await callStore<ViolatedOffers>('viewer', 'GET', '/violated_offers')).body.items).toEqual(
    [
      { id: 5800, title: '仕込み', screeningReasons: [], updatedAt: '2026-11-10T00:00:00.000Z' },
      {
        id: OFFER[11],
        title: 'ディナーのホールスタッフ',
        screeningReasons,
        updatedAt: '2026-10-01T00:00:00.000Z',
      },
    ],
  )
})

test('職種、タグ、資格、業種ごとの職種を、サインインした人に返す', async () => {
  const viewer = await browser('viewer')
  const get = async <T>(path: string) =>
    (await (await viewer.call('GET', `/app/api/${path}`)).json()) as T
  expect((await get<{ items: unknown[] }>('v1/occupations')).items).toContainEqual({
    id: 1,
    name: 'ホール・接客',
  })
  expect((await get<{ items: unknown[] }>('v1/tags')).items).toContainEqual({
    id: 1,
    category: 'treatment',
    name: 'まかないあり',
  })
  expect((await get<Qualifications>('v2/qualifications')).items).toContainEqual({
    id: 4,
    category: '運搬',
    name: 'フォークリフト運転技能講習修了',
    needsDocument: true,
  })
  const { items } = await get<MasterCompanyOccupationsV2>('v2/master_company_occupations')
  expect(items[0]).toMatchObject({
    industryId: 1,
    industry: '飲食店',
    occupations: expect.arrayContaining([
      { id: 101, name: 'ホールスタッフ', occupationId: 1, occupationName: 'ホール・接客' },
    ]),
  })
})
