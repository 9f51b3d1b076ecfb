import { and, eq } from 'drizzle-orm'
import { createApp } from '@/server/app'
import { STANDARD_COST } from '@/server/auth/password'
import { accounts, auditLog, sessions, tokens } from '@/server/db/schema'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'

let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
const ME = '/app/api/v1/accounts/me'
const REFRESH = '/app/api/v1/sign_in/refresh'
const SIGN_IN = '/app/api/v1/sign_in'
const right = { email: 'company@example.jp', password: FIXTURE_PASSWORD }
const statusOf = async (response: Promise<Response>) => (await response).status
const audited = () => asSystem((db) => db.select().from(auditLog).orderBy(auditLog.id))

test('正しいパスワードだけがログインでき、誤りの文面は同じ', async () => {
  const visitor = await browser()
  const wrong = await visitor.call('POST', SIGN_IN, { ...right, password: 'x' })
  const nobody = await visitor.call('POST', SIGN_IN, { email: 'nobody@example.jp', password: 'x' })
  expect([wrong.status, nobody.status, visitor.jar.size]).toEqual([422, 422, 0])
  const texts = [await wrong.text(), await nobody.text()]
  expect(texts[0]).toBe(texts[1])
  expect(JSON.parse(texts[0] ?? '')).toEqual({
    code: 'wrong_credentials',
    messages: [
      'メールアドレスまたはパスワードが正しくありません。',
      'あと4回間違えると、15分間ログインできなくなります。',
    ],
  })
  expect(
    await statusOf(visitor.call('POST', SIGN_IN, { ...right, email: ' COMPANY@example.jp ' })),
  ).toBe(204)
  expect(await (await visitor.call('GET', ME)).json()).toMatchObject({
    id: 1,
    email: 'company@example.jp',
    name: '〚人1〛',
  })
})

test('ログインのたびに新しいセッションになり、前のものは終わる', async () => {
  const companyAdmin = await browser('company')
  const before = new Map(companyAdmin.jar)
  await companyAdmin.call('POST', SIGN_IN, right)
  expect([...companyAdmin.jar.values()].some((token) => [...before.values()].includes(token))).toBe(
    false,
  )
  const old = await browser()
  for (const [k, v] of before) old.jar.set(k, v)
  expect(await statusOf(old.call('GET', ME))).toBe(401)
})

test('ログインのたびに回数と日時を記録し、弱い設定で守られたパスワードは強くし直す', async () => {
  const visitor = await browser()
  await visitor.call('POST', SIGN_IN, right)
  const first = context.now.toISOString()
  context.advanceSeconds(3600)
  await visitor.call('POST', SIGN_IN, right)
  expect(await (await visitor.call('GET', `${ME}/sign_in_status`)).json()).toMatchObject({
    signedInCount: 2,
    firstSignIn: false,
    lastSignInAt: first,
    currentSignInAt: context.now.toISOString(),
  })
  const [row] = await asSystem((db) => db.select().from(accounts).where(eq(accounts.id, 1)))
  expect(row?.passwordHash).toMatch(new RegExp(`^${STANDARD_COST.N}\\$`))
})

test('5回間違えると15分止まり、正しいパスワードでも入れない。別の場所からは入れる', async () => {
  const visitor = await browser()
  const wrong = () => visitor.call('POST', SIGN_IN, { ...right, password: 'x' })
  const lines: unknown[] = []
  for (let i = 0; i < 5; i++)
    lines.push(((await (await wrong()).json()) as { messages: string[] }).messages[1])
  expect(lines.slice(0, 4)).toEqual(
    [4, 3, 2, 1].map((n) => `あと${n}回間違えると、15分間ログインできなくなります。`),
  )
  expect(lines[4]).toBe(
    '続けて間違えたため、ログインを止めています。15分ほど待つか、パスワードを再設定してください。',
  )
  const stopped = await visitor.call('POST', SIGN_IN, right)
  expect([stopped.status, stopped.headers.get('Retry-After')]).toEqual([429, '900'])
  expect(
    await statusOf(
      (await browser(undefined, undefined, { ip: '192.0.2.9' })).call('POST', SIGN_IN, right),
    ),
  ).toBe(204)
  context.advanceSeconds(15 * 60)
  expect(await statusOf(visitor.call('POST', SIGN_IN, right))).toBe(204)
})

test.each([
  ['向きの印', '\u202acompany@example.jp\u202c'],
  ['幅のない空白', '\u200bcompany@exam\u200bple.jp\ufeff'],
  ['全角', 'ｃｏｍｐａｎｙ＠ｅｘａｍｐｌｅ．ｊｐ'],
])('貼り付けたメールアドレスの%sは、失敗に数えられる前に消える', async (_, email) => {
  const visitor = await browser()
  for (let i = 0; i < 6; i++)
    expect(await statusOf(visitor.call('POST', SIGN_IN, { ...right, email }))).toBe(204)
})

