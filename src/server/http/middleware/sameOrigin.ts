import type { Context } from 'hono'
import { ApiError } from '@/server/http/errors'

export const APP_HEADER = 'X-App'

/**
 * CSRF protection: a form or a foreign page cannot set the header without a preflight, and preflights are not
 * answered.
 */
export async function requireSameOrigin(c: Context, next: () => Promise<void>) {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const host = c.req.header('Host') ?? new URL(c.req.url).host
  const foreign =
    (site && site !== 'same-origin') ||
    (origin && !(URL.canParse(origin) && new URL(origin).host === host))
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Cookie')
  if (foreign || c.req.header(APP_HEADER) !== APP_HEADER)
    throw new ApiError(403, 'foreign_request', 'この画面からは操作できません。')
  await next()
}
