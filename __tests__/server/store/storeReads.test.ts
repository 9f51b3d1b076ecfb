import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  LongTermPreferredUserCount,
  RecommendStatus,
  UnreviewedOfferings,
  Offering,
} from '@/contracts/offerings/schemas'
import type { Places, TrackingData } from '@/contracts/places/schemas'
import { postalDigits, prefecturesOfPostalCode } from '@/domain/accounts/postalCode'
import { addDays } from '@/lib/date'
import { clients, companies, offers } from '@/server/db/schema'
import { type Who } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  offerContent,
  FRIDAY,
  OFFER,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const get = async <T>(path: string, who: Who = 'viewer', clientId = 11) =>
  callApi<T & { fields?: Record<string, string> }>(who, 'GET', `/clients/${clientId}${path}`)
const day = (n: number) => addDays(FRIDAY, n)

describe('ひな形ごとの求人', () => {
  test('そのひな形の求人だけを、一覧と同じ順で返し、期間と状態で絞れる', async () => {
    await writeRows(async (db) => {
      await addOffer(db, { id: 5999, clientId: 11 })
      await addOffering(db, { id: 1, day: TOMORROW })
      await addOffering(db, { id: 2, day: day(5) })
      await addOffering(db, { id: 3, day: day(-3) })
      await addOffering(db, { id: 4, day: TOMORROW, offerId: 5999 })
      await addOffering(db, { id: 5, day: day(2), publishedAt: null })
    })
    const ids = async (query = '') =>
      (await get<Paged<Offering>>(`/offers/${OFFER[11]}/offerings${query}`)).body.items.map(
        (o) => o.id,
      )
    expect([
      await ids(),
      await ids(`?fromOn=${TOMORROW}&toOn=${day(2)}`),
      await ids('?status=finished'),
    ]).toEqual([[1, 5, 2, 3], [1, 5], [3]])
    expect((await get<Paged<Offering>>('/offers/5999/offerings')).body).toMatchObject({
      totalCount: 1,
      perPage: 20,
    })
    expect([
      (await get(`/offers/${OFFER[12]}/offerings`)).status,
      (await get('/offers/999999/offerings')).status,
    ]).toEqual([404, 404])
  })
})

describe('評価を待つ求人', () => {
  test('終わった勤務のうち、評価していない人がいるものを、古い順に人数と期限で返す', async () => {
    await writeRows(async (db) => {
      for (const n of [1, 2, 3]) await addWorker(db, { id: 900 + n, name: `ワーカー${n}` })
      await addOffering(db, { id: 1, day: day(-2) })
      await addMatch(db, 1, 901, { status: 'worked' })
      await addMatch(db, 1, 902, { status: 'worked' })
      await addMatch(db, 1, 903, { status: 'worked', reviewedAt: '2026-11-19T00:00:00Z' })
      await addOffering(db, { id: 2, day: day(-9) })
      await addMatch(db, 2, 901, { status: 'worked' })
      await addMatch(db, 2, 902, { status: 'absence' })
      await addOffering(db, { id: 3, day: day(-5) })
      await addMatch(db, 3, 901, { status: 'worked', reviewedAt: '2026-11-16T00:00:00Z' })
      await addOffering(db, { id: 4, day: TOMORROW })
      await addMatch(db, 4, 901)
      await addOffering(db, {
        id: 9,
        clientId: 12,
        offerId: OFFER[12],
        day: day(-2),
        from: '09:00',
        to: '14:00',
      })
      await addMatch(db, 9, 901, { status: 'worked' })
    })
    expect((await get<UnreviewedOfferings>('/offerings/unreviewed')).body).toMatchObject({
      totalCount: 2,
      usersCount: 3,
      page: 1,
      items: [
        { id: 2, workedCount: 1, unreviewedCount: 1, dueAt: '2026-11-26T00:00:00+09:00' },
        {
          id: 1,
          workedCount: 3,
          unreviewedCount: 2,
          title: 'ディナーのホールスタッフ',
          offerId: OFFER[11],
        },
      ],
    })
    expect((await get<UnreviewedOfferings>('/offerings/unreviewed?page=2')).body).toMatchObject({
      items: [],
      totalCount: 2,
      usersCount: 3,
    })
  })
  test('なければ空', async () => {
    expect((await get('/offerings/unreviewed')).body).toEqual({
      items: [],
      page: 1,
      perPage: 20,
      totalCount: 0,
      usersCount: 0,
    })
  })
})

