import { eq } from 'drizzle-orm'
import type {
  OfferingDetail,
  OfferingSuggestion,
  OfferingValidation,
  Wage,
} from '@/contracts/offerings/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { clients, userBlocks } from '@/server/db/schema'
import { browser, testContext } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const VALIDATE = `/offers/${OFFER[11]}/offerings/validate`
const at = async (instant: string) => {
  ;(await testContext()).now = new Date(instant)
}

describe('求人の詳細とワーカー', () => {
  const users = async (state: string) =>
    (
      await callStore<{ items: OfferingUser[] }>(
        'manager',
        'GET',
        `/offerings/1/users?state=${state}`,
      )
    ).body.items
  beforeEach(() =>
    writeRows(async (db) => {
      await addWorker(
        db,
        {
          id: 901,
          name: 'グエン ティ リン',
          tier: 'ace',
          goodCount: 49,
          reviewCount: 50,
          totalWorkedCount: 98,
          cancelCount: 2,
          lastMinuteCancelCount: 1,
        },
        { workedCount: 12, trusted: true },
      )
      await addWorker(db, { id: 902, name: '渡邉 紗英', birthOn: '1998-11-20' })
      await addWorker(db, { id: 903, name: '中村 遼' })
      const terms = offerContent({
        onboardingQuestions: [
          {
            id: 'q1',
            body: '立ち仕事の経験はありますか',
            answerType: 'yes_no',
            options: [],
            required: true,
          },
          { id: 'q2', body: '靴はありますか', answerType: 'yes_no', options: [], required: true },
        ],
      })
      await addOffering(db, { id: 1, terms })
      await addMatch(db, 1, 901, {
        matchedAt: '2026-11-18T11:14:00Z',
        answers: [
          { questionId: 'q1', body: '', options: ['はい'] },
          { questionId: 'q2', body: '', options: ['はい'] },
        ],
        answeredAt: '2026-11-18T12:00:00Z',
      })
      await addMatch(db, 1, 902, { matchedAt: '2026-11-19T23:52:00Z' })
      await addMatch(db, 1, 903, {
        status: 'cancel',
        cancelBy: 'user',
        cancelledAt: '2026-11-19T00:00:00Z',
      })
    }),
  )

  test('決まっている人を申し込みの順に、店舗が知ってよいことだけ見せる', async () => {
    const [first, second, ...rest] = await users('live')
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      userId: 901,
      name: 'グエン ティ リン',
      age: 27,
      tier: 'ace',
      workedCountHere: 12,
      goodRate: 98,
      cancelRate: 2,
      lastMinuteCancelRate: 1,
      trusted: true,
      isFirstTime: false,
      status: 'established',
      presence: 'before',
      answeredQuestions: 2,
      questions: 2,
      grossYen: 8094,
    })
    expect(second).toMatchObject({
      userId: 902,
      age: 28,
      goodRate: null,
      cancelRate: 0,
      isFirstTime: true,
      answeredQuestions: 0,
      questions: 2,
      blocked: false,
    })
    expect(
      Object.keys(first ?? {}).filter((key) => /phone|birth|gender|address|kanaKey/i.test(key)),
    ).toEqual([])
  })
  test('キャンセルと欠勤は別に見せる', async () => {
    expect(await users('ended')).toEqual([
      expect.objectContaining({
        userId: 903,
        status: 'cancel',
        cancelledAt: '2026-11-19T00:00:00.000Z',
      }),
    ])
  })
  test('遅刻とまもなくは、時計と記録から決まる', async () => {
    await at('2026-11-20T16:30:00+09:00')
    expect((await users('live')).map((u) => [u.status, u.presence])).toEqual([
      ['established', 'soon'],
      ['established', 'soon'],
    ])
    await at('2026-11-20T17:01:00+09:00')
    expect((await users('live')).map((u) => [u.status, u.presence])).toEqual([
      ['late', 'late'],
      ['late', 'late'],
    ])
  })
  test('店舗か企業がブロックした人には印がつき、他の店舗だけのブロックではつかない', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values([
        {
          companyId: 1,
          clientId: null,
          userId: 901,
          reasonCode: 'attitude',
          blockedAt: '2026-11-01T00:00:00Z',
        },
        {
          companyId: 1,
          clientId: 12,
          userId: 902,
          reasonCode: 'attitude',
          blockedAt: '2026-11-01T00:00:00Z',
        },
      ]),
    )
    expect((await users('live')).map((u) => u.blocked)).toEqual([true, false])
  })
  test('費用の見込みは、募集人数ぶんと、決まった人数ぶんの両方', async () => {
    const { body } = await callStore<OfferingDetail>('manager', 'GET', '/offerings/1')
    expect([body.cost.people, body.matchedCost.people, body.pay.grossYen]).toEqual([3, 2, 8094])
    expect(body.matchedCost.totalYen).toBe(2 * (8094 + 2428) + Math.floor((2 * 2428) / 10))
  })
  test('他の店舗の求人のワーカーは見えない', async () => {
    expect((await callApi('sibling', 'GET', '/clients/12/offerings/1/users')).status).toBe(404)
    expect(
      (await (await browser('other')).call('GET', '/app/api/v1/clients/11/offerings/1/users'))
        .status,
    ).toBe(404)
  })
})