test('同時に20回試しても、数えられるのは5回まで', async () => {
  const visitor = await browser()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      statusOf(visitor.call('POST', SIGN_IN, { ...right, password: 'x' })),
    ),
  )
  expect([
    answers.filter((answer) => answer === 422).length,
    answers.filter((answer) => answer === 429).length,
  ]).toEqual([5, 15])
})

test('データベースにはトークンそのものがない', async () => {
  const companyAdmin = await browser('company')
  const dump = JSON.stringify(await asSystem((db) => db.select().from(tokens)))
  expect(companyAdmin.jar.size).toBeGreaterThan(0)
  expect(dump).not.toBe('[]')
  for (const token of companyAdmin.jar.values()) expect(dump).not.toContain(token)
})

test('期限が切れたら401、更新すると続けられる。7日使わなければ終わる', async () => {
  const companyAdmin = await browser('company')
  context.advanceSeconds(15 * 60 + 1)
  expect(await statusOf(companyAdmin.call('GET', ME))).toBe(401)
  expect(await statusOf(companyAdmin.call('PATCH', REFRESH))).toBe(204)
  expect(await statusOf(companyAdmin.call('GET', ME))).toBe(200)
  context.advanceSeconds(7 * 86_400)
  expect(await statusOf(companyAdmin.call('PATCH', REFRESH))).toBe(401)
  expect(companyAdmin.jar.size).toBe(0)
})

test('使い続けても、30日で終わる', async () => {
  const companyAdmin = await browser('company')
  const statuses: number[] = []
  for (let day = 0; day < 31; day++) {
    context.advanceSeconds(86_400)
    statuses.push(await statusOf(companyAdmin.call('PATCH', REFRESH)))
  }
  expect(statuses).toEqual([...Array<number>(29).fill(204), 401, 401])
})

test('同じ更新を10回同時に送っても後継は一つ、30秒までは同じものが返る', async () => {
  const companyAdmin = await browser('company')
  const before = new Map(companyAdmin.jar)
  const copies = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const copy = await browser()
      for (const [k, v] of before) copy.jar.set(k, v)
      return copy
    }),
  )
  expect(await Promise.all(copies.map((copy) => statusOf(copy.call('PATCH', REFRESH))))).toEqual(
    Array(10).fill(204),
  )
  expect(new Set(copies.map((copy) => copy.jar.get('refresh'))).size).toBe(1)
  expect(await asSystem((db) => db.$count(tokens))).toBe(2)
  context.advanceSeconds(29)
  expect(await statusOf(companyAdmin.call('PATCH', REFRESH))).toBe(204)
  expect(companyAdmin.jar.get('refresh')).toBe(copies[0]?.jar.get('refresh'))
})

test('時計が1時間戻っても、使い終えた更新のトークンは30秒より長く使えない', async () => {
  const thief = await browser('company')
  const owner = await browser()
  for (const [k, v] of thief.jar) owner.jar.set(k, v)
  expect(await statusOf(owner.call('PATCH', REFRESH))).toBe(204)
  context.advanceSeconds(-3600)
  expect(await statusOf(thief.call('PATCH', REFRESH))).toBe(401)
  expect(await statusOf(owner.call('GET', ME))).toBe(401)
})

test('30秒を過ぎた使い回しは盗難とみなし、セッションごと終わらせ、記録に残す', async () => {
  const thief = await browser('company')
  const owner = await browser()
  for (const [k, v] of thief.jar) owner.jar.set(k, v)
  expect(await statusOf(owner.call('PATCH', REFRESH))).toBe(204)
  context.advanceSeconds(31)
  expect(await statusOf(thief.call('PATCH', REFRESH))).toBe(401)
  expect(await statusOf(owner.call('GET', ME))).toBe(401)
  expect(
    await asSystem((db) =>
      db.$count(
        sessions,
        and(eq(sessions.accountId, 1), eq(sessions.revokedAt, context.now.toISOString())),
      ),
    ),
  ).toBe(1)
  expect(await audited()).toMatchObject([
    { call: 'refresh_replay', result: 'denied', accountId: 1 },
  ])
})

test('更新は1分に30回まで', async () => {
  const companyAdmin = await browser('company')
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push(await statusOf(companyAdmin.call('PATCH', REFRESH)))
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429])
})

test('ログアウトするとサーバー側でも終わり、ブラウザに残る答えも消させ、二度目も204', async () => {
  const companyAdmin = await browser('company')
  const stolen = new Map(companyAdmin.jar)
  const response = await companyAdmin.call('DELETE', '/app/api/v1/sign_out')
  expect([response.status, response.headers.get('Clear-Site-Data'), companyAdmin.jar.size]).toEqual(
    [204, '"cache"', 0],
  )
  expect(await statusOf(companyAdmin.call('DELETE', '/app/api/v1/sign_out'))).toBe(204)
  for (const [k, v] of stolen) companyAdmin.jar.set(k, v)
  expect([
    await statusOf(companyAdmin.call('GET', ME)),
    await statusOf(companyAdmin.call('PATCH', REFRESH)),
  ]).toEqual([401, 401])
})

