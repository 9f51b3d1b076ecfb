import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { Restrictions } from '@/contracts/evaluation/schemas'
import type { UsageLimit, UsageLimitRequest } from '@/contracts/operatorRequests/schemas'
import { companies, jobs } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import {
  addOffering,
  callApi,
  callStore,
  MORNING,
  OFFER,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

/** 5.5 h × 1,300 = 7,150; night 488; transport 500; fee 30 % of the 8,138 is 2,441; tax on the fee 244. */
const COST = 10_823
type Refused = { messages: string[]; fields: Record<string, string> }

const limitTo = (yen: number | null) =>
  writeRows((db) => db.update(companies).set({ usageLimitYen: yen }).where(eq(companies.id, 1)))
const request = (overrides: Record<string, unknown> = {}) => ({
  requestedYen: 30_000,
  expectedMonth: '2026-12',
  reason: '年末年始の来店増にあわせて追加で募集するため。',
  contactName: '大野 久美子',
  contactPhone: '0312340101',
  ...overrides,
})
const ask = (overrides: Record<string, unknown> = {}, who: Who = 'company', clientId = 11) =>
  callApi<UsageLimitRequest & Refused>(
    who,
    'POST',
    `/clients/${clientId}/usage_limit_change_requests`,
    request(overrides),
  )
const read = async (who: Who = 'company', clientId = 11) =>
  (await callApi<UsageLimit>(who, 'GET', `/clients/${clientId}/usage_limit`)).body
const post = (overrides: Parameters<typeof offeringCreate>[0] = {}) =>
  callStore<Refused>('company', 'POST', `/offers/${OFFER[11]}/offerings`, offeringCreate(overrides))
async function runDueJobs(now: Date) {
  const context = await testContext()
  context.now = now
  while (await runNextJob(context, jobDefinitions));
}

beforeEach(() => prepareStore())

test('いまの上限と残りは店舗に、全店舗の合計は企業の請求を見られる人だけに見える', async () => {
  await limitTo(2 * COST)
  await post()
  expect(await read()).toMatchObject({
    month: '2026-11',
    limitYen: 2 * COST,
    remainingYen: COST,
    sums: { usedYen: 0, reservedYen: COST },
    isOpenElsewhere: false,
  })
  expect((await read('manager')).sums).toBeNull()
  expect((await callStore('viewer', 'GET', '/usage_limit')).status).toBe(403)
})
test('承認された上限額のメールは、上限を申請できる人にだけ届く', async () => {
  await limitTo(20_000)
  await ask()
  await runDueJobs(addHours(MORNING, 2))
  const { mails } = await testContext()
  const readers = mails.filter(({ body }) => body.includes('30,000円')).map(({ to }) => to)
  expect(readers.sort()).toEqual(['company@example.jp', 'manager@example.jp'])
})
test('申請は会社で1件ずつ。ほかの店舗の申請は、あることだけが分かる', async () => {
  await limitTo(20_000)
  expect(await ask()).toMatchObject({
    status: 200,
    body: { status: 'submitted', currentYen: 20_000, reviewDueAt: '2026-11-20T02:41:00.000Z' },
  })
  const second = await ask({}, 'company', 12)
  expect([second.status, second.body.messages[0]]).toEqual([
    409,
    expect.stringContaining('結果が出るまで、次の申請はできません。'),
  ])
  expect(await read('company', 12)).toMatchObject({ request: { status: 'declined' } })
  expect((await read('company', 12)).isOpenElsewhere).toBe(true)
  expect(await read()).toMatchObject({ request: { status: 'submitted' }, isOpenElsewhere: false })
})
test('2件が同時に届いても、開いている申請は1件', async () => {
  await limitTo(20_000)
  const answers = await Promise.all([ask(), ask({}, 'company', 12)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
test.each([
  [
    { requestedYen: 20_000 },
    { requestedYen: 'いまの上限(20,000円)より大きい金額を入力してください。' },
  ],
  [{ reason: '増員のため' }, { reason: '10文字以上で入力してください(現在 5文字)。' }],
  [{ expectedMonth: '2026-10' }, { expectedMonth: '今月から6か月先までの月を選んでください。' }],
  [{ contactPhone: '123' }, { contactPhone: '市外局番からの10桁か11桁の数字で入力してください。' }],
])('%j は、直し方とともに断る', async (overrides, fields) => {
  await limitTo(20_000)
  expect(await ask(overrides)).toMatchObject({ status: 422, body: { fields } })
})
test('上限のない会社は、申請の必要がない', async () => {
  expect((await ask()).status).toBe(409)
})
test('承認された上限は、その月の1日から使える', async () => {
  await limitTo(COST)
  await ask({ requestedYen: 2 * COST })
  await runDueJobs(addHours(MORNING, 3))
  expect(await read()).toMatchObject({
    limitYen: COST,
    request: { status: 'approved' },
    months: expect.arrayContaining([
      { month: '2026-11', limitYen: COST },
      { month: '2026-12', limitYen: 2 * COST },
    ]),
  })
  expect((await post({ peopleWanted: 2 })).status).toBe(422)
  expect((await post({ peopleWanted: 2, workOn: '2026-12-05' })).status).toBe(200)
})
test('2倍を超える申請は、理由とともに承認されず、店舗に知らせる', async () => {
  await limitTo(10_000)
  await ask({ requestedYen: 20_001 })
  await runDueJobs(addHours(MORNING, 3))
  expect((await read()).request).toMatchObject({
    status: 'declined',
    decisionNote: expect.stringContaining('2倍(20,000円)まで'),
  })
  const { db } = await testContext()
  const kinds = await db.tx('system', (tx) => tx.select({ payload: jobs.payload }).from(jobs))
  expect(JSON.stringify(kinds)).toContain('利用上限額の変更は承認されませんでした')
  expect((await ask({ requestedYen: 20_000 })).status).toBe(200)
})

describe('利用上限額の段階', () => {
  const shown = async () =>
    (await callStore<Restrictions>('viewer', 'GET', '/restriction')).body.items.map(
      ({ code, level }) => [code, level],
    )
  test('達すると公開停止として見え、上限が上がると自動で消える。ほかの月の求人は公開できる', async () => {
    await writeRows((db) =>
      addOffering(db, {
        id: 1,
        day: '2026-11-28',
        from: '18:00',
        to: '23:30',
        hourlyWageYen: 1300,
        peopleWanted: 1,
      }),
    )
    await limitTo(COST)
    expect(await shown()).toEqual([['usage_limit_reached', 'block_publish']])
    expect((await post({ workOn: '2026-11-29' })).status).toBe(422)
    expect((await post({ workOn: '2026-12-05' })).status).toBe(200)
    // 10,823 yen are 95.8 % of the first, 83.3 % of the second and 77.3 % of the third.
    await limitTo(11_300)
    expect(await shown()).toEqual([['usage_limit_reached', 'warning']])
    await limitTo(13_000)
    expect(await shown()).toEqual([['usage_limit_reached', 'info']])
    await limitTo(14_000)
    expect(await shown()).toEqual([])
  })
})
