import { eq } from 'drizzle-orm'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import type { Todos } from '@/contracts/dashboard/schemas'
import { multidateNote } from '@/domain/offerings/bulkOffering'
import { jobs, memberships, multidateItems, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { jobDefinitions } from '@/server/jobs/registry'
import { browser, testContext, type Who } from '@tests/kit/app'
import { callStore, OFFER, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the offering that runs repeat (SOURCE).
import {
  date,
  day,
  createdDays,
  listRuns,
  latestRun,
  startRun,
  runJob,
  type Refused,
} from './bulkOfferingsKit'

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
/** A server that is killed after this many transactions: every later one is rejected. */
async function dyingServer(after: number): Promise<AppContext> {
  const context = await testContext()
  let left = after
  const tx: AppContext['db']['tx'] = (scope, fn) =>
    left-- > 0 ? context.db.tx(scope, fn) : Promise.reject(new Error('killed'))
  return { ...context, db: { ...context.db, tx } }
}
const wait = async (seconds: number) => {
  const context = await testContext()
  context.advanceSeconds(seconds)
}
describe('途中で止まる', () => {
  const five = [4, 5, 6, 7, 8].map((n) => date(day(n), n === 6 ? { hourlyWageYen: 900 } : {}))
  const expectAllPublished = async () => {
    expect(await latestRun()).toMatchObject({
      status: 'partially_failed',
      createdCount: 4,
      failedCount: 1,
      pendingCount: 0,
    })
    expect(await createdDays()).toEqual([day(4), day(5), day(7), day(8)])
    expect(await runJob()).toBe(false)
  }
  // One transaction claims the job, one reads the run, and each of the others makes one date.
  test.each([1, 2, 3, 4, 5, 6, 7])(
    '%i番目の書き込みの後で落ちても、再起動した後は、どの日も1件ずつ',
    async (after) => {
      await startRun(five)
      await runJob(await dyingServer(after)).catch(() => undefined)
      const before = await latestRun()
      expect([before.createdCount + before.failedCount, await createdDays()]).toEqual([
        Math.min(5, Math.max(0, after - 2)),
        before.items.filter((item) => item.result === 'created').map((item) => item.workOn),
      ])
      if (after > 2 && after < 7) expect(before.status).toBe('processing')
      expect(await runJob()).toBe(false)
      await wait(61)
      expect(await runJob()).toBe(true)
      await expectAllPublished()
    },
  )
  test('同じ依頼を2つの処理が同時に進めても、どの日も1件ずつ', async () => {
    const { body } = await startRun(five)
    const context = await testContext()
    const [job] = await context.db.tx('system', (tx) => tx.select().from(jobs))
    if (!job) throw new Error('no job')
    await Promise.all(
      [1, 2, 3].map(() => jobDefinitions.multidate.run(job, context, new AbortController().signal)),
    )
    expect(body.status).toBe('queued')
    expect(await createdDays()).toEqual([day(4), day(5), day(7), day(8)])
    await runJob()
    await expectAllPublished()
  })
  test('1日の処理が壊れても、ほかの日はでき、その日はやり直される。直らなければ理由を残す', async () => {
    const context = await testContext()
    let n = 0
    const tx: AppContext['db']['tx'] = (scope, fn) =>
      scope !== 'system' && n++ % 2 === 0
        ? Promise.reject(new Error('broken disk'))
        : context.db.tx(scope, fn)
    const flaky = { ...context, db: { ...context.db, tx } }
    await startRun([date(day(4)), date(day(5))])
    await runJob(flaky)
    expect((await latestRun()).items.map((item) => item.result)).toEqual(['pending', 'created'])
    for (let attempt = 2; attempt <= 5; attempt++) {
      await wait(1000)
      n = 0
      await runJob(flaky)
    }
    expect(await latestRun()).toMatchObject({
      status: 'partially_failed',
      items: [
        {
          result: 'failed',
          errors: [{ field: 'offer', message: expect.stringContaining('サーバーで問題が起きた') }],
        },
        { result: 'created' },
      ],
    })
    expect(await createdDays()).toEqual([day(5)])
  })
  test('待つ間に、始めた人の権限、ひな形、店舗の状態が変われば、残りは公開しない', async () => {
    await startRun([date(day(4))])
    await writeRows((db) =>
      db.update(memberships).set({ role: 'viewer' }).where(eq(memberships.accountId, 4)),
    )
    await runJob()
    expect((await latestRun()).items[0]?.errors).toEqual([
      { field: 'offer', message: expect.stringContaining('権限がなくなりました') },
    ])
    await writeRows((db) =>
      db.update(memberships).set({ role: 'clientManager' }).where(eq(memberships.accountId, 4)),
    )
    await startRun([date(day(5))])
    await writeRows((db) =>
      db.update(offers).set({ archivedAt: '2026-11-20T00:00:00Z' }).where(eq(offers.id, OFFER[11])),
    )
    await runJob()
    expect([(await latestRun()).items[0]?.errors[0]?.message, await createdDays()]).toEqual([
      expect.stringContaining('アーカイブ'),
      [],
    ])
  })
})
describe('一部だけ失敗した後', () => {
  async function halfDone() {
    const { body } = await startRun([
      date(day(4)),
      date(day(5), { hourlyWageYen: 900 }),
      date(day(6), { hourlyWageYen: 900 }),
    ])
    await runJob()
    const { items } = await latestRun()
    return { id: body.id, items }
  }
  test('失敗した日だけをその場で直して公開し、できた日は増えない', async () => {
    const {
      id,
      items: [, second, third],
    } = await halfDone()
    // Each of the two failed items takes the day of the other.
    const body = (
      await repair(id, {
        items: [
          { ...date(day(6)), itemId: second?.id },
          { ...date(day(5)), itemId: third?.id },
        ],
      })
    ).body
    expect([body.status, body.items.map((item) => item.result)]).toEqual([
      'processing',
      ['created', 'pending', 'pending'],
    ])
    expect((await repair(id, { skippedItemIds: [second?.id ?? 0] })).body.code).toBe('in_progress')
    await runJob()
    expect([(await latestRun()).status, await createdDays()]).toEqual([
      'succeeded',
      [day(4), day(5), day(6)],
    ])
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
    expect([last.status, multidateNote(last), await runJob()]).toEqual([
      'succeeded',
      '1件を公開しました。',
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
    expect(await createdDays()).toEqual([day(4)])
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
    } = await startRun([date(day(4))])
    expect([(await check(id)).body.code, (await unchecked()).multidateUnchecked]).toEqual([
      'in_progress',
      0,
    ])
    await runJob()
    expect([
      (await listRuns('?unchecked=1')).length,
      (await unchecked()).multidateUnchecked,
    ]).toEqual([1, 1])
    // The home page names what the store picker counts.
    const { body: home } = await callStore<Todos>('manager', 'GET', '/todos')
    expect(home.items.find(({ kind }) => kind === 'multidateUnchecked')?.count).toBe(1)
    expect((await check(id, 'viewer')).status).toBe(403)
    const { checkedAt } = (await check(id)).body
    await wait(60)
    expect([checkedAt, (await check(id, 'company')).body.checkedAt]).toEqual([
      '2026-11-20T00:41:00.000Z',
      '2026-11-20T00:41:00.000Z',
    ])
    expect([
      await listRuns('?unchecked=1'),
      (await unchecked()).multidateUnchecked,
      (await listRuns()).length,
    ]).toEqual([[], 0, 1])
  })
  test('直した依頼は、終わるとまた知らせる', async () => {
    const {
      body: { id },
    } = await startRun([date(day(4), { hourlyWageYen: 900 })])
    await runJob()
    await check(id)
    const [item] = (await latestRun()).items
    await repair(id, { items: [{ ...date(day(4)), itemId: item?.id }] })
    await runJob()
    expect((await listRuns('?unchecked=1')).map((run) => [run.id, run.status])).toEqual([
      [id, 'succeeded'],
    ])
  })
  test('新しい順に並び、1つだけを追える', async () => {
    const first = (await startRun([date(day(4))])).body.id
    await wait(1)
    const second = (await startRun([date(day(4))])).body.id
    expect([
      (await listRuns()).map((run) => run.id),
      (await listRuns(`?operationId=${first}`)).map((run) => run.id),
    ]).toEqual([[second, first], [first]])
  })
})
