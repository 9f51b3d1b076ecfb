import { asc, eq, inArray } from 'drizzle-orm'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { Paged } from '@/contracts/common/schemas'
import { addMinutes } from '@/lib/date'
import { chatMessages, jobs, matchings } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { settleDue } from '@/server/modules/paymentCorrections/service'
import { runNextJob } from '@/server/jobs/worker'
import { checkIn, checkOut, requestFix, requestScannedEnd } from '@/server/worker-app/attendance'
import { testContext } from '@tests/kit/app'
import { readsOf } from '@tests/kit/rowsRead'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const DAY = '2026-11-19'
const START = `${DAY}T17:00:00+09:00`
const END = `${DAY}T22:30:00+09:00`
const PATH = '/attendances/fix_payment_requests'

/**
 * A dinner of 5 h 30 min at 1,350 yen with 500 yen of transport: 8,094 yen. 901 is on time, 902 is 50 minutes
 * late, nobody records 903.
 */
beforeEach(async () => {
  const context = await prepareStore()
  await writeRows(async (db) => {
    for (const [id, name] of [
      [901, '山田 太郎'],
      [902, 'グエン ティ リン'],
      [903, '德永 さくら'],
    ] as const)
      await addWorker(db, { id, name })
    await addOffering(db, { id: SHIFT, day: DAY })
    for (const id of [901, 902, 903]) await addMatch(db, SHIFT, id)
    await checkIn(db, 901, SHIFT, new Date(addMinutes(START, -3)))
    await checkIn(db, 902, SHIFT, new Date(addMinutes(START, 50)))
  })
  context.now = new Date(END)
  await writeRows((db) => checkOut({ db, now: context.now }, 901, SHIFT))
  await writeRows((db) => checkOut({ db, now: context.now }, 902, SHIFT))
})
const matchingOf = async (userId: number) =>
  (await testContext()).db.tx('system', async (db) => {
    const [found] = await db.select().from(matchings).where(eq(matchings.userId, userId))
    if (!found) throw new Error(`no matching of ${userId}`)
    return found
  })
const writtenJobs = async (kind: string) =>
  (await testContext()).db.tx('system', (db) => db.select().from(jobs).where(eq(jobs.kind, kind)))
const ask = (userId: number, endAt: string) =>
  writeRows(async (db) =>
    requestFix({ db, now: (await testContext()).now }, userId, SHIFT, {
      reasonKinds: ['overtime'],
      reasonText: '片付けのため10分残りました。',
      startAt: START,
      endAt,
      breakMin: 0,
    }),
  )
