import type { NextApiRequest, NextApiResponse } from 'next'
import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail, OfferingValidation } from '@/contracts/offerings/schemas'
import type { OfferingUsers } from '@/contracts/matchings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import {
  bonusContracts,
  companies,
  fixPaymentRequests,
  matchings,
  offerings,
} from '@/server/db/schema'
import { showShared } from '@/server/modules/shareLinks/page'
import { apply } from '@/server/worker-app/apply'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { testContext } from '@tests/kit/app'
import {
  addOffer,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offeringInput,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

type Bonus = typeof bonusContracts.$inferInsert
const SHIFT = 8001
const WORKER = 901
const DAY = '2026-11-28'
const NEW = `/offers/${OFFER[11]}/offerings`
const agree = (...rows: Partial<Bonus>[]) =>
  writeRows(async (db) => {
    await db.delete(bonusContracts)
    await db.insert(bonusContracts).values(
      rows.map((row, i) => ({
        id: 9001 + i,
        clientId: 11,
        name: `ボーナス${i + 1}`,
        amountYen: 500,
        per: 'match' as const,
        target: 'all' as const,
        startsOn: '2026-11-01',
        payer: 'company' as const,
        createdAt: '2026-10-01T00:00:00Z',
        ...row,
      })),
    )
  })
const check = async (over = {}) =>
  (await callStore<OfferingValidation>('manager', 'POST', `${NEW}/validate`, offeringInput(over)))
    .body.preview
/** Its free seats are reserved no more. */
const closeShift = () =>
  writeRows((db) =>
    db.update(offerings).set({ closedAt: '2026-11-01T00:00:00Z' }).where(eq(offerings.id, SHIFT)),
  )
const matching = async () => {
  const [row] = await (
    await testContext()
  ).db.tx('system', (db) => db.select().from(matchings).where(eq(matchings.userId, WORKER)))
  if (!row) throw new Error('nobody matched')
  return row
}
const at = async (instant: string) => {
  const world = await testContext()
  world.now = new Date(instant)
  return world.now
}
/** 17:00 to 22:30 for 1,350 yen an hour: 7,425 + 169 at night + 500 of transport. */
const PLAIN = 8094
const take = async () => {
  const { now } = await testContext()
  await writeRows((db) => apply({ db, now }, WORKER, SHIFT))
}

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: WORKER, name: '小林 千夏' })
    await addOffering(db, { id: SHIFT, day: DAY })
  })
})

