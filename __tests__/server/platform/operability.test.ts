import { createApp } from '@/server/app'
import { databaseRefusalOf } from '@/server/platform/health'
import { logger, type LogEntry } from '@/server/platform/logger'
import { browser, testContext, type TestContext } from '@tests/kit/app'

const ME = '/app/api/v1/accounts/me'
let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
/** Builds an application and records its log lines as they leave the process. */
function appWithLog(changes: Partial<TestContext> = {}) {
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
  }
  const app = createApp({ ...context, ...changes, log: logger('info', write, () => context.now) })
  return { app, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}
const failWith = (code: string) => ({
  ...context.db,
  tx: async () => {
    throw Object.assign(new Error('Failed query'), {
      cause: Object.assign(new Error('x'), { code }),
    })
  },
})

test('どの応答にも番号が付き、同じ番号が記録に残る。番号は呼び出しごとに違う', async () => {
  const { app, entries } = appWithLog()
  const manager = await browser('manager', app)
  const answers = [
    await manager.call('GET', ME),
    await manager.call('PATCH', ME, { name: '' }),
    await manager.call('GET', '/app/api/v1/nothing'),
  ]
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'))
  expect(new Set(ids).size).toBe(3)
  expect(ids.every((id) => id !== null && id.length >= 8)).toBe(true)
  expect(entries().map(({ requestId }) => requestId)).toEqual(ids)
})
test.each([
  ['信頼するプロキシの番号は引き継ぐ', 1, 'proxy-12345', true],
  ['形の違う番号は使わない', 1, 'a b\tc', false],
  ['プロキシがなければ、だれの番号も使わない', 0, 'proxy-12345', false],
])('%s', async (_, trustProxy, received, isKept) => {
  const { app } = appWithLog({ settings: { ...context.settings, trustProxy } })
  const manager = await browser('manager', app)
  const { headers } = await manager.call('GET', ME, undefined, { 'X-Request-Id': received })
  expect(headers.get('X-Request-Id') === received).toBe(isKept)
})
test('記録には、許した項目だけが残る', () => {
  const lines: string[] = []
  const log = logger(
    'info',
    (line) => lines.push(line),
    () => context.now,
  )
  const entry = {
    level: 'info',
    event: 'call',
    route: '/app/api/v1/clients/:clientId',
    body: '本文',
    query: 'keyword=秘密',
    name: '森',
    error: { name: 'Error', email: 'mori@example.jp', token: 'abc', password: 'p' },
  } as LogEntry
  log(entry)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 'info',
      at: context.now.toISOString(),
      event: 'call',
      route: '/app/api/v1/clients/:clientId',
      error: { name: 'Error' },
    },
  ])
})
test.each(['ECONNREFUSED', '57P01'])(
  'データベースがないとき (%s) は、503で、待てばよいと伝え、戻れば元どおり答える',
  async (code) => {
    const { app } = appWithLog({ db: failWith(code) })
    const response = await (await browser('manager', app)).call('GET', ME)
    expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
      503,
      '5',
      {
        code: 'unavailable',
        messages: [
          '現在、データベースに接続できません。しばらくしてから、もう一度お試しください。',
        ],
      },
    ])
    expect((await (await browser('manager')).call('GET', ME)).status).toBe(200)
  },
)
test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('番号のない接続の誤り (%s) も、503', (message) => {
  expect(databaseRefusalOf({ cause: new Error(message) })?.status).toBe(503)
})
test('ほかのデータベースの誤りは、503にしない', async () => {
  const { app } = appWithLog({ db: failWith('23505') })
  expect((await (await browser('manager', app)).call('GET', ME)).status).toBe(500)
})
