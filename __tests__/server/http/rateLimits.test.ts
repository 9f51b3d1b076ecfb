import { scrypt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { hashPassword, STANDARD_COST, verifyPassword } from '@/server/auth/password'
import { rateLimits } from '@/server/db/schema'
import type { ApiError } from '@/server/http/errors'
import { refusePage } from '@/server/http/pageLimit'
import { implement, type Route } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { callLimits, countCallFrom, countCallOf } from '@/server/platform/callLimits'
import { csv } from '@/server/platform/exports/csv'
import { Export, exportLimit } from '@/server/platform/exports/export'
import {
  dropOldCounters,
  reset,
  consume,
  limit,
  limits,
  sizes,
  refund,
  type LimitName,
} from '@/server/platform/rateLimiter'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { referenceFor } from '@tests/kit/reference'
import { asSystem } from '@tests/kit/serverKit'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  return { ...real, scrypt: jest.fn(real.scrypt) }
})

let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
const names = Object.keys(limits) as LimitName[]
const once = (name: LimitName, subject: string | number = 'だれか') =>
  asSystem((db) => limit(db, name, subject, context.now)).then(
    () => 204,
    (refusal: ApiError) => refusal.status,
  )

test.each(names.map((name) => [name, limits[name].count] as const))(
  '%s: %d回までは通り、その次は断り、時がたてばまた通る',
  async (name, count) => {
    const { seconds } = limits[name]
    for (let i = 0; i < count; i++) expect(await once(name)).toBe(204)
    expect([await once(name), await once(name, '別のだれか')]).toEqual([429, 204])
    context.advanceSeconds(seconds - 1)
    expect(await once(name)).toBe(429)
    context.advanceSeconds(1)
    expect(await once(name)).toBe(204)
  },
)
test('時計が1時間戻っても、止めるのは決めた長さまで', async () => {
  for (let i = 0; i <= limits.refresh.count; i++) await once('refresh').catch(() => undefined)
  expect(await once('refresh')).toBe(429)
  context.advanceSeconds(-3600)
  expect(await once('refresh')).toBe(204)
})
test('いつからまた通るかを秒で答える', async () => {
  for (let i = 0; i < limits.refresh.count; i++) await once('refresh')
  context.advanceSeconds(20)
  await expect(asSystem((db) => limit(db, 'refresh', 'だれか', context.now))).rejects.toMatchObject(
    {
      status: 429,
      headers: { 'Retry-After': '40' },
    },
  )
})
test('良い試みは数えず、0より下にはならず、数え直せる', async () => {
  await asSystem(async (db) => {
    await consume(db, 'refresh', 1, context.now)
    for (let i = 0; i < 3; i++) await refund(db, 'refresh', 1)
    expect((await consume(db, 'refresh', 1, context.now)).left).toBe(limits.refresh.count - 1)
    await reset(db, 'refresh', 1)
    expect((await consume(db, 'refresh', 1, context.now)).left).toBe(limits.refresh.count - 1)
  })
})
test('表には、だれのものかが残らず、古いものは片付く', async () => {
  await once('signInAccount', 'manager@example.jp')
  expect(JSON.stringify(await asSystem((db) => db.select().from(rateLimits)))).not.toContain(
    'manager',
  )
  context.advanceSeconds(2 * 86_400 + 1)
  await asSystem((db) => dropOldCounters(db, context.now))
  expect(await asSystem((db) => db.$count(rateLimits))).toBe(0)
})

