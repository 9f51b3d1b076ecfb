import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '@/server/http/context'
import { runWithRequestId } from '@/server/platform/requestId'

const REQUEST_ID_HEADER = 'X-Request-Id'
const ID_BYTES = 9

/** Sets the request id: that of a trusted proxy, otherwise a new one. Users quote it when they report a failure. */
export const requestId =
  ({ random, settings }: Pick<AppContext, 'random' | 'settings'>): MiddlewareHandler =>
  (c, next) => {
    const received = settings.trustProxy > 0 ? c.req.header(REQUEST_ID_HEADER) : undefined
    const id =
      received && /^[\w-]{8,64}$/.test(received) ? received : random(ID_BYTES).toString('base64url')
    c.header(REQUEST_ID_HEADER, id)
    return runWithRequestId(id, next)
  }
