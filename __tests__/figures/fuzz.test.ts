import { and, eq, isNull } from 'drizzle-orm'
import { methodOf } from '@/contracts/endpoint'
import { accounts, memberships } from '@/server/db/schema'
import type { Route } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { SEED, fc } from '@tests/kit/random'
import { browser, testContext } from '../kit/app'
import { bodyOf, idsOf, routes, textOf, urlFor, type Ids } from './kit'
import { report } from './report'

// `npm run figures` sends 150 to each call.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25)
const TOO_SLOW = 2000

const BIG = 'あ'.repeat(20_000)
const odd: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  -0,
  '',
  ' ',
  '\t\r\n',
  'null',
  '0',
  '1e9',
  "'; drop table offers; --",
  '%',
  '_',
  '\\',
  '⁦‮RTL‬⁩',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  '\u0000',
  '\ud800',
  'ﬀ',
  '９９９',
  BIG,
  '2029-02-30',
  '2029-13-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2029-01-01T00:00:00+16:00',
  '0000-01-01T00:00:00Z',
  '0000-01-01',
  '9999-12-31',
  '24:00',
  '-1',
  [],
  [[]],
  [null],
  {},
  { a: 1 },
  Array.from({ length: 500 }, (_, i) => i),
]
const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
/** Texts that are not JSON, or that could harm a parser. */
const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e400',
  nest(1000),
  '['.repeat(5000),
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
  '{"a":1e400}',
  '\ufeff{}',
  `"${BIG}"`,
  '{"\\u0000":1}',
]
const oddSegments = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '９',
  '%2e%2e',
  '%2e%2e%2f%2e%2e',
  '%00',
  '%F0%9F%98%80',
  '%E3%81%82',
  'a'.repeat(300),
  '9007199254740993',
  '99999999999999999999',
  'null',
  '%20',
  "1'--",
  '2147483648',
  '9007199254740991',
]
const oddQueries = [
  '?',
  '?page=0',
  '?page=-1',
  '?page=1e9',
  '?page=9999999999',
  '?page=1&page=2',
  '?page=',
  '?page[]=1',
  '?nobody=1',
  '?__proto__=1',
  '?keyword=%00',
  `?keyword=${'a'.repeat(3000)}`,
  '?keyword=%25%5F%5C',
  '?keyword=%ED%A0%80',
  '?status=published&status=working',
  '?on=2029-02-30',
  '?fromOn=9999-99-99',
  '?fromOn=0000-01-01&toOn=0000-01-02',
  '?workOn=9999-12-31',
  '?month=0000-01',
  '?token=%F0%9F%98%80',
  '?sortKey=constructor',
  '?%zz',
]
const oddHeaders: Record<string, string>[] = [
  {},
  { 'Idempotency-Key': 'x' },
  { 'Idempotency-Key': 'a'.repeat(4000) },
  { 'If-Match': '*' },
  { 'If-Match': '"99999999999999999999"' },
  { 'If-Match': 'W/"1"' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { Cookie: 'access=%00; refresh=' },
  { 'X-Forwarded-For': 'x, y, , z' },
  { 'Accept-Language': '../../etc/passwd' },
]

type Path = (string | number)[]
/** Returns the paths of all values inside a value, including the value itself. */
const placesIn = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]
function put(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const holder = copy as Record<string | number, unknown>
  holder[key] = put(holder[key], rest, change)
  return copy
}
function drop(value: unknown, path: Path): unknown {
  const last = path.at(-1)
  return put(value, path.slice(0, -1), (holder) =>
    Array.isArray(holder)
      ? holder.filter((_, i) => i !== last)
      : Object.fromEntries(
          Object.entries((holder ?? {}) as object).filter(([key]) => key !== last),
        ),
  )
}

