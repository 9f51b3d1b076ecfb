import type { Context } from 'hono'
import * as z from 'zod/mini'
import { SMALL_BODY_BYTES } from '@/contracts/endpoint'
import { auditLog } from '@/server/db/schema'
import { together } from '@/server/db/together'
import { leaveTenant, type Tx } from '@/server/db/transaction'
import { Export } from '@/server/platform/exports/export'
import { countCall } from '@/server/platform/exports/rests'
import { IDEMPOTENCY_HEADER, keyOf } from '@/server/platform/idempotency'
import { describe } from '@/server/platform/logger'
import { isExport, isReadOnly, isWrite, type CallState } from './callState'
import { clientAddressOf } from './clientAddress'
import type { AppContext } from './context'
import { cookiesOf, writeCookies } from './cookies'
import { ApiError } from './errors'
import { bodyOf, mustBeJson, paramsOf, queryOf } from './input'
import { auditDenial, auditOfSuccess } from './middleware/audit'
import { authorizeCall } from './middleware/authorize'
import { requireDiskSpace } from './middleware/diskSpace'
import { completionOf, releaseKey, reserveKey } from './middleware/idempotency'
import { admitCall, admitExportCall } from './middleware/rateLimit'
import { pageAccountOf } from './middleware/sameAccount'
import { respond } from './response'
import type { Route } from './route'

const USER_AGENT_LENGTH = 300
type Result = { output: unknown; isReplay: boolean }

const CLIENT_GONE_CODES = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']
const isClientGone = (request: Context, error: unknown) =>
  request.req.raw.signal.aborted ||
  CLIENT_GONE_CODES.includes(String((error as { code?: unknown }).code))

/** Throws ApiError 400 if the client disconnected while sending. */
const bodyTextOf = (request: Context) =>
  request.req.text().catch((error: unknown) => {
    if (error instanceof ApiError || !isClientGone(request, error)) throw error
    throw new ApiError(400, 'incomplete_body', '送信が途中で切れました。もう一度お試しください。')
  })

async function startCall(context: AppContext, route: Route, request: Context): Promise<CallState> {
  const writes = isWrite(route.endpoint)
  const rawBody = await bodyTextOf(request)
  return {
    context,
    route,
    request,
    rawBody,
    ip: clientAddressOf(request, context.settings),
    cookies: cookiesOf(request, context.settings),
    idempotencyKey: writes ? keyOf(request.req.header(IDEMPOTENCY_HEADER)) : undefined,
    params: {},
    parsedBody: () => undefined,
    account: undefined,
    store: undefined,
    actingAccountId: undefined,
    scope: undefined,
    isAuthorizing: false,
    audited: { ids: {}, changes: [] },
  }
}

/**
 * The checks, in this order: session, rate limits, scope, permission, query, body, idempotency key.
 * `previous`: the stored answer to an earlier call with the same key.
 */
async function checkCall(state: CallState, db: Tx) {
  const { context, route, request, cookies } = state
  cookies.discard()
  state.audited = { ids: {}, changes: [] }
  const now = context.clock()
  const isInTenant = await admitCall(state, db)
  if (isWrite(route.endpoint)) mustBeJson(request, state.rawBody)
  state.params = paramsOf(request)
  const scope = authorizeCall(state)
  const query = queryOf(route.endpoint.query, request)
  const body = state.parsedBody()
  const previous = isInTenant ? undefined : await reserveKey(state, db, { now, scope })
  if (previous) return { previous }
  return {
    call: {
      ...state.params,
      now,
      cookies,
      ip: state.ip,
      userAgent: (request.req.header('User-Agent') ?? '').slice(0, USER_AGENT_LENGTH),
      scope,
      account: state.account,
      query,
      body,
      version: versionOf(request, body),
      pageAccountId: pageAccountOf(request),
      setActingAccount: (accountId: number) => {
        state.actingAccountId = accountId
      },
      recordForAudit: (audited: Partial<CallState['audited']>) => {
        state.audited = { ...state.audited, ...audited }
      },
      setResponseHeader: (name: string, value: string) => {
        request.header(name, value)
      },
    },
  }
}

const hasCompletion = ({ route: { endpoint }, idempotencyKey }: CallState) =>
  Boolean(endpoint.audit) || isExport(endpoint) || idempotencyKey !== undefined
/** Writes the audit log, and the answer for a repeat of the call, in one statement after the work. */
async function completeCall(state: CallState, db: Tx, output: unknown) {
  if (!hasCompletion(state)) return
  const audited = auditOfSuccess(state, db, output)
  const beginning = audited
    ? db.with(db.$with('audited').as(audited.returning({ id: auditLog.id })))
    : db
  const completed = completionOf(state, beginning, output) ?? audited
  await together([leaveTenant(db).execute(), completed])
}

