import * as z from 'zod/mini'
import { eq } from 'drizzle-orm'
import { day, instant } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { createApp, routes } from '@/server/app'
import { accounts, auditLog, fingerprints } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { limits, sizes } from '@/server/platform/rateLimiter'
import { logger } from '@/server/platform/logger'
import { browser, testContext, type TestContext, type Who } from '@tests/kit/app'

let world: TestContext
beforeEach(async () => {
  world = await testContext()
  await world.reset()
})
const V1 = '/app/api/v1'
const OFFERINGS = `${V1}/clients/11/offerings`
const ONE = `${OFFERINGS}/110`
const ME = `${V1}/accounts/me`
const system = <T>(fn: Parameters<typeof world.db.tx<T>>[1]) => world.db.tx('system', fn)
const answerTo = async (response: Response | Promise<Response>) => {
  const it = await response
  return [it.status, ((await it.json()) as { code: string }).code]
}
const raw = (
  it: Awaited<ReturnType<typeof browser>>,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
  path = ME,
  method = 'PATCH',
) =>
  it.send(
    new Request(`http://localhost${path}`, {
      method,
      body,
      headers: { 'X-App': 'X-App', ...headers },
    }),
  )

describe('入り口', () => {
  test('アプリのヘッダーがない、または他所からの呼び出しは、セッションより先に断る', async () => {
    const it = await browser()
    for (const headers of [
      { 'X-App': 'x' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
    ]) {
      expect(await answerTo(it.call('GET', ONE, undefined, headers))).toEqual([
        403,
        'foreign_request',
      ])
    }
    expect(await answerTo(it.call('GET', ONE, undefined, { Origin: 'http://localhost' }))).toEqual([
      401,
      'unauthorized',
    ])
    expect(await answerTo(it.call('OPTIONS', ONE, undefined, { 'X-App': '' }))).toEqual([
      403,
      'foreign_request',
    ])
  })
  test('確認の順: セッション、範囲、権限、クエリ、本文、処理', async () => {
    const body = { workOn: 'x' }
    const path = (client: number, search = '?unknown=1') =>
      `${V1}/clients/${client}/offers/11/offerings${search}`
    const create = async (who: Who | undefined, client = 11, search?: string) =>
      (await browser(who)).call('POST', path(client, search), body)
    expect(await answerTo(create(undefined))).toEqual([401, 'unauthorized'])
    expect(await answerTo(create('other'))).toEqual([404, 'not_found'])
    expect(await answerTo(create('viewer'))).toEqual([403, 'forbidden'])
    expect(await (await create('manager')).json()).toMatchObject({
      messages: ['検索条件に不備があります。'],
    })
    expect(await (await create('manager', 11, '')).json()).toMatchObject({
      messages: ['入力内容に不備があります。'],
    })
  })
  test('JSONでない本文は415。フォームやテキストとして送れば、本文が空でも断る', async () => {
    const it = await browser('manager')
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      expect(await answerTo(raw(it, '{"name":"森"}', { 'Content-Type': type }))).toEqual([
        415,
        'not_json',
      ])
      expect(
        await answerTo(raw(it, '', { 'Content-Type': type }, `${V1}/notices/1/read`, 'POST')),
      ).toEqual([415, 'not_json'])
    }
    expect(
      (await raw(it, '{"name":"森"}', { 'Content-Type': 'application/json; charset=utf-8' }))
        .status,
    ).toBe(200)
  })
  test('壊れたJSON、NUL、片割れのサロゲート、深すぎる入れ子、__proto__ は400', async () => {
    const it = await browser('manager')
    const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
    for (const broken of [
      '{"name":',
      '',
      '{"name":"\\u0000"}',
      '{"name":"\\ud800"}',
      '{"\\udc00":1}',
      `{"name":${deep(sizes.depth + 1)}}`,
      '{"__proto__":{"name":"x"}}',
    ])
      expect(await answerTo(raw(it, broken))).toEqual([400, 'broken_json'])
    expect(await answerTo(raw(it, `{"name":${deep(sizes.depth - 1)}}`))).toEqual([422, 'invalid'])
    expect(await answerTo(raw(it, `{"name":"𠮷${'あ'.repeat(sizes.textLength)}"}`))).toEqual([
      422,
      'invalid',
    ])
    expect((await raw(it, '{"name":"𠮷野"}')).status).toBe(200)
  })
  test('1MBちょうどは読み、超えたら413', async () => {
    const it = await browser('manager')
    const sized = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`
    expect(sized(sizes.bodyBytes)).toHaveLength(sizes.bodyBytes)
    expect(await answerTo(raw(it, sized(sizes.bodyBytes)))).toEqual([422, 'invalid'])
    expect(await answerTo(raw(it, sized(sizes.bodyBytes + 1)))).toEqual([413, 'too_large'])
  })
  test('契約にない項目は、どの深さでも名前を挙げて断る。本文のない呼び出しは本文を受け取らない', async () => {
    const it = await browser('manager')
    const answer = async (method: string, path: string, body: unknown) =>
      ((await (await it.call(method, path, body)).json()) as { fields?: object }).fields
    expect(await answer('PATCH', ME, { name: '森', role: 'companyAdmin' })).toEqual({
      role: 'この項目は送信できません。',
    })
    const events = {
      matching: 'off',
      worker_cancel: 'off',
      fix_payment_request: 'off',
      chat_message: 'off',
      unreviewed: 'off',
      unfilled_alert: 'off',
      offer_screening: 'off',
      billing_confirmed: 'off',
      notice: 'off',
    }
    expect(
      await answer('PUT', `${ME}/subscription/clients`, {
        items: [{ clientId: 11, events, companyId: 2 }],
      }),
    ).toEqual({ 'items.0.companyId': 'この項目は送信できません。' })
    expect(
      await answer('PUT', `${ME}/subscription/clients`, {
        items: [{ clientId: 11, events: { ...events, matching: 'x' } }],
        all: true,
      }),
    ).toMatchObject({
      'items.0.events.matching': expect.any(String),
      all: 'この項目は送信できません。',
    })
    expect(await answerTo(it.call('POST', `${V1}/notices/1/read`, { all: true }))).toEqual([
      422,
      'invalid',
    ])
    expect((await it.call('POST', `${V1}/notices/1/read`, {})).status).toBe(204)
  })
  test('検索条件は、誤った値も知らない名前も、名前を挙げて断る', async () => {
    const it = await browser('manager')
    const wrong = async (search: string) => {
      const response = await it.call('GET', `${OFFERINGS}?${search}`)
      return [response.status, Object.keys(((await response.json()) as { fields: object }).fields)]
    }
    expect(await wrong('page=0&status=gone&clientId=12&keyword=x')).toEqual([
      422,
      ['clientId', 'page', 'status'],
    ])
    expect(await wrong(`page=1&page=2&keyword=${'x'.repeat(101)}`)).toEqual([
      422,
      ['page', 'keyword'],
    ])
    expect(await wrong('keyword=%00&__proto__=1')).toEqual([422, ['__proto__', 'keyword']])
    expect((await it.call('GET', `${OFFERINGS}?page=&status=`)).status).toBe(200)
  })
  test('日付と日時は、計算も保存もできるものだけを受け取る。検索条件でも同じ', () => {
    const takes = (schema: z.ZodMiniType, texts: string[]) =>
      texts.filter((text) => z.safeParse(schema, text).success)
    expect(
      takes(day, [
        '0000-01-01',
        '1899-12-31',
        '1900-01-01',
        '2199-12-31',
        '2200-01-01',
        '9999-12-31',
        '2026-02-29',
      ]),
    ).toEqual(['1900-01-01', '2199-12-31'])
    expect(
      takes(instant, [
        '0000-01-01T00:00:00Z',
        '1900-01-01T00:00:00+14:00',
        '2199-12-31T23:59:59.999-14:00',
        '2200-01-01T00:00:00Z',
        '9999-12-31T23:59:59Z',
        '2029-01-01T00:00:00+16:00',
        '2029-01-01T00:00:00-23:59',
      ]),
    ).toEqual(['1900-01-01T00:00:00+14:00', '2199-12-31T23:59:59.999-14:00'])
    const fields = routes.flatMap((r) =>
      Object.entries(r.endpoint.query).map(([name, field]) => ({
        name: `${r.name} ${name}`,
        field,
      })),
    )
    const days = fields.filter(
      ({ field }) => field.read('2029-07-01') !== undefined && field.read('x') === undefined,
    )
    const months = fields.filter(
      ({ field }) => field.read('2029-07') !== undefined && field.read('x') === undefined,
    )
    expect([days.length > 5, months.length > 0]).toEqual([true, true])
    expect([
      ...days.filter(({ field }) =>
        ['0000-01-01', '9999-12-31', '2026-02-29'].some((d) => field.read(d) !== undefined),
      ),
      ...months.filter(({ field }) =>
        ['0000-01', '9999-12', '2029-13'].some((m) => field.read(m) !== undefined),
      ),
    ]).toEqual([])
  })
  test('知らない呼び出しと番号でない番号は404、ほかの方法は405', async () => {
    const it = await browser('manager')
    expect(await answerTo(it.call('GET', `${V1}/nothing`))).toEqual([404, 'unknown_endpoint'])
    for (const bad of ['0', '-1', 'x', '1e3', '99999999999999999', '%00'])
      expect(await answerTo(it.call('GET', `${OFFERINGS}/${bad}`))).toEqual([404, 'not_found'])
    const wrong = await it.call('DELETE', ME)
    expect([wrong.status, wrong.headers.get('Allow')?.split(', ').sort()]).toEqual([
      405,
      ['GET', 'PATCH'],
    ])
    expect((await it.call('OPTIONS', ME)).status).toBe(405)
  })
})

describe('応答', () => {
  test('保存させず、人ごとに分ける。断るときも同じ', async () => {
    const it = await browser('manager')
    for (const response of [
      await it.call('GET', ME),
      await it.call('GET', `${V1}/nothing`),
      await (await browser()).call('GET', ME),
    ]) {
      expect([
        response.headers.get('Cache-Control'),
        response.headers.get('Vary'),
        response.headers.get('Access-Control-Allow-Origin'),
      ]).toEqual(['no-store', 'Cookie', null])
    }
  })
  test('契約に合わない応答は届かず、書き込みも残らない。内側の事情は漏らさない', async () => {
    const app = serve(
      world,
      routes.map((r) =>
        r.name === 'accounts.update'
          ? { ...r, run: async (call: never) => ({ ...((await r.run(call)) as object), email: 1 }) }
          : r,
      ),
    )
    const response = await (await browser('manager', app)).call('PATCH', ME, { name: '秘密の名前' })
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        code: 'internal',
        messages: ['サーバーで問題が起きました。時間をおいて、もう一度お試しください。'],
      },
    ])
    expect(await (await (await browser('manager')).call('GET', ME)).json()).toMatchObject({
      name: '⟦人4⟧',
    })
    const lines: string[] = []
    world.logs.forEach(
      logger(
        'error',
        (line) => {
          lines.push(line)
        },
        () => world.now,
      ),
    )
    expect(lines.join('\n')).toMatch(
      /"route":"\/app\/api\/v1\/accounts\/me".*"issues":\["email invalid_type"\]/,
    )
    expect(lines.join('\n')).not.toContain('秘密の名前')
  })
  test('データベースの誤りは500になり、記録に値が残らない', async () => {
    const contract = resource('x', {
      write: endpoint('POST /x', { body: json<{ name: string }>() }),
    })
    const app = serve(
      world,
      implement(contract, {
        write: {
          body: z.object({ name: z.string() }),
          run: async ({ db, body }) => {
            await db.insert(accounts).values({ email: 'company@example.jp', name: body.name })
          },
        },
      }),
    )
    const response = await (
      await browser('manager', app)
    ).call('POST', `${V1}/x`, { name: '秘密の名前' })
    expect([response.status, (await response.text()).includes('accounts')]).toEqual([500, false])
    const lines: string[] = []
    world.logs.forEach(
      logger(
        'error',
        (line) => {
          lines.push(line)
        },
        () => world.now,
      ),
    )
    expect(lines.join('\n')).toContain('23505')
    expect(lines.join('\n')).not.toMatch(/秘密の名前|example\.jp/)
  })
  test('OpenAPIの文書は、セッションなしで読める', async () => {
    const response = await (
      await browser()
    ).send(new Request('http://localhost/app/api/openapi.json'))
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/app/api/v1/accounts/me': { get: {}, patch: {} }, '/api/version-key': { get: {} } },
    })
  })
})

describe('同じ送信の番号 (Idempotency-Key)', () => {
  const key = { 'Idempotency-Key': 'form-0001' }
  const FINGERPRINTS = `${ME}/fingerprints`
  test('同じ番号で20回同時に送っても、行われるのは1回', async () => {
    const it = await browser('manager')
    const runs: string[] = []
    const contract = resource('x', {
      add: endpoint('POST /x', {
        body: json<{ word: string }>(),
        response: json<{ word: string }>(),
      }),
    })
    const app = serve(
      world,
      implement(contract, {
        add: {
          body: z.object({ word: z.string() }),
          response: z.object({ word: z.string() }),
          run: async ({ db, account, body, now }) => {
            runs.push(body.word)
            await db.insert(fingerprints).values({
              accountId: account.id,
              visitorHash: `${runs.length}`,
              userAgent: body.word,
              collectedAt: now.toISOString(),
            })
            return { word: `${body.word}${runs.length}` }
          },
        },
      }),
    )
    const same = await browser('manager', app)
    for (const [k, v] of it.jar) same.jar.set(k, v)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => same.call('POST', `${V1}/x`, { word: 'a' }, key)),
    )
    expect(new Set(await Promise.all(answers.map((r) => r.text())))).toEqual(
      new Set(['{"word":"a1"}']),
    )
    expect([
      await system((db) => db.$count(fingerprints)),
      answers.filter((r) => r.headers.get('Idempotency-Replayed')).length,
    ]).toEqual([1, 19])
  })
  test('中身が違えば422、呼び出しが違っても422、人が違えば別のもの、24時間たてば新しいもの', async () => {
    const it = await browser('manager')
    const word = (n: number) => ({ visitorHash: `visitor-hash-000${n}` })
    expect((await it.call('POST', FINGERPRINTS, word(1), key)).status).toBe(204)
    expect(
      (await it.call('POST', FINGERPRINTS, word(1), key)).headers.get('Idempotency-Replayed'),
    ).toBe('true')
    expect(await answerTo(it.call('POST', FINGERPRINTS, word(2), key))).toEqual([422, 'invalid'])
    expect(await answerTo(it.call('POST', `${V1}/notices/1/read`, undefined, key))).toEqual([
      422,
      'invalid',
    ])
    expect((await (await browser('viewer')).call('POST', FINGERPRINTS, word(2), key)).status).toBe(
      204,
    )
    world.now = new Date(world.now.getTime() + 86_400_001)
    expect((await (await browser('manager')).call('POST', FINGERPRINTS, word(2), key)).status).toBe(
      204,
    )
    expect(
      await answerTo(
        (await browser('manager')).call('POST', FINGERPRINTS, word(2), {
          'Idempotency-Key': 'a b',
        }),
      ),
    ).toEqual([400, 'bad_key'])
  })
  test('断られた呼び出しの番号は、もう一度使える', async () => {
    const it = await browser('manager')
    const path = `${ME}/password`
    expect(
      await answerTo(
        it.call('PATCH', path, { currentPassword: 'x', newPassword: 'Tomorrow-88' }, key),
      ),
    ).toEqual([422, 'invalid'])
    expect(
      (
        await it.call(
          'PATCH',
          path,
          { currentPassword: 'password-of-the-demo', newPassword: 'Tomorrow-88' },
          key,
        )
      ).status,
    ).toBe(204)
  })
})

describe('先に更新した人がいるとき', () => {
  test('後から保存した人は409。版はETagでもlockVersionでも渡せ、渡さなければ確かめない', async () => {
    const it = await browser('manager')
    const save = (body: object, headers = {}) => it.call('PATCH', ME, body, headers)
    const first = await save({ name: '森', lockVersion: 1 })
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"'])
    const late = await save({ name: '林', lockVersion: 1 })
    expect([late.status, late.headers.get('ETag'), await late.json()]).toEqual([
      409,
      '"2"',
      {
        code: 'stale',
        messages: [
          '森さんが先に更新しました。最新の内容を読み込んでから、もう一度保存してください。',
          '入力した内容は、この画面に残っています。',
        ],
      },
    ])
    expect((await save({ name: '林' }, { 'If-Match': '"1"' })).status).toBe(409)
    expect((await save({ name: '林' }, { 'If-Match': '"2"' })).status).toBe(200)
    expect((await save({ name: '原' })).status).toBe(200)
  })
  test('同じ版への同時の50人のうち、通るのは1人', async () => {
    const it = await browser('manager')
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, i) => (await it.call('PATCH', ME, { name: `森${i}`, lockVersion: 1 })).status,
      ),
    )
    expect([
      statuses.filter((s) => s === 200).length,
      statuses.filter((s) => s === 409).length,
    ]).toEqual([1, 49])
  })
})

describe('記録 (監査)', () => {
  const rows = () => system((db) => db.select().from(auditLog).orderBy(auditLog.id))
  test('書き込みは1件につき1行、読み取りと確かめるだけの呼び出しは残さない', async () => {
    const it = await browser('manager')
    await it.call('PATCH', ME, { name: '秘密の名前' })
    await it.call('POST', `${V1}/notices/1/read`)
    await it.call('GET', ME)
    await it.call('POST', `${ME}/password_validation`, { password: 'x' })
    expect(await rows()).toMatchObject([
      { call: 'PATCH /accounts/me', result: 'done', accountId: 4, at: world.now.toISOString() },
      { call: 'POST /notices/{noticeId}/read', result: 'done', accountId: 4, ids: { noticeId: 1 } },
    ])
    expect(JSON.stringify(await rows())).not.toContain('秘密の名前')
  })
  test('権限がない、よその店舗: 断られたことも残る。1分に60件まで', async () => {
    const viewer = await browser('viewer')
    const path = `${V1}/clients/11/offers/11/offerings`
    await viewer.call('POST', path, {})
    await viewer.call('POST', `${V1}/clients/21/offers/11/offerings`, {})
    expect(await rows()).toMatchObject([
      {
        result: 'denied',
        code: 'forbidden',
        accountId: 6,
        companyId: 1,
        clientId: 11,
        ids: { clientId: 11, offerId: 11 },
      },
      { result: 'denied', code: 'not_found', accountId: 6, clientId: null, ids: { clientId: 21 } },
    ])
    for (let i = 0; i < limits.denials.count; i++) await viewer.call('GET', `${V1}/clients/21`)
    expect(await rows()).toHaveLength(limits.denials.count)
  })
  test('範囲の中からは、足せても、読めず、直せず、消せない', async () => {
    await (await browser('manager')).call('PATCH', ME, { name: '森' })
    await system(async (db) => {
      await db.execute("select set_config('role', 'app_tenant', true)")
      expect([
        await db.$count(auditLog),
        (await db.update(auditLog).set({ call: 'x' }).returning()).length,
        (await db.delete(auditLog).returning()).length,
      ]).toEqual([0, 0, 0])
    })
    expect(await system((db) => db.$count(auditLog, eq(auditLog.call, 'PATCH /accounts/me')))).toBe(
      1,
    )
  })
})

test('処理の途中で人の名前や本文を、案内の記録に書かない', async () => {
  const lines: string[] = []
  const log = logger(
    'info',
    (line) => {
      lines.push(line)
    },
    () => world.now,
  )
  const it = await browser('manager', createApp({ ...world, log }))
  await it.call('GET', `${OFFERINGS}?keyword=${encodeURIComponent('秘密')}`)
  await it.call('PATCH', ME, { name: '秘密' })
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', method: 'GET', route: '/app/api/v1/clients/:clientId/offerings', status: 200 },
    { level: 'info', method: 'PATCH', route: '/app/api/v1/accounts/me', status: 200 },
  ])
  expect(lines.join('')).not.toMatch(/秘密|%E7|keyword/)
})