type Attempt = { url: string; body: string | undefined; headers: Record<string, string> }
/** Generates calls that are valid except for one or two things. */
function attempts(route: Route, ids: Ids): fc.Arbitrary<Attempt> {
  const good = bodyOf(route, ids)
  const url = urlFor(route.endpoint, ids)
  const plain = url.split('?')[0] ?? ''
  const places = placesIn(good)
  const body: fc.Arbitrary<string | undefined> =
    good === undefined
      ? fc.constantFrom(undefined, undefined, '{}', '[]', '{"a":1}', '{')
      : fc.oneof(
          {
            weight: 5,
            arbitrary: fc
              .tuple(fc.constantFrom(...places), fc.constantFrom(...odd))
              .map(([path, value]) => JSON.stringify(put(good, path, () => value))),
          },
          {
            weight: 2,
            arbitrary: fc
              .tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }))
              .map(([path, value]) => JSON.stringify(put(good, path, () => value))),
          },
          {
            weight: 2,
            arbitrary: fc
              .constantFrom(...places.filter((place) => place.length > 0), [])
              .map((path) => JSON.stringify(path.length ? drop(good, path) : good)),
          },
          {
            weight: 1,
            arbitrary: fc
              .tuple(fc.string(), fc.constantFrom(...odd))
              .map(([key, value]) => JSON.stringify({ ...(good as object), [key]: value })),
          },
          { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
          { weight: 2, arbitrary: fc.constant(JSON.stringify(good)) },
        )
  const mutatedUrl = fc.oneof(
    { weight: 6, arbitrary: fc.constant(url) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...oddSegments)).map(([n, segment]) => {
        const parts = plain.split('/')
        const at = 3 + (n % Math.max(1, parts.length - 3))
        return parts.map((part, i) => (i === at ? segment : part)).join('/')
      }),
    },
    { weight: 3, arbitrary: fc.constantFrom(...oddQueries).map((q) => plain + q) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...Object.keys(route.endpoint.query), 'x'),
          fc.string({ unit: 'binary' }),
        )
        .map(
          ([name, value]) =>
            `${plain}?${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`,
        ),
    },
  )
  return fc.record({
    url: mutatedUrl,
    body,
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
    ),
  })
}

/**
 * The companies that have an administrator. No call may remove one from this list: nobody could give access to
 * that company again.
 */
const administered = async () => {
  const { db } = await testContext()
  const rows = await db.tx('system', (tx) =>
    tx
      .selectDistinct({ companyId: memberships.companyId })
      .from(memberships)
      .innerJoin(accounts, eq(accounts.id, memberships.accountId))
      .where(
        and(
          eq(memberships.role, 'companyAdmin'),
          isNull(memberships.clientId),
          eq(accounts.status, 'active'),
        ),
      ),
  )
  return rows.map((row) => row.companyId).sort()
}