/** Returns the context of the handler. In the transactions that a read opens, the database refuses writes. */
function contextOf({ context, route }: CallState): AppContext {
  const { db } = context
  if (!isReadOnly(route.endpoint)) return context
  return { ...context, db: { ...db, tx: (rls, fn) => db.tx(rls, fn, { readOnly: true }) } }
}

async function completeApart(state: CallState, output: unknown) {
  if (hasCompletion(state))
    await state.context.db.tx('system', (db) => completeCall(state, db, output))
}

/** Runs a read. It has nothing to commit, so its answer is validated after its connection is released. */
async function runRead(state: CallState): Promise<Result> {
  const found = await contextOf(state).db.tx('system', async (db) => {
    const { call } = await checkCall(state, db)
    return state.route.run({ ...call, db } as never)
  })
  const output = encode(state, found)
  await completeApart(state, output)
  return { output, isReplay: false }
}

/** Checks, work and completion in one transaction. */
const runInTransaction = (state: CallState): Promise<Result> =>
  state.context.db.tx('system', async (db) => {
    const { call, previous } = await checkCall(state, db)
    if (previous) return { output: previous.answer, isReplay: true }
    const output = encode(state, await state.route.run({ ...call, db } as never))
    await completeCall(state, db, output)
    return { output, isReplay: false }
  })

/** Checks and completion in a transaction each; the handler opens its own between them. */
async function runWithManualTransactions(state: CallState): Promise<Result> {
  const context = contextOf(state)
  const { call, previous } = await context.db.tx('system', (db) => checkCall(state, db))
  if (previous) return { output: previous.answer, isReplay: true }
  let output: unknown
  try {
    output = encode(state, await state.route.run({ ...call, context } as never))
  } catch (error) {
    await releaseKey(state)
    throw error
  }
  await completeApart(state, output)
  return { output, isReplay: false }
}

/**
 * Runs a computation now and returns a function that returns its result or throws its error. So the body is parsed
 * before the transaction begins, while no other call waits, but an error is reported in its turn, after scope and
 * permission.
 */
function outcomeOf(compute: () => unknown): () => unknown {
  try {
    const value = compute()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

function runnerOf({ endpoint, transactional }: Route) {
  if (!transactional) return runWithManualTransactions
  return isWrite(endpoint) ? runInTransaction : runRead
}

/** `release` frees the slot of an export: sending its file may outlast the call. */
async function runCall(state: CallState): Promise<Result & { release: () => Promise<void> }> {
  await requireDiskSpace(state)
  const release = await admitExportCall(state)
  try {
    // A large body is parsed only for callers with a session.
    if (state.rawBody.length > SMALL_BODY_BYTES)
      await state.context.db.tx('system', (db) => admitCall(state, db))
    state.parsedBody = outcomeOf(() => bodyOf(state.route.body, state.rawBody))
    return { ...(await runnerOf(state.route)(state)), release }
  } catch (error) {
    await release()
    if (error instanceof ApiError) {
      await auditDenial(state, error)
      // What such a handler did before it threw is committed, for example the end of a session.
      if (!state.route.transactional)
        writeCookies(state.request, state.cookies, state.context.settings)
    }
    throw error
  }
}

/** One call from the request to the response. */
export async function handleCall(context: AppContext, route: Route, request: Context) {
  countCall()
  const state = await startCall(context, route, request)
  const { output, isReplay, release } = await runCall(state)
  writeCookies(request, state.cookies, context.settings)
  if (isReplay) request.header('Idempotency-Replayed', 'true')
  const isSentLater = output instanceof Export && !(output.content instanceof Blob)
  if (!isSentLater) await release()
  return respond(request, route.endpoint.response, output, async (error) => {
    if (error !== undefined) logBrokenFile(state, error)
    await release()
  })
}

/** Logs why a file broke off. Its answer has begun, so the reader only sees the connection end. */
const logBrokenFile = ({ context, route }: CallState, error: unknown) =>
  context.log({
    level: 'error',
    event: 'an export broke off',
    route: route.endpoint.operation,
    error: describe(error),
  })

/** The answer, limited to the fields of its contract. Throws when it breaks its schema: that is a bug, and a 500. */
function encode({ route: { endpoint, response } }: CallState, output: unknown) {
  if (!isExport(endpoint)) return response ? z.parse(response, output) : output
  if (!(output instanceof Export))
    throw new TypeError(`${endpoint.operation} answers something else than an Export`)
  return output
}

function versionOf(request: Context, body: unknown) {
  const [, header] = /^(?:W\/)?"(\d{1,15})"$/.exec(request.req.header('If-Match') ?? '') ?? []
  if (header !== undefined) return Number(header)
  return typeof body === 'object' &&
    body !== null &&
    'lockVersion' in body &&
    typeof body.lockVersion === 'number'
    ? body.lockVersion
    : undefined
}
