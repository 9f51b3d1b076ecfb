import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import {
  pathOf,
  methodOf,
  type Carried,
  type Endpoint,
  type Json,
  type Output,
  type ParamName,
} from '@/contracts/endpoint'
import type { QueryValue } from '@/lib/query'
import { audit } from '@/server/platform/auditLog'
import { authenticate } from '@/server/auth/sessions'
import { enterTenant, leaveTenant, type Database, type Tx } from '@/server/db/transaction'
import { Export } from '@/server/platform/exports/export'
import {
  release,
  IDEMPOTENCY_HEADER,
  complete,
  keyOf,
  reserve,
} from '@/server/platform/idempotency'
import {
  giveExportTurnBack,
  consume,
  limit,
  sizes,
  takeExportTurn,
} from '@/server/platform/rateLimiter'
import { describe, type LogEntry } from '@/server/platform/logger'
import type { TextModel } from '@/server/platform/textModel'
import { ClientScope, CompanyScope, type Account } from '@/server/auth/tenantScope'
import { forbidden, ApiError } from './errors'
import { requireSameOrigin, ipOf, sendError, respond, statusOf } from './response'
import { bodyOf, mustBeJson, paramsOf, queryOf } from './input'
import { cookiesOf, writeCookies, type Cookies } from './cookies'

export type Message = {
  channel?: 'mail' | 'sms'
  to: string
  subject: string
  body: string
  jobId: number
}
export type Settings = {
  serviceName: string
  /** Absolute links in mails begin with it. */
  origin: string
  cookieSecure: 'auto' | 'always'
  /** How many proxies stand in front and write X-Forwarded-For. */
  trustProxy: number
}
/** All that the application gets from outside. */
export type AppContext = {
  db: Database
  clock: () => Date
  random: (bytes: number) => Buffer
  mail: (message: Message) => Promise<void>
  /** Writes drafts of templates; without it they come from the fixed texts of the occupations, and say so. */
  textModel?: TextModel
  log: (entry: LogEntry) => void
  settings: Settings
}

type Schema<T = unknown> = z.ZodMiniType<T>
/** Ids are safe integers; everything else in a path (an uid, a setup token) stays a string. */
type Params<L extends string> = { [P in ParamName<L>]: P extends `${string}Id` ? number : string }
type ScopeOf<L extends string> =
  'clientId' extends ParamName<L>
    ? ClientScope
    : 'companyId' extends ParamName<L>
      ? CompanyScope
      : 'system'
type Table = `${string}${'csv' | 'pdf' | 'spreadsheet'}${string}`
type Reply<E extends Endpoint> = E['response'] extends undefined
  ? void
  : E['response'] extends Json<unknown>
    ? Output<E>
    : E['response'] extends Table
      ? Export
      : Blob | ReadableStream
type Given<E extends Endpoint> = Params<E['operation']> & {
  query: QueryValue<E['query']>
  body: E['body'] extends undefined ? undefined : Carried<E['body']>
  now: Date
  cookies: Cookies
  /** Where the call comes from; not a name for who it is. */
  ip: string
  userAgent: string
  /** What the caller last saw of the row: If-Match, or lockVersion in the body. */
  version: number | undefined
  /** For calls without a session: whose doing the audit log notes. */
  acting: (accountId: number) => void
  /** A header of the answer. */
  header: (name: string, value: string) => void
}

/** What a handler gets: path parameters flat, query and body checked, `db` narrowed to the scope. */
export type Call<E extends Endpoint> = Given<E> & {
  db: Tx
  scope: ScopeOf<E['operation']>
  account: E['public'] extends true ? undefined : Account
}
/** For work that must not hold a transaction: passwords, long streams. It opens its own, and is not run again on a conflict. */
export type UntiedCall<E extends Endpoint> = Given<E> & {
  world: AppContext
  scope: ScopeOf<E['operation']>
  account: E['public'] extends true ? undefined : Account
}
/** The schemas stand here; the compiler holds them to the types of the contract. */
type Handler<E extends Endpoint> = (
  | { run: (call: Call<E>) => Promise<Reply<E>> }
  | { untied: (call: UntiedCall<E>) => Promise<Reply<E>> }
) &
  (E['body'] extends undefined ? unknown : { body: Schema<Carried<E['body']>> }) &
  (E['response'] extends Json<unknown> ? { response: Schema<Carried<E['response']>> } : unknown)
