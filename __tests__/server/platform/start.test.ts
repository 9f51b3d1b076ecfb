import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NextApiRequest, NextApiResponse } from 'next'
import { lockDirectory } from '@/server/db/embedded/directoryLock'
import { handle, outboxPage } from '@/server/main'
import { maintenance, version } from '@/server/modules/system/routes'
import { health } from '@/server/platform/health'
import { setResponseHeaders } from '../../../scripts/kit/requests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'console-start-'))
const before = { ...process.env }
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  process.env = { ...before }
  health.databaseDown = false
})
const call = () =>
  handle(
    new Request('http://localhost/app/api/v1/accounts/me', { headers: { 'X-App': 'X-App' } }),
    {},
  )
function recorded() {
  const seen: { status: number; body?: unknown; headers: Record<string, string> } = {
    status: 200,
    headers: {},
  }
  const response = {
    setHeader: (name: string, value: string) => {
      seen.headers[name] = value
      return response
    },
    status: (code: number) => {
      seen.status = code
      return response
    },
    json: (body: unknown) => {
      seen.body = body
      return response
    },
    end: () => response,
  }
  return { seen, response: response as unknown as NextApiResponse }
}
const ask = (
  answer: (request: NextApiRequest, response: NextApiResponse) => unknown,
  method = 'GET',
  headers: Record<string, string> = {},
) => {
  const { seen, response } = recorded()
  void answer(
    {
      method,
      headers: { host: 'localhost:3000', ...headers },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as NextApiRequest,
    response,
  )
  return seen
}

test('データベースを開けないときは、メンテナンス中だと答え、画面にもそう伝わる', async () => {
  process.env['DATA_DIR'] = join(folder, 'data')
  delete process.env['DATABASE_URL']
  const said: unknown[] = []
  const release = await lockDirectory(join(folder, 'data'))
  jest.spyOn(console, 'error').mockImplementation((text) => {
    said.push(text)
  })
  jest.spyOn(console, 'log').mockImplementation(() => {})
  const response = await call()
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      code: 'unavailable',
      messages: ['現在、データベースを開けません。しばらくしてから、もう一度お試しください。'],
      isMaintenance: true,
    },
  ])
  expect(said).toEqual([expect.stringContaining('使用中です')])
  expect(ask(maintenance)).toMatchObject({
    status: 200,
    body: { isMaintenance: true },
    headers: { 'Cache-Control': 'max-age=30' },
  })
  release()
})
test('メンテナンスの合図と版の合図は、データベースなしで答える。書き込みは受けない', () => {
  expect(ask(maintenance).body).toEqual({ isMaintenance: false })
  process.env['MAINTENANCE'] = 'on'
  expect(ask(maintenance).body).toEqual({ isMaintenance: true })
  process.env['VERSION_KEY'] = 'b2'
  expect(ask(version).body).toEqual({ versionKey: 'b2' })
  expect([ask(version, 'POST'), ask(maintenance, 'DELETE')]).toMatchObject([
    { status: 405, headers: { Allow: 'GET' } },
    { status: 405 },
  ])
})
test('許したオリジンの画面にも、メンテナンスと版の合図を読ませる。ほかのオリジンには読ませない', () => {
  process.env['ALLOWED_ORIGINS'] = 'https://console.example.jp'
  const origin = 'https://console.example.jp'
  for (const signal of [maintenance, version]) {
    expect(ask(signal, 'GET', { origin })).toMatchObject({
      status: 200,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        Vary: 'Cookie, Origin',
      },
    })
    expect(ask(signal, 'OPTIONS', { origin })).toMatchObject({
      status: 204,
      headers: { 'Access-Control-Allow-Headers': expect.stringContaining('X-App') },
    })
    const foreign = { origin: 'https://evil.example' }
    expect(ask(signal, 'GET', foreign).headers).not.toHaveProperty('Access-Control-Allow-Origin')
    expect(ask(signal, 'OPTIONS', foreign).status).toBe(405)
  }
})
test('ほかのサーバーを使う設定なら、ここのAPIは何も答えず、データベースも開かない', async () => {
  process.env['NEXT_PUBLIC_API_BASE_URL'] = 'https://api.example'
  expect([
    (await call()).status,
    ask(version).status,
    ask(maintenance).status,
    ask(outboxPage).status,
    health.databaseDown,
  ]).toEqual([404, 404, 404, 404, false])
})
test.each([
  ['メールサーバーがあるとき', { SMTP_URL: 'smtp://localhost' }],
  ['共有のデータベースのとき', { DATABASE_URL: 'postgres://localhost/x' }],
  ['デモのデータを使わないとき', { SEED_DEMO: '0' }],
])('送信箱は、%s見せない', (_, env) => {
  Object.assign(process.env, env)
  expect(ask(outboxPage)).toMatchObject({ status: 404 })
})

