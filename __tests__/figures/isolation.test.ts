import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { paramNames, methodOf } from '@/contracts/endpoint'
import type { Endpoint } from '@/contracts/endpoint'
import type { Role } from '@/contracts/permission'
import { permissionsOf } from '@/domain/accounts/permissions'
import { memberships, offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { notFound } from '@/server/http/errors'
import type { Route } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { browser, testContext, type Who } from '../kit/app'
import { asSystem } from '../kit/serverKit'
import { foreignIds, foreignQueries } from './foreignIds'
import {
  bodyOf,
  childNames,
  digest,
  idsOf,
  isWrite,
  missing,
  routes,
  textOf,
  urlFor,
  type Ids,
} from './kit'
import { refused } from './refused'
import { report } from './report'

beforeEach(async () => (await testContext()).reset())

const roleOf: Partial<Record<Who, Role>> = {
  staff: 'companyStaff',
  accounting: 'accounting',
  manager: 'clientManager',
  clientStaff: 'clientStaff',
  viewer: 'viewer',
}
const inClient = (r: Route) => paramNames(r.endpoint).includes('clientId')
const inCompany = (r: Route) => paramNames(r.endpoint).includes('companyId')
const closed = routes.filter((route) => !route.endpoint.public)
const scoped = closed.filter((r) => inClient(r) || inCompany(r))
const nested = scoped.filter((r) => inClient(r) && childNames(r.endpoint).length > 0)

type Stores = Record<'mine' | 'sibling' | 'other', Ids>
/** One call that must not reach the rows of others. */
type Case = {
  name: string
  route: Route
  /** Nobody is signed in without it. */
  who?: Who
  ended?: 'expired' | 'revoked'
  ids: Ids
  body?: Record<string, unknown>
  query?: Record<string, string>
  /** The same call with ids that nothing has. Its answer must be the same, so that an id reveals nothing. */
  like?: Ids
  likeBody?: Record<string, unknown>
  likeQuery?: Record<string, string>
  /** The statuses that are right. */
  status: number[]
}

async function stores(): Promise<Stores> {
  return { mine: await idsOf(1, 11), sibling: await idsOf(1, 12), other: await idsOf(2, 21) }
}

function casesFor({ mine, sibling, other }: Stores): Case[] {
  const each = (list: Route[], kind: string, rest: Omit<Case, 'name' | 'route'>) =>
    list.map((route): Case => ({ name: `${route.name} ${kind}`, route, ...rest }))
  const nobody = missing(mine, 'companyId', 'clientId')
  return [
    ...each(closed, 'no session', { ids: mine, status: [401] }),
    ...each(closed, 'expired session', {
      who: 'company',
      ended: 'expired',
      ids: mine,
      status: [401],
    }),
    ...each(closed, 'revoked session', {
      who: 'company',
      ended: 'revoked',
      ids: mine,
      status: [401],
    }),
    ...each(scoped, 'other company', { who: 'other', ids: mine, like: nobody, status: [404] }),
    ...each(scoped.filter(inClient), 'sibling store', {
      who: 'sibling',
      ids: mine,
      like: nobody,
      status: [404],
    }),
    ...each(
      scoped.filter((r) => inCompany(r)),
      'account of a store',
      { who: 'manager', ids: mine, like: nobody, status: [404] },
    ),
    ...nested.flatMap((route) =>
      [
        ['sibling', sibling],
        ['other company', other],
      ].flatMap(([kind, theirs]): Case[] => {
        const names = childNames(route.endpoint).filter(
          (name) => (theirs as Ids)[name] !== undefined && (theirs as Ids)[name] !== mine[name],
        )
        return names.map((name) => ({
          name: `${route.name} own store, ${name} of ${kind as string}`,
          route,
          who: 'manager',
          ids: { ...mine, [name]: (theirs as Ids)[name] ?? 0 },
          like: missing(mine, name),
          // 403 is right, too: a missing permission is refused before the id is looked up, so it reveals nothing.
          status:
            route.endpoint.permission &&
            !permissionsOf('clientManager').includes(route.endpoint.permission)
              ? [403]
              : [404],
        }))
      }),
    ),
    ...(Object.entries(roleOf) as [Who, Role][]).flatMap(([who, role]) =>
      each(
        scoped.filter(
          (r) =>
            inClient(r) &&
            r.endpoint.permission &&
            !permissionsOf(role).includes(r.endpoint.permission),
        ),
        `as ${role}`,
        { who, ids: mine, status: [403] },
      ),
    ),
    ...foreignIds.flatMap(({ line, body }) =>
      closed
        .filter((r) => r.endpoint.operation === line)
        .flatMap((route) =>
          strangersOf(route, { sibling, other }).map(([kind, theirs]): Case => {
            const nowhere = Object.fromEntries(
              Object.keys(theirs).map((name) => [name, 999_999_999]),
            )
            return {
              name: `${route.name} id of ${kind} in the body`,
              route,
              who: callerOf(route),
              ids: mine,
              body: body(theirs),
              like: mine,
              likeBody: body(nowhere),
              status: [200, 404, 409, 422],
            }
          }),
        ),
    ),
    ...closed.flatMap((route) =>
      Object.keys(route.endpoint.query ?? {}).flatMap((field) =>
        strangersOf(route, { sibling, other }).flatMap(([kind, theirs]): Case[] => {
          const foreign = theirs[foreignQueries[field] ?? '']
          if (foreign === undefined) return []
          return [
            {
              name: `${route.name} ${field} of ${kind}`,
              route,
              who: callerOf(route),
              ids: mine,
              query: { [field]: String(foreign) },
              like: mine,
              likeQuery: { [field]: '999999999' },
              status: [200, 404, 409, 422],
            },
          ]
        }),
      ),
    ),
  ]
}

const callerOf = (route: Route): Who => (inCompany(route) ? 'company' : 'manager')
/** Returns the owner whose ids a call must refuse: another company for head office, which may name all its stores. */
const strangersOf = (route: Route, { sibling, other }: Pick<Stores, 'sibling' | 'other'>) => [
  ...(inCompany(route) ? [] : [['sibling', sibling] as const]),
  ['other company', other] as const,
]
/** Adds parameters to a path. */
function withQuery(path: string, query: Record<string, string> | undefined) {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}

async function leaks(cases: Case[], app?: ReturnType<typeof serve>) {
  const context = await testContext()
  const found: string[] = []
  const before = await digest()
  for (const one of cases) {
    const { name, route, who, ended, ids, body, like, likeBody, status } = one
    const caller = await browser(who, app)
    const start = context.now
    if (ended === 'revoked') {
      const tokens = [...caller.jar]
      await caller.call('DELETE', '/app/api/v1/sign_out')
      for (const [key, value] of tokens) caller.jar.set(key, value)
    }
    if (ended === 'expired') context.now = new Date(start.getTime() + 16 * 60_000)
    const call = async (
      on: Ids,
      overrides?: Record<string, unknown>,
      query?: Record<string, string>,
    ) => {
      const made = bodyOf(route, mineOf(cases))
      const sent = overrides ? { ...(made as object), ...overrides } : made
      const url = withQuery(urlFor(route.endpoint, on), query)
      const response = await caller.call(methodOf(route.endpoint), url, sent)
      return [response.status, await textOf(response)] as const
    }
    const [got, text] = await call(ids, body, one.query)
    if (!status.includes(got)) found.push(`${name}: ${got} ${text.slice(0, 120)}`)
    if (like) {
      const [alike, same] = await call(like, likeBody, one.likeQuery)
      if (alike !== got || withoutSent(same, likeBody, body) !== withoutSent(text, body, likeBody))
        found.push(`${name}: differs from a missing id (${alike})`)
    }
    // A call on the own store may return the store's own texts; each text of the fixture carries its owner's id.
    // A query that gets the same answer as a missing id reveals nothing of the foreign one.
    const isOwn = (owner = '') => Object.values(ids).includes(Number(owner))
    const shown = one.likeQuery
      ? undefined
      : [...text.matchAll(/〚[^〛\d]*(\d+)[^〛]*〛/g)].find(([, owner]) => !body || !isOwn(owner))
    if (shown) found.push(`${name}: shows a name, ${shown[0]}`)
    context.now = start
  }
  // Signing in and out writes `sessions` and `tokens`. No other table may change.
  const after = await digest()
  const changed = before.filter(
    ({ table, digest: was }) =>
      !['sessions', 'tokens'].includes(table) &&
      !after.some((later) => later.table === table && later.digest === was),
  )
  for (const { table } of changed) found.push(`something wrote into ${table}`)
  return found
}
/** Removes the ids that the call itself sent, because an answer may repeat them. */
function withoutSent(text: string, sent: unknown, other: unknown): string {
  if (typeof sent === 'object' && sent !== null)
    return Object.entries(sent).reduce(
      (left, [name, value]) =>
        withoutSent(left, value, (other as Record<string, unknown> | undefined)?.[name]),
      text,
    )
  return sent === other
    ? text
    : text.replaceAll(new RegExp(`\\b(${String(sent)}|${String(other)})\\b`, 'g'), '#')
}
const mineOf = (cases: Case[]) => cases[0]?.ids ?? {}

/** A faulty handler for the self-check: it ignores its scope. */
const unscoped = async () =>
  serve(
    await testContext(),
    routes.map((route) =>
      route.endpoint.operation === 'GET /clients/{clientId}/offers/{offerId}'
        ? ({
            ...route,
            response: z.any(),
            transactional: true,
            run: async ({ db, offerId }: Call<Endpoint> & { offerId: number }) => {
              const [row] = await db.select().from(offers).where(eq(offers.id, offerId))
              if (!row) throw notFound()
              return row
            },
          } as Route)
        : route,
    ),
  )

test('どの呼び出しのどの立場でも、他人のものは見えず、変わらない', async () => {
  const cases = casesFor(await stores())
  const from = Date.now()
  const found = await leaks(cases)
  report('isolation', {
    cases: cases.length,
    endpoints: routes.length,
    leaks: found.length,
    seconds: Math.round((Date.now() - from) / 1000),
  })
  expect(cases.length).toBeGreaterThan(routes.length * 4)
  expect(found).toEqual([])
}, 300_000)

test('2つの店舗で働く人も、一方の店舗のURLから、もう一方のものには届かない', async () => {
  await asSystem((db) =>
    db
      .insert(memberships)
      .values({ accountId: 4, companyId: 1, clientId: 12, role: 'clientManager' }),
  )
  const cases = casesFor(await stores()).filter(
    ({ name, route, who }) => who === 'manager' && inClient(route) && / of sibling\b/.test(name),
  )
  expect(cases.length).toBeGreaterThan(150)
  expect(await leaks(cases)).toEqual([])
}, 120_000)

test('どの呼び出しも、持ち主には答え、正しい内容なら通す', async () => {
  const context = await testContext()
  const wrong: string[] = []
  for (const route of routes) {
    await context.reset()
    const ids = await idsOf(1, 11)
    const companyAdmin = await browser('company')
    const { operation } = route.endpoint
    // The fixture has no such row.
    if (
      childNames(route.endpoint).some((name) => ids[name] === undefined) ||
      (!isWrite(route) && operation in refused)
    )
      continue
    const response = await companyAdmin.call(
      methodOf(route.endpoint),
      urlFor(route.endpoint, ids),
      bodyOf(route, ids),
    )
    const text = await textOf(response)
    if (response.ok === operation in refused && !(route.endpoint.public && !isWrite(route)))
      wrong.push(`${route.name}: ${response.status} ${text.slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

const walls = async (state: 'enable' | 'disable') =>
  (await testContext()).engine.exec(`alter table offers ${state} row level security`)
test('範囲を忘れた処理があっても、二つ目の壁 (RLS) が止める', async () => {
  const cases = casesFor(await stores()).filter(
    (c) => c.route.endpoint.operation === 'GET /clients/{clientId}/offers/{offerId}',
  )
  expect(await leaks(cases, await unscoped())).toEqual([])
})
test('自己点検: 壁が二つとも外れていれば、この表は気づく', async () => {
  const cases = casesFor(await stores()).filter(
    (c) =>
      c.route.endpoint.operation === 'GET /clients/{clientId}/offers/{offerId}' &&
      c.name.includes('of sibling'),
  )
  await walls('disable')
  const found = await leaks(cases, await unscoped()).finally(() => walls('enable'))
  report('isolation self-check', { walls: 'both down', noticed: found.length })
  expect(found).toEqual([
    expect.stringContaining('own store, offerId of sibling: 200'),
    expect.stringContaining('differs from a missing id'),
    expect.stringContaining('shows a name'),
  ])
})