/** Builds the request of an attempt. GET carries no body. */
const requestOf = (method: string, { url, body, headers }: Attempt) =>
  new Request(new URL(url, 'http://localhost'), {
    method,
    headers: {
      'X-App': 'X-App',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  })
const describeAttempt = (method: string, { url, body = '', headers }: Attempt) =>
  `${method} ${url.slice(0, 200)} ${body.slice(0, 300)} ${JSON.stringify(headers).slice(0, 100)}`

/** Finds faults of a response: a 500, code or SQL in it, or a refusal of another shape than the contract's. */
function problemsOf(response: Response, text: string): string[] {
  const problems: string[] = []
  if (response.status >= 500) problems.push('breaks')
  if (response.status < 400) return problems
  if (/\n\s+at |node_modules|\.tsx?:\d|drizzle|pglite|select "|insert into/i.test(text))
    problems.push('shows its insides')
  const isJson = response.headers.get('Content-Type')?.includes('json') === true
  const { code, messages } = (isJson ? JSON.parse(text) : {}) as {
    code?: unknown
    messages?: unknown
  }
  if (typeof code !== 'string' || !Array.isArray(messages))
    problems.push('refuses in another shape')
  return problems
}

/** Returns the milliseconds until the whole response was read. */
async function durationOf(send: () => Promise<Response>) {
  const startedAt = performance.now()
  await textOf(await send())
  return performance.now() - startedAt
}

/** Signs in again after a call that ended the session, so that each attempt comes from a signed-in account. */
async function signedInBrowser(url: string, app: ReturnType<typeof serve> | undefined) {
  const endsSession = /sign_out|password/.test(url)
  const isReusable = session?.app === app && !endsSession
  const caller = session && isReusable ? session.caller : await browser('company', app)
  session = endsSession ? undefined : { caller, app }
  return caller
}

async function faults(list: Route[], runs: number, app?: ReturnType<typeof serve>) {
  const context = await testContext()
  const found: string[] = []
  const counts: Record<number, number> = {}
  const ids = await idsOf(1, 11)
  let calls = 0
  for (const route of list) {
    await context.reset()
    const before = await administered()
    for (const { url, body, headers } of fc.sample(attempts(route, ids), {
      numRuns: runs,
      seed: SEED,
    })) {
      calls++
      const caller = await signedInBrowser(url, app)
      const verb = methodOf(route.endpoint)
      const from = performance.now()
      const request = () => requestOf(verb, { url, body, headers })
      const response = await caller.send(request())
      const text = await textOf(response)
      const ms = performance.now() - from
      const problems = problemsOf(response, text)
      counts[response.status] = (counts[response.status] ?? 0) + 1
      // One slow response may be due to other load. A slow input is slow again, so it is sent again.
      if (ms > TOO_SLOW && (await durationOf(() => caller.send(request()))) > TOO_SLOW)
        problems.push(`takes ${Math.round(ms)} ms`)
      found.push(
        ...problems.map(
          (problem) =>
            `${route.name} ${problem}: ${describeAttempt(verb, { url, body, headers })} → ${response.status} ${text.slice(0, 200)}`,
        ),
      )
      if (response.status === 401) session = undefined
    }
    session = undefined
    const left = await administered()
    if (before.length === 0 || left.join() !== before.join())
      found.push(
        `${route.name} leaves a company without an administrator: ${before.join()} → ${left.join()}`,
      )
  }
  return { found, calls, counts }
}
let session:
  | { caller: Awaited<ReturnType<typeof browser>>; app: ReturnType<typeof serve> | undefined }
  | undefined

test('どんな入力でも、500にならず、止まらず、内側を見せない', async () => {
  const from = Date.now()
  const { found, calls, counts } = await faults(routes, RUNS)
  report('fuzz', {
    seed: SEED,
    endpoints: routes.length,
    calls,
    answers: counts,
    faults: found.length,
    seconds: Math.round((Date.now() - from) / 1000),
  })
  expect(found.slice(0, 20)).toEqual([])
}, 900_000)

test('自己点検: 例外を出す処理があれば、気づく', async () => {
  const context = await testContext()
  const [first, ...rest] = routes.filter((route) => route.endpoint.operation === 'GET /accounts/me')
  expect(rest).toEqual([])
  const broken = serve(context, [
    { ...(first as Route), run: () => Promise.reject(new Error('at broken.ts:1')) },
  ])
  const { found } = await faults([first as Route], 30, broken)
  report('fuzz self-check', { noticed: found.length })
  expect(found.length).toBeGreaterThan(0)
})
test('自己点検: 最後の企業管理者がいなくなれば、気づく', async () => {
  const context = await testContext()
  const me = routes.find((route) => route.endpoint.operation === 'GET /accounts/me') as Route
  const leaving = serve(context, [
    {
      ...me,
      transactional: false,
      run: async () => {
        await context.db.tx('system', (tx) => tx.update(memberships).set({ role: 'viewer' }))
        throw new Error('no answer')
      },
    },
  ])
  expect((await faults([me], 30, leaving)).found).toContainEqual(
    expect.stringContaining('leaves a company without an administrator'),
  )
})