const refuse = async (userId: number, counter: object | null = null) => {
  const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
  const fix = items.find((item) => item.userId === userId)
  const answer = await callStore('manager', 'PATCH', `${PATH}/${fix?.id}`, {
    action: 'reject',
    reason: '記録を確認させてください。',
    counter,
    lockVersion: fix?.lockVersion,
  })
  expect(answer.status).toBe(200)
}
/** Runs the hourly job at an instant. */
const sweepAt = async (instant: string) => {
  const context = await testContext()
  context.now = new Date(instant)
  await context.db.tx('system', async (db) => {
    await db.delete(jobs).where(eq(jobs.kind, 'sweep'))
    await db.insert(jobs).values({ kind: 'sweep', payload: {}, runAt: context.now.toISOString() })
  })
  while (await runNextJob(context, jobDefinitions));
}
const monthCost = async () =>
  (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.days.find(
    ({ on }) => on === DAY,
  )?.yen

test('決まった報酬は、修正を依頼しても、差し戻されても、なくならない', async () => {
  expect(await matchingOf(901)).toMatchObject({
    paymentStatus: 'confirmed',
    fixedPay: { grossYen: 8094 },
  })
  await ask(901, addMinutes(END, 10))
  expect(await matchingOf(901)).toMatchObject({
    paymentStatus: 'confirmed',
    fixedPay: { grossYen: 8094 },
  })
  await refuse(901)
  await sweepAt('2026-12-29T09:00:00+09:00')
  expect(await matchingOf(901)).toMatchObject({
    status: 'worked',
    paymentStatus: 'confirmed',
    fixedPay: { grossYen: 8094 },
  })
})
test('50分遅れて差し戻された人は、7日後に、記録どおりの4時間40分で支払われる', async () => {
  ;(await testContext()).now = new Date('2026-11-20T12:00:00+09:00')
  await refuse(902)
  expect(await matchingOf(902)).toMatchObject({ paymentStatus: 'awaiting_fix', fixedPay: null })
  await sweepAt('2026-11-27T11:00:00+09:00')
  expect((await matchingOf(902)).fixedPay).toBeNull()
  await sweepAt('2026-11-27T12:00:00+09:00')
  // 280 minutes of 1,350 yen: 6,300; 30 minutes at night: 168.75; transport 500.
  expect(await matchingOf(902)).toMatchObject({
    status: 'worked',
    paymentStatus: 'confirmed',
    fixedPay: { workMin: 280, grossYen: 6300 + 169 + 500 },
  })
})
test('店舗が提案した時刻があれば、その時刻で支払われる。差し戻しのあと、1回だけ送り直せる', async () => {
  const counter = { startAt: addMinutes(START, 45), endAt: END, breakMin: 0 }
  ;(await testContext()).now = new Date('2026-11-26T22:00:00+09:00')
  await refuse(902, counter)
  // Seven days after the refusal, although the shift is eleven days ago.
  ;(await testContext()).now = new Date('2026-11-30T22:00:00+09:00')
  await ask(902, addMinutes(END, 5))
  await refuse(902, counter)
  await expect(ask(902, END)).rejects.toThrow('送り直せるのは1回まで')
  await sweepAt('2026-12-07T22:00:00+09:00')
  // 285 minutes: 6,412.5; 30 minutes at night: 168.75; transport 500.
  expect((await matchingOf(902)).fixedPay).toMatchObject({
    workMin: 285,
    grossYen: 6413 + 169 + 500,
  })
})
/** The events about shifts without a record that were sent to the subscribers of the store. */
const unrecordedEvents = async () =>
  (await testContext()).db.tx('system', async (db) =>
    (await db.select().from(jobs).where(eq(jobs.kind, 'storeEvent')).orderBy(asc(jobs.id)))
      .map(({ payload }) => payload as { title: string; text: string })
      .filter(({ title }) => title.includes('チェックイン・アウトの記録がない')),
  )
test('だれも記録しなかった勤務は、請求に入らず、5日後に知らせ、7日後に欠勤になる', async () => {
  ;(await testContext()).now = new Date('2026-11-20T09:00:00+09:00')
  // 901 as fixed, 902 as planned until the correction is settled: 2 × (8,094 + 2,428), and 10 % of 4,856 of fees.
  expect(await monthCost()).toBe(2 * (8094 + 2428) + 485)
  await sweepAt('2026-11-24T22:29:00+09:00')
  expect(await unrecordedEvents()).toEqual([])
  await sweepAt('2026-11-24T22:30:00+09:00')
  await sweepAt('2026-11-25T22:30:00+09:00')
  expect((await unrecordedEvents()).map(({ text }) => text)).toEqual([
    expect.stringContaining(
      '德永 さくらさんは、チェックインもチェックアウトも記録されていません。',
    ),
  ])
  expect((await unrecordedEvents())[0]?.text).toContain('11月26日(木)までに修正依頼を送る')
  await sweepAt('2026-11-26T23:59:00+09:00')
  expect((await matchingOf(903)).status).toBe('established')
  await sweepAt('2026-11-27T00:00:00+09:00')
  expect(await matchingOf(903)).toMatchObject({
    status: 'absence',
    absenceKind: null,
    paymentStatus: 'none',
    fixedPay: null,
  })
  expect((await unrecordedEvents()).map(({ title }) => title)).toEqual([
    'チェックイン・アウトの記録がない勤務があります',
    'チェックイン・アウトの記録がない勤務を、欠勤として登録しました',
  ])
})

test('記録のない1名の10,764円は、働いたことが承認されるまで、費用に入らない', async () => {
  await writeRows((db) =>
    db
      .update(matchings)
      .set({ status: 'cancel', cancelBy: 'user', paymentStatus: 'none', fixedPay: null })
      .where(inArray(matchings.userId, [901, 902])),
  )
  ;(await testContext()).now = new Date('2026-11-20T09:00:00+09:00')
  // The day is summed by itself, the total is that of the bill.
  const dayAndBill = async () => [
    await monthCost(),
    (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.totalYen,
  ]
  expect(await dayAndBill()).toEqual([0, 0])
  await ask(903, END)
  const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
  const fix = items.find((item) => item.userId === 903)
  expect(
    await callStore('manager', 'PATCH', `${PATH}/${fix?.id}`, {
      action: 'approve',
      grossYen: 8094,
      lockVersion: fix?.lockVersion,
    }),
  ).toMatchObject({ status: 200 })
  expect(await dayAndBill()).toEqual([10_764, 10_764])
})

describe('終了から10分までのチェックアウト', () => {
  /** 901 checks out 8 minutes and 20 seconds after the end. */
  const leaveLate = async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ status: 'established', checkedOutAt: null, fixedPay: null })
        .where(eq(matchings.userId, 901)),
    )
    const now = new Date(addMinutes(END, 8 + 20 / 60))
    await writeRows((db) => checkOut({ db, now }, 901, SHIFT))
  }
  const row = async () =>
    (
      await callStore<{ items: OfferingUser[] }>('manager', 'GET', `/offerings/${SHIFT}/users`)
    ).body.items.find(({ userId }) => userId === 901)
  const press = () => callStore('manager', 'POST', `/offerings/${SHIFT}/users/901/scanned_end`)

  test('記録は残り、報酬に入っていない分数が店舗にも本人にもわかる', async () => {
    await leaveLate()
    expect(await matchingOf(901)).toMatchObject({ fixedPay: { workMin: 330, grossYen: 8094 } })
    // 8,094 yen and nine minutes more: the pay that the press below fixes.
    expect(await row()).toMatchObject({
      unpaidMinutesAfterEnd: 9,
      grossYen: 8094,
      grossYenWithMinutesAfterEnd: 8348,
    })
    const messages = await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(chatMessages).orderBy(asc(chatMessages.id)))
    expect(messages.at(-1)?.body).toContain('チェックアウトは、終了の9分後でした。')
  })
  test('店舗が1回押すと、その時間まで支払われる。もう一度は押せない', async () => {
    await leaveLate()
    const jobsBefore = (await writtenJobs('fixDue')).length
    expect(await press()).toMatchObject({ status: 200, body: { status: 'approved' } })
    // 339 minutes: 7,627.5 yen; 39 minutes at night: 219.4 yen; transport 500.
    expect(await matchingOf(901)).toMatchObject({
      fixedPay: { workMin: 339, grossYen: 7628 + 220 + 500 },
    })
    expect(await row()).toMatchObject({
      unpaidMinutesAfterEnd: 0,
      grossYenWithMinutesAfterEnd: null,
    })
    expect(await press()).toMatchObject({ status: 409 })
    // Nothing waits for an answer, so nothing is to be approved when it is due.
    expect(await writtenJobs('fixDue')).toHaveLength(jobsBefore)
  })
  test('本人が1回で修正を依頼でき、そのあいだ店舗は二重に支払えない', async () => {
    await leaveLate()
    const jobsBefore = (await writtenJobs('fixDue')).length
    await writeRows(async (db) =>
      requestScannedEnd({ db, now: (await testContext()).now }, 901, SHIFT),
    )
    expect(await press()).toMatchObject({ status: 409 })
    const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', PATH)).body
    expect(items.find(({ userId }) => userId === 901)).toMatchObject({
      requested: { pay: { workMin: 339, grossYen: 8348 } },
    })
    expect(await writtenJobs('fixDue')).toHaveLength(jobsBefore + 1)
  })
  test('予定どおりにチェックアウトした人には、何も出ない', async () => {
    expect(await row()).toMatchObject({
      unpaidMinutesAfterEnd: 0,
      grossYenWithMinutesAfterEnd: null,
    })
    expect(await press()).toMatchObject({ status: 409 })
  })
})

test('修正依頼は、確定する勤務が何件でも1回で読む', async () => {
  const { db } = await testContext()
  await writeRows((tx) =>
    tx
      .update(matchings)
      .set({ fixedPay: null, paymentStatus: 'none' })
      .where(eq(matchings.clientId, 11)),
  )
  const now = new Date(addMinutes(END, 9 * 1440))
  const reads = await db.tx('system', (tx) =>
    readsOf(tx, 'fix_payment_requests', async () => {
      expect(await settleDue(tx, now)).toBe(2)
    }),
  )
  expect(reads).toBe(1)
})