describe('募集のヒントを出せるか', () => {
  const status = async () =>
    (await get<RecommendStatus>(`/offers/${OFFER[11]}/offering_recommend/status`)).body
  test('直近90日に3件以上の実績があれば、埋まる割合を予測する', async () => {
    await writeRows(async (db) => {
      for (const [id, n] of [
        [1, -5],
        [2, -20],
        [3, -91],
        [4, 3],
      ] as const)
        await addOffering(db, { id, day: day(n), peopleWanted: 3, peopleMatched: Math.min(id, 3) })
    })
    expect(await status()).toEqual({
      available: false,
      reason: '直近90日の募集が3件に満たないため、予測できません。',
      predictedMatchRate: null,
    })
    await writeRows((db) =>
      addOffering(db, { id: 5, day: day(-90), peopleWanted: 3, peopleMatched: 3 }),
    )
    expect(await status()).toEqual({ available: true, reason: null, predictedMatchRate: 67 })
  })
  test('募集に使えないひな形には出さない', async () => {
    await writeRows((db) =>
      db.update(offers).set({ archivedAt: '2026-11-01T00:00:00Z' }).where(eq(offers.id, OFFER[11])),
    )
    expect(await status()).toMatchObject({
      available: false,
      reason: expect.stringContaining('いま募集に使えません'),
    })
    expect((await get(`/offers/${OFFER[21]}/offering_recommend/status`)).status).toBe(404)
  })
})

test('長期で働きたい人は、このひな形で勤務した人だけを、1人1回数える', async () => {
  await writeRows(async (db) => {
    await addOffer(db, { id: 5999, clientId: 11 })
    for (const [id, longTermPreferred] of [
      [901, true],
      [902, true],
      [903, false],
      [904, true],
    ] as const)
      await addWorker(db, { id, name: `ワーカー${id}`, longTermPreferred })
    await addOffering(db, { id: 1, day: day(-2) })
    await addOffering(db, { id: 2, day: day(-3) })
    for (const offering of [1, 2]) await addMatch(db, offering, 901, { status: 'worked' })
    await addMatch(db, 1, 902, { status: 'cancel' })
    await addMatch(db, 1, 903, { status: 'worked' })
    await addOffering(db, { id: 3, day: day(-4), offerId: 5999 })
    await addMatch(db, 3, 904, { status: 'worked' })
  })
  const countOf = async (offerId: number) =>
    (
      await get<LongTermPreferredUserCount>(
        `/offers/${offerId}/long_term_jobs/long_term_preferred_user_count`,
      )
    ).body
  expect([await countOf(OFFER[11]), await countOf(5999)]).toEqual([{ count: 1 }, { count: 1 }])
  expect(
    (await get(`/offers/${OFFER[12]}/long_term_jobs/long_term_preferred_user_count`)).status,
  ).toBe(404)
})

