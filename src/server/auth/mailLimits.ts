import type { Tx } from '@/server/db/transaction'
import { forwarderOf, hostOf, networkOf } from '@/server/http/clientAddress'
import { consume } from '@/server/platform/rateLimiter'

/**
 * Counts a requested mail against the limits of its address; false if it must not be sent. The caller then answers as
 * if it had been sent, so that the answer reveals nothing about the address.
 */
export async function admitMail(
  db: Tx,
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<boolean> {
  const forwarder = forwarderOf(ip)
  const counts = [
    // An undeclared proxy may lie about its callers, which must not multiply the mails to one address.
    await consume(db, 'mailPerAddress', `${email} ${networkOf(forwarder ?? ip)}`, now),
    await consume(db, 'mailPerIp', hostOf(ip), now),
    ...(forwarder === undefined ? [] : [await consume(db, 'mailPerForwarder', forwarder, now)]),
  ]
  return counts.every(({ left }) => left >= 0)
}
