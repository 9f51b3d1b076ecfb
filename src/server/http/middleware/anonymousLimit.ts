import type { MiddlewareHandler } from 'hono'
import { clientAddressOf, hostOf } from '@/server/http/clientAddress'
import type { AppContext } from '@/server/http/context'
import { cookiesOf } from '@/server/http/cookies'
import { countCallFrom } from '@/server/platform/callLimits'

/**
 * Counts calls without a session by address, before their body is read: those that need none, and those that bring
 * none. Calls of an account are counted by account (`rateLimit.ts`), so that a colleague behind the same address keeps
 * on working.
 */
export const limitAnonymous =
  ({ settings }: Pick<AppContext, 'settings'>, isPublic: boolean): MiddlewareHandler =>
  async (c, next) => {
    if (isPublic || cookiesOf(c, settings).get('access') === undefined) {
      const refusal = await countCallFrom(hostOf(clientAddressOf(c, settings)))
      if (refusal) throw refusal
    }
    await next()
  }
