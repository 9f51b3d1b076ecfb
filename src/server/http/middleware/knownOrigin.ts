import type { Context, Next } from 'hono'
import type { AppContext } from '@/server/http/context'
import {
  crossOriginHeaders,
  preflightHeaders,
  varyOf,
  type Headers,
} from '@/server/http/crossOrigin'
import { ApiError } from '@/server/http/errors'

const APP_HEADER = 'X-App'

function isForeign(c: Context) {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const host = c.req.header('Host') ?? new URL(c.req.url).host
  if (site && site !== 'same-origin') return true
  return Boolean(origin) && !(URL.canParse(String(origin)) && new URL(String(origin)).host === host)
}
function setHeaders(c: Context, headers: Headers) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

/**
 * CSRF protection: a form or a foreign page cannot set the header without a preflight, and preflights are answered
 * only to the origins of ALLOWED_ORIGINS.
 */
export const requireKnownOrigin =
  ({ settings: { allowedOrigins } }: Pick<AppContext, 'settings'>) =>
  async (c: Context, next: Next) => {
    const allowed = crossOriginHeaders(c.req.header('Origin'), allowedOrigins)
    c.header('Cache-Control', 'no-store')
    c.header('Vary', varyOf(allowedOrigins))
    if (allowed) setHeaders(c, allowed)
    if (allowed && c.req.method === 'OPTIONS') {
      setHeaders(c, preflightHeaders)
      return c.body(null, 204)
    }
    if ((!allowed && isForeign(c)) || c.req.header(APP_HEADER) !== APP_HEADER)
      throw new ApiError(403, 'foreign_request', 'この画面からは操作できません。')
    return next()
  }
