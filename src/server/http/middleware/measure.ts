import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext } from '@/server/http/context'

const OPERATION = 'operation'
const UNKNOWN = 'unknown'
/** Name of the operation that the call reached, for example `offerings.list`. */
export const operationOf = (c: Context) => (c.get(OPERATION) as string | undefined) ?? UNKNOWN
/** Names the operation of a call for the metrics. */
export const setOperation = (c: Context, name: string) => {
  c.set(OPERATION, name)
}

/** Duration and status of each call. The operation is known once its handler is reached. */
export const measure =
  ({ metrics }: Pick<AppContext, 'metrics'>): MiddlewareHandler =>
  async (c, next) => {
    const end = metrics.calls.startTimer()
    await next()
    end({ operation: operationOf(c), status: c.res.status })
  }
