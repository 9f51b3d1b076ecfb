import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { databaseRefusalOf } from '@/server/platform/health'
import { describe } from '@/server/platform/logger'
import type { AppContext } from './context'
import { ApiError } from './errors'
import { handleCall } from './handleCall'
import { accessLog } from './middleware/accessLog'
import { limitAnonymous } from './middleware/anonymousLimit'
import { limitBodySize } from './middleware/bodyLimit'
import { requireKnownOrigin } from './middleware/knownOrigin'
import { measure, operationOf, setOperation } from './middleware/measure'
import { requestId } from './middleware/requestId'
import { warnOfUndeclaredProxy } from './middleware/undeclaredProxy'
import { sendError } from './response'
import type { Route } from './route'

// A literal segment matches before a parameter: '~' sorts after every letter.
const sortKeyOf = (endpoint: Endpoint) => pathOf(endpoint).replace(/\{\w+\}/g, '~')
const patternOf = (endpoint: Endpoint) => pathOf(endpoint).replace(/\{(\w+)\}/g, ':$1')

const wrongMethod = (allowed: readonly string[]) =>
  new ApiError(405, 'wrong_method', 'この呼び出しは、この方法では使えません。', {
    headers: { Allow: allowed.join(', ') },
  })
/**
 * Refuses HEAD. Hono would run GET and drop the body: an export would be made for nothing and occupy the account's
 * slot, and a stream of events would never end.
 */
const refuseHead =
  (method: string): MiddlewareHandler =>
  (c, next) => {
    if (c.req.raw.method === 'HEAD') throw wrongMethod([method])
    return next()
  }

function addRoutes(app: Hono, context: AppContext, routes: readonly Route[]) {
  const sorted = routes
    .map((route) => ({
      route,
      sortKey: sortKeyOf(route.endpoint),
      path: patternOf(route.endpoint),
    }))
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  const methodsByPath = new Map<string, string[]>()
  for (const { route, path } of sorted) {
    const method = methodOf(route.endpoint)
    app.on(
      method,
      path,
      refuseHead(method),
      limitAnonymous(context, { isPublic: route.endpoint.public }),
      limitBodySize(route.endpoint),
      (c) => {
        setOperation(c, route.name)
        return handleCall(context, route, c)
      },
    )
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method])
  }
  for (const [path, methods] of methodsByPath)
    app.all(path, () => {
      throw wrongMethod(methods)
    })
}

function addErrorAnswers(app: Hono, { log, metrics }: AppContext) {
  const countRefusal = (c: Context, code: string) => {
    metrics.refusals.inc({ operation: operationOf(c), code })
  }
  app.notFound((c) =>
    sendError(c, new ApiError(404, 'unknown_endpoint', 'この呼び出しはありません。')),
  )
  app.onError((error, c) => {
    if (error instanceof ApiError) {
      countRefusal(c, error.code)
      return sendError(c, error)
    }
    const refusal = databaseRefusalOf(error)
    countRefusal(c, refusal?.body.code ?? 'internal')
    log({
      level: 'error',
      event: 'failed',
      method: c.req.method,
      route: c.req.routePath,
      error: describe(error),
    })
    if (refusal)
      return c.json(refusal.body, refusal.status, {
        'Retry-After': String(refusal.retryAfterSeconds),
      })
    return c.json(
      {
        code: 'internal',
        messages: ['サーバーで問題が起きました。時間をおいて、もう一度お試しください。'],
      },
      500,
    )
  })
}

/** The application: every route behind the same checks, one error shape for every refusal. */
export function serve(context: AppContext, routes: readonly Route[], openapi?: () => object) {
  const app = new Hono()
  let document: string | undefined
  if (openapi)
    app.get('/app/api/openapi.json', limitAnonymous(context, { isPublic: true }), (c) =>
      c.body((document ??= JSON.stringify(openapi())), 200, { 'Content-Type': 'application/json' }),
    )
  app.use(requestId(context), accessLog(context), measure(context))
  app.use(warnOfUndeclaredProxy(context))
  app.use(requireKnownOrigin(context))
  addRoutes(app, context, routes)
  addErrorAnswers(app, context)
  return app
}
