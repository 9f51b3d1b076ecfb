import * as z from 'zod/mini'
import { day, instant } from '@/contracts/common/schemas'
import { routes } from '@/server/app'
import { sizes } from '@/server/platform/rateLimiter'
import { browser, type Who } from '@tests/kit/app'
import { ME, OFFERINGS, V1, answerTo } from './httpKit'

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
  test('1MBちょうどは読み、超えたら413', async () => {
    const manager = await browser('manager')
    const sized = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`
    expect(sized(sizes.bodyBytes)).toHaveLength(sizes.bodyBytes)
    expect(await answerTo(raw(manager, sized(sizes.bodyBytes)))).toEqual([422, 'invalid'])
    expect(await answerTo(raw(manager, sized(sizes.bodyBytes + 1)))).toEqual([413, 'too_large'])
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
})
