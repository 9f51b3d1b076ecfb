import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { isForwarded } from './forwarded'

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i
/** Whether a request may read the metrics: it comes from this machine or from METRICS_ALLOW, not through a proxy. */
export function canReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  allowed: BlockList | undefined,
) {
  const address = request.socket.remoteAddress?.replace(MAPPED_IPV4, '')
  if (address === undefined || isForwarded(request)) return false
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return thisMachine.check(address, family) || (allowed?.check(address, family) ?? false)
}
