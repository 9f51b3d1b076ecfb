import type { MiddlewareHandler } from 'hono'
import { clientAddressOf, hostOf } from '@/server/http/clientAddress'
import type { AppContext } from '@/server/http/context'
import { cookiesOf } from '@/server/http/cookies'
import { countCallFrom } from '@/server/platform/callLimits'

/**
 * Counts calls without a session by address, before their body is read: calls that need no session and calls that came
 * without one. Calls of an account are counted by account (`rateLimit.ts`), so that they do not stop colleagues behind
 * the same address.
 */
export const limitAnonymous =
  (
    { settings }: Pick<AppContext, 'settings'>,
    { isPublic }: { isPublic: boolean },
  ): MiddlewareHandler =>
  async (c, next) => {
    if (isPublic || cookiesOf(c, settings).get('access') === undefined) {
      const refusal = await countCallFrom(hostOf(clientAddressOf(c, settings)))
      if (refusal) throw refusal
    }
    await next()
  }
