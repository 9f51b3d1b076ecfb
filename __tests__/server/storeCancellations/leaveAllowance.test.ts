import { eq } from 'drizzle-orm'
import type { RejectReasonTypesV2 } from '@/contracts/storeCancellations/schemas'
import { companyContracts, matchings, offerings } from '@/server/db/schema'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  callStore,
  OFFER,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the shift of tomorrow morning (SHIFT) with workers 901, 902 and 903.
import {
  FREE_UNTIL,
  SHIFT,
  ALLOWANCE_YEN,
  setClock,
  rejectInput,
  reasonIdOf,
  judge,
  rejectWorkers,
  rejectWorker,
  offering,
} from './storeCancellationsKit'

const START = '2026-11-21T07:00:00+09:00'
describe('理由', () => {
  test('v2は選べる時間・休業手当・必要なものまで、v1は名前だけを返す', async () => {
    const viewer = await browser('viewer')
    const v2 = (await (
      await viewer.call('GET', '/app/api/v2/user_offering_reject_reasons/reason_types')
    ).json()) as RejectReasonTypesV2
    expect(v2.items).toHaveLength(12)
    expect(v2.items.find((item) => item.code === 'volume_change')).toMatchObject({
      group: 'before_24h',
      allowedWindow: 'before_24h',
      needsLeaveAllowance: 'by_window',
      noteRequired: false,
    })
    expect(v2.items.find((item) => item.code === 'misconduct')).toMatchObject({
      needsEvidence: true,
      noteRequired: true,
    })
    expect(
      await (
        await viewer.call('GET', '/app/api/v1/user_offering_reject_reasons/reason_types')
      ).json(),
    ).toMatchObject({
      items: expect.arrayContaining([
        { id: reasonIdOf('belongings'), code: 'belongings', name: expect.any(String) },
      ]),
    })
  })
})
describe('休業手当の判定', () => {
  test('契約で率を60%にした企業は、勤務日の契約で計算する。交通費は全額', async () => {
    await writeRows((db) =>
      db
        .insert(companyContracts)
        .values({ companyId: 1, validFrom: '2026-11-21', leaveAllowanceRatePercent: 60 }),
    )
    const { body } = await judge('filled_internally', [901])
    // 5,200 yen × 60 % = 3,120 yen.
    expect(body.items[0]).toMatchObject({
      ratePercent: 60,
      plannedWagesYen: 5200,
      wagesYen: 3120,
      transportationYen: 500,
      amountYen: 3620,
    })
    await writeRows((db) => db.delete(companyContracts))
  })
  test('契約が60%でも、前月に10日働いた人の平均賃金の60%を下回らない (労働基準法26条)', async () => {
    await writeRows(async (db) => {
      await db
        .insert(companyContracts)
        .values({ companyId: 1, validFrom: '2026-11-21', leaveAllowanceRatePercent: 60 })
      // Ten days of eight hours at 1,300 yen. An eleventh on 20 October is more than a month ago and does not count.
      const days = ['2026-10-20', '2026-10-21']
      for (let day = 1; day <= 9; day += 1) days.push(`2026-11-0${day}`)
      for (const [index, day] of days.entries()) {
        await addOffering(db, {
          id: 8100 + index,
          day,
          from: '09:00',
          to: '18:00',
          breakMin: 60,
          hourlyWageYen: 1300,
          transportationYen: 0,
        })
        await addMatch(db, 8100 + index, 901, { status: 'worked' })
      }
    })
    const { body } = await judge('filled_internally', [901, 903])
    // 104,000 / 10 × 73 % × 60 %. The other worker did the same work at the store.
    expect(body.items.map(({ amountYen }) => amountYen)).toEqual([4556, 4556])
    expect(body.items[0]?.explanation).toContain('平均賃金の60%に届かないため、4,556円')
    await writeRows((db) => db.delete(companyContracts))
  })
  describe('契約60%の企業で、平均賃金に数える勤務 (労働基準法12条7項)', () => {
    /** 5,200 yen × 60 %, and transport 500. */
    const WITHOUT_FLOOR = 3620
    const amountAfter = async (...shifts: Partial<Parameters<typeof addOffering>[1]>[]) => {
      await writeRows(async (db) => {
        await db
          .insert(companyContracts)
          .values({ companyId: 1, validFrom: '2026-11-21', leaveAllowanceRatePercent: 60 })
        for (const [index, shift] of shifts.entries()) {
          await addOffering(db, {
            id: 8100 + index,
            day: '2026-11-19',
            from: '09:00',
            to: '18:00',
            breakMin: 60,
            hourlyWageYen: 1300,
            transportationYen: 0,
            ...shift,
          })
          await addMatch(db, 8100 + index, 901, { status: 'worked' })
        }
      })
      const { body } = await judge('filled_internally', [901])
      await writeRows((db) => db.delete(companyContracts))
      return body.items[0]?.amountYen
    }
    test.each<[string, Partial<Parameters<typeof addOffering>[1]>[], number]>([
      ['前月に働いた人がいなければ、下限はない', [], WITHOUT_FLOOR],
      // 10,400 × 73 % × 60 % = 4,555.2.
      ['2日前の1日だけでも数える', [{}], 4556],
      [
        '2時間の1日の下限1,139円は、契約の額より低い',
        [{ to: '11:00', breakMin: 0 }],
        WITHOUT_FLOOR,
      ],
      [
        '同じ企業のほかの店舗の勤務は数えない',
        [{ clientId: 12, offerId: OFFER[12] }],
        WITHOUT_FLOOR,
      ],
      // (10,400 + 2,600) / 2 × 73 % × 60 % = 2,847.
      ['2日の平均で計算する', [{}, { day: '2026-11-18', to: '11:00', breakMin: 0 }], WITHOUT_FLOOR],
    ])('%s', async (_, shifts, amountYen) => {
      expect(await amountAfter(...shifts)).toBe(amountYen)
    })
  })
  test('24時間を切った店舗都合では、一人ずつ金額と内訳と理由が返り、何も変わらない', async () => {
    const before = await (await testContext()).digest()
    const { body } = await judge('filled_internally', [901, 902])
    expect(body).toMatchObject({
      freeCancelOpen: false,
      freeCancelEndsAt: FREE_UNTIL,
      // From 9:41 until 7:00 of tomorrow.
      minutesBeforeStart: 1279,
      totalYen: 2 * ALLOWANCE_YEN,
      cancelsThisMonth: 2,
      warning: expect.stringContaining('今月2件目'),
    })
    expect(body.items[0]).toMatchObject({
      userId: 901,
      refusal: null,
      leaveAllowanceRequired: true,
      ratePercent: 100,
      amountYen: ALLOWANCE_YEN,
      wagesYen: 5200,
      plannedWagesYen: 5200,
      premiumsYen: 0,
      transportationYen: 500,
      workMin: 240,
      hourlyWageYen: 1300,
      explanation:
        '店舗の都合によるキャンセルのため、予定の賃金の100%と交通費をお支払いいただきます。',
    })
    expect(
      JSON.parse(await (await testContext()).digest()).filter(
        (t: { t: string }) => t.t !== 'sessions' && t.t !== 'tokens',
      ),
    ).toEqual(
      JSON.parse(before).filter((t: { t: string }) => t.t !== 'sessions' && t.t !== 'tokens'),
    )
  })
  test('ちょうど24時間前までは無料、1秒過ぎると選べない', async () => {
    await setClock(FREE_UNTIL)
    expect((await judge('volume_change')).body).toMatchObject({
      freeCancelOpen: true,
      minutesBeforeStart: 1440,
      totalYen: 0,
      items: [{ refusal: null, amountYen: 0 }],
    })
    await setClock(FREE_UNTIL, 1)
    expect((await judge('volume_change')).body).toMatchObject({
      freeCancelOpen: false,
      totalYen: 0,
      items: [{ refusal: expect.stringContaining('24時間前を過ぎた'), amountYen: ALLOWANCE_YEN }],
    })
  })
  test('勤務態度の条件は、募集に書いてあり、本人が満たしていないときだけ選べる', async () => {
    const { body } = await judge('attitude_condition', [901, 902])
    expect(body.items.map((item) => item.refusal)).toEqual([
      null,
      'このワーカーは募集に書いた条件を満たしているため、この理由は選べません。',
    ])
    await writeRows((db) =>
      db.update(offerings).set({ terms: offerContent() }).where(eq(offerings.id, SHIFT)),
    )
    expect((await judge('attitude_condition')).body.items[0]?.refusal).toContain(
      '募集文に書いていない条件',
    )
  })
  test('始まってから全員をキャンセルしても、席は空かず、不成立の求人にはならない', async () => {
    await setClock(START, 600)
    await writeRows(async (db) => {
      await db.delete(matchings).where(eq(matchings.userId, 903))
      await db
        .update(offerings)
        .set({ peopleWanted: 2, peopleMatched: 2 })
        .where(eq(offerings.id, SHIFT))
    })
    const { peopleMatched } = await offering()
    const answers = { itemWritten: true, workPossible: false }
    const done = await rejectWorkers(
      rejectInput('belongings', {
        answers,
        agreedToPay: false,
        confirmedWithWorker: true,
        message: '持ち物がそろわないため、キャンセルさせていただきます。',
      }),
      [
        [901, 0],
        [902, 0],
      ],
    )
    expect([done.status, done.body.items.map((item) => item.result)]).toEqual([
      200,
      ['accepted', 'accepted'],
    ])
    expect(await offering()).toMatchObject({ peopleMatched, peopleWanted: 2 })
    await setClock(START, 12 * 3600)
    expect(
      (
        await callStore<{ unfilled: boolean; status: string }>(
          'manager',
          'GET',
          `/offerings/${SHIFT}`,
        )
      ).body,
    ).toMatchObject({ status: 'finished', unfilled: false })
  })
  test('持ち物は当日だけで、募集に書いていない物や、なくても働けたときは支払いが要る', async () => {
    expect(await judge('belongings')).toMatchObject({ status: 422 })
    const answers = { itemWritten: true, workPossible: false }
    expect((await judge('belongings', [901], { answers })).body.items[0]?.refusal).toContain(
      '当日だけ',
    )
    await setClock(START, 600)
    expect((await judge('belongings', [901], { answers })).body).toMatchObject({
      totalYen: 0,
      items: [{ refusal: null }],
    })
    expect(
      (await judge('belongings', [901], { answers: { ...answers, workPossible: true } })).body
        .totalYen,
    ).toBe(ALLOWANCE_YEN)
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ terms: offerContent({ belongings: [], clothing: '' }) })
        .where(eq(offerings.id, SHIFT)),
    )
    expect((await judge('belongings', [901], { answers })).body.totalYen).toBe(ALLOWANCE_YEN)
  })
  test('店舗スタッフには判定もキャンセルもできない', async () => {
    expect(
      (
        await callStore(
          'clientStaff',
          'POST',
          `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
          { reasonTypeId: 11, userIds: [901], answers: null },
        )
      ).status,
    ).toBe(403)
    expect(
      (
        await rejectWorker(
          rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN }),
          901,
          'clientStaff',
        )
      ).status,
    ).toBe(403)
  })
})
