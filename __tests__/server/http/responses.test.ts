import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { createApp, routes } from '@/server/app'
import { accounts, auditLog, fingerprints } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { logger } from '@/server/platform/logger'
import { limits } from '@/server/platform/rateLimiter'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser } from '@tests/kit/app'
import { referenceFor } from '@tests/kit/reference'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { ME, OFFERINGS, V1, answerTo, context } from './httpKit'

describe('応答', () => {
  test('保存させず、人ごとに分ける。断るときも同じ', async () => {
    const manager = await browser('manager')
    for (const response of [
      await manager.call('GET', ME),
      await manager.call('GET', `${V1}/nothing`),
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
      context,
      routes.map((route) =>
        route.name === 'accounts.update'
          ? {
              ...route,
              run: async (call: never) => ({ ...((await route.run(call)) as object), email: 1 }),
            }
          : route,
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
      name: '〚人4〛',
    })
    const lines: string[] = []
    context.logs.forEach(
      logger(
        'error',
        (line) => {
          lines.push(line)
        },
        () => context.now,
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
      context,
      implement(contract, referenceFor(contract), {
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
    context.logs.forEach(
      logger(
        'error',
        (line) => {
          lines.push(line)
        },
        () => context.now,
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
    const manager = await browser('manager')
    const runs: string[] = []
    const contract = resource('x', {
      add: endpoint('POST /x', {
        body: json<{ word: string }>(),
        response: json<{ word: string }>(),
      }),
    })
    const app = serve(
      context,
      implement(contract, referenceFor(contract), {
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
    for (const [k, v] of manager.jar) same.jar.set(k, v)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => same.call('POST', `${V1}/x`, { word: 'a' }, key)),
    )
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
      new Set(['{"word":"a1"}']),
    )
    expect([
      await asSystem((db) => db.$count(fingerprints)),
      answers.filter((answer) => answer.headers.get('Idempotency-Replayed')).length,
    ]).toEqual([1, 19])
  })
  test('中身が違えば422、呼び出しが違っても422、人が違えば別のもの、24時間たてば新しいもの', async () => {
    const manager = await browser('manager')
    const word = (n: number) => ({ visitorHash: `visitor-hash-000${n}` })
    expect((await manager.call('POST', FINGERPRINTS, word(1), key)).status).toBe(204)
    expect(
      (await manager.call('POST', FINGERPRINTS, word(1), key)).headers.get('Idempotency-Replayed'),
    ).toBe('true')
    expect(await answerTo(manager.call('POST', FINGERPRINTS, word(2), key))).toEqual([
      422,
      'invalid',
    ])
    expect(await answerTo(manager.call('POST', `${V1}/notices/1/read`, undefined, key))).toEqual([
      422,
      'invalid',
    ])
    expect((await (await browser('viewer')).call('POST', FINGERPRINTS, word(2), key)).status).toBe(
      204,
    )
    context.now = new Date(context.now.getTime() + 86_400_001)
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
    const manager = await browser('manager')
    const path = `${ME}/password`
    expect(
      await answerTo(
        manager.call('PATCH', path, { currentPassword: 'x', newPassword: 'Tomorrow-88' }, key),
      ),
    ).toEqual([422, 'invalid'])
    expect(
      (
        await manager.call(
          'PATCH',
          path,
          { currentPassword: FIXTURE_PASSWORD, newPassword: 'Tomorrow-88' },
          key,
        )
      ).status,
    ).toBe(204)
  })
})
describe('先に更新した人がいるとき', () => {
  test('後から保存した人は409。版はETagでもlockVersionでも渡せ、渡さなければ確かめない', async () => {
    const manager = await browser('manager')
    const save = (body: object, headers = {}) => manager.call('PATCH', ME, body, headers)
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
    const manager = await browser('manager')
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, i) =>
          (await manager.call('PATCH', ME, { name: `森${i}`, lockVersion: 1 })).status,
      ),
    )
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 49])
  })
})
describe('記録 (監査)', () => {
  const rows = () => asSystem((db) => db.select().from(auditLog).orderBy(auditLog.id))
  test('書き込みは1件につき1行、読み取りと確かめるだけの呼び出しは残さない', async () => {
    const manager = await browser('manager')
    await manager.call('PATCH', ME, { name: '秘密の名前' })
    await manager.call('POST', `${V1}/notices/1/read`)
    await manager.call('GET', ME)
    await manager.call('POST', `${ME}/password_validation`, { password: 'x' })
    expect(await rows()).toMatchObject([
      { call: 'PATCH /accounts/me', result: 'done', accountId: 4, at: context.now.toISOString() },
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
    await asSystem(async (db) => {
      await db.execute("select set_config('role', 'app_tenant', true)")
      expect([
        await db.$count(auditLog),
        (await db.update(auditLog).set({ call: 'x' }).returning()).length,
        (await db.delete(auditLog).returning()).length,
      ]).toEqual([0, 0, 0])
    })
    expect(
      await asSystem((db) => db.$count(auditLog, eq(auditLog.call, 'PATCH /accounts/me'))),
    ).toBe(1)
  })
})
test('処理の途中で人の名前や本文を、案内の記録に書かない', async () => {
  const lines: string[] = []
  const log = logger(
    'info',
    (line) => {
      lines.push(line)
    },
    () => context.now,
  )
  const manager = await browser('manager', createApp({ ...context, log }))
  await manager.call('GET', `${OFFERINGS}?keyword=${encodeURIComponent('秘密')}`)
  await manager.call('PATCH', ME, { name: '秘密' })
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', method: 'GET', route: '/app/api/v1/clients/:clientId/offerings', status: 200 },
    { level: 'info', method: 'PATCH', route: '/app/api/v1/accounts/me', status: 200 },
  ])
  expect(lines.join('')).not.toMatch(/秘密|%E7|keyword/)
})
