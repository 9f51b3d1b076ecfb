import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '@/server/http/context'

/** One log entry for each call. The route is logged as its pattern, without ids. */
export const accessLog =
  ({ log }: Pick<AppContext, 'log'>): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now()
    await next()
    log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: 'call',
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    })
  }
