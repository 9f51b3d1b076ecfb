import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { day, instant } from '@/contracts/common/schemas'
import { pathOf, SMALL_BODY_BYTES } from '@/contracts/endpoint'
import { apiDocument, createApp, routes } from '@/server/app'
import { accounts, rateLimits } from '@/server/db/schema'
import { sizes } from '@/server/platform/rateLimiter'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { browser, testContext, type Who } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { ME, OFFERINGS, V1, answerTo, context } from './httpKit'

const ONE = `${OFFERINGS}/110`
const raw = (
  caller: Awaited<ReturnType<typeof browser>>,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
  [method, path] = ['PATCH', ME],
) =>
  caller.send(
    new Request(`http://localhost${path}`, {
      method,
      body,
      headers: { 'X-App': 'X-App', ...headers },
    }),
  )
const realParse = JSON.parse

describe('入り口', () => {
  test('アプリのヘッダーがない、または他所からの呼び出しは、セッションより先に断る', async () => {
    const visitor = await browser()
    for (const headers of [
      { 'X-App': 'x' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
    ]) {
      expect(await answerTo(visitor.call('GET', ONE, undefined, headers))).toEqual([
        403,
        'foreign_request',
      ])
    }
    expect(
      await answerTo(visitor.call('GET', ONE, undefined, { Origin: 'http://localhost' })),
    ).toEqual([401, 'unauthorized'])
    expect(await answerTo(visitor.call('OPTIONS', ONE, undefined, { 'X-App': '' }))).toEqual([
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
    const manager = await browser('manager')
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      expect(await answerTo(raw(manager, '{"name":"森"}', { 'Content-Type': type }))).toEqual([
        415,
        'not_json',
      ])
      expect(
        await answerTo(
          raw(manager, '', { 'Content-Type': type }, ['POST', `${V1}/notices/1/read`]),
        ),
      ).toEqual([415, 'not_json'])
    }
    expect(
      (await raw(manager, '{"name":"森"}', { 'Content-Type': 'application/json; charset=utf-8' }))
        .status,
    ).toBe(200)
  })
  test('壊れたJSON、NUL、片割れのサロゲート、深すぎる入れ子、__proto__ は400', async () => {
    const manager = await browser('manager')
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
      expect(await answerTo(raw(manager, broken))).toEqual([400, 'broken_json'])
    expect(await answerTo(raw(manager, `{"name":${deep(sizes.depth - 1)}}`))).toEqual([
      422,
      'invalid',
    ])
    expect(await answerTo(raw(manager, `{"name":"𠮷${'あ'.repeat(sizes.textLength)}"}`))).toEqual([
      422,
      'invalid',
    ])
    expect((await raw(manager, '{"name":"𠮷野"}')).status).toBe(200)
  })
  test('契約の大きさちょうどは読み、超えたら413', async () => {
    const manager = await browser('manager')
    const sized = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`
    const send = (bytes: number, path: [string, string]) =>
      answerTo(raw(manager, sized(bytes), undefined, path))
    for (const [kibi, method, path] of [
      [16, 'POST', `${V1}/sign_in`],
      [16, 'POST', `${V1}/notices/1/read`],
      [64, 'PATCH', ME],
      [1024, 'POST', `${V1}/clients/11/files`],
    ] as const) {
      expect([path, await send(kibi * 1024, [method, path])]).toEqual([path, [422, 'invalid']])
      expect([path, await send(kibi * 1024 + 1, [method, path])]).toEqual([
        path,
        [413, 'too_large'],
      ])
    }
  })
  test('項目の数にも限りがあり、断りに名前を挙げるのは20個まで', async () => {
    const manager = await browser('manager')
    const body = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])))
    const upload = (count: number) =>
      raw(manager, body(count), undefined, ['POST', `${V1}/clients/11/files`])
    const named = await upload(10_000)
    const { fields } = (await named.json()) as { fields: Record<string, string> }
    expect([
      named.status,
      Object.values(fields).filter((reason) => reason === 'この項目は送信できません。').length,
    ]).toEqual([422, 20])
    expect(await answerTo(upload(10_001))).toEqual([413, 'too_large'])
    const list = `{"data":[${'"a",'.repeat(10_000)}"a"]}`
    expect(
      await answerTo(raw(manager, list, undefined, ['POST', `${V1}/clients/11/files`])),
    ).toEqual([413, 'too_large'])
    const long = await raw(manager, `{"name":"森","${'k'.repeat(5000)}":1}`)
    expect(Object.keys(((await long.json()) as { fields: object }).fields)[0]).toHaveLength(100)
    const wrongItems = await raw(
      manager,
      JSON.stringify({ items: Array(100).fill(1) }),
      undefined,
      ['PUT', `${ME}/subscription/clients`],
    )
    expect(Object.keys(((await wrongItems.json()) as { fields: object }).fields)).toHaveLength(20)
  })
  test('本文は、取引が始まる前に読み終える', async () => {
    const manager = await browser('manager')
    const order: string[] = []
    const parse = jest.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      if (text.includes('読む順')) order.push('parse')
      return realParse(text) as unknown
    })
    const realTx = context.db.tx.bind(context.db)
    const tx = jest.spyOn(context.db, 'tx').mockImplementation((...args) => {
      order.push('tx')
      return realTx(...args)
    })
    await raw(manager, '{"name":"読む順"}')
    // Only a caller with a session has a large body parsed, and a transaction of its own looks the session up first.
    await raw(manager, `{"name":"読む順${'あ'.repeat(SMALL_BODY_BYTES)}"}`)
    parse.mockRestore()
    tx.mockRestore()
    expect(order).toEqual(['parse', 'tx', 'tx', 'parse', 'tx'])
  })
  test('契約にない項目は、どの深さでも名前を挙げて断る。本文のない呼び出しは本文を受け取らない', async () => {
    const manager = await browser('manager')
    const answer = async (method: string, path: string, body: unknown) =>
      ((await (await manager.call(method, path, body)).json()) as { fields?: object }).fields
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
    expect(await answerTo(manager.call('POST', `${V1}/notices/1/read`, { all: true }))).toEqual([
      422,
      'invalid',
    ])
    expect((await manager.call('POST', `${V1}/notices/1/read`, {})).status).toBe(204)
  })
  test('検索条件は、誤った値も知らない名前も、名前を挙げて断る', async () => {
    const manager = await browser('manager')
    const wrong = async (search: string) => {
      const response = await manager.call('GET', `${OFFERINGS}?${search}`)
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
    expect((await manager.call('GET', `${OFFERINGS}?page=&status=`)).status).toBe(200)
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
    const fields = routes.flatMap((route) =>
      Object.entries(route.endpoint.query).map(([name, field]) => ({
        name: `${route.name} ${name}`,
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
    const manager = await browser('manager')
    expect(await answerTo(manager.call('GET', `${V1}/nothing`))).toEqual([404, 'unknown_endpoint'])
    for (const bad of ['0', '-1', 'x', '1e3', '99999999999999999', '%00'])
      expect(await answerTo(manager.call('GET', `${OFFERINGS}/${bad}`))).toEqual([404, 'not_found'])
    const wrong = await manager.call('DELETE', ME)
    expect([wrong.status, wrong.headers.get('Allow')?.split(', ').sort()]).toEqual([
      405,
      ['GET', 'PATCH'],
    ])
    expect((await manager.call('OPTIONS', ME)).status).toBe(405)
  })
  test('HEADは処理を動かさずに405。書き出しの順番も、変更の知らせの席も取らない', async () => {
    const manager = await browser('manager')
    expect((await manager.call('HEAD', `${V1}/nothing`)).status).toBe(404)
    expect((await manager.call('HEAD', ME)).headers.get('Allow')).toBe('GET')
    const reads = routes.filter((route) => route.endpoint.operation.startsWith('GET '))
    const statuses = await Promise.all(
      reads.map(async ({ endpoint }) => {
        const path = pathOf(endpoint).replace(/\{\w+\}/g, '11')
        const answer = await manager.call('HEAD', path)
        return [answer.status, await answer.text()].join(' ')
      }),
    )
    expect([reads.length > 100, [...new Set(statuses)]]).toEqual([true, ['405 ']])
    expect(await asSystem((db) => db.$count(rateLimits))).toBe(0)
  })
})

describe('ほかのオリジン', () => {
  const CONSOLE = 'https://console.example.jp'
  const cors = (headers: Headers) =>
    Object.fromEntries([...headers].filter(([name]) => /^(access-control-|vary)/.test(name)))
  const allowingApp = async () => {
    const context = await testContext()
    return createApp({ ...context, settings: { ...context.settings, allowedOrigins: [CONSOLE] } })
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
})

describe('別の人の画面', () => {
  const { company, manager } = fixtureAccounts
  const pageOf = ({ id }: { id: number }) => ({ 'X-Account': String(id) })
  const REFUSED = [409, 'other_account']
  const profile = { name: '山田 花子', phoneNumber: '0312345678', lockVersion: 1 }

  test('別の人の画面からの書き込みは、何もせずに断る', async () => {
    const secondPerson = await browser('manager')
    const { db } = await testContext()
    const stored = () =>
      db.tx('system', (tx) => tx.select().from(accounts).where(eq(accounts.id, manager.id)))
    const before = await stored()
    expect(await answerTo(secondPerson.call('PATCH', ME, profile, pageOf(company)))).toEqual(
      REFUSED,
    )
    expect(await stored()).toEqual(before)
    const own = await secondPerson.call('PATCH', ME, profile, pageOf(manager))
    expect([own.status, own.headers.get('X-Account')]).toEqual([200, String(manager.id)])
    expect((await stored())[0]?.name).toBe('山田 花子')
  })
  test('読み取りも、権限より先に断る', async () => {
    const secondPerson = await browser('manager')
    for (const path of [ME, OFFERINGS, `${V1}/clients/21/offerings`, `${V1}/companies/1/members`])
      expect(await answerTo(secondPerson.call('GET', path, undefined, pageOf(company)))).toEqual(
        REFUSED,
      )
  })
  test.each(['', '04', 'company', '4, 4', '-4'])('名乗り「%s」は、本人ではない', async (named) => {
    const secondPerson = await browser('manager')
    expect(await answerTo(secondPerson.call('GET', ME, undefined, { 'X-Account': named }))).toEqual(
      REFUSED,
    )
  })
  test('名乗らない呼び出しは、これまでどおり。どの答えにも、だれへの答えかがある', async () => {
    const person = await browser('manager')
    for (const answer of [
      await person.call('GET', ME),
      await person.call('PATCH', ME, { name: '' }),
      await person.call('GET', `${V1}/clients/21/offerings`),
      await person.call('GET', ME, undefined, pageOf(company)),
    ])
      expect(answer.headers.get('X-Account')).toBe(String(manager.id))
    expect((await (await browser()).call('GET', ME)).headers.has('X-Account')).toBe(false)
  })
  test('セッションを更新したあとも、断る', async () => {
    const secondPerson = await browser('manager')
    const renewed = await secondPerson.call('PATCH', `${V1}/sign_in/refresh`)
    expect(renewed.status).toBe(204)
    expect(await answerTo(secondPerson.call('PATCH', ME, profile, pageOf(company)))).toEqual(
      REFUSED,
    )
  })
  test('別の人の画面からは、ログアウトもさせない', async () => {
    const secondPerson = await browser('manager')
    const signOut = (page?: Record<string, string>) =>
      secondPerson.call('DELETE', `${V1}/sign_out`, undefined, page)
    expect(await answerTo(signOut(pageOf(company)))).toEqual(REFUSED)
    expect((await secondPerson.call('GET', ME)).status).toBe(200)
    expect((await signOut(pageOf(manager))).status).toBe(204)
    expect((await secondPerson.call('GET', ME)).status).toBe(401)
  })
  test('契約の文書に、名乗りと、断る符号がある', () => {
    const { paths, components } = apiDocument()
    const operation = paths[ME]?.['patch'] as {
      parameters: { $ref?: string }[]
      responses: Record<string, { $ref: string }>
    }
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/Account' })
    const name = operation.responses['409']?.$ref.split('/').at(-1) ?? ''
    expect(
      components.responses[name]?.content['application/json'].schema.properties.code.enum,
    ).toContain('other_account')
  })
})
