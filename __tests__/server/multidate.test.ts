import { asc, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  MultidateDate,
  MultidatePosting,
  MultidateValidation,
} from '@/contracts/bulkOfferings/schemas'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import { multidateNote } from '@/domain/offerings/bulkOffering'
import { addDays } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import {
  acknowledgements,
  companies,
  jobs,
  memberships,
  multidateItems,
  offerings,
  offers,
  restrictions,
} from '@/server/db/schema'
import { runNextJob } from '@/server/jobs/worker'
import { jobDefinitions } from '@/server/jobs/registry'
import type { AppContext } from '@/server/http/context'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  FRIDAY,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
const SOURCE = 1
const day = (n: number) => addDays(FRIDAY, n)
const date = (workOn: string, over: Partial<MultidateDate> = {}): MultidateDate => ({
  workOn,
  startTime: '17:00',
  endTime: '22:30',
  breakMin: 0,
  peopleWanted: 2,
  closeRule: 'at_start',
  hourlyWageYen: 1350,
  transportationYen: 500,
  ...over,
})
const start = (items: MultidateDate[], who: Who = 'manager', acknowledged = true) =>
  callStore<MultidatePosting & Refused>(
    who,
    'POST',
    `/offerings/${SOURCE}/multidate_posting_operations`,
    { items, acknowledged },
  )
const validate = (items: MultidateDate[]) =>
  callStore<MultidateValidation & Refused>(
    'manager',
    'POST',
    `/offerings/${SOURCE}/multidate_posting_operations/validate`,
    { items },
  )
const list = async (query = '', who: Who = 'viewer') =>
  (
    await callStore<Paged<MultidatePosting>>(
      who,
      'GET',
      `/offering/multidate_posting_operations${query}`,
    )
  ).body.items
const one = async () => (await list())[0] as MultidatePosting
const repair = (id: number, body: { items?: unknown[]; skippedItemIds?: number[] }) =>
  callStore<MultidatePosting & Refused>(
    'manager',
    'PATCH',
    `/offering/multidate_posting_operations/${id}`,
    { items: [], skippedItemIds: [], acknowledged: true, ...body },
  )
const check = (id: number, who: Who = 'manager') =>
  callStore<MultidatePosting & Refused>(
    who,
    'PATCH',
    `/offering/multidate_posting_operations/${id}/check`,
  )
const made = () =>
  testContext().then(({ db }) =>
    db.tx('system', (tx) =>
      tx
        .select()
        .from(offerings)
        .where(eq(offerings.source, 'multidate'))
        .orderBy(asc(offerings.workOn)),
    ),
  )
const days = async () => (await made()).map((o) => o.workOn)
const work = async (world?: AppContext) => {
  const it = world ?? (await testContext())
  return runNextJob(it, jobDefinitions)
}
/** A server that is killed once so many transactions are through: nothing that comes after them happens. */
async function dying(after: number): Promise<AppContext> {
  const world = await testContext()
  let left = after
  const tx: AppContext['db']['tx'] = (scope, fn) =>
    left-- > 0 ? world.db.tx(scope, fn) : Promise.reject(new Error('killed'))
  return { ...world, db: { ...world.db, tx } }
}
const wait = async (seconds: number) => {
  const world = await testContext()
  world.now = new Date(world.now.getTime() + seconds * 1000)
}

beforeEach(async () => {
  await prepareStore()
  await writeRows((db) =>
    addOffering(db, {
      id: SOURCE,
      day: day(-7),
      peopleWanted: 3,
      memo: '裏口から入ってください。',
      scope: 'group',
      groupIds: [11],
    }),
  )
})

