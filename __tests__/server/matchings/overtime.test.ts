import { eq } from 'drizzle-orm'
import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { clients, companies, fixPaymentRequests, matchings } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { testContext, type TestContext } from '@tests/kit/app'
import {
  OFFER,
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

let context: TestContext
beforeEach(async () => {
  await prepareStore()
  context = await testContext()
  await writeRows((db) => addWorker(db, { id: 901, name: '濵田 慎一' }))
  await setAgreement(false)
})
const setAgreement = (laborAgreement36: boolean) =>
  writeRows((db) =>
    db
      .update(companies)
      .set({ contracts: { laborAgreement36, mynumberEntrustment: false } })
      .where(eq(companies.id, 1)),
  )

describe('続いた勤務への申し込み (昭63.1.1基発1号)', () => {
  /** The worker has the shift 22:00–5:00 with an hour of break. 5:00–13:45 with 45 minutes starts when it ends. */
  const NIGHT = 71
  const MORNING_SHIFT = 72
  const applyForBoth = async (nightAt: 11 | 12 | 21 = 11) => {
    const common = { hourlyWageYen: 1350, transportationYen: 0 }
    await writeRows(async (db) => {
      await addOffering(db, {
        ...common,
        id: NIGHT,
        clientId: nightAt,
        offerId: OFFER[nightAt],
        day: '2026-11-26',
        from: '22:00',
        to: '29:00',
        breakMin: 60,
      })
      await addOffering(db, {
        ...common,
        id: MORNING_SHIFT,
        day: '2026-11-27',
        from: '05:00',
        to: '13:45',
        breakMin: 45,
      })
      await addMatch(db, NIGHT, 901)
    })
    return asSystem((db) => apply({ db, now: context.now }, 901, MORNING_SHIFT))
  }

  test('36協定がなければ、合わせて14時間になる申し込みを断る', async () => {
    await expect(applyForBoth()).rejects.toThrow('8時間を超える勤務には36協定が必要なため')
  })
  test('36協定があれば受け付け、8時間を超えた360分に2,025円の割増を約束する', async () => {
    await setAgreement(true)
    await applyForBoth()
    const [matched] = await asSystem((db) =>
      db.select().from(matchings).where(eq(matchings.offeringId, MORNING_SHIFT)),
    )
    expect(matched?.scheduledPay).toMatchObject({ overtimeMin: 360, overtimePremiumYen: 2025 })
  })
  test('同じ企業の2店舗で続く勤務も通算し、断る。ほかの企業の勤務とは続けて働ける(労働基準法38条1項)', async () => {
    await expect(applyForBoth(12)).rejects.toThrow(
      '続けて働く勤務は1日の労働として通算し、合わせて14時間',
    )
    await prepareStore()
    await writeRows((db) => addWorker(db, { id: 901, name: '濵田 慎一' }))
    await setAgreement(false)
    await expect(applyForBoth(21)).resolves.toEqual({ matchingId: expect.any(Number) })
  })
  test('36協定があれば、2店舗で続く勤務の8時間を超えた360分にも2,025円の割増を約束する', async () => {
    await setAgreement(true)
    await applyForBoth(12)
    const [matched] = await asSystem((db) =>
      db.select().from(matchings).where(eq(matchings.offeringId, MORNING_SHIFT)),
    )
    expect(matched?.scheduledPay).toMatchObject({ overtimeMin: 360, overtimePremiumYen: 2025 })
  })
  test('申し込めない人は、呼べる人にも入らない', async () => {
    await expect(applyForBoth(12)).rejects.toThrow('36協定')
    const { body } = await callStore<CallableWorkers>(
      'manager',
      'GET',
      `/callable_workers?offeringId=${MORNING_SHIFT}&userIds=901`,
    )
    expect(body.items[0]?.state).toBe('conditions')
  })
  test('店舗の協定の期間が終わっていれば、企業の登録があっても断る', async () => {
    await setAgreement(true)
    await writeRows((db) =>
      db
        .update(clients)
        .set({ laborAgreement36From: '2025-11-27', laborAgreement36To: '2026-11-26' })
        .where(eq(clients.id, 11)),
    )
    await expect(applyForBoth()).rejects.toThrow('36協定が必要')
  })
  test('協定の最後の日の勤務は、協定のあるものとして受け付ける', async () => {
    await writeRows((db) =>
      db
        .update(clients)
        .set({ laborAgreement36From: '2025-11-28', laborAgreement36To: '2026-11-27' })
        .where(eq(clients.id, 11)),
    )
    await expect(applyForBoth()).resolves.toEqual({ matchingId: expect.any(Number) })
  })
})

describe('続いた勤務の割増は、決まった順にも修正依頼にもよらず、8時間を超えた1分ずつに1回つく', () => {
  const NIGHT = 71
  const MORNING_SHIFT = 72
  /** 22:00 to `nightTo` with an hour of break, and 5:00–13:45 with 45 minutes, at 1,350 yen. */
  const post = (nightTo: '28:30' | '29:00', nightAt: 11 | 12 = 11) =>
    writeRows(async (db) => {
      const common = { hourlyWageYen: 1350, transportationYen: 0 }
      await addOffering(db, {
        ...common,
        id: NIGHT,
        clientId: nightAt,
        offerId: OFFER[nightAt],
        day: '2026-11-26',
        from: '22:00',
        to: nightTo,
        breakMin: 60,
      })
      await addOffering(db, {
        ...common,
        id: MORNING_SHIFT,
        day: '2026-11-27',
        from: '05:00',
        to: '13:45',
        breakMin: 45,
      })
    })
  const applyFor = (...ids: number[]) =>
    asSystem(async (db) => {
      for (const id of ids) await apply({ db, now: context.now }, 901, id)
    })
  const work = (id: number, from: string, to: string) =>
    asSystem(async (db) => {
      await checkIn(db, 901, id, new Date(`${from}+09:00`))
      context.now = new Date(`${to}+09:00`)
      await checkOut({ db, now: context.now }, 901, id)
    })
  const workBoth = async (nightTo = '05:00') => {
    await work(NIGHT, '2026-11-26T21:55:00', `2026-11-27T${nightTo}:00`)
    await work(MORNING_SHIFT, '2026-11-27T05:00:00', '2026-11-27T13:45:00')
  }
  const askForNight = (breakMin: number) =>
    asSystem((db) =>
      requestFix({ db, now: context.now }, 901, NIGHT, {
        reasonKinds: ['overtime'],
        reasonText: '5時まで働きました。',
        startAt: '2026-11-26T22:00:00+09:00',
        endAt: '2026-11-27T05:00:00+09:00',
        breakMin,
      }),
    )
  const approve = async (id: number, grossYen: number) => {
    const answer = await callStore('manager', 'PATCH', `/attendances/fix_payment_requests/${id}`, {
      action: 'approve',
      grossYen,
      lockVersion: 1,
    })
    expect(answer.status).toBe(200)
  }
  const overtimeMinutes = async () => {
    const rows = await asSystem((db) =>
      db.select({ id: matchings.offeringId, pay: matchings.fixedPay }).from(matchings),
    )
    return Object.fromEntries(rows.map(({ id, pay }) => [id, pay?.overtimeMin]))
  }

  beforeEach(() => setAgreement(true))

  test.each([
    ['夜、朝の順', [NIGHT, MORNING_SHIFT], { [NIGHT]: 0, [MORNING_SHIFT]: 360 }],
    ['朝、夜の順', [MORNING_SHIFT, NIGHT], { [NIGHT]: 360, [MORNING_SHIFT]: 0 }],
  ])('%sに申し込んでも、合わせて360分', async (_, order, minutes) => {
    await post('29:00')
    await applyFor(...order)
    await workBoth()
    expect(await overtimeMinutes()).toEqual(minutes)
  })
  test('4:30までの夜勤を5:00までに直すと続いた勤務になり、360分の割増2,025円がつく', async () => {
    await post('28:30')
    await applyFor(NIGHT, MORNING_SHIFT)
    await workBoth('04:30')
    expect(await overtimeMinutes()).toEqual({ [NIGHT]: 0, [MORNING_SHIFT]: 0 })
    // 6 h × 1,350 = 8,100. Night and overtime each add a quarter: 2,025.
    await approve(await askForNight(60), 8100 + 2025 + 2025)
    expect(await overtimeMinutes()).toEqual({ [NIGHT]: 360, [MORNING_SHIFT]: 0 })
  })
  test('夜勤を直したあとに働いた朝の勤務には、続いた分の割増がつく。2店舗でも同じ', async () => {
    await post('28:30', 12)
    await applyFor(NIGHT, MORNING_SHIFT)
    await work(NIGHT, '2026-11-26T21:55:00', '2026-11-27T04:30:00')
    const id = await askForNight(60)
    const answer = await callApi(
      'company',
      'PATCH',
      `/clients/12/attendances/fix_payment_requests/${id}`,
      { action: 'approve', grossYen: 8100 + 2025, lockVersion: 1 },
    )
    expect(answer.status).toBe(200)
    await work(MORNING_SHIFT, '2026-11-27T05:00:00', '2026-11-27T13:45:00')
    expect(await overtimeMinutes()).toEqual({ [NIGHT]: 0, [MORNING_SHIFT]: 360 })
  })
  test.each([
    ['1店舗で', 11],
    ['2店舗を行き来して', 12],
  ] as const)('%s3つ続けた4時間ずつは、合わせて12時間。3つめの240分が時間外', async (_, middle) => {
    const shifts = [
      { id: 73, clientId: 11, day: '2026-11-26', from: '18:00', to: '22:00' },
      { id: 74, clientId: middle, day: '2026-11-26', from: '22:00', to: '26:00' },
      { id: 75, clientId: 11, day: '2026-11-27', from: '02:00', to: '06:00' },
    ] as const
    await writeRows(async (db) => {
      for (const shift of shifts) {
        await addOffering(db, {
          ...shift,
          offerId: OFFER[shift.clientId],
          breakMin: 0,
        })
        await addMatch(db, shift.id, 901)
      }
    })
    await work(73, '2026-11-26T18:00:00', '2026-11-26T22:00:00')
    await work(74, '2026-11-26T22:00:00', '2026-11-27T02:00:00')
    await work(75, '2026-11-27T02:00:00', '2026-11-27T06:00:00')
    expect(await overtimeMinutes()).toEqual({ 73: 0, 74: 0, 75: 240 })
  })
  test('続いた2つを働いたあとで夜勤の休憩が30分減ると、増えた30分に割増169円がつく', async () => {
    await post('29:00')
    await applyFor(NIGHT, MORNING_SHIFT)
    await workBoth()
    // 6.5 h × 1,350 = 8,775; the night 2,193.75, the half hour of overtime 168.75, each rounded up.
    await approve(await askForNight(30), 8775 + 2194 + 169)
    expect(await overtimeMinutes()).toEqual({ [NIGHT]: 30, [MORNING_SHIFT]: 360 })
  })
})

describe('修正依頼で週40時間を超える', () => {
  /**
   * Five days of eight hours from Sunday on, at store 11 or another, and four hours on Friday, of which the worker asks
   * for six.
   */
  const askForSix = async (before: { clientId: 11 | 12 | 21 } = { clientId: 11 }) => {
    await writeRows(async (db) => {
      for (let day = 15; day <= 20; day += 1) {
        const isLast = day === 20
        // The offering of Friday has the id 90.
        await addOffering(db, {
          id: 70 + day,
          ...(!isLast && { ...before, offerId: OFFER[before.clientId] }),
          day: `2026-11-${day}`,
          from: isLast ? '10:00' : '09:00',
          to: isLast ? '14:00' : '18:00',
          breakMin: isLast ? 0 : 60,
          hourlyWageYen: 1300,
          transportationYen: 0,
        })
        await addMatch(db, 70 + day, 901, {
          status: 'worked',
          ...(isLast && { checkedInAt: '2026-11-20T10:00:00+09:00' }),
        })
      }
    })
    context.now = new Date('2026-11-20T18:00:00+09:00')
    return asSystem((db) =>
      requestFix({ db, now: context.now }, 901, 90, {
        reasonKinds: ['overtime'],
        reasonText: '片付けのため、16時まで働きました。',
        startAt: '2026-11-20T10:00:00+09:00',
        endAt: '2026-11-20T16:00:00+09:00',
        breakMin: 0,
      }),
    )
  }
  const PATH = '/attendances/fix_payment_requests'

  test('46時間のうち6時間に1,950円の割増がつき、36協定がないことと時間外の累計を承認の前に示す', async () => {
    const id = await askForSix()
    const { body } = await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)
    const shown = body.items.find((item) => item.id === id)
    expect(shown?.requested.pay).toMatchObject({
      overtimeMin: 360,
      overtimePremiumYen: 1950,
      grossYen: 7800 + 1950,
    })
    expect(shown?.overtimeWarning).toContain('労働基準法32条に反します(36条)')
    expect(shown?.overtimeText).toContain('この月 6時間')
    expect(shown?.bulkRefusal).not.toBeNull()
    // The four planned hours at 1,300 yen are paid on their day (労働基準法24条2項).
    expect(shown?.undisputedYen).toBe(5200)
  })
  test('ほかの店舗で働いた40時間も、同じ企業なら通算する(労働基準法38条1項)。累計は店舗の分だけ', async () => {
    const id = await askForSix({ clientId: 12 })
    const { body } = await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)
    const shown = body.items.find((item) => item.id === id)
    expect(shown?.requested).toMatchObject({ pay: { overtimeMin: 360, grossYen: 9750 } })
    expect(shown?.otherWork).toEqual({ continuedMin: 0, regularWeekMin: 2400 })
    expect(shown?.overtimeText).toContain('この月 6時間')
    const approval = { action: 'approve', grossYen: 9750, lockVersion: 1 }
    expect((await callStore('manager', 'PATCH', `${PATH}/${id}`, approval)).status).toBe(200)
    const [paid] = await asSystem((db) =>
      db.select().from(matchings).where(eq(matchings.offeringId, 90)),
    )
    expect(paid?.fixedPay).toMatchObject({ overtimeMin: 360, overtimePremiumYen: 1950 })
  })
  test('ほかの企業で働いた時間は、賃金の計算に入らない', async () => {
    const id = await askForSix({ clientId: 21 })
    const { body } = await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)
    const shown = body.items.find((item) => item.id === id)
    expect(shown?.requested).toMatchObject({ pay: { overtimeMin: 0, grossYen: 7800 } })
  })
  test('承認はでき、36協定のない時間外だったことが残る', async () => {
    const id = await askForSix()
    const body = { action: 'approve', grossYen: 9750, lockVersion: 1 }
    expect((await callStore('manager', 'PATCH', `${PATH}/${id}`, body)).status).toBe(200)
    const [stored] = await asSystem((db) =>
      db.select().from(fixPaymentRequests).where(eq(fixPaymentRequests.id, id)),
    )
    expect([stored?.status, stored?.overtimeWithoutAgreement]).toEqual(['approved', true])
  })
  test('36協定のある店舗では、注意も記録もない', async () => {
    await setAgreement(true)
    const id = await askForSix()
    const { body } = await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)
    expect(body.items.find((item) => item.id === id)).toMatchObject({ overtimeWarning: null })
  })
})
