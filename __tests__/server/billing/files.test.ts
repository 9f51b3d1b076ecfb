import { addSeconds } from 'date-fns'
import type { BillingFile, NextBillings } from '@/contracts/billing/schemas'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { browser, type TestContext } from '@tests/kit/app'
import { callApi, callStore } from '@tests/kit/serverKit'
import { prepareExamples } from './billingKit'

setLimitsScale(100)
let world: TestContext
beforeAll(async () => {
  world = await prepareExamples()
})

const PATH = '/companies/1/statements/async/company_statements'
const body = {
  kind: 'clientStatements',
  fromMonth: '2026-09',
  toMonth: '2026-10',
  clientIds: [],
  encoding: 'utf8',
}
const ask = async (over = {}) =>
  (await callApi<BillingFile>('accounting', 'POST', PATH, { ...body, ...over })).body
const fileOf = async (id: number, who: 'accounting' | 'company' = 'accounting') => {
  const { items } = (await callApi<{ items: BillingFile[] }>(who, 'GET', PATH)).body
  return items.find((file) => file.id === id)
}
const runFiles = async () => {
  while (await runNextJob(world, jobDefinitions, ['exportFile']));
}

test('予約したCSVは、頼んだ人が署名つきのリンクで受け取れる。ほかの人には見つからない', async () => {
  const asked = await ask()
  expect(asked.status).toBe('queued')
  expect((await ask()).id).toBe(asked.id)
  await runFiles()
  const file = await fileOf(asked.id)
  expect([file?.status, file?.rowCount]).toEqual(['succeeded', 6])
  const accounting = await browser('accounting')
  const answer = await accounting.call('GET', file?.link ?? '')
  expect((await answer.text()).split('\r\n')).toHaveLength(8)
  const other = await browser('company')
  expect((await other.call('GET', file?.link ?? '')).status).toBe(404)
  const changed = (file?.link ?? '').replace(/expires=\d+/, 'expires=99999999999')
  expect((await accounting.call('GET', changed)).status).toBe(404)
  const own = await fileOf(asked.id, 'company')
  expect((await other.call('GET', own?.link ?? '')).status).toBe(200)
})
test('リンクは10分、ファイルは7日で使えなくなる', async () => {
  const asked = await ask({ kind: 'companyStatements' })
  await runFiles()
  const file = await fileOf(asked.id)
  const client = await browser('accounting')
  const start = world.now
  world.now = addSeconds(start, 601)
  expect((await client.call('GET', file?.link ?? '')).status).toBe(404)
  world.now = addSeconds(start, 7 * 86_400 - 1)
  expect((await fileOf(asked.id))?.status).toBe('succeeded')
  world.now = start
})
test('期間と店舗の間違いは、受け付けない', async () => {
  const status = async (over: object) =>
    (await callApi('accounting', 'POST', PATH, { ...body, ...over })).status
  expect([
    await status({ fromMonth: '2026-10', toMonth: '2026-09' }),
    await status({ fromMonth: '2025-10', toMonth: '2026-10' }),
    await status({ clientIds: [21] }),
    await status({ fromMonth: '2026-12', toMonth: '2026-12' }),
  ]).toEqual([422, 422, 422, 422])
})
test('次回の請求: 確定した報酬と、予定を含めた見込み', async () => {
  world.now = new Date('2026-11-20T12:00:00+09:00')
  const { body: billings } = await callStore<NextBillings>(
    'manager',
    'GET',
    '/statements/next_billing',
  )
  expect(billings.map(({ month, status }) => [month, status])).toEqual([
    ['2026-10', 'closing'],
    ['2026-11', 'open'],
  ])
  const [, running] = billings
  expect(running).toMatchObject({
    closesOn: '2026-11-30',
    confirmedOn: '2026-12-07',
    dueOn: '2027-01-04',
    usage: { limitYen: null, remainingYen: null, parts: null },
  })
  // What other stores cost is seen with the company's bills alone: billing.md §11.
  const ofCompany = await callStore<NextBillings>('company', 'GET', '/statements/next_billing')
  expect(ofCompany.body[1]?.usage.parts?.usedYen).toBeGreaterThan(0)
  expect(running?.expected.totalYen).toBeGreaterThan(running?.settled.totalYen ?? 0)
})
