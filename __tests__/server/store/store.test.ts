/**
 * Several subjects: store reads, closing days and evaluation. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { RestrictionCode, RestrictionLevel } from '@/contracts/clients/enums'
import type { ClosingDay, ClosingDays } from '@/contracts/closingDays/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type {
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from '@/contracts/evaluation/schemas'
import type { MasterCompanyOccupationsV2, Qualifications } from '@/contracts/masterData/schemas'
import type {
  LongTermPreferredUserCount,
  RecommendStatus,
  UnreviewedOfferings,
  Offering,
  OfferingValidation,
} from '@/contracts/offerings/schemas'
import type { Places, TrackingData } from '@/contracts/places/schemas'
import { postalDigits, prefecturesOfPostalCode } from '@/domain/accounts/postalCode'
import { addDays } from '@/lib/date'
import { clients, companies, offers, clientReviews, restrictions } from '@/server/db/schema'
import { type Who, browser } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  offerContent,
  FRIDAY,
  OFFER,
  offeringInput,
  prepareStore,
  TOMORROW,
  writeRows,
  callStore,
} from '@tests/kit/serverKit'

describe('store reads', () => {
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
          (item) => item.id,
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
          await addOffering(db, {
            id,
            day: day(n),
            peopleWanted: 3,
            peopleMatched: Math.min(id, 3),
          })
      })
      expect(await status()).toEqual({
        available: false,
        reason: '直近90日の募集が3件に満たないため、予測できません。',
        predictedMatchRate: null,
      })
      await writeRows((db) =>
        addOffering(db, { id: 5, day: day(-90), peopleWanted: 3, peopleMatched: 3 }),
      )
      // 6 of 9 seats, rounded down like every 充足率.
      expect(await status()).toEqual({ available: true, reason: null, predictedMatchRate: 66 })
    })
    test('募集に使えないひな形には出さない', async () => {
      await writeRows((db) =>
        db
          .update(offers)
          .set({ archivedAt: '2026-11-01T00:00:00Z' })
          .where(eq(offers.id, OFFER[11])),
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
        { source: 'postal', city: '横浜市中区', addressLine: '本町' },
      ])
    })
    test('住所の一部からも、座標と最寄り駅が分かる', async () => {
      expect(
        (await find(`address=${encodeURIComponent('東京都渋谷区 渋谷１')}`)).items,
      ).toMatchObject([{ source: 'client', latitude: '35.6595', stations: [{ name: '渋谷' }] }])
      expect((await find(`address=${encodeURIComponent('存在しない町')}`)).items).toEqual([])
    })
    test('使ったことのない郵便番号でも、市区町村と町名が分かる', async () => {
      expect((await find('postalCode=5300001')).items).toMatchObject([
        { source: 'postal', prefectureName: '大阪府', city: '大阪市北区', addressLine: '梅田' },
      ])
      expect((await find('postalCode=150-0043')).items).toMatchObject([
        { prefectureCode: '13', city: '渋谷区', addressLine: '道玄坂', stations: [] },
      ])
      // One postal code covers many towns, whose names all begin with 春日.
      expect((await find('postalCode=4520961')).items).toMatchObject([
        { prefectureName: '愛知県', city: '清須市', addressLine: '春日' },
      ])
      // One postal code covers cities of two prefectures.
      expect((await find('postalCode=6180000')).items).toMatchObject([
        { prefectureName: '京都府', city: '乙訓郡大山崎町', addressLine: null },
        { prefectureName: '大阪府', city: '三島郡島本町', addressLine: null },
      ])
    })
    test('大口事業所の郵便番号でも、市区町村と町名が分かる', async () => {
      expect((await find('postalCode=163-8001')).items).toMatchObject([
        { source: 'postal', prefectureName: '東京都', city: '新宿区', addressLine: '西新宿' },
      ])
      expect((await find('postalCode=5308201')).items).toMatchObject([
        { prefectureName: '大阪府', city: '大阪市北区', addressLine: '中之島' },
      ])
    })
    test('廃止された郵便番号でも、その局の区域が1つの市区町村なら、それが分かる', async () => {
      expect((await find('postalCode=1500099')).items).toMatchObject([
        { source: 'postal', prefectureName: '東京都', city: '渋谷区', addressLine: null },
      ])
    })
    test('表になく、区域が市区町村をまたぐ郵便番号では、都道府県だけが分かる', async () => {
      expect((await find('postalCode=2069999')).items).toMatchObject([
        { source: 'prefix', prefectureName: '東京都', city: null, addressLine: null, stations: [] },
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
      expect(
        (await get<Places>('/place?postalCode=1000005', 'other', 21)).body.items,
      ).toMatchObject([{ source: 'postal', city: '千代田区', addressLine: '丸の内' }])
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
})

describe('closing days', () => {
  const PATH = '/clients/11/closing_days'
  const monday = {
    kind: 'regular',
    weekday: 1,
    weeks: [],
    startsOn: '2026-11-01',
    endsOn: null,
    opensOnHolidays: false,
    reason: '',
  }
  const add = (body: object = monday, who: Who = 'manager') =>
    callApi<ClosingDay & { fields?: Record<string, string> }>(who, 'POST', PATH, body)
  const update = (id: number, body: object, who: Who = 'manager') =>
    callApi<ClosingDay & { code?: string; fields?: Record<string, string>; messages?: string[] }>(
      who,
      'PUT',
      `${PATH}/${id}`,
      { ...monday, ...body },
    )
  const list = async (who: Who = 'viewer') => (await callApi<ClosingDays>(who, 'GET', PATH)).body

  beforeEach(prepareStore)

  test('休みを足し、消せる。かかる求人は挙がるが、そのまま残る', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1101, day: '2026-11-30' })
      await addOffering(db, { id: 1102, day: '2026-12-01' })
    })
    expect((await list()).affectedCount).toBe(0)
    const { status, body } = await add()
    expect(status).toBe(200)
    const shown = await list()
    expect(shown.items.map(({ weekday, weeks }) => [weekday, weeks])).toEqual([[1, []]])
    expect(shown.affected).toMatchObject([{ offeringId: 1101, workOn: '2026-11-30' }])
    expect(await callApi('manager', 'GET', '/clients/11/offerings/1101')).toMatchObject({
      status: 200,
      body: { status: 'published' },
    })
    expect(await callApi('manager', 'DELETE', `${PATH}/${body.id}`)).toMatchObject({ status: 204 })
    expect((await list()).items).toEqual([])
  })

  test('休みを変えると、同じ休みが新しい日になる。ない休みや、終わりが先の休みは断る', async () => {
    const { body } = await add()
    expect(body.lockVersion).toBe(1)
    const wednesday = { weekday: 3, weeks: [4, 2], opensOnHolidays: true, lockVersion: 1 }
    expect(await update(body.id, wednesday)).toMatchObject({
      status: 200,
      body: { id: body.id, weekday: 3, weeks: [2, 4], opensOnHolidays: true, lockVersion: 2 },
    })
    const closure = { kind: 'single', startsOn: '2026-12-29', reason: '年末の休業', lockVersion: 2 }
    expect(await update(body.id, { ...closure, endsOn: '2026-12-31' })).toMatchObject({
      status: 200,
      body: { id: body.id, kind: 'single', weekday: null, endsOn: '2026-12-31' },
    })
    const backwards = { ...closure, endsOn: '2026-12-28', lockVersion: 3 }
    expect(await update(body.id, backwards)).toMatchObject({
      status: 422,
      body: { fields: { endsOn: '始まりの日より後にしてください。' } },
    })
    expect((await list()).items).toMatchObject([
      { id: body.id, startsOn: '2026-12-29', endsOn: '2026-12-31', reason: '年末の休業' },
    ])
    expect(await update(body.id + 1, { lockVersion: 1 })).toMatchObject({ status: 404 })
  })

  test('ほかの人が先に変えた休みは、上書きせずに断り、だれが変えたかを言う。読み直せば変えられる', async () => {
    const { body } = await add()
    expect(await update(body.id, { weekday: 2, lockVersion: 1 }, 'company')).toMatchObject({
      status: 200,
    })
    expect(await update(body.id, { weekday: 4, lockVersion: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        messages: [
          '〚人1〛さんが先に更新しました。最新の内容を読み込んでから、もう一度保存してください。',
          '入力した内容は、この画面に残っています。',
        ],
      },
    })
    expect((await list()).items).toMatchObject([{ weekday: 2, lockVersion: 2 }])
    expect(await update(body.id, { weekday: 4, lockVersion: 2 })).toMatchObject({ status: 200 })
    expect((await list()).items).toMatchObject([{ weekday: 4, lockVersion: 3 }])
  })

  test('二人が同時に同じ休みを変えると、一人だけが変える。版のない変更は断る', async () => {
    const { body } = await add()
    const answers = await Promise.all([
      update(body.id, { weekday: 2, lockVersion: 1 }),
      update(body.id, { weekday: 4, lockVersion: 1 }, 'company'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = answers.find(({ status }) => status === 200)
    expect((await list()).items).toMatchObject([{ weekday: done?.body.weekday, lockVersion: 2 }])
    expect(await update(body.id, { weekday: 5 })).toMatchObject({ status: 422 })
  })

  test('休みの日の募集は、断らずに知らせる', async () => {
    await add({
      ...monday,
      kind: 'single',
      weekday: null,
      endsOn: '2026-11-28',
      startsOn: '2026-11-27',
      reason: '棚卸し',
    })
    const { body } = await callApi<OfferingValidation>(
      'manager',
      'POST',
      `/clients/11/offers/${OFFER[11]}/offerings/validate`,
      offeringInput({
        workOn: '2026-11-27',
        startTime: '09:00',
        endTime: '14:00',
        hourlyWageYen: 1350,
      }),
    )
    expect(body.errors).toEqual([])
    expect(body.warnings).toContainEqual({
      code: 'closing_day',
      message: '11月27日(金)は、店舗の休みの日(棚卸し)です。このまま募集もできます。',
    })
  })

  test('変えられるのは店舗管理者と企業の管理者で、ほかの店舗の休みには触れられない', async () => {
    expect(await add(monday, 'viewer')).toMatchObject({ status: 403 })
    expect(await add(monday, 'other')).toMatchObject({ status: 404 })
    expect(await add(monday, 'company')).toMatchObject({ status: 200 })
    const [own] = (await list()).items
    expect(await callApi('other', 'DELETE', `/clients/21/closing_days/${own?.id}`)).toMatchObject({
      status: 404,
    })
    expect(await add({ ...monday, weekday: null })).toMatchObject({
      status: 422,
      body: { fields: { weekday: '曜日を選んでください。' } },
    })
  })
})

describe('evaluation', () => {
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
      (await callStore<Restrictions>('viewer', 'GET', '/restriction')).body.items.map(
        (item) => item.level,
      ),
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
    const evaluation = async () =>
      (await callStore<Evaluation>('viewer', 'GET', '/evaluation')).body
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
    expect([goodRate, reviewCount, items.map((item) => item.goodRate)]).toEqual([
      67,
      3,
      [67, 100, 67],
    ])
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
    expect(
      (await callStore<ViolatedOffers>('viewer', 'GET', '/violated_offers')).body.items,
    ).toEqual([
      { id: 5800, title: '仕込み', screeningReasons: [], updatedAt: '2026-11-10T00:00:00.000Z' },
      {
        id: OFFER[11],
        title: 'ディナーのホールスタッフ',
        screeningReasons,
        updatedAt: '2026-10-01T00:00:00.000Z',
      },
    ])
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
})