describe('募集の手がかり', () => {
  const suggest = async (search = '', offerId: number = OFFER[11]) =>
    (
      await callStore<OfferingSuggestion>(
        'manager',
        'GET',
        `/offers/${offerId}/offering/suggestion${search}`,
      )
    ).body

  test('はじめての募集は、ひな形の初期値と明日から', async () => {
    expect(await suggest()).toEqual({
      basedOn: 'offer',
      basedOnWorkOn: null,
      usualPeople: null,
      lastMatchRate: null,
      input: offeringInput({
        workOn: '2026-11-21',
        startTime: '17:00',
        endTime: '22:30',
        peopleWanted: 3,
        hourlyWageYen: 1350,
      }),
    })
  })
  test('2回目からは前回の条件を、まだ募集していない日に', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-19', peopleWanted: 2, peopleMatched: 1 })
      await addOffering(db, {
        id: 2,
        day: '2026-11-21',
        from: '22:00',
        to: '05:00',
        peopleWanted: 4,
        breakMin: 60,
        closeRule: 'custom',
        closesAt: '2026-11-21T20:00:00+09:00',
        memo: '裏口から',
        scope: 'worked',
        autoPublicAt: '2026-11-20T22:00:00+09:00',
      })
    })
    expect(await suggest()).toEqual({
      basedOn: 'offering',
      basedOnWorkOn: '2026-11-21',
      usualPeople: { min: 2, max: 4 },
      lastMatchRate: 50,
      input: offeringInput({
        workOn: '2026-11-22',
        startTime: '22:00',
        endTime: '05:00',
        breakMin: 60,
        peopleWanted: 4,
        closeRule: 'custom',
        customClosesAt: '2026-11-22T20:00:00+09:00',
        scope: 'worked',
        autoPublicAt: '2026-11-21T22:00:00+09:00',
        hourlyWageYen: 1350,
        memo: '裏口から',
        positionId: null,
      }),
    })
  })
  test('前回の時給が最低賃金を下回るときは、最低賃金に上げる', async () => {
    await writeRows((db) => addOffering(db, { id: 1, day: '2026-09-01', hourlyWageYen: 1226 }))
    expect((await suggest()).input.hourlyWageYen).toBe(1280)
  })
  test('ほかの求人を写せるが、他の店舗のものは写せない', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-01', peopleWanted: 9 })
      await addOffering(db, { id: 2, day: '2026-11-25' })
      await addOffering(db, { id: 3, clientId: 12, offerId: OFFER[12] })
    })
    expect((await suggest('?copyOf=1')).input.peopleWanted).toBe(9)
    expect(
      (await callStore('manager', 'GET', `/offers/${OFFER[11]}/offering/suggestion?copyOf=3`))
        .status,
    ).toBe(404)
  })
  test('手がかりの条件は、そのまま検証を通る', async () => {
    const { input } = await suggest()
    expect(
      (await callStore<OfferingValidation>('manager', 'POST', VALIDATE, input)).body.errors,
    ).toEqual([])
  })
  test('時給の目安は、勤務日の最低賃金と、次に変わる日', async () => {
    await writeRows((db) =>
      db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)),
    )
    const { body } = await callStore<Wage>(
      'manager',
      'GET',
      `/offerings/wage?workOn=2026-03-30&offerId=${OFFER[11]}`,
    )
    expect(body).toEqual({
      prefectureName: '秋田県',
      minimumWageYen: 951,
      effectiveOn: '2024-10-01',
      next: { yen: 1031, on: '2026-03-31' },
      areaMedianYen: null,
      recommendedYen: 1350,
    })
    expect(
      (await callStore<Wage>('manager', 'GET', '/offerings/wage?workOn=2026-03-31')).body,
    ).toMatchObject({
      minimumWageYen: 1031,
      recommendedYen: 1040,
    })
    expect((await callStore('manager', 'GET', '/offerings/wage?workOn=2001-01-01')).status).toBe(
      422,
    )
  })
  test('募集できない人には、手がかりも出さない', async () => {
    expect(
      (await callStore('viewer', 'GET', `/offers/${OFFER[11]}/offering/suggestion`)).status,
    ).toBe(403)
    await writeRows((db) => addOffer(db, { id: 5099, clientId: 12 }))
    expect((await callStore('manager', 'GET', '/offers/5099/offering/suggestion')).status).toBe(404)
  })
})
