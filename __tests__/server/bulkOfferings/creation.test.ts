import { eq } from 'drizzle-orm'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { multidateNote } from '@/domain/offerings/bulkOffering'
import {
  acknowledgements,
  clients,
  companies,
  companyContracts,
  offerings,
  offers,
  restrictions,
} from '@/server/db/schema'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the offering that runs repeat (SOURCE).
import {
  SOURCE,
  date,
  day,
  createdDays,
  listRuns,
  createdOfferings,
  latestRun,
  startRun,
  runJob,
  type Refused,
} from './bulkOfferingsKit'

const validate = (items: MultidateDate[]) =>
  callStore<MultidateValidation & Refused>(
    'manager',
    'POST',
    `/offerings/${SOURCE}/multidate_posting_operations/validate`,
    { items },
  )
describe('複数の日に募集する', () => {
  test('日ごとの条件で、公開中の求人が1日に1件ずつできる', async () => {
    const { status, body } = await startRun([
      date(day(4)),
      date(day(6), {
        startTime: '18:00',
        endTime: '23:30',
        peopleWanted: 5,
        hourlyWageYen: 1500,
        transportationYen: 0,
        closeRule: 'before_3h',
      }),
    ])
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'queued',
        title: 'ディナーのホールスタッフ',
        offerId: OFFER[11],
        sourceOfferingId: SOURCE,
        totalCount: 2,
        pendingCount: 2,
        requestedByName: '〚人4〛',
        checkedAt: null,
      },
    ])
    expect(await createdDays()).toEqual([])
    await runJob()
    const after = await latestRun()
    expect(after).toMatchObject({
      status: 'succeeded',
      createdCount: 2,
      failedCount: 0,
      items: [
        { workOn: day(4), result: 'created' },
        { workOn: day(6), result: 'created' },
      ],
    })
    expect(multidateNote(after)).toBe('2件を公開しました。')
    const [first, second] = await createdOfferings()
    expect(first).toMatchObject({
      id: after.items[0]?.offeringId,
      offerId: OFFER[11],
      memo: '裏口から入ってください。',
      scope: 'group',
      groupIds: [11],
      peopleWanted: 2,
      createdByName: '〚人4〛',
      publishedAt: '2026-11-20T00:41:00.000Z',
      workOn: day(4),
    })
    expect(second).toMatchObject({
      startAt: '2026-11-26T09:00:00.000Z',
      endAt: '2026-11-26T14:30:00.000Z',
      closesAt: '2026-11-26T06:00:00.000Z',
      peopleWanted: 5,
      hourlyWageYen: 1500,
      transportationYen: 0,
    })
  })
  test('できない日は理由を残し、ほかの日を止めない', async () => {
    await startRun([
      date(day(4)),
      date(day(5), { hourlyWageYen: 900 }),
      date(day(-1)),
      date(day(61)),
      date(day(6), { startTime: '10:00', endTime: '19:00' }),
    ])
    await runJob()
    const after = await latestRun()
    expect(after).toMatchObject({ status: 'partially_failed', createdCount: 1, failedCount: 4 })
    expect(
      after.items.map((item) => [item.workOn, item.result, item.errors[0]?.field ?? null]),
    ).toEqual([
      [day(-1), 'failed', 'workOn'],
      [day(4), 'created', null],
      [day(5), 'failed', 'hourlyWageYen'],
      [day(6), 'failed', 'breakMin'],
      [day(61), 'failed', 'workOn'],
    ])
    expect(
      multidateNote({ ...after, failedCount: 1, totalCount: 2, items: after.items.slice(1, 3) }),
    ).toBe(
      `2件中1件を公開しました。1件は公開できませんでした。${after.items[2]?.errors[0]?.message}`,
    )
  })
  test('相対の締切と自動の一般公開は、その日の開始に合わせて動く', async () => {
    await writeRows((db) =>
      db
        .update(offerings)
        .set({
          closeRule: 'custom',
          closesAt: '2026-11-13T05:00:00Z',
          autoPublicAt: '2026-11-12T08:00:00Z',
        })
        .where(eq(offerings.id, SOURCE)),
    )
    await startRun([date(day(4), { closeRule: 'custom', startTime: '18:00' })])
    await runJob()
    expect((await createdOfferings())[0]).toMatchObject({
      startAt: '2026-11-24T09:00:00.000Z',
      closesAt: '2026-11-24T06:00:00.000Z',
      autoPublicAt: '2026-11-23T09:00:00.000Z',
    })
  })
  test('受け付けた内容は、どれほど端の値でも、処理を壊さない', async () => {
    await writeRows((db) =>
      db
        .update(offerings)
        .set({
          closeRule: 'custom',
          closesAt: '2026-11-13T05:00:00Z',
          autoPublicAt: '2026-11-12T08:00:00Z',
        })
        .where(eq(offerings.id, SOURCE)),
    )
    const odd: Partial<MultidateDate>[] = [
      { startTime: '23:59', endTime: '00:00' },
      { breakMin: 240, peopleWanted: 100, hourlyWageYen: 20_000, transportationYen: 3000 },
      { closeRule: 'custom' },
      { startTime: '10:00', endTime: '10:00' },
      { hourlyWageYen: 0 },
    ]
    for (const overrides of odd)
      expect(
        (
          await startRun([
            date('1900-01-01', overrides),
            date('2199-12-31', overrides),
            date(day(3), overrides),
          ])
        ).status,
      ).toBe(200)
    while (await runJob()) continue
    expect(
      (await listRuns()).flatMap((run) =>
        run.items.filter(
          (item) =>
            !/^(created|failed)$/.test(item.result) ||
            (item.result === 'failed' && !item.errors[0]?.message),
        ),
      ),
    ).toEqual([])
    expect((await testContext()).logs).toEqual([])
  })
  test('1日もできなければ、失敗と伝える', async () => {
    await startRun([date(day(4), { hourlyWageYen: 1 })])
    await runJob()
    expect([(await latestRun()).status, multidateNote(await latestRun())]).toEqual([
      'failed',
      expect.stringMatching(/^1件とも公開できませんでした。時給は/),
    ])
  })
  test('日がない、同じ日が2つある、32日以上ある、暦にない年の依頼は受けない', async () => {
    const many = Array.from({ length: 32 }, (_, i) => date(day(i + 1)))
    for (const items of [
      [],
      [date(day(4)), date(day(4), { startTime: '10:00' })],
      many,
      [date('0999-01-01')],
    ]) {
      expect([(await startRun(items)).status, (await validate(items)).status]).toEqual([422, 422])
    }
    expect((await startRun([date(day(4)), date(day(4))])).body.fields).toEqual({
      items: '2026年11月24日(火)が重なっています。同じ日は1回だけ選べます。',
    })
    expect(await listRuns()).toEqual([])
  })
  test('ひな形や店舗が募集できないときと、契約の確認がないときは、何も始めない', async () => {
    expect((await startRun([date(day(4))], 'manager', false)).body.fields).toHaveProperty(
      'acknowledged',
    )
    await writeRows((db) =>
      db.update(offers).set({ status: 'screening' }).where(eq(offers.id, OFFER[11])),
    )
    expect((await startRun([date(day(4))])).status).toBe(409)
    await writeRows((db) =>
      db.update(offers).set({ status: 'usable' }).where(eq(offers.id, OFFER[11])),
    )
    await writeRows((db) =>
      db.insert(restrictions).values({
        clientId: 11,
        code: 'usage_limit_reached',
        level: 'block_publish',
        message: '公開を止めています。',
        sinceAt: '2026-11-01T00:00:00Z',
      }),
    )
    expect((await startRun([date(day(4))])).body).toMatchObject({
      code: 'restricted',
      messages: ['公開を止めています。'],
    })
    expect([(await listRuns()).length, await runJob()]).toEqual([0, false])
    expect(
      await testContext().then(({ db }) => db.tx('system', (tx) => tx.$count(acknowledgements))),
    ).toBe(0)
  })
  test('募集の権限がない人は始められず、他店の求人からは始められない', async () => {
    await writeRows((db) => addOffering(db, { id: 2, clientId: 12, offerId: OFFER[12] }))
    const elsewhere = await callStore(
      'manager',
      'POST',
      '/offerings/2/multidate_posting_operations',
      {
        items: [date(day(4))],
        acknowledged: true,
      },
    )
    expect([(await startRun([date(day(4))], 'clientStaff')).status, elsewhere.status]).toEqual([
      403, 404,
    ])
  })
  test('同じ送信が2度届いても、依頼は1つ', async () => {
    const manager = await browser('manager')
    const body = { items: [date(day(4))], acknowledged: true }
    for (let n = 0; n < 2; n++)
      await manager.call(
        'POST',
        `/app/api/v1/clients/11/offerings/${SOURCE}/multidate_posting_operations`,
        body,
        { 'Idempotency-Key': 'multidate-form-1' },
      )
    while (await runJob()) continue
    expect([(await listRuns()).length, await createdDays()]).toEqual([1, [day(4)]])
  })
})
describe('公開する前の確認', () => {
  test('日ごとの誤りと注意、全体の費用を答え、何も作らない', async () => {
    const { body } = await validate([
      date(day(6)),
      date(day(4)),
      date(day(5), { hourlyWageYen: 900 }),
    ])
    expect(body).toMatchObject({ refused: null, acknowledgementRequired: true, months: [] })
    expect(
      body.items.map((item) => [
        item.workOn,
        item.errors.map((error) => error.field),
        item.preview?.cost.totalYen,
      ]),
    ).toEqual([
      [day(4), [], body.items[0]?.preview?.cost.totalYen],
      [day(5), ['hourlyWageYen'], expect.any(Number)],
      [day(6), [], body.items[0]?.preview?.cost.totalYen],
    ])
    expect(body.cost).toMatchObject({
      people: 4,
      feeYen: 9712,
      // 10 % of both fees together. Each alone would be 485.
      taxYen: 971,
      // 4 × 8,094 + 9,712 + 971.
      totalYen: 43_059,
    })
    expect([await listRuns(), await createdDays()]).toEqual([[], []])
  })
  test('36協定の最後の日までは時間外労働のある募集ができ、その次の日だけ、理由を言って断る(労働基準法36条)', async () => {
    await writeRows(async (db) => {
      await db
        .update(clients)
        .set({ laborAgreement36From: day(-300), laborAgreement36To: day(5) })
        .where(eq(clients.id, 11))
      const content = offerContent({ overtimePossible: true })
      await db.update(offers).set({ content }).where(eq(offers.id, OFFER[11]))
    })
    const items = [date(day(4)), date(day(5)), date(day(6))]
    const { body } = await validate(items)
    expect(body.refused).toBeNull()
    expect(body.items.map(({ errors }) => errors.map(({ field }) => field))).toEqual([
      [],
      [],
      ['workOn'],
    ])
    expect(body.items[2]?.errors[0]?.message).toContain('36協定の締結と届出が必要')
    expect((await startRun(items)).status).toBe(200)
    await runJob()
    expect(await createdDays()).toEqual([day(4), day(5)])
    expect((await validate([date(day(6))])).body.refused).toContain('36協定')
  })
  test('上限の残りは、1回137円の手数料と、月にまとめて丸める消費税を数える: 1名ずつ5日で52,823円', async () => {
    const items = [4, 5, 6, 7, 8].map((n) =>
      date(day(n), { peopleWanted: 1, hourlyWageYen: 1303, transportationYen: 500 }),
    )
    await writeRows((db) =>
      db
        .insert(companyContracts)
        .values({ companyId: 1, validFrom: '2026-01-01', transferCommissionYen: 137 }),
    )
    const validateWithin = async (usageLimitYen: number) => {
      await writeRows((db) =>
        db.update(companies).set({ usageLimitYen }).where(eq(companies.id, 1)),
      )
      const { months, items: checked } = (await validate(items)).body
      return { months, last: checked.at(-1)?.errors[0]?.message }
    }
    const taken = await validateWithin(1_000_000)
    // Each costs 7,830 and a fee of 2,486 without tax. 10 % of five fees (12,430) is 1,243, of four (9,944) 994.
    const usedYen = 1_000_000 - (taken.months[0]?.remainingYen ?? 0) - 52_823
    expect(taken.months[0]?.plannedYen).toBe(52_823)
    expect(await validateWithin(usedYen + 52_822)).toEqual({
      months: [{ month: '2026-11', plannedYen: 42_258, remainingYen: 52_822 - 42_258 }],
      last: expect.stringContaining('利用上限額を1円超えます'),
    })
    expect(await validateWithin(usedYen + 52_823)).toMatchObject({
      months: [{ plannedYen: 52_823, remainingYen: 0 }],
      last: undefined,
    })
  })
  test('1日ずつなら収まっても、合わせて月の上限を超える日は、作る前も作るときも断る', async () => {
    const { body } = await validate([date(day(4))])
    const cost = body.cost?.totalYen
    await writeRows(async (db) => {
      await db
        .update(companies)
        .set({ usageLimitYen: cost * 3 + 100 })
        .where(eq(companies.id, 1))
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addMatch(db, SOURCE, 901, { status: 'worked' })
    })
    const items = [date(day(4)), date(day(5)), date(day(6)), date('2026-12-01')]
    const before = (await validate(items)).body
    expect(before.items.map((item) => item.errors[0]?.field ?? null)).toEqual([
      null,
      null,
      'peopleWanted',
      null,
    ])
    expect(before.months).toEqual([
      {
        month: '2026-11',
        // Four cost 8,094 and a fee of 2,428 each. With the one that was worked the tax is 1,214 yen; so far it is 242.
        plannedYen: 4 * (8_094 + 2_428) + 1_214 - 242,
        remainingYen: cost * 3 + 100 - 5 * (8_094 + 2_428) - 1_214,
      },
      {
        month: '2026-12',
        plannedYen: cost,
        remainingYen: cost * 2 + 100,
      },
    ])
    await startRun(items)
    await runJob()
    expect((await latestRun()).items.map((item) => item.result)).toEqual([
      'created',
      'created',
      'failed',
      'created',
    ])
  })
  test('募集そのものができない理由は、日ごとではなく1つだけ伝える', async () => {
    await writeRows((db) =>
      db.update(offers).set({ status: 'violated' }).where(eq(offers.id, OFFER[11])),
    )
    expect((await validate([date(day(4))])).body).toMatchObject({
      refused: expect.stringContaining('ひな形に修正が必要'),
      items: [{ errors: [] }],
    })
  })
})
