import { BlockList } from 'node:net'
import type { NextApiRequest } from 'next'
import { createApp } from '@/server/app'
import type { Database } from '@/server/db/transaction'
import { jobFigures } from '@/server/jobs/figures'
import { enqueue } from '@/server/jobs/queue'
import { createMetrics, measureDatabase, measureMailer } from '@/server/platform/metrics'
import { canReadMetrics } from '@/server/platform/metricsAccess'
import { browser, testContext, type TestContext } from '@tests/kit/app'

const ME = '/app/api/v1/accounts/me'
let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.render()).split('\n')

test('呼び出しは、操作の名と結果ごとに数え、断りは理由ごとに数える。番号も宛先も載らない', async () => {
  const metrics = createMetrics()
  const viewer = await browser('viewer', createApp({ ...context, metrics }))
  await viewer.call('GET', ME)
  await viewer.call('PATCH', '/app/api/v1/clients/11/memo-of-nobody', {})
  await viewer.call('GET', '/app/api/v1/clients/21/offers')
  await viewer.call('POST', '/app/api/v1/clients/11/groups', { name: 'x' })
  const lines = await linesOf(metrics)
  expect(lines).toEqual(
    expect.arrayContaining([
      'api_call_duration_seconds_count{operation="accounts.me",status="200"} 1',
      'api_call_duration_seconds_count{operation="unknown",status="404"} 1',
      'api_refusals_total{operation="offers.list",code="not_found"} 1',
      'api_refusals_total{operation="groups.create",code="forbidden"} 1',
    ]),
  )
  expect(lines.join('\n')).not.toMatch(/example\.jp|clients\/|memo/)
})
test('待っている仕事の数と遅れは、読むたびに数える。データベースがなければ、そう言う', async () => {
  const metrics = createMetrics()
  metrics.observeJobs(() => jobFigures(context.db, context.now))
  await context.db.tx('system', (db) =>
    enqueue(db, 'mail', {}, new Date(context.now.getTime() - 9000)),
  )
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'db_up 1',
      'jobs_waiting{kind="mail"} 1',
      'jobs_running{kind="mail"} 0',
      'jobs_lag_seconds{kind="mail"} 9',
      'jobs_failed 0',
    ]),
  )
  metrics.observeJobs(() => Promise.reject(new Error('away')))
  const away = await linesOf(metrics)
  expect(away).toContain('db_up 0')
  expect(away.join('\n')).not.toMatch(/jobs_waiting\{/)
})
test('トランザクションは、接続を待つものと持つものを分けて数え、終われば0に戻る', async () => {
  const metrics = createMetrics()
  const valueOf = async (gauge: { get: () => Promise<{ values: { value: number }[] }> }) =>
    (await gauge.get()).values[0]?.value
  const both = async () => [
    await valueOf(metrics.transactionsWaiting),
    await valueOf(metrics.transactionsOpen),
  ]
  const seen: unknown[] = []
  let connect = () => {}
  const connected = new Promise<void>((resolve) => {
    connect = resolve
  })
  const slow: Database = {
    ...context.db,
    tx: async (...call) => {
      await connected
      return context.db.tx(...call)
    },
  }
  const call = measureDatabase(slow, metrics).tx('system', async () => {
    seen.push(await both())
    throw new Error('rolled back')
  })
  seen.push(await both())
  connect()
  await expect(call).rejects.toThrow('rolled back')
  expect([...seen, await both()]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
})
test('メールは、出たものと出なかったものを数える', async () => {
  const metrics = createMetrics()
  const send = measureMailer(async ({ channel }) => {
    if (channel === 'sms') throw new Error('relay')
  }, metrics)
  await send({})
  await expect(send({ channel: 'sms' })).rejects.toThrow('relay')
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'mails_total{channel="mail",result="sent"} 1',
      'mails_total{channel="sms",result="failed"} 1',
    ]),
  )
})

const allowed = new BlockList()
allowed.addSubnet('10.0.0.0', 8, 'ipv4')
test.each([
  ['この機械から', '127.0.0.1', {}, { list: undefined, expected: true }],
  ['この機械から (IPv6)', '::1', {}, { list: undefined, expected: true }],
  [
    'Nextが自分で書いた宛名が付いていても',
    '127.0.0.1',
    { 'x-forwarded-for': '127.0.0.1' },
    { list: undefined, expected: true },
  ],
  ['ほかの機械から', '10.1.2.3', {}, { list: undefined, expected: false }],
  ['許した範囲から', '10.1.2.3', {}, { list: allowed, expected: true }],
  ['許した範囲から (IPv6の書き方)', '::ffff:10.1.2.3', {}, { list: allowed, expected: true }],
  ['許していないところから', '192.0.2.1', {}, { list: allowed, expected: false }],
  [
    'この機械のプロキシを通って',
    '127.0.0.1',
    { 'x-forwarded-for': '192.0.2.1' },
    { list: undefined, expected: false },
  ],
  [
    'この機械だと名乗って',
    '192.0.2.1',
    { 'x-forwarded-for': '127.0.0.1' },
    { list: undefined, expected: false },
  ],
  [
    'プロキシの印を付けて',
    '127.0.0.1',
    { forwarded: 'for=127.0.0.1' },
    { list: allowed, expected: false },
  ],
  ['プロキシの名を付けて', '127.0.0.1', { via: '1.1 proxy' }, { list: allowed, expected: false }],
])('%s読めるか', (_, remoteAddress, headers, { list, expected }) => {
  const request = { headers, socket: { remoteAddress } } as unknown as NextApiRequest
  expect(canReadMetrics(request, list)).toBe(expected)
})
