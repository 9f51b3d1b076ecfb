import type { MiddlewareHandler } from 'hono'
import { undeclaredForward } from '@/server/http/clientAddress'
import type { AppContext } from '@/server/http/context'

/** Says once that a proxy stands in front although TRUST_PROXY is 0. */
export function warnOfUndeclaredProxy({
  log,
  settings,
}: Pick<AppContext, 'log' | 'settings'>): MiddlewareHandler {
  let isSaid = false
  return async (c, next) => {
    if (!isSaid && undeclaredForward(c, settings) !== undefined) {
      isSaid = true
      log({
        level: 'warn',
        event:
          'X-Forwarded-For arrives although TRUST_PROXY is 0: set it to the number of proxies in front, so that limits can tell callers apart',
      })
    }
    await next()
  }
}
