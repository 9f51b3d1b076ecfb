import { eq } from 'drizzle-orm'
import type {
  Todos,
  BelowMinimumWage,
  MonthCost,
  MonthSummary,
} from '@/contracts/dashboard/schemas'
import { minimumWageOn } from '@/domain/pay/minimumWage'
import { feeOf, payOf, taxOnFees } from '@/domain/pay/pay'
import { clients, companies, offers, userBadges } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const people = (...known: [id: number, workedCount: number][]) =>
  writeRows(async (db) => {
    for (const [id, workedCount] of known)
      await addWorker(db, { id, name: `人 ${id}` }, { workedCount })
  })

describe('今月', () => {
  const summary = async () =>
    (await callStore<MonthSummary>('viewer', 'GET', '/month_summary')).body
  test('勤務は本日までの勤務完了を数え、先月の同じ日までと並べる。2回以上きた人の割合は人で数える', async () => {
    expect(await summary()).toEqual({
      month: '2026-11',
      untilOn: '2026-11-20',
      workedCount: 0,
      workedCountBefore: 0,
      repeatRate: null,
    })
    await people([901, 5], [902, 1], [903, 2])
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-01' })
      await addOffering(db, { id: 2, day: '2026-11-20', from: '06:00', to: '09:00' })
      await addOffering(db, { id: 3, day: '2026-10-20' })
      await addOffering(db, { id: 4, day: '2026-10-21' })
      for (const [offering, user] of [
        [1, 901],
        [1, 902],
        [1, 903],
        [2, 901],
        [3, 901],
        [4, 901],
      ] as const)
        await addMatch(db, offering, user, { status: 'worked' })
      await addMatch(db, 2, 902, { status: 'absence' })
      await addMatch(db, 2, 903)
    })
    expect(await summary()).toMatchObject({ workedCount: 4, workedCountBefore: 1, repeatRate: 67 })
  })
  test('先月が今月の日付より短ければ、先月の末日まで', async () => {
    ;(await testContext()).now = new Date('2026-12-31T12:00:00+09:00')
    await people([901, 1])
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-30' })
      await addMatch(db, 1, 901, { status: 'worked' })
    })
    expect(await summary()).toMatchObject({ untilOn: '2026-12-31', workedCountBefore: 1 })
  })
  test('他の店舗の勤務は数えない', async () => {
    await people([901, 1])
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-02' })
      await addMatch(db, 1, 901, { status: 'worked' })
    })
    expect(
      (await callApi<MonthSummary>('sibling', 'GET', '/clients/12/month_summary')).body.workedCount,
    ).toBe(0)
    expect((await callStore('sibling', 'GET', '/month_summary')).status).toBe(404)
  })
})

describe('今月の利用額', () => {
  test('日ごとの合計が月の合計になり、募集のときに見せる利用額と同じ', async () => {
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 800_000 }))
    await people([901, 0], [902, 0], [903, 0])
    await writeRows(async (db) => {
      await addOffering(db, {
        id: 1,
        day: '2026-11-03',
        from: '22:00',
        to: '05:00',
        breakMin: 45,
        hourlyWageYen: 1357,
      })
      await addOffering(db, { id: 2, day: '2026-11-30', hourlyWageYen: 1333, peopleWanted: 2 })
      await addOffering(db, { id: 3, day: '2026-12-01' })
      await addMatch(db, 1, 901, { status: 'worked' })
      await addMatch(db, 1, 902, { status: 'absence' })
      await addMatch(db, 2, 902)
      await addMatch(db, 2, 903)
      await addMatch(db, 3, 903)
    })
    const { days, totalYen, limitYen } = (
      await callStore<MonthCost>('manager', 'GET', '/month_cost')
    ).body
    const shift = { breakMin: 0, transportationYen: 500 }
    const night = payOf({
      ...shift,
      startAt: '2026-11-03T22:00:00+09:00',
      endAt: '2026-11-04T05:00:00+09:00',
      breakMin: 45,
      hourlyWageYen: 1357,
    })
    const dinner = payOf({
      ...shift,
      startAt: '2026-11-30T17:00:00+09:00',
      endAt: '2026-11-30T22:30:00+09:00',
      hourlyWageYen: 1333,
    })
    const fees = feeOf(night, 3000) + 2 * feeOf(dinner, 3000)
    expect([days.length, limitYen, totalYen]).toEqual([
      30,
      800_000,
      night.grossYen + 2 * dinner.grossYen + fees + taxOnFees(fees),
    ])
    expect(days.reduce((sum, day) => sum + day.yen, 0)).toBe(totalYen)
    expect(days.filter((day) => day.yen > 0).map((day) => day.on)).toEqual([
      '2026-11-03',
      '2026-11-30',
    ])
    const { usage } = (
      await callStore<{ usage: { remainingYen: number } }>(
        'manager',
        'POST',
        '/offers/5011/offerings/validate',
        offeringInput(),
      )
    ).body
    // No seat is free: the rest of the limit is what the bill leaves.
    expect(800_000 - usage.remainingYen).toBe(totalYen)
  })
  test('お金を見る権限がなければ、教えない', async () => {
    expect((await callStore('viewer', 'GET', '/month_cost')).status).toBe(403)
  })
})

