import type { MiddlewareHandler } from 'hono'
import { undeclaredForward } from '@/server/http/clientAddress'
import type { AppContext } from '@/server/http/context'

/** Logs once that there is a proxy although TRUST_PROXY is 0. */
export function warnOfUndeclaredProxy({
  log,
  settings,
}: Pick<AppContext, 'log' | 'settings'>): MiddlewareHandler {
  let isQuiet = false
  return async (c, next) => {
    if (!isQuiet && undeclaredForward(c, settings) !== undefined) {
      isQuiet = true
      log({
        level: 'warn',
        event:
          'X-Forwarded-For arrives although TRUST_PROXY is 0: set it to the number of proxies in front, so that limits can tell callers apart',
      })
    }
    await next()
  }
}