test('はじめのアドレスはログインへ、ほかのサーバーを使う設定なら求人のリンクと招待のコードはそのサーバーへ移す', async () => {
  type Config = { redirects: () => Promise<{ source: string; destination: string }[]> }
  const redirects = async (api: string) => {
    process.env['NEXT_PUBLIC_API_BASE_URL'] = api
    let config: Config | undefined
    jest.isolateModules(() => {
      config = jest.requireActual<Config>('../../../next.config')
    })
    return config?.redirects()
  }
  const toLogin = { source: '/', destination: '/login', permanent: false }
  expect(await redirects('')).toEqual([toLogin])
  expect(await redirects('https://api.example/')).toEqual([
    toLogin,
    { source: '/api/s/:token', destination: 'https://api.example/api/s/:token', permanent: false },
    { source: '/api/i/:code', destination: 'https://api.example/api/i/:code', permanent: false },
  ])
})

describe('応答に付けるヘッダー', () => {
  type Config = {
    headers: () => Promise<{ source: string; headers: { key: string; value: string }[] }[]>
    poweredByHeader: boolean
  }
  const pageHeaders = async () => {
    let config: Config | undefined
    jest.isolateModules(() => {
      config = jest.requireActual<Config>('../../../next.config')
    })
    const [all] = await (config as Config).headers()
    return {
      source: all?.source,
      powered: config?.poweredByHeader,
      ...Object.fromEntries(all?.headers.map(({ key, value }) => [key, value]) ?? []),
    }
  }
  test('どのページにも付き、どこにも埋め込めず、何の装置も使わない', async () => {
    expect(await pageHeaders()).toMatchObject({
      source: '/:path*',
      powered: false,
      'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })
  const atRunTime = (environment: Record<string, string>, url = '/login') => {
    const headers: Record<string, unknown> = {}
    setResponseHeaders(
      { url },
      { setHeader: (name, value) => Object.assign(headers, { [name]: value }) as never },
      environment,
    )
    return headers
  }
  const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
  test.each<[expected: object, environment: Record<string, string>]>([
    [HSTS, { APP_ORIGIN: 'https://console.example' }],
    [HSTS, { COOKIE_SECURE: 'always' }],
    [HSTS, { APP_ORIGIN: 'http://localhost:3000', COOKIE_SECURE: 'always' }],
    [{}, { APP_ORIGIN: 'http://localhost:3000' }],
    [{}, { COOKIE_SECURE: 'auto' }],
  ])('httpsだけを使わせる見出しは%jで、動かすときの設定が決める: %j', (expected, environment) => {
    expect(atRunTime(environment, '/app/api/v1/accounts/me')).toEqual(expected)
  })
  test('どのページも、組み立て直したあとに古いものを見せない。ほかは自分で決める', () => {
    for (const page of [
      '/login',
      '/clients/11/offerings?status=published',
      '/400',
      '//icon.svg',
      '/a.js/',
    ])
      expect(atRunTime({}, page)).toEqual({ 'Cache-Control': 'private, no-cache' })
    for (const other of [
      '/_next/static/chunks/a.js',
      '/app/api/v1/accounts/me',
      '/api/version-key?a=/b',
      '/icon.svg',
    ])
      expect(atRunTime({}, other)).toEqual({})
  })
})
