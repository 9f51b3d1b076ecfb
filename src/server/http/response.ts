import type { Context } from 'hono'
import type { Endpoint } from '@/contracts/endpoint'
import type { Settings } from './router'
import { ApiError } from './errors'

export const APP_HEADER = 'X-App'
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The address of the socket, or with proxies in front the one that the outermost of them saw. */
export function ipOf(c: Context, { trustProxy }: Settings) {
  const chain =
    trustProxy > 0
      ? (c.req.header('X-Forwarded-For') ?? '')
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : []
  return (
    chain.at(-trustProxy) ??
    chain[0] ??
    (c.env as Bindings)?.incoming?.socket?.remoteAddress ??
    'unknown'
  )
}
export const isHttps = (c: Context, { trustProxy }: Settings) =>
  c.req.url.startsWith('https:') ||
  (trustProxy > 0 && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https')

/** A form or a foreign page cannot set the header without a preflight, and gets no answer to one. */
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

export const statusOf = (media: Endpoint['response']) => (media === undefined ? 204 : 200)

/** RFC 6266, with what RFC 8187 leaves out of an encoded name encoded too. */
export const attachmentHeader = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

export function respond(c: Context, media: Endpoint['response'], output: unknown) {
  if (media === undefined) return c.body(null, 204)
  if (media === 'application/json') {
    if (typeof output === 'object' && output !== null && 'lockVersion' in output)
      c.header('ETag', `"${String(output.lockVersion)}"`)
    return c.json(output as object)
  }
  // Bytes whose kind only the row knows: they carry it, and no reader may guess another.
  const kind =
    media === 'application/octet-stream' && output instanceof Blob && output.type !== ''
      ? output.type
      : media
  c.header('Content-Type', kind.startsWith('text/') ? `${kind}; charset=utf-8` : kind)
  c.header('X-Content-Type-Options', 'nosniff')
  if (output instanceof File) c.header('Content-Disposition', attachmentHeader(output.name))
  return c.body(output instanceof Blob ? output.stream() : (output as ReadableStream))
}

export function sendError(c: Context, { status, code, messages, fields, headers }: ApiError) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return c.json({ code, messages, ...(fields && { fields }) }, status)
}