describe('1つのアカウントの呼び出しは、断られたものも数える', () => {
  // These counts are kept in memory, by the clock of the process.
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockImplementation(() => context.now.getTime())
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  const statusesOf = async (times: number, call: () => Promise<Response>) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n++) statuses.push((await call()).status)
    return statuses
  }
  const FORBIDDEN = '/app/api/v1/clients/11/offers/11/offerings'
  const times = callLimits.writes.count + 3
  const ME = '/app/api/v1/accounts/me'
  test.each([
    {
      name: '成る書き込み',
      who: 'manager',
      method: 'POST',
      path: '/app/api/v1/notices/1/read',
      body: undefined,
      status: 204,
    },
    {
      name: '権限のない書き込み',
      who: 'viewer',
      method: 'POST',
      path: FORBIDDEN,
      body: {},
      status: 403,
    },
    {
      name: '内容に不備のある書き込み',
      who: 'manager',
      method: 'PATCH',
      path: ME,
      body: { name: '' },
      status: 422,
    },
  ] as const)('$name', async ({ who, method, path, body, status }) => {
    const caller = await browser(who)
    const statuses = await statusesOf(times, () => caller.call(method, path, body))
    expect(statuses).toEqual([
      ...Array.from({ length: callLimits.writes.count }, () => status),
      ...[429, 429, 429],
    ])
    expect((await caller.call('GET', '/app/api/v1/accounts/me')).status).toBe(200)
    context.advanceSeconds(callLimits.writes.seconds)
    expect((await caller.call(method, path, body)).status).toBe(status)
  })
  test(`読み取りは1分に${callLimits.reads.count}回まで。書き込みは別に数える`, async () => {
    const manager = await browser('manager')
    const read = () => manager.call('GET', '/app/api/v1/accounts/me')
    // Counts so many calls that one is left.
    for (let n = 1; n < callLimits.reads.count; n++)
      await countCallOf(fixtureAccounts.manager.id, 'reads')
    expect(await statusesOf(2, read)).toEqual([200, 429])
    expect((await manager.call('POST', '/app/api/v1/notices/1/read')).status).toBe(204)
  })
  test('同時に届いても、数え落とさない', async () => {
    const manager = await browser('manager')
    const answers = await Promise.all(
      Array.from({ length: times }, () => manager.call('POST', '/app/api/v1/notices/1/read')),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(callLimits.writes.count)
  })
})
describe('セッションのない呼び出しは、場所ごとに数える', () => {
  const OTHER = '198.51.100.9'
  const ME = '/app/api/v1/accounts/me'
  /** Counts so many calls of the address that one is left. */
  const useUp = async (host: string) => {
    for (let n = 1; n < callLimits.anonymous.count; n++) await countCallFrom(host)
  }
  const calls = {
    ログイン: ['POST', '/app/api/v1/sign_in', { email: 'nobody@example.jp', password: 'x' }, 422],
    パスワードの設定の依頼: [
      'POST',
      '/app/api/v1/account_setup_tokens',
      { email: 'nobody@example.jp' },
      204,
    ],
    セッションの要る読み取り: ['GET', ME, undefined, 401],
    APIの文書: ['GET', '/app/api/openapi.json', undefined, 200],
  } as const
  test.each(Object.entries(calls))('%s', async (_, [method, path, body, status]) => {
    const visitor = await browser(undefined, undefined, { ip: '192.0.2.1' })
    await useUp('192.0.2.1')
    expect((await visitor.call(method, path, body)).status).toBe(status)
    const refused = await visitor.call(method, path, body)
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many' }])
    const elsewhere = await browser(undefined, undefined, { ip: OTHER })
    expect((await elsewhere.call(method, path, body)).status).toBe(status)
  })
  test('本文は読む前に断る', async () => {
    const visitor = await browser(undefined, undefined, { ip: '192.0.2.1' })
    const large = { email: 'a'.repeat(20_000), password: 'x' }
    expect((await visitor.call('POST', '/app/api/v1/sign_in', large)).status).toBe(413)
    await useUp('192.0.2.1')
    expect((await visitor.call('POST', '/app/api/v1/sign_in', large)).status).toBe(429)
  })
  test('同じ場所でログインしている人は、止められない', async () => {
    await useUp('192.0.2.1')
    await countCallFrom('192.0.2.1')
    const colleague = await browser('manager', undefined, { ip: '192.0.2.1' })
    expect((await colleague.call('GET', ME)).status).toBe(200)
  })
  test('公開のリンクのページも数え、待つ時間を日本語で伝える', async () => {
    const headers: Record<string, unknown> = {}
    let sent: unknown
    const response = {
      setHeader: (name: string, value: unknown) => {
        headers[name] = value
        return response
      },
      status: (code: number) => {
        headers['status'] = code
        return response
      },
      send: (body: unknown) => {
        sent = body
      },
    }
    const open = (remoteAddress: string) =>
      refusePage(
        { headers: {}, socket: { remoteAddress } } as never,
        response as never,
        context.settings,
      )
    await useUp('192.0.2.1')
    expect(await open('192.0.2.1')).toBe(false)
    expect(await open('192.0.2.1')).toBe(true)
    expect([headers['status'], headers['Retry-After'], sent]).toEqual([
      429,
      expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
      expect.stringContaining('1分ほど待ってから、もう一度お開きください。'),
    ])
    expect(await open(OTHER)).toBe(false)
  })
})
test(`表や書類の持ち出しは1分に${limits.exports.count}回までで、1回ごとに記録が残る`, async () => {
  const contract = resource('x', {
    csv: endpoint('GET /x.csv', { response: 'text/csv' }),
    picture: endpoint('GET /x/picture', { response: 'application/octet-stream' }),
    seen: endpoint('GET /x', { response: json<{ ok: boolean }>(), audit: true }),
  })
  const app = serve(
    context,
    implement(contract, referenceFor(contract), {
      csv: { run: () => Export.of('名簿.csv', ['a'], (rows) => rows.join('')) },
      picture: { run: async () => new Blob(['a']) },
      seen: { response: z.object({ ok: z.boolean() }), run: async () => ({ ok: true }) },
    }),
  )
  const manager = await browser('manager', app)
  const statuses: number[] = []
  const { headers } = await manager.call('GET', '/app/api/v1/x.csv')
  expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
    'text/csv; charset=utf-8',
    "attachment; filename*=UTF-8''%E5%90%8D%E7%B0%BF.csv",
  ])
  for (let i = 1; i <= limits.exports.count; i++)
    statuses.push((await manager.call('GET', '/app/api/v1/x.csv')).status)
  for (let i = 0; i <= limits.exports.count; i++)
    expect((await manager.call('GET', '/app/api/v1/x/picture')).status).toBe(200)
  await manager.call('GET', '/app/api/v1/x')
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
  const refused = await manager.call('GET', '/app/api/v1/x.csv')
  const { messages } = (await refused.json()) as { messages: string[] }
  expect(messages.join()).toContain(
    `${refused.headers.get('Retry-After')}秒ほど待ってから、もう一度お試しください。`,
  )
  const { auditLog } = await import('@/server/db/schema')
  expect([
    await asSystem((db) => db.$count(auditLog, eq(auditLog.call, 'GET /x.csv'))),
    await asSystem((db) => db.$count(auditLog, eq(auditLog.call, 'GET /x'))),
    await asSystem((db) => db.$count(auditLog)),
  ]).toEqual([limits.exports.count, 1, limits.exports.count + 1])
})
describe('持ち出しは1つずつ', () => {
  const contract = resource('x', {
    table: endpoint('GET /x.csv', { response: 'text/csv' }),
    pdf: endpoint('GET /x.pdf', { response: 'application/pdf' }),
    sheet: endpoint('GET /x.xlsx', {
      response: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  })
  let working: (() => void)[]
  let started: number
  const slow = () =>
    new Promise<void>((go) => {
      started += 1
      working.push(go)
    })
  const manualTransaction = async () => {
    await slow()
    return csv('a.csv', ['列'], [['値']])
  }
  const app = () =>
    serve(
      context,
      implement(contract, referenceFor(contract), {
        table: { manualTransaction },
        pdf: { manualTransaction },
        sheet: { manualTransaction },
      }),
    )
  const get = async (caller: Awaited<ReturnType<typeof browser>>, kind: string) => {
    const response = await caller.call('GET', `/app/api/v1/x.${kind}`)
    return {
      status: response.status,
      body: await response.text(),
      wait: response.headers.get('Retry-After'),
    }
  }
  const begun = async (n: number) => {
    while (started < n) await new Promise((go) => setImmediate(go))
  }
  const finish = () => {
    for (const go of working.splice(0)) go()
  }
  beforeEach(() => {
    working = []
    started = 0
  })

  test('作成中は、どの形の出力も同じ人には断る。ほかの人は待たず、終わればまた出せる', async () => {
    const manager = await browser('manager', app())
    const other = await browser('viewer', app())
    const first = get(manager, 'csv')
    await begun(1)
    for (const kind of ['csv', 'pdf', 'xlsx']) {
      const { status, body, wait } = await get(manager, kind)
      expect([status, wait, JSON.parse(body)]).toEqual([
        429,
        '5',
        {
          code: 'too_many',
          messages: ['前の出力をまだ作成しています。終わってから、もう一度お試しください。'],
        },
      ])
    }
    const second = get(other, 'xlsx')
    await begun(2)
    finish()
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    const third = get(manager, 'pdf')
    await begun(3)
    finish()
    expect((await third).status).toBe(200)
  })
  test('断られても失敗しても、番は返る', async () => {
    const failing = serve(
      context,
      implement(contract, referenceFor(contract), {
        table: {
          manualTransaction: async () => {
            throw new TypeError('broken')
          },
        },
        pdf: {
          run: async () => {
            throw new TypeError('broken')
          },
        },
        sheet: { manualTransaction },
      }),
    )
    const manager = await browser('manager', failing)
    expect([
      (await get(manager, 'csv')).status,
      (await get(manager, 'pdf')).status,
      (await get(manager, 'csv')).status,
    ]).toEqual([500, 500, 500])
    expect((await get(await browser(undefined, failing), 'csv')).status).toBe(401)
  })
  test('番を返せないほど混んでいても、できた出力は届き、番はあとで返る', async () => {
    // Of the transactions after the export has begun, the record of the call succeeds; its end fails twice.
    const refusals = [undefined, 'no turn', 'no turn']
    const { db } = context
    const tx: typeof db.tx = (scope, ...rest) => {
      const refusal = started > 0 && scope === 'system' ? refusals.shift() : undefined
      return refusal === undefined ? db.tx(scope, ...rest) : Promise.reject(new Error(refusal))
    }
    const busy = { ...context, db: { ...db, tx } }
    const manager = await browser(
      'manager',
      serve(
        busy,
        implement(contract, referenceFor(contract), {
          table: { manualTransaction },
          pdf: { manualTransaction },
          sheet: { manualTransaction },
        }),
      ),
    )
    const { setTimeout: wait } = globalThis
    const later: (() => void)[] = []
    const pauses: (number | undefined)[] = []
    // 1000 and 5000 ms are the pauses before the end is tried again. Other timers run.
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
      go: () => void,
      ms?: number,
    ) => {
      if (ms !== 1000 && ms !== 5000) return wait(go, ms)
      pauses.push(ms)
      later.push(go)
      return wait(() => undefined, 0)
    }) as typeof setTimeout)
    const first = get(manager, 'csv')
    await begun(1)
    finish()
    expect((await first).status).toBe(200)
    later.shift()?.()
    while (later.length === 0) await new Promise((go) => setImmediate(go))
    later.shift()?.()
    await asSystem(async () => undefined)
    timers.mockRestore()
    const second = get(manager, 'csv')
    await begun(2)
    finish()
    expect([(await second).status, pauses, context.logs.map(({ event }) => event)]).toEqual([
      200,
      [1000, 5000],
      ['an export did not end', 'an export did not end'],
    ])
  })
  test('止まったサーバーの番は5分で空き、遅れて戻っても、次の人の番を返さない', async () => {
    const manager = await browser('manager', app())
    const stuck = get(manager, 'csv')
    await begun(1)
    const [give] = working.splice(0)
    context.advanceSeconds(299)
    expect((await get(manager, 'csv')).status).toBe(429)
    context.advanceSeconds(1)
    const next = get(manager, 'csv')
    await begun(2)
    give?.()
    expect((await stuck).status).toBe(200)
    expect((await get(manager, 'csv')).status).toBe(429)
    finish()
    expect((await next).status).toBe(200)
  })
  test(`${sizes.exportRows.toLocaleString('ja-JP')}行までは出し、その先は、書き始めずに断る`, async () => {
    let written = 0
    const rows = (n: number) => Array.from({ length: n }, () => [''])
    const exporting = (n: number) =>
      serve(
        context,
        implement({ table: contract.table }, referenceFor({ table: contract.table }), {
          table: {
            run: () =>
              Export.of('a.csv', rows(n), () => {
                written += 1
                return 'x'
              }),
          },
        }),
      )
    expect((await get(await browser('manager', exporting(sizes.exportRows)), 'csv')).status).toBe(
      200,
    )
    const { status, body } = await get(await browser('manager', exporting(exportLimit)), 'csv')
    expect([status, JSON.parse(body), written]).toEqual([
      422,
      {
        code: 'too_many_rows',
        messages: [
          '一度に出力できるのは50,000行までです。期間や条件をせまくして、もう一度お試しください。',
        ],
      },
      1,
    ])
    await expect(csv('a.csv', ['列'], rows(exportLimit))).rejects.toMatchObject({
      code: 'too_many_rows',
    })
  })
  test('行数を確かめていないものは、契約が表や書類なら出ていかない', async () => {
    const [route] = implement({ table: contract.table }, referenceFor({ table: contract.table }), {
      table: { manualTransaction },
    })
    const bare = { ...route, run: async () => new File(['秘密'], 'a.csv') } as unknown as Route
    const { status, body } = await get(await browser('manager', serve(context, [bare])), 'csv')
    expect([status, body.includes('秘密')]).toEqual([500, false])
  })
})
test('知らない人のパスワードを確かめるのも、知っている人と同じ手間がかかる', async () => {
  const stored = await hashPassword('x', Buffer.from('salt'))
  jest.mocked(scrypt).mockClear()
  expect([await verifyPassword(stored, 'y'), await verifyPassword(undefined, 'y')]).toEqual([
    false,
    false,
  ])
  const [known, unknown] = jest
    .mocked(scrypt)
    .mock.calls.map(([, , length, cost]) => ({ length, cost }))
  expect(known).toMatchObject({ cost: STANDARD_COST })
  expect(unknown).toEqual(known)
})
