import type { SubscriptionEvent } from '@/contracts/accounts/enums'
import type { Permission } from '@/contracts/permission'
import type { Tx } from '@/server/db/transaction'
import { enqueue, enqueueOnce } from './queue'

/** Enqueues a mail. It is sent only if the transaction is committed. */
export const enqueueMail = (
  db: Tx,
  to: string,
  mail: { subject: string; body: string },
  now: Date,
) => enqueue(db, 'mail', { to, ...mail }, now)
/** Enqueues an SMS to a phone number, as a job of the kind `mail`. It is sent only if the transaction is committed. */
export const enqueueSms = (db: Tx, to: string, body: string, now: Date) =>
  enqueue(db, 'mail', { channel: 'sms', to, subject: 'SMS', body }, now)
/**
 * An event in a store. `path`: the page that the mail links to. `permission`: what a reader of the text needs besides
 * the permission of the event, for example to read amounts.
 */
export type StoreEvent = {
  clientId: number
  event: SubscriptionEvent
  permission?: Permission
  title: string
  text: string
  path: string
}
/** Mails everybody who subscribed to this event of the store. */
export const notifyStore = (db: Tx, event: StoreEvent, now: Date) =>
  enqueue(db, 'storeEvent', event, now)
/** `notifyStore` once for each key, even if several processes request it. */
export const notifyStoreOnce = (db: Tx, uniqueKey: string, event: StoreEvent, now: Date) =>
  enqueueOnce(db, { kind: 'storeEvent', uniqueKey, payload: event, runAt: now })