type Handlers<T> = { [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : never }

type Run = (call: never) => Promise<unknown>
export type Route = {
  name: string
  endpoint: Endpoint
  body: Schema | undefined
  response: Schema | undefined
  run: Run
  tied: boolean
}

/** One handler per endpoint; a missing or surplus one, or a schema of another type, does not compile. */
export function implement<T extends Record<string, Endpoint>>(
  endpoints: T,
  handlers: Handlers<T>,
): Route[] {
  return Object.entries(endpoints).map(([key, endpoint]) => {
    const { body, response, run, untied } = handlers[key as keyof T] as unknown as {
      body?: Schema
      response?: Schema
      run?: Run
      untied: Run
    }
    return {
      name: `${endpoint.resource}.${key}`,
      endpoint,
      body,
      response,
      run: run ?? untied,
      tied: run !== undefined,
    }
  })
}

// A literal segment comes before a parameter: '~' sorts after every letter.
const order = (e: Endpoint) => pathOf(e).replace(/\{\w+\}/g, '~')
const pattern = (e: Endpoint) => pathOf(e).replace(/\{(\w+)\}/g, ':$1')

/** The application: every route behind the same checks, one error shape for all that is refused. */
export function serve(world: AppContext, routes: Route[], document?: () => object) {
  const app = new Hono()
  if (document) app.get('/app/api/openapi.json', (c) => c.json(document()))
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    const failed = c.res.status >= 500
    world.log({
      level: failed ? 'error' : 'info',
      event: 'call',
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  })
  app.use(
    requireSameOrigin,
    bodyLimit({
      maxSize: sizes.bodyBytes,
      onError: () => {
        throw new ApiError(413, 'too_large', '送信できる大きさ (1MB) を超えています。')
      },
    }),
  )
  const sorted = routes
    .map((route) => ({ route, key: order(route.endpoint), path: pattern(route.endpoint) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const verbs = new Map<string, string[]>()
  for (const { route, path } of sorted) {
    const verb = methodOf(route.endpoint)
    app.on(verb, path, (c) => answer(world, route, c))
    verbs.set(path, [...(verbs.get(path) ?? []), verb])
  }
  for (const [path, allowed] of verbs)
    app.all(path, () => {
      throw new ApiError(
        405,
        'wrong_method',
        'この呼び出しは、この方法では使えません。',
        undefined,
        { headers: { Allow: allowed.join(', ') } },
      )
    })
  app.notFound((c) =>
    sendError(c, new ApiError(404, 'unknown_endpoint', 'この呼び出しはありません。')),
  )
  app.onError((error, c) => {
    if (error instanceof ApiError) return sendError(c, error)
    world.log({
      level: 'error',
      event: 'failed',
      method: c.req.method,
      route: c.req.routePath,
      error: describe(error),
    })
    return c.json(
      {
        code: 'internal',
        messages: ['サーバーで問題が起きました。時間をおいて、もう一度お試しください。'],
      },
      500,
    )
  })
  return app
}

async function answer(world: AppContext, route: Route, c: Context) {
  const { endpoint, body, run, tied } = route
  const writes = methodOf(endpoint) !== 'GET'
  const exports = isExport(endpoint)
  const sent = await c.req.text()
  const ip = ipOf(c, world.settings)
  if (writes) mustBeJson(c, sent)
  const key = writes ? keyOf(c.req.header(IDEMPOTENCY_HEADER)) : undefined
  const cookies = cookiesOf(c, world.settings)
  // What is known of the call so far: the audit log needs it when the call is refused, too.
  const known: {
    account?: Account | undefined
    acting?: number
    scope?: ClientScope | CompanyScope
    denied?: boolean
    params?: Record<string, string | number>
  } = {}
  const asked = () =>
    key !== undefined && known.account
      ? {
          accountId: known.account.id,
          key,
          call: `${endpoint.operation} ${JSON.stringify(known.params)}`,
          body: sent,
        }
      : undefined

  /** The checks in their order: session, limits, scope, permission held in that scope, query, body; then what was answered before. */
  async function checked(db: Tx) {
    cookies.forget()
    const now = world.clock()
    const params = (known.params = paramsOf(c))
    const account = (known.account = endpoint.public
      ? undefined
      : await authenticate(db, cookies, now))
    if (account && writes) await limit(db, 'writes', account.id, now)
    if (account && exports) await limit(db, 'exports', account.id, now)
    known.denied = true
    const scope = !account
      ? 'system'
      : 'clientId' in params
        ? await ClientScope.check(db, account, Number(params['clientId']))
        : 'companyId' in params
          ? CompanyScope.check(account, Number(params['companyId']))
          : 'system'
    if (scope !== 'system') known.scope = scope
    if (endpoint.permission && (scope === 'system' || !scope.may(endpoint.permission)))
      throw forbidden()
    known.denied = false
    const query = queryOf(endpoint.query, c)
    const input = bodyOf(body, sent)
    const again = asked()
    const before = again && (await reserve(db, again, now))
    if (before) return { before }
    await enterTenant(db, scope)
    return {
      call: {
        ...params,
        now,
        cookies,
        ip,
        userAgent: (c.req.header('User-Agent') ?? '').slice(0, 300),
        scope,
        account,
        query,
        body: input,
        version: versionOf(c, input),
        acting: (id: number) => {
          known.acting = id
        },
        header: (name: string, value: string) => {
          c.header(name, value)
        },
      },
    }
  }
  /** In the transaction of the work, after it: the row of the audit log, and the answer for whoever asks again. */
  async function settle(db: Tx, output: unknown) {
    const now = world.clock()
    const again = asked()
    await leaveTenant(db)
    if (endpoint.audit || exports) await audit(db, { ...about(output), result: 'done' }, now)
    if (again && (endpoint.response === undefined || endpoint.response === 'application/json'))
      await complete(db, again, statusOf(endpoint.response), output)
  }
  const about = (output?: unknown) => ({
    call: endpoint.operation,
    accountId: known.account?.id ?? known.acting,
    sessionId: known.account?.sessionId,
    companyId: known.scope?.companyId,
    clientId: known.scope instanceof ClientScope ? known.scope.clientId : undefined,
    ids: { ...known.params, ...idOf(output) },
    ip,
  })
  /** Somebody reached for what is not theirs: that is remembered, though the call has no effect. */
  async function remember(refusal: ApiError) {
    const { account, denied } = known
    if (!account || !denied) return
    await world.db.tx('system', async (db) => {
      const now = world.clock()
      if ((await consume(db, 'denials', account.id, now)).left >= 0)
        await audit(db, { ...about(), result: 'denied', code: refusal.code }, now)
    })
  }

  let output: unknown
  let replayed = false
  let turn: { accountId: number; at: Date } | undefined
  try {
    // Committed before the work begins: another call sees that this one is under way.
    if (exports && !endpoint.public) {
      turn = await world.db.tx('system', async (db) => {
        const at = world.clock()
        const { id: accountId } = await authenticate(db, cookies, at)
        await takeExportTurn(db, accountId, at)
        return { accountId, at }
      })
    }
    if (tied) {
      output = await world.db.tx('system', async (db) => {
        const { call, before } = await checked(db)
        replayed = before !== undefined
        if (before) return before.answer
        const made = encode(route, await run({ ...call, db } as never))
        await settle(db, made)
        return made
      })
    } else {
      const { call, before } = await world.db.tx('system', checked)
      if (before) {
        replayed = true
        output = before.answer
      } else {
        try {
          output = encode(route, await run({ ...call, world } as never))
        } catch (error) {
          const again = asked()
          if (again) await world.db.tx('system', (db) => release(db, again))
          throw error
        }
        await world.db.tx('system', (db) => settle(db, output))
      }
    }
  } catch (error) {
    if (error instanceof ApiError) {
      await remember(error)
      // What an untied handler did before it refused is done, a lost session for one.
      if (!tied) writeCookies(c, cookies, world.settings)
    }
    throw error
  } finally {
    const taken = turn
    if (taken)
      await world.db.tx('system', (db) => giveExportTurnBack(db, taken.accountId, taken.at))
  }
  writeCookies(c, cookies, world.settings)
  if (replayed) c.header('Idempotency-Replayed', 'true')
  return respond(c, endpoint.response, output)
}

// Tables and papers leave the house; a picture on a page does not.
const isExport = ({ response }: Endpoint) =>
  response !== undefined && /csv|pdf|spreadsheet/.test(response)
function encode({ endpoint, response }: Route, output: unknown) {
  if (!isExport(endpoint)) return response ? z.parse(response, output) : output
  if (!(output instanceof Export))
    throw new TypeError(`${endpoint.operation} answers something else than an Export`)
  return output.file
}
const idOf = (output: unknown) =>
  typeof output === 'object' && output !== null && 'id' in output && typeof output.id === 'number'
    ? { id: output.id }
    : {}

function versionOf(c: Context, body: unknown) {
  const [, header] = /^(?:W\/)?"(\d{1,15})"$/.exec(c.req.header('If-Match') ?? '') ?? []
  if (header !== undefined) return Number(header)
  return typeof body === 'object' &&
    body !== null &&
    'lockVersion' in body &&
    typeof body.lockVersion === 'number'
    ? body.lockVersion
    : undefined
}
