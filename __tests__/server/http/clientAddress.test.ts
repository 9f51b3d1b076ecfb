import { hostOf, networkOf } from '@/server/http/clientAddress'

test.each([
  ['192.0.2.9', '192.0.2.9', '192.0.2.0/24'],
  ['::ffff:192.0.2.9', '192.0.2.9', '192.0.2.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:bbbb:1:2:3', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown', 'unknown'],
])('%s は、制限では %s と %s として数える', (ip, host, network) => {
  expect([hostOf(ip), networkOf(ip)]).toEqual([host, network])
})
