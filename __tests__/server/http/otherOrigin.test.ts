import { createApp } from '@/server/app'
import { browser, testContext } from '@tests/kit/app'
import { ME, answerTo } from './httpKit'

const CONSOLE = 'https://console.example.jp'
const cors = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => /^(access-control-|vary)/.test(name)))
const allowingApp = async () => {
  const world = await testContext()
  return createApp({ ...world, settings: { ...world.settings, allowedOrigins: [CONSOLE] } })
}
const fromConsole = { Origin: CONSOLE, 'Sec-Fetch-Site': 'same-site' }
const readable = {
  'access-control-allow-origin': CONSOLE,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers':
    'Content-Disposition, Date, ETag, Idempotency-Replayed, Retry-After, X-Account, X-Request-Id',
  vary: 'Cookie, Origin',
}

test('許したオリジンの事前の問いには、方法とヘッダーを名指しで答える', async () => {
  const visitor = await browser(undefined, await allowingApp())
  const answer = await visitor.call('OPTIONS', ME, undefined, { ...fromConsole, 'X-App': '' })
  expect([answer.status, cors(answer.headers)]).toEqual([
    204,
    {
      ...readable,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Content-Type, X-App, X-Account, Idempotency-Key, If-Match',
      'access-control-max-age': '7200',
    },
  ])
})
test('許したオリジンからは、Cookieで読み書きでき、断られた理由も読める', async () => {
  const manager = await browser('manager', await allowingApp())
  const read = await manager.call('GET', ME, undefined, fromConsole)
  expect([read.status, cors(read.headers)]).toEqual([200, readable])
  const refused = await manager.call('PATCH', ME, { name: '' }, fromConsole)
  expect([refused.status, cors(refused.headers)]).toEqual([422, readable])
  const stranger = await browser(undefined, await allowingApp())
  const unknown = await stranger.call('GET', ME, undefined, fromConsole)
  expect([unknown.status, cors(unknown.headers)]).toEqual([401, readable])
})
test.each([
  ['ほかのオリジン', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['名前の続きが違うオリジン', { Origin: `${CONSOLE}.evil.example` }],
  ['httpの同じ名前', { Origin: CONSOLE.replace('https', 'http') }],
  ['だれとも言わないオリジン', { Origin: 'null' }],
  ['オリジンのない、ほかのサイト', { 'Sec-Fetch-Site': 'cross-site' }],
])('%s は、許したオリジンがあっても断り、読ませない', async (_, headers) => {
  const manager = await browser('manager', await allowingApp())
  const answers = [
    await manager.call('GET', ME, undefined, headers),
    await manager.call('OPTIONS', ME, undefined, { ...headers, 'X-App': '' }),
  ]
  for (const answer of answers)
    expect([answer.status, cors(answer.headers)]).toEqual([403, { vary: 'Cookie, Origin' }])
})
test('許したオリジンからでも、アプリのヘッダーがなければ断る', async () => {
  const manager = await browser('manager', await allowingApp())
  expect(
    await answerTo(manager.call('GET', ME, undefined, { ...fromConsole, 'X-App': 'x' })),
  ).toEqual([403, 'foreign_request'])
})
test('何も許していなければ、どのオリジンにも許しのヘッダーは付かない', async () => {
  const manager = await browser('manager')
  const answer = await manager.call('OPTIONS', ME, undefined, { ...fromConsole, 'X-App': '' })
  expect([answer.status, cors(answer.headers)]).toEqual([403, { vary: 'Cookie' }])
})
