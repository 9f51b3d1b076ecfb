import type { IncomingMessage } from 'node:http'

/**
 * Whether a request came through a proxy. Next adds X-Forwarded-* with what it sees itself when nobody sent them: any
 * other value comes from a proxy, or is forged.
 */
export function isForwarded({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const differs = (name: string, own: string | undefined) =>
    headers[name] !== undefined && headers[name] !== own
  return (
    ['forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined) ||
    differs('x-forwarded-for', socket.remoteAddress) ||
    differs('x-forwarded-host', headers.host) ||
    differs('x-forwarded-proto', 'http')
  )
}
