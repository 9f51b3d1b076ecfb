import type { SubscriptionEvent } from '@/contracts/accounts/enums'
import type { Tx } from '@/server/db/transaction'
import { enqueue } from './queue'

/** Leaves only if the transaction that asks for it is committed. */
export const enqueueMail = (
  db: Tx,
  to: string,
  mail: { subject: string; body: string },
  now: Date,
) => enqueue(db, 'mail', { to, ...mail }, now)
export const enqueueSms = (db: Tx, to: string, body: string, now: Date) =>
  enqueue(db, 'mail', { channel: 'sms', to, subject: 'SMS', body }, now)
/** Mails everybody who subscribed to this event of the store. `path` is the page that the mail links to. */
export const notifyStore = (
  db: Tx,
  event: { clientId: number; event: SubscriptionEvent; title: string; text: string; path: string },
  now: Date,
) => enqueue(db, 'storeEvent', event, now)
