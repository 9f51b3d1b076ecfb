import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Settings } from './context'

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The caller's address: that of the socket, or behind `trustProxy` proxies the one that the outermost proxy saw. */
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

const IPV6_GROUPS = 8

/** The first 64 bits of an IPv6 address: one line of a provider, within which a client may use any address. */
function ipv6Network(ip: string) {
  const [address = ''] = ip.split('%')
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - first.length - last.length)).fill('0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, IPV6_GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function hostOf(ip: string) {
  const address = plainAddress(ip)
  return isIPv6(address) ? `${ipv6Network(address)}::/64` : address
}
/** What limits count as one network: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string) {
  const address = plainAddress(ip)
  return isIPv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : hostOf(address)
}