describe('複数の日に募集する', () => {
  test('日ごとの条件で、公開中の求人が1日に1件ずつできる', async () => {
    const { status, body } = await start([
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
        requestedByName: '⟦人4⟧',
        checkedAt: null,
      },
    ])
    expect(await days()).toEqual([])
    await work()
    const after = await one()
    expect(after).toMatchObject({
      status: 'succeeded',
      createdCount: 2,
      failedCount: 0,
      items: [
        { workOn: day(4), result: 'created' },
        { workOn: day(6), result: 'created' },
      ],
    })
    expect(multidateNote(after)).toBe('2件を掲載しました。')
    const [first, second] = await made()
    expect(first).toMatchObject({
      id: after.items[0]?.offeringId,
      offerId: OFFER[11],
      memo: '裏口から入ってください。',
      scope: 'group',
      groupIds: [11],
      peopleWanted: 2,
      createdByName: '⟦人4⟧',
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
    await start([
      date(day(4)),
      date(day(5), { hourlyWageYen: 900 }),
      date(day(-1)),
      date(day(61)),
      date(day(6), { startTime: '10:00', endTime: '19:00' }),
    ])
    await work()
    const after = await one()
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
      `2件中1件を掲載しました。1件は掲載できませんでした。${after.items[2]?.errors[0]?.message}`,
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
    await start([date(day(4), { closeRule: 'custom', startTime: '18:00' })])
    await work()
    expect((await made())[0]).toMatchObject({
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
    for (const over of odd)
      expect(
        (await start([date('1900-01-01', over), date('2199-12-31', over), date(day(3), over)]))
          .status,
      ).toBe(200)
    while (await work()) continue
    expect(
      (await list()).flatMap((o) =>
        o.items.filter(
          (i) =>
            !/^(created|failed)$/.test(i.result) ||
            (i.result === 'failed' && !i.errors[0]?.message),
        ),
      ),
    ).toEqual([])
    expect((await testContext()).logs).toEqual([])
  })
  test('1日もできなければ、失敗と伝える', async () => {
    await start([date(day(4), { hourlyWageYen: 1 })])
    await work()
    expect([(await one()).status, multidateNote(await one())]).toEqual([
      'failed',
      expect.stringMatching(/^1件とも掲載できませんでした。時給は/),
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
      expect([(await start(items)).status, (await validate(items)).status]).toEqual([422, 422])
    }
    expect((await start([date(day(4)), date(day(4))])).body.fields).toEqual({
      items: '2026年11月24日(火)が重なっています。同じ日は1回だけ選べます。',
    })
    expect(await list()).toEqual([])
  })
  test('ひな形や店舗が募集できないときと、契約の確認がないときは、何も始めない', async () => {
    expect((await start([date(day(4))], 'manager', false)).body.fields).toHaveProperty(
      'acknowledged',
    )
    await writeRows((db) =>
      db.update(offers).set({ status: 'screening' }).where(eq(offers.id, OFFER[11])),
    )
    expect((await start([date(day(4))])).status).toBe(409)
    await writeRows((db) =>
      db.update(offers).set({ status: 'usable' }).where(eq(offers.id, OFFER[11])),
    )
    await writeRows((db) =>
      db.insert(restrictions).values({
        clientId: 11,
        code: 'usage_limit_reached',
        level: 'block_publish',
        message: '掲載を止めています。',
        sinceAt: '2026-11-01T00:00:00Z',
      }),
    )
    expect((await start([date(day(4))])).body).toMatchObject({
      code: 'restricted',
      messages: ['掲載を止めています。'],
    })
    expect([(await list()).length, await work()]).toEqual([0, false])
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
    expect([(await start([date(day(4))], 'clientStaff')).status, elsewhere.status]).toEqual([
      403, 404,
    ])
  })
  test('同じ送信が2度届いても、依頼は1つ', async () => {
    const it = await browser('manager')
    const body = { items: [date(day(4))], acknowledged: true }
    for (let n = 0; n < 2; n++)
      await it.call(
        'POST',
        `/app/api/v1/clients/11/offerings/${SOURCE}/multidate_posting_operations`,
        body,
        { 'Idempotency-Key': 'multidate-form-1' },
      )
    while (await work()) continue
    expect([(await list()).length, await days()]).toEqual([1, [day(4)]])
  })
})

describe('掲載する前の確認', () => {
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
        item.errors.map((e) => e.field),
        item.preview?.cost.totalYen,
      ]),
    ).toEqual([
      [day(4), [], body.items[0]?.preview?.cost.totalYen],
      [day(5), ['hourlyWageYen'], expect.any(Number)],
      [day(6), [], body.items[0]?.preview?.cost.totalYen],
    ])
    expect(body.cost).toMatchObject({
      people: 4,
      totalYen: 2 * (body.items[0]?.preview?.cost.totalYen ?? 0),
    })
    expect([await list(), await days()]).toEqual([[], []])
  })
  test('1日ずつなら収まっても、合わせて月の上限を超える日は、作る前も作るときも断る', async () => {
    const { body } = await validate([date(day(4))])
    const cost = body.cost.totalYen
    await writeRows(async (db) => {
      await db
        .update(companies)
        .set({ usageLimitYen: cost * 3 + 100 })
        .where(eq(companies.id, 1))
      await addWorker(db, 901, '濵田 慎一')
      await addMatch(db, SOURCE, 901)
    })
    const items = [date(day(4)), date(day(5)), date(day(6)), date('2026-12-01')]
    const before = (await validate(items)).body
    expect(before.items.map((item) => item.errors[0]?.field ?? null)).toEqual([
      null,
      null,
      'peopleWanted',
      null,
    ])
    const used = before.months[0]?.usedYen ?? 0
    expect(before.months).toEqual([
      {
        month: '2026-11',
        limitYen: cost * 3 + 100,
        usedYen: used,
        plannedYen: cost * 2,
        remainingYen: cost + 100 - used,
      },
      {
        month: '2026-12',
        limitYen: cost * 3 + 100,
        usedYen: 0,
        plannedYen: cost,
        remainingYen: cost * 2 + 100,
      },
    ])
    await start(items)
    await work()
    expect((await one()).items.map((item) => item.result)).toEqual([
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

describe('途中で止まる', () => {
  const five = [4, 5, 6, 7, 8].map((n) => date(day(n), n === 6 ? { hourlyWageYen: 900 } : {}))
  const whole = async () => {
    expect(await one()).toMatchObject({
      status: 'partially_failed',
      createdCount: 4,
      failedCount: 1,
      pendingCount: 0,
    })
    expect(await days()).toEqual([day(4), day(5), day(7), day(8)])
    expect(await work()).toBe(false)
  }
  // One transaction claims the job and one reads the run; the others make a date each.
  test.each([1, 2, 3, 4, 5, 6, 7])(
    '%i番目の書き込みの後で落ちても、再起動した後は、どの日も1件ずつ',
    async (after) => {
      await start(five)
      await work(await dying(after)).catch(() => undefined)
      const before = await one()
      expect([before.createdCount + before.failedCount, await days()]).toEqual([
        Math.min(5, Math.max(0, after - 2)),
        before.items.filter((i) => i.result === 'created').map((i) => i.workOn),
      ])
      if (after > 2 && after < 7) expect(before.status).toBe('processing')
      expect(await work()).toBe(false)
      await wait(61)
      expect(await work()).toBe(true)
      await whole()
    },
  )
  test('同じ依頼を2つの処理が同時に進めても、どの日も1件ずつ', async () => {
    const { body } = await start(five)
    const world = await testContext()
    const [job] = await world.db.tx('system', (tx) => tx.select().from(jobs))
    if (!job) throw new Error('no job')
    await Promise.all(
      [1, 2, 3].map(() => jobDefinitions.multidate.run(job, world, new AbortController().signal)),
    )
    expect(body.status).toBe('queued')
    expect(await days()).toEqual([day(4), day(5), day(7), day(8)])
    await work()
    await whole()
  })
  test('1日の処理が壊れても、ほかの日はでき、その日はやり直される。直らなければ理由を残す', async () => {
    const world = await testContext()
    let n = 0
    const tx: AppContext['db']['tx'] = (scope, fn) =>
      scope !== 'system' && n++ % 2 === 0
        ? Promise.reject(new Error('broken disk'))
        : world.db.tx(scope, fn)
    const flaky = { ...world, db: { ...world.db, tx } }
    await start([date(day(4)), date(day(5))])
    await work(flaky)
    expect((await one()).items.map((i) => i.result)).toEqual(['pending', 'created'])
    for (let attempt = 2; attempt <= 5; attempt++) {
      await wait(1000)
      n = 0
      await work(flaky)
    }
    expect(await one()).toMatchObject({
      status: 'partially_failed',
      items: [
        {
          result: 'failed',
          errors: [{ field: 'offer', message: expect.stringContaining('サーバーで問題が起きた') }],
        },
        { result: 'created' },
      ],
    })
    expect(await days()).toEqual([day(5)])
  })
  test('待つ間に、始めた人の権限、ひな形、店舗の状態が変われば、残りは掲載しない', async () => {
    await start([date(day(4))])
    await writeRows((db) =>
      db.update(memberships).set({ role: 'viewer' }).where(eq(memberships.accountId, 4)),
    )
    await work()
    expect((await one()).items[0]?.errors).toEqual([
      { field: 'offer', message: expect.stringContaining('権限がなくなりました') },
    ])
    await writeRows((db) =>
      db.update(memberships).set({ role: 'clientManager' }).where(eq(memberships.accountId, 4)),
    )
    await start([date(day(5))])
    await writeRows((db) =>
      db.update(offers).set({ archivedAt: '2026-11-20T00:00:00Z' }).where(eq(offers.id, OFFER[11])),
    )
    await work()
    expect([(await one()).items[0]?.errors[0]?.message, await days()]).toEqual([
      expect.stringContaining('アーカイブ'),
      [],
    ])
  })
})

describe('一部だけ失敗した後', () => {
  async function halfDone() {
    const { body } = await start([
      date(day(4)),
      date(day(5), { hourlyWageYen: 900 }),
      date(day(6), { hourlyWageYen: 900 }),
    ])
    await work()
    const { items } = await one()
    return { id: body.id, items }
  }
  test('失敗した日だけをその場で直して掲載し、できた日は増えない', async () => {
    const {
      id,
      items: [, second, third],
    } = await halfDone()
    // The two change their days, too.
    const body = (
      await repair(id, {
        items: [
          { ...date(day(6)), itemId: second?.id },
          { ...date(day(5)), itemId: third?.id },
        ],
      })
    ).body
    expect([body.status, body.items.map((i) => i.result)]).toEqual([
      'processing',
      ['created', 'pending', 'pending'],
    ])
    expect((await repair(id, { skippedItemIds: [second?.id ?? 0] })).body.code).toBe('in_progress')
    await work()
    expect([(await one()).status, await days()]).toEqual(['succeeded', [day(4), day(5), day(6)]])
  })
  test('あきらめた日は、失敗に数えない', async () => {
    const {
      id,
      items: [, second, third],
    } = await halfDone()
    expect((await repair(id, { skippedItemIds: [second?.id ?? 0] })).body).toMatchObject({
      status: 'partially_failed',
      failedCount: 1,
      skippedCount: 1,
    })
    const last = (await repair(id, { skippedItemIds: [third?.id ?? 0] })).body
    expect([last.status, multidateNote(last), await work()]).toEqual([
      'succeeded',
      '1件を掲載しました。',
      false,
    ])
  })
  test('ほかの人が先に直した日、できた日、ほかの依頼の日は直せない', async () => {
    const {
      id,
      items: [first, second],
    } = await halfDone()
    const [other] = await testContext().then(({ db }) =>
      db.tx('system', (tx: Tx) =>
        tx
          .insert(multidateItems)
          .values({ ...date(day(9)), clientId: 11, operationId: id, result: 'skipped' })
          .returning(),
      ),
    )
    for (const item of [first?.id, other?.id])
      expect((await repair(id, { items: [{ ...date(day(10)), itemId: item }] })).body.code).toBe(
        'already_done',
      )
    expect((await repair(id, { items: [{ ...date(day(10)), itemId: 999_999 }] })).status).toBe(404)
    expect(
      (await repair(id, { items: [{ ...date(day(4)), itemId: second?.id }] })).body.fields,
    ).toEqual({ items: expect.stringContaining('重なっています') })
    for (const body of [
      {},
      { items: [{ ...date(day(10)), itemId: second?.id }], skippedItemIds: [second?.id ?? 0] },
    ])
      expect((await repair(id, body)).status).toBe(422)
    expect(await days()).toEqual([day(4)])
  })
})

describe('結果のお知らせ', () => {
  const unchecked = async () =>
    (
      await (await browser('manager')).call('GET', '/app/api/v1/accounts/me/notification_counts')
    ).json() as Promise<NotificationCounts>
  test('終わるまで確認できず、確認すると、もう出ない', async () => {
    const {
      body: { id },
    } = await start([date(day(4))])
    expect([(await check(id)).body.code, (await unchecked()).multidateUnchecked]).toEqual([
      'in_progress',
      0,
    ])
    await work()
    expect([(await list('?unchecked=1')).length, (await unchecked()).multidateUnchecked]).toEqual([
      1, 1,
    ])
    expect((await check(id, 'viewer')).status).toBe(403)
    const { checkedAt } = (await check(id)).body
    await wait(60)
    expect([checkedAt, (await check(id, 'company')).body.checkedAt]).toEqual([
      '2026-11-20T00:41:00.000Z',
      '2026-11-20T00:41:00.000Z',
    ])
    expect([
      await list('?unchecked=1'),
      (await unchecked()).multidateUnchecked,
      (await list()).length,
    ]).toEqual([[], 0, 1])
  })
  test('直した依頼は、終わるとまた知らせる', async () => {
    const {
      body: { id },
    } = await start([date(day(4), { hourlyWageYen: 900 })])
    await work()
    await check(id)
    const [item] = (await one()).items
    await repair(id, { items: [{ ...date(day(4)), itemId: item?.id }] })
    await work()
    expect((await list('?unchecked=1')).map((o) => [o.id, o.status])).toEqual([[id, 'succeeded']])
  })
  test('新しい順に並び、1つだけを追える', async () => {
    const first = (await start([date(day(4))])).body.id
    await wait(1)
    const second = (await start([date(day(4))])).body.id
    expect([
      (await list()).map((o) => o.id),
      (await list(`?operationId=${first}`)).map((o) => o.id),
    ]).toEqual([[second, first], [first]])
  })
})