describe('住所を探す', () => {
  const find = async (query: string) => (await get<Places>(`/place?${query}`)).body
  beforeEach(() =>
    writeRows(async (db) => {
      await db
        .update(clients)
        .set({
          postalCode: '1500002',
          city: '渋谷区',
          addressLine: '渋谷1-12-3',
          latitude: '35.6595',
          longitude: '139.7005',
          nearestStations: [{ line: 'JR山手線', name: '渋谷', walkMin: 4 }],
        })
        .where(eq(clients.id, 11))
      await db
        .update(companies)
        .set({
          postalCode: '1000005',
          prefectureCode: '13',
          city: '千代田区',
          addressLine: '丸の内1-1',
        })
        .where(eq(companies.id, 1))
      await db
        .update(offers)
        .set({
          content: offerContent({
            place: {
              ...offerContent().place,
              sameAsClient: false,
              postalCode: '2310005',
              address: '神奈川県横浜市中区本町6-50',
            },
          }),
        })
        .where(eq(offers.clientId, 11))
    }),
  )
  test('店舗、企業、ひな形で使った住所は、郵便番号から全体が分かる', async () => {
    expect((await find('postalCode=150-0002')).items).toEqual([
      {
        postalCode: '1500002',
        prefectureCode: '13',
        prefectureName: '東京都',
        city: '渋谷区',
        addressLine: '渋谷1-12-3',
        latitude: '35.6595',
        longitude: '139.7005',
        stations: [{ line: 'JR山手線', name: '渋谷', walkMin: 4 }],
        source: 'client',
      },
    ])
    expect(
      (await find(`postalCode=${encodeURIComponent('１００－０００５')}`)).items,
    ).toMatchObject([{ source: 'company', city: '千代田区' }])
    expect((await find('postalCode=2310005')).items).toMatchObject([
      { source: 'offer', addressLine: '神奈川県横浜市中区本町6-50' },
    ])
  })
  test('住所の一部からも、座標と最寄り駅が分かる', async () => {
    expect(
      (await find(`address=${encodeURIComponent('東京都渋谷区 渋谷１')}`)).items,
    ).toMatchObject([{ source: 'client', latitude: '35.6595', stations: [{ name: '渋谷' }] }])
    expect((await find(`address=${encodeURIComponent('存在しない町')}`)).items).toEqual([])
  })
  test('使ったことのない郵便番号では、都道府県だけが分かる', async () => {
    expect((await find('postalCode=5300001')).items).toMatchObject([
      { source: 'prefix', prefectureName: '大阪府', city: null, addressLine: null, stations: [] },
    ])
    expect((await find('postalCode=6180001')).items.map((p) => p.prefectureName)).toEqual([
      '京都府',
      '大阪府',
    ])
  })
  test.each([
    '',
    'postalCode=123',
    'postalCode=abcdefg',
    'postalCode=1500002&address=x',
    'address=%20',
  ])('探せない条件は断る (%s)', async (query) => {
    expect((await get(`/place?${query}`)).status).toBe(422)
  })
  test('ほかの企業の住所は出ない', async () => {
    expect((await get<Places>('/place?postalCode=1000005', 'other', 21)).body.items).toMatchObject([
      { source: 'prefix' },
    ])
  })
  test('郵便番号は、どの書き方でも同じ7桁になり、すべての都道府県に行き着く', () => {
    expect(
      ['1500002', '150-0002', '〒150-0002', '１５０ー０００２', '150 0002'].map(postalDigits),
    ).toEqual(['1500002', '1500002', '1500002', '1500002', '1500002'])
    const samples = [
      '0600001',
      '0300801',
      '0200023',
      '9800021',
      '0100001',
      '9900039',
      '9608031',
      '3100015',
      '3200026',
      '3710024',
      '3300063',
      '2600855',
      '1000001',
      '2310023',
      '9500965',
      '9300004',
      '9200962',
      '9100005',
      '4000031',
      '3800837',
      '5000076',
      '4200853',
      '4600001',
      '5140004',
      '5200044',
      '6020033',
      '5400008',
      '6500011',
      '6308213',
      '6400941',
      '6800011',
      '6900887',
      '7000824',
      '7300011',
      '7530071',
      '7700941',
      '7600017',
      '7900001',
      '7800850',
      '8120045',
      '8400041',
      '8500057',
      '8620950',
      '8700022',
      '8800805',
      '8900064',
      '9000021',
    ]
    expect(samples.map((code) => prefecturesOfPostalCode(code))).toEqual(
      samples.map((_, i) => [String(i + 1).padStart(2, '0')]),
    )
    expect([prefecturesOfPostalCode('8170013'), prefecturesOfPostalCode('6850013')]).toEqual([
      ['42'],
      ['32'],
    ])
  })
})

test('計測用データは、名前や書いたものを含まず、その店舗での権限を伝える', async () => {
  await writeRows((db) => addOffering(db, { id: 1, day: TOMORROW, publishedAt: null }))
  expect((await get<TrackingData>('/tracking_data', 'manager')).body).toEqual({
    accountId: 4,
    companyId: 1,
    clientId: 11,
    role: 'clientManager',
    companyClassification: 'standard',
    selfEmployed: false,
    industry: null,
    prefectureCode: '13',
    alreadyPublishedOffering: false,
  })
  await writeRows((db) => addOffering(db, { id: 2, day: TOMORROW }))
  expect((await get<TrackingData>('/tracking_data', 'company')).body).toMatchObject({
    role: 'companyAdmin',
    alreadyPublishedOffering: true,
  })
})
