import type { Context } from 'hono'
import type { Settings } from './context'

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** Address of the socket, or behind trusted proxies the address that the outermost of them saw. */
export function clientAddressOf(c: Context, { trustProxy }: Settings) {
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