test('アクセスの期限が切れてからログアウトしても、更新のトークンはその場で使えなくなる', async () => {
  const visitor = await browser()
  const signedIn = await visitor.call('POST', SIGN_IN, right)
  const refresh = visitor.jar.get('refresh') ?? ''
  context.advanceSeconds(16 * 60)
  // A browser sends only cookies that have not expired and whose path covers the call.
  const sent = signedIn.headers.getSetCookie().flatMap((cookie) => {
    const [, name = '', value = '', age, path = ''] =
      /^([^=]+)=([^;]*);.*Max-Age=(\d+); Path=([^;]+)/.exec(cookie) ?? []
    return Number(age) > 16 * 60 && path === '/' ? [[name, value] as const] : []
  })
  visitor.jar.clear()
  for (const [name, value] of sent) visitor.jar.set(name, value)
  expect(await statusOf(visitor.call('GET', ME))).toBe(401)
  expect(await statusOf(visitor.call('DELETE', '/app/api/v1/sign_out'))).toBe(204)
  visitor.jar.set('refresh', refresh)
  expect(await statusOf(visitor.call('PATCH', REFRESH))).toBe(401)
})

test('ログイン、失敗、ログアウトは記録に残り、入力した値は残らない', async () => {
  const visitor = await browser()
  await visitor.call('POST', SIGN_IN, { ...right, password: 'wrong-word' })
  await visitor.call('POST', SIGN_IN, right)
  await visitor.call('DELETE', '/app/api/v1/sign_out')
  const rows = await audited()
  expect(rows.map((row) => [row.call, row.result, row.accountId])).toEqual([
    ['POST /sign_in', 'denied', 1],
    ['POST /sign_in', 'done', 1],
    ['DELETE /sign_out', 'done', 1],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/wrong-word|example\.jp|192\.0\.2\.1/)
})

test('止められたアカウントは、その場で使えなくなる', async () => {
  const companyAdmin = await browser('company')
  await asSystem((db) => db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, 1)))
  expect([
    await statusOf(companyAdmin.call('GET', ME)),
    await statusOf(companyAdmin.call('PATCH', REFRESH)),
    await statusOf(companyAdmin.call('POST', SIGN_IN, right)),
  ]).toEqual([401, 401, 422])
})

describe('クッキー', () => {
  test('httpsでは、ほかのサーバーが親のドメインに置ける名前では読まない', async () => {
    const visitor = await browser('company')
    const token = String(visitor.jar.get('access'))
    const call = (name: string) =>
      createApp(context).fetch(
        new Request(`https://console.example${ME}`, {
          headers: { 'X-App': 'X-App', Cookie: `${name}=${token}` },
        }),
      )
    const statuses = await Promise.all(
      ['__Host-access', '__Secure-access', 'access'].map(async (name) => (await call(name)).status),
    )
    expect(statuses).toEqual([200, 401, 401])
  })
  const cookies = async (
    origin: string,
    settings: Partial<TestContext['settings']> = {},
    headers: Record<string, string> = {},
  ) => {
    const visitor = await browser(
      undefined,
      createApp({ ...context, settings: { ...context.settings, ...settings } }),
      { origin },
    )
    return (await visitor.call('POST', SIGN_IN, right, headers)).headers
      .getSetCookie()
      .map((c) => c.replace(/=[\w-]{43};/, '=…;'))
  }
  const secure = [
    '__Host-access=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-refresh=…; Max-Age=604800; Path=/app/api/v1/sign_in; HttpOnly; Secure; SameSite=Strict',
  ]
  test('httpsでは、この場所だけのものと分かる名前になる', async () => {
    expect((await cookies('https://console.example')).slice(-2)).toEqual(secure)
  })
  test('httpでは、店舗の端末でも使えるようにSecureを外す', async () => {
    expect((await cookies('http://localhost')).slice(-2)).toEqual([
      'access=…; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
      'refresh=…; Max-Age=604800; Path=/app/api/v1/sign_in; HttpOnly; SameSite=Strict',
    ])
  })
  test('COOKIE_SECURE=alwaysなら、httpで受けても守る。手前のプロキシの知らせは、設定したときだけ信じる', async () => {
    const forwarded = { 'X-Forwarded-Proto': 'https' }
    expect((await cookies('http://localhost', { cookieSecure: 'always' })).slice(-2)).toEqual(
      secure,
    )
    expect((await cookies('http://localhost', { trustProxy: 1 }, forwarded)).slice(-2)).toEqual(
      secure,
    )
    expect((await cookies('http://localhost', {}, forwarded))[0]).not.toContain('Secure')
  })
})