describe('募集するとき', () => {
  test('ボーナスは報酬に入り、企業が負担する分だけが、費用に1行として入る', async () => {
    await agree(
      {},
      { id: 9002, amountYen: 300, payer: 'platform' },
      { id: 9003, amountYen: 50, per: 'hour' },
    )
    const preview = await check({ peopleWanted: 2 })
    // 5 h 30 min: 275 yen by the hour.
    expect(preview?.pay).toMatchObject({
      bonusYen: 500 + 300 + 275,
      // 90 minutes at night: 25 % of 50 yen an hour more, 507 yen instead of 488.
      grossYen: 8138 + 19 + 1075,
      bonuses: [
        { id: 9001, yen: 500 },
        { id: 9002, yen: 300 },
        { id: 9003, yen: 275 },
      ],
    })
    expect(preview?.cost).toEqual({
      people: 2,
      wagesYen: 14_300,
      premiumsYen: 1014,
      transportationYen: 1000,
      bonusYen: 1550,
      feeYen: 4894,
      taxYen: 489,
      totalYen: 14_300 + 1014 + 1000 + 1550 + 4894 + 489,
    })
  })
  test('数えるのは勤務日に有効で、そのひな形に適用されるものだけ。ほかの店舗のものは数えない', async () => {
    await writeRows((db) => addOffer(db, { id: 5099, clientId: 11 }))
    await agree(
      { startsOn: DAY, endsOn: DAY, amountYen: 1 },
      { endsOn: '2026-11-27', amountYen: 10 },
      { startsOn: '2026-11-29', amountYen: 100 },
      { target: 'offers', offerIds: [5099], amountYen: 1000 },
      { target: 'offers', offerIds: [OFFER[11]], amountYen: 2 },
      { clientId: 12, amountYen: 10_000 },
    )
    expect([
      (await check())?.pay.bonusYen,
      (await check({ workOn: '2026-11-29' }))?.pay.bonusYen,
      (await check({ workOn: '2026-11-27' }))?.pay.bonusYen,
    ]).toEqual([3, 102, 12])
  })
  test('契約のない店舗の報酬には、内訳もない', async () => {
    await agree({ clientId: 12 })
    expect((await check())?.pay).not.toHaveProperty('bonuses')
  })
  test('作った求人の見込みにも入り、利用上限額に数える。運営が負担するボーナスは数えない', async () => {
    await closeShift()
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 10_900 }))
    await agree({ payer: 'platform' })
    expect((await callStore('manager', 'POST', NEW, offeringCreate())).status).toBe(200)
    await agree({})
    const refused = await callStore<{ fields: Record<string, string> }>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ workOn: '2026-12-01' }),
    )
    expect([refused.status, refused.body.fields['peopleWanted']]).toEqual([
      422,
      expect.stringContaining('利用上限額を423円超えます'),
    ])
    const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${SHIFT}`)
    expect([body.pay.grossYen, body.cost?.bonusYen, body.matchedCost?.bonusYen]).toEqual([
      PLAIN + 500,
      1500,
      0,
    ])
  })
  test('複数の日に募集すると、契約のある日だけに加わり、合計にも入る', async () => {
    await agree({ startsOn: '2026-12-02', endsOn: '2026-12-03' })
    const items = ['2026-12-01', '2026-12-02', '2026-12-03'].map((workOn) => ({
      workOn,
      startTime: '17:00',
      endTime: '22:30',
      breakMin: 0,
      peopleWanted: 2,
      hourlyWageYen: 1350,
      transportationYen: 500,
      closeRule: 'at_start',
    }))
    const { body } = await callStore<MultidateValidation>(
      'manager',
      'POST',
      `/offerings/${SHIFT}/multidate_posting_operations/validate`,
      { items },
    )
    expect(body.items.map((item) => item.preview?.cost.bonusYen)).toEqual([0, 1000, 1000])
    expect([body.cost?.bonusYen, body.cost?.totalYen]).toEqual([
      2000,
      body.cost?.wagesYen +
        body.cost?.premiumsYen +
        body.cost?.transportationYen +
        2000 +
        body.cost?.feeYen +
        body.cost?.taxYen,
    ])
  })
  test('ワーカーが開く共有URLのページにも、ボーナスが書かれている', async () => {
    await agree({ name: '<b>年末</b>ボーナス' }, { id: 9002, per: 'hour', amountYen: 50 })
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ shareToken: 'a'.repeat(32) })
        .where(eq(offerings.id, SHIFT)),
    )
    let page = ''
    const response = {
      setHeader: () => response,
      status: () => response,
      send: (text: string) => {
        page = text
      },
    }
    await showShared(
      { query: { token: 'a'.repeat(32) }, method: 'GET' } as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      await testContext(),
    )
    expect(page).toMatch(
      /<dt>ボーナス<\/dt><dd>500円\(1回の勤務ごと・&#60;b&#62;年末.*<dt>ボーナス<\/dt><dd>50円\(1時間ごと・ボーナス2\)/s,
    )
  })
})

describe('マッチングしてから', () => {
  test('申し込んだときに約束したボーナスは、契約が終わっても、あとから増えても、そのまま支払われる', async () => {
    await agree({}, { id: 9002, payer: 'platform', amountYen: 300 })
    await take()
    await agree({ endsOn: '2026-11-20' }, { id: 9003, amountYen: 9000, startsOn: '2026-11-21' })
    expect((await matching()).scheduledPay).toMatchObject({ bonusYen: 800, grossYen: PLAIN + 800 })
    const now = await at(`${DAY}T16:55:00+09:00`)
    await writeRows((db) => checkIn(db, WORKER, SHIFT, now))
    const end = await at(`${DAY}T22:31:00+09:00`)
    await writeRows((db) => checkOut({ db, now: end }, WORKER, SHIFT))
    expect((await matching()).fixedPay).toMatchObject({ bonusYen: 800, grossYen: PLAIN + 800 })
    const {
      body: {
        items: [user],
      },
    } = await callStore<OfferingUsers>('manager', 'GET', `/offerings/${SHIFT}/users`)
    expect([user?.grossYen, user?.bonusYen]).toEqual([PLAIN + 800, 800])
  })
  test('時間ごとのボーナスは承認した時間で1分ずつ数え、勤務ごとのボーナスは短くなっても減らない', async () => {
    await agree({}, { id: 9002, per: 'hour', amountYen: 50 })
    await take()
    const now = await at(`${DAY}T16:55:00+09:00`)
    await writeRows((db) => checkIn(db, WORKER, SHIFT, now))
    const end = await at(`${DAY}T22:00:00+09:00`)
    await writeRows((db) => checkOut({ db, now: end }, WORKER, SHIFT))
    const {
      body: {
        items: [fix],
      },
    } = await callStore<Paged<FixPaymentRequest>>(
      'manager',
      'GET',
      '/attendances/fix_payment_requests',
    )
    // 5 hours instead of 5 h 30 min: 30 minutes of 50 yen less, and the half hour of wage and night.
    expect([fix?.planned.pay.bonusYen, fix?.requested.pay.bonusYen, fix?.diff.grossYen]).toEqual([
      775,
      750,
      // Of the night premium 30 minutes of 1,350 + 50 yen an hour.
      -(675 + 175 + 25),
    ])
    const [stored] = await (
      await testContext()
    ).db.tx('system', (db) =>
      db.select({ requested: fixPaymentRequests.requested }).from(fixPaymentRequests),
    )
    expect(stored?.requested.grossYen).toBe(fix?.requested.pay.grossYen)
    await callStore('manager', 'PATCH', `/attendances/fix_payment_requests/${fix?.id}`, {
      action: 'approve',
      grossYen: fix?.requested.pay.grossYen,
      lockVersion: fix?.lockVersion,
    })
    expect((await matching()).fixedPay).toMatchObject({
      bonusYen: 750,
      grossYen: fix?.requested.pay.grossYen,
    })
  })
  test('店舗の指示で早く上がった人には、予定の時間までのボーナスが支払われる', async () => {
    await agree({ per: 'hour', amountYen: 60 })
    await take()
    const now = await at(`${DAY}T21:00:00+09:00`)
    await writeRows((db) => checkIn(db, WORKER, SHIFT, new Date(`${DAY}T16:55:00+09:00`)))
    await writeRows((db) =>
      requestFix({ db, now }, WORKER, SHIFT, {
        reasonKinds: ['employer_early_release'],
        reasonText: '早めに上がるように言われました。',
        startAt: `${DAY}T17:00:00+09:00`,
        endAt: `${DAY}T21:00:00+09:00`,
        breakMin: 0,
      }),
    )
    const {
      body: {
        items: [fix],
      },
    } = await callStore<Paged<FixPaymentRequest>>(
      'manager',
      'GET',
      '/attendances/fix_payment_requests',
    )
    expect(fix?.requested.pay.bonusYen).toBe(330)
  })
  test('交通費や時給を上げても、約束したボーナスはなくならない', async () => {
    await agree({})
    await take()
    await agree({ clientId: 12 })
    const { lockVersion } = await matching()
    expect(
      (
        await callStore(
          'manager',
          'PATCH',
          `/offerings/${SHIFT}/users/${WORKER}/transportation_expense_allowance`,
          { transportationYen: 800, lockVersion },
        )
      ).status,
    ).toBe(200)
    expect((await matching()).scheduledPay).toMatchObject({
      transportationYen: 800,
      bonusYen: 500,
      grossYen: PLAIN + 800,
    })
    const raised = {
      ...offeringCreate({
        workOn: DAY,
        startTime: '17:00',
        endTime: '22:30',
        peopleWanted: 3,
        hourlyWageYen: 1400,
        transportationYen: 500,
      }),
      lockVersion: 1,
    }
    expect((await callStore('manager', 'PATCH', `${NEW}/${SHIFT}`, raised)).status).toBe(200)
    expect((await matching()).scheduledPay).toMatchObject({
      transportationYen: 800,
      bonusYen: 500,
      grossYen: 7700 + 175 + 800 + 500,
    })
  })
  test('月の利用額には企業が負担する分だけが入り、日ごとの合計とも同じ', async () => {
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 800_000 }))
    await agree({ amountYen: 700 }, { id: 9002, payer: 'platform', amountYen: 300 })
    const used = async () => [
      800_000 -
        (
          await callStore<{ usage: { remainingYen: number } }>(
            'manager',
            'POST',
            `${NEW}/validate`,
            offeringInput(),
          )
        ).body.usage.remainingYen,
      (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.totalYen,
    ]
    await take()
    await closeShift()
    const fee = 2428
    expect(await used()).toEqual(Array(2).fill(PLAIN + 700 + fee + 242))
    const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${SHIFT}`)
    expect([body.matchedCost?.bonusYen, body.matchedCost?.totalYen, body.cost?.bonusYen]).toEqual([
      700,
      PLAIN + 700 + fee + 242,
      2100,
    ])
  })
  test('店舗の都合で取り消したときの休業手当は予定の賃金と交通費で、ボーナスを含まない', async () => {
    await agree({})
    await take()
    await at(`${DAY}T12:00:00+09:00`)
    const reasonTypeId = rejectReasons.find((r) => r.code === 'filled_internally')?.id
    const { body } = await callStore<Judgement>(
      'manager',
      'POST',
      `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
      { reasonTypeId, userIds: [WORKER], answers: null },
    )
    expect([body.items[0]?.amountYen, (await matching()).scheduledPay.bonusYen]).toEqual([
      PLAIN,
      500,
    ])
  })
})
