/**
 * Several subjects: bonus contracts, bonus pay and store month. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { and, eq } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { BonusContracts, SelectablePositions } from '@/contracts/bonusContracts/schemas'
import type { MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type {
  MonthCost,
  Todos,
  BelowMinimumWage,
  MonthSummary,
} from '@/contracts/dashboard/schemas'
import type { OfferingUsers } from '@/contracts/matchings/schemas'
import type { OfferingDetail, OfferingValidation } from '@/contracts/offerings/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { occupationKeys } from '@/domain/data/masterData'
import { positions } from '@/domain/data/positions'
import { bonusStatus } from '@/domain/pay/bonus'
import { minimumWageOn } from '@/domain/pay/minimumWage'
import { feeOf, payOf, taxOnFees } from '@/domain/pay/pay'
import {
  bonusContracts,
  clients,
  offers,
  userBadges,
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
  addWorker,
  callStore,
  OFFER,
  prepareStore,
  writeRows,
  addOffering,
  offeringInput,
  offeringCreate,
  callApi,
  addMatch,
} from '@tests/kit/serverKit'

describe('bonus contracts', () => {
  beforeEach(prepareStore)
  type Bonus = typeof bonusContracts.$inferInsert
  const add = (...rows: Partial<Bonus>[]) =>
    writeRows(async (db) => {
      await db.delete(bonusContracts).where(eq(bonusContracts.clientId, 11))
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
  const read = async (path = '/bonus_contracts') =>
    (await callStore<BonusContracts>('viewer', 'GET', path)).body.items

  describe('ボーナス契約', () => {
    test('始まる日と終わる日のどちらも、その日のうちは適用される。日付は日本の日付', () => {
      const span = { startsOn: '2026-11-20', endsOn: '2026-11-30' }
      expect(
        [
          '2026-11-19T14:59:59Z',
          '2026-11-19T15:00:00Z',
          '2026-11-30T14:59:59Z',
          '2026-11-30T15:00:00Z',
        ].map((at) => bonusStatus(span, at)),
      ).toEqual(['upcoming', 'active', 'active', 'ended'])
      expect(bonusStatus({ startsOn: '2026-11-20', endsOn: null }, '2199-01-01T00:00:00Z')).toBe(
        'active',
      )
    })
    test('店舗のものを、適用中、開始前、終了の順に返す', async () => {
      await add(
        { startsOn: '2026-10-01', endsOn: '2026-11-19' },
        { startsOn: '2026-11-21' },
        { per: 'hour', amountYen: 50, payer: 'platform' },
      )
      expect((await read()).map((b) => [b.id, b.status])).toEqual([
        [9003, 'active'],
        [9002, 'upcoming'],
        [9001, 'ended'],
      ])
      expect((await read())[0]).toEqual({
        id: 9003,
        name: 'ボーナス3',
        amountYen: 50,
        per: 'hour',
        target: 'all',
        offerIds: [],
        startsOn: '2026-11-01',
        endsOn: null,
        payer: 'platform',
        status: 'active',
      })
    })
    test('ひな形には、全体のものと、そのひな形を名指すものだけ。終わったものは出さない', async () => {
      await writeRows((db) => addOffer(db, { id: 5099, clientId: 11 }))
      await add(
        { target: 'offers', offerIds: [OFFER[11]] },
        { target: 'offers', offerIds: [5099] },
        {},
        { endsOn: '2026-11-19' },
      )
      expect((await read(`/offers/${OFFER[11]}/bonus_contracts`)).map((b) => b.id).sort()).toEqual([
        9001, 9003,
      ])
      expect(
        (await callStore('viewer', 'GET', `/offers/${OFFER[12]}/bonus_contracts`)).status,
      ).toBe(404)
    })
  })

  describe('バッジを選べる業務', () => {
    const selectable = async (offerId = OFFER[11] as number) =>
      (
        await callStore<SelectablePositions>(
          'manager',
          'GET',
          `/offers/${offerId}/selectable_positions`,
        )
      ).body.items

    test('ひな形の職種の業務を、バッジを持つ人数と本日の最低額とともに返す', async () => {
      await writeRows(async (db) => {
        for (const id of [901, 902, 903]) await addWorker(db, { id, name: `〚人${id}〛` })
        const badge = {
          clientId: 11,
          position: 'ホール',
          approvedCount: 2,
          grantedAt: '2026-11-01T00:00:00Z',
        }
        await db.insert(userBadges).values([
          { ...badge, userId: 901 },
          { ...badge, userId: 902 },
          { ...badge, userId: 903, approvedCount: 1, grantedAt: null },
          { ...badge, userId: 903, position: 'レジ' },
          { ...badge, userId: 901, clientId: 12 },
        ])
      })
      const items = await selectable()
      expect(items.map((item) => [item.name, item.holdersCount])).toEqual([
        ['ホール', 2],
        ['ドリンク', 0],
        ['レジ', 1],
        ['朝食', 0],
        ['宴会', 0],
      ])
      expect(items[0]).toEqual({
        id: 1,
        name: 'ホール',
        badgeName: 'ホールバッジ',
        // The minimum wage of 1,280 yen, and 150 for the badge.
        minimumWageYen: 1430,
        holdersCount: 2,
      })
    })
    test('特定最低賃金が上乗せした額より高い店舗では、その額からと言う', async () => {
      const specific = { specificMinimumWageYen: 1500, specificMinimumWageFrom: '2026-10-01' }
      await writeRows((db) => db.update(clients).set(specific).where(eq(clients.id, 11)))
      expect((await selectable())[0]?.minimumWageYen).toBe(1500)
    })
    test('最低賃金のわからない所では、最低額を言わない', async () => {
      await writeRows((db) =>
        db.update(clients).set({ prefectureCode: null }).where(eq(clients.id, 11)),
      )
      expect((await selectable())[0]?.minimumWageYen).toBeNull()
    })
    test('どの職種にも業務があり、ほかの店舗のひな形は見えない', async () => {
      expect(
        occupationKeys.filter(
          (key) => !positions.some((position) => position.occupations.includes(key)),
        ),
      ).toEqual([])
      await writeRows((db) =>
        db
          .update(offers)
          .set({ occupationId: 11 })
          .where(and(eq(offers.clientId, 11), eq(offers.id, OFFER[11]))),
      )
      expect((await selectable()).map((p) => p.name)).toEqual(['フォークリフト'])
      expect(
        (await callStore('manager', 'GET', `/offers/${OFFER[21]}/selectable_positions`)).status,
      ).toBe(404)
    })
  })
})

describe('bonus pay', () => {
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
  const check = async (overrides = {}) => {
    const call = ['manager', 'POST', `${NEW}/validate`] as const
    return (await callStore<OfferingValidation>(...call, offeringInput(overrides))).body.preview
  }
  /** Closes the shift, so that its free seats are no longer reserved. */
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
    const context = await testContext()
    context.now = new Date(instant)
    return context.now
  }
  /** 5.5 h × 1,350 = 7,425, night 169, transport 500. */
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
      // The bonus of 50 yen an hour is 275 yen for 5.5 hours.
      expect(preview?.pay).toMatchObject({
        bonusYen: 500 + 300 + 275,
        // The premium of 90 minutes at night is 561 yen instead of 488, because of 50 yen an hour and 800 yen a shift.
        grossYen: 8138 + 73 + 1075,
        bonuses: [
          { id: 9001, yen: 500 },
          { id: 9002, yen: 300 },
          { id: 9003, yen: 275 },
        ],
      })
      expect(preview?.cost).toEqual({
        people: 2,
        wagesYen: 14_300,
        // The store bears 541 yen of each premium, the operator the part that its bonus causes.
        premiumsYen: 1082,
        transportationYen: 1000,
        bonusYen: 1550,
        feeYen: 4914,
        taxYen: 491,
        totalYen: 14_300 + 1082 + 1000 + 1550 + 4914 + 491,
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
      // Without a bonus of the store an offering costs 10,823 yen. The store's bonus adds 500, the premium is 522
      // instead of 488, the fee 2,451 instead of 2,441, the tax 245 instead of 244: 11,368.
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
        expect.stringContaining('利用上限額を468円超えます'),
      ])
      const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${SHIFT}`)
      expect([body.pay.grossYen, body.cost?.bonusYen, body.matchedCost?.bonusYen]).toEqual([
        PLAIN + 12 + 500,
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
      expect([body.cost.bonusYen, body.cost.totalYen]).toEqual([
        2000,
        body.cost.wagesYen +
          body.cost.premiumsYen +
          body.cost.transportationYen +
          2000 +
          body.cost.feeYen +
          body.cost.taxYen,
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
      expect((await matching()).scheduledPay).toMatchObject({
        bonusYen: 800,
        // The premium of half an hour at night is 187 yen instead of 169, because of the 800 yen a shift.
        grossYen: PLAIN + 18 + 800,
      })
      const now = await at(`${DAY}T16:55:00+09:00`)
      await writeRows((db) => checkIn(db, WORKER, SHIFT, now))
      const end = await at(`${DAY}T22:31:00+09:00`)
      await writeRows((db) => checkOut({ db, now: end }, WORKER, SHIFT))
      expect((await matching()).fixedPay).toMatchObject({
        bonusYen: 800,
        grossYen: PLAIN + 18 + 800,
      })
      const {
        body: {
          items: [user],
        },
      } = await callStore<OfferingUsers>('manager', 'GET', `/offerings/${SHIFT}/users`)
      expect([user?.grossYen, user?.bonusYen]).toEqual([PLAIN + 18 + 800, 800])
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
      // 5 hours instead of 5.5: the bonus is 30 minutes × 50 yen lower, and half an hour of wage and night is missing.
      expect([fix?.planned.pay.bonusYen, fix?.requested.pay.bonusYen, fix?.diff.grossYen]).toEqual([
        775,
        750,
        // The night premium of 30 minutes on 1,350 + 50 yen an hour and 500 yen a shift.
        -(675 + 187 + 25),
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
      // 5.5 planned hours × 60 yen.
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
        // The premium of half an hour at night is 181 yen instead of 169, because of the 500 yen a shift.
        grossYen: PLAIN + 12 + 800,
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
        grossYen: 7700 + 187 + 800 + 500,
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
      // The premium of half an hour at night is 185 yen instead of 169, because of the 700 yen a shift. Fee and tax
      // follow.
      const wages = PLAIN + 16 + 700
      const fee = 2433
      expect(await used()).toEqual(Array(2).fill(wages + fee + 243))
      const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${SHIFT}`)
      expect([body.matchedCost?.bonusYen, body.matchedCost?.totalYen, body.cost?.bonusYen]).toEqual(
        [700, wages + fee + 243, 2100],
      )
    })
    test('店舗の都合で取り消したときの休業手当は予定の賃金と交通費で、ボーナスを含まない', async () => {
      await agree({})
      await take()
      await at(`${DAY}T12:00:00+09:00`)
      const reasonTypeId = rejectReasons.find((reason) => reason.code === 'filled_internally')?.id
      const { body } = await callStore<Judgement>(
        'manager',
        'POST',
        `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
        { reasonTypeId, userIds: [WORKER], answers: null },
      )
      // The planned premium is part of the wage, and the bonus raises it to 181 yen instead of 169.
      expect([body.items[0]?.amountYen, (await matching()).scheduledPay.bonusYen]).toEqual([
        PLAIN + 12,
        500,
      ])
    })
  })
})

describe('store month', () => {
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
      // 901 and 903, but not 902, have worked here twice: two of three.
      expect(await summary()).toMatchObject({
        workedCount: 4,
        workedCountBefore: 1,
        repeatRate: 67,
      })
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
        (await callApi<MonthSummary>('sibling', 'GET', '/clients/12/month_summary')).body
          .workedCount,
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
      // No seat is free, so the rest of the limit is the limit minus the bill.
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
})
