import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import type { Settings } from './context'

/** A request as Hono's context has it, or as much of one as a page has (`pageLimit.ts`). */
type Caller = {
  env: unknown
  req: { url?: string; header: (name: string) => string | undefined }
}
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i
const plainAddress = (ip: string) => ip.replace(MAPPED_IPV4, '')

// The networks of reverse proxies: this machine and private networks. No client on the internet has these addresses.
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')
const isPrivate = (ip: string) => {
  const address = plainAddress(ip)
  return isIP(address) !== 0 && privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const socketAddressOf = (c: Caller) =>
  (c.env as Bindings)?.incoming?.socket?.remoteAddress ?? 'unknown'
const forwardedChain = (c: Caller) =>
  (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * The address seen by an undeclared proxy (TRUST_PROXY=0); undefined without a proxy. Next adds the header with the
 * address of the socket when nobody sent it.
 */
export function undeclaredForward(c: Caller, { trustProxy }: Settings): string | undefined {
  const claimed = trustProxy > 0 ? undefined : forwardedChain(c).at(-1)
  return claimed === socketAddressOf(c) ? undefined : claimed
}

/** Separates the address that a call claims from the one of its socket. */
const VIA = ' via '

/**
 * Returns the caller's address: that of the socket, or behind `trustProxy` proxies the one that the outermost proxy
 * saw. Behind an undeclared proxy it returns 'claimed via socket', so that the callers behind it are told apart. It
 * does so only for sockets of private networks: a caller on the internet could claim another address with each call.
 */
export function clientAddressOf(c: Caller, settings: Settings) {
  const socket = socketAddressOf(c)
  if (settings.trustProxy > 0) {
    const chain = forwardedChain(c)
    return chain.at(-settings.trustProxy) ?? chain[0] ?? socket
  }
  const claimed = undeclaredForward(c, settings)
  return claimed !== undefined && isIP(claimed) !== 0 && isPrivate(socket)
    ? `${claimed}${VIA}${socket}`
    : socket
}
/** The address of the undeclared proxy that a call came through. */
export const forwarderOf = (ip: string): string | undefined => ip.split(VIA)[1]

/** The client spoke TLS, to this server or to a proxy that the settings trust. */
export const isHttps = (c: Caller, { trustProxy }: Settings) =>
  c.req.url?.startsWith('https:') ||
  (trustProxy > 0 && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https')

const IPV6_GROUPS = 8

/**
 * The first 64 bits of an IPv6 address. A provider gives each customer a /64 network, within which a client may use any
 * address.
 */
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

const claimedAddress = (ip: string) => plainAddress(ip.split(VIA)[0] ?? ip)

/** Returns what limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function hostOf(ip: string) {
  const address = claimedAddress(ip)
  return isIPv6(address) ? `${ipv6Network(address)}::/64` : address
}
/** Returns what limits count as one network: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string) {
  const address = claimedAddress(ip)
  return isIPv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : hostOf(address)
}