describe('最低賃金を下回る求人', () => {
  const below = async () =>
    (await callStore<BelowMinimumWage>('viewer', 'GET', '/below_minimum_wage')).body
  test('公開していて、これから始まるものを、勤務日の最低賃金で調べる', async () => {
    const least = minimumWageOn('13', '2026-11-28')?.yen ?? 0
    expect(least).toBeGreaterThan(1000)
    expect(await below()).toEqual({ totalCount: 0, items: [] })
    await writeRows(async (db) => {
      await addOffering(db, {
        id: 1,
        day: '2026-11-28',
        hourlyWageYen: least - 1,
        title: '夜の品出し',
      })
      await addOffering(db, { id: 2, day: '2026-11-28', hourlyWageYen: least })
      await addOffering(db, {
        id: 3,
        day: '2026-11-28',
        hourlyWageYen: least - 1,
        publishedAt: null,
      })
      await addOffering(db, { id: 4, day: '2026-11-19', hourlyWageYen: least - 1 })
    })
    expect(await below()).toEqual({
      totalCount: 1,
      items: [
        {
          id: 1,
          title: '夜の品出し',
          workOn: '2026-11-28',
          hourlyWageYen: least - 1,
          minimumWageYen: least,
        },
      ],
    })
  })
})

describe('はじめての店舗', () => {
  const steps = async () => (await callStore<Todos>('viewer', 'GET', '/todos')).body.firstSteps
  const facts = {
    addressLine: '渋谷1-12-8',
    phoneNumber: '0312345678',
    phoneVerifiedAt: '2026-11-01T00:00:00Z',
    managerName: '森下',
    defaultMeetingPlace: '通用口',
  }
  test.each([
    ['address', { addressLine: null }],
    ['meetingPlace', { defaultMeetingPlace: null }],
    ['phoneNumber', { phoneNumber: null, phoneVerifiedAt: null }],
    ['phoneCheck', { phoneVerifiedAt: null }],
    ['manager', { managerName: null }],
  ])('店舗情報の画面で未登録か未確認の%sがあれば、まだ終わっていない', async (fact, missing) => {
    await writeRows((db) =>
      db
        .update(clients)
        .set({ ...facts, ...missing })
        .where(eq(clients.id, 11)),
    )
    expect(await steps()).toMatchObject({ storeReady: false, missingFacts: [fact] })
  })
  test('店舗情報、ひな形、はじめての募集を順に数え、公開した勤務が始まれば消える', async () => {
    await writeRows(async (db) => {
      await db
        .update(clients)
        .set({ ...facts, addressLine: null, phoneVerifiedAt: null })
        .where(eq(clients.id, 11))
      await db
        .update(offers)
        .set({ archivedAt: '2026-11-01T00:00:00Z' })
        .where(eq(offers.clientId, 11))
    })
    expect(await steps()).toEqual({
      storeReady: false,
      missingFacts: ['address', 'phoneCheck'],
      offer: null,
      offering: null,
    })
    await writeRows(async (db) => {
      await db.update(clients).set(facts).where(eq(clients.id, 11))
      await addOffer(db, { id: 5800, clientId: 11, status: 'screening' })
    })
    expect(await steps()).toEqual({
      storeReady: true,
      missingFacts: [],
      offer: { id: 5800, usable: false },
      offering: null,
    })
    await writeRows(async (db) => {
      await db.update(offers).set({ status: 'usable' }).where(eq(offers.id, 5800))
      await addOffering(db, { id: 1, day: '2026-11-21' })
      await addOffering(db, { id: 2, day: '2026-11-19', publishedAt: null })
    })
    expect(await steps()).toEqual({
      storeReady: true,
      missingFacts: [],
      offer: { id: 5800, usable: true },
      offering: { id: 1, startAt: '2026-11-21T08:00:00.000Z' },
    })
    ;(await testContext()).now = new Date('2026-11-21T17:00:00+09:00')
    expect(await steps()).toBeNull()
  })
})

test('本日来る人には、店舗が認めた仕事がつく', async () => {
  await people([901, 3])
  await writeRows(async (db) => {
    await addOffering(db, { id: 1 })
    await addMatch(db, 1, 901)
    const badge = { clientId: 11, userId: 901, approvedCount: 2 }
    await db.insert(userBadges).values([
      { ...badge, position: 'レジ', grantedAt: '2026-11-01T00:00:00Z' },
      { ...badge, position: '洗い場', approvedCount: 1 },
    ])
  })
  const { offerings } = (
    await callStore<{ offerings: { offerId: number; users: { positions: string[] }[] }[] }>(
      'viewer',
      'GET',
      '/today_board',
    )
  ).body
  expect(offerings[0]).toMatchObject({ offerId: 5011, users: [{ positions: ['レジ'] }] })
})
