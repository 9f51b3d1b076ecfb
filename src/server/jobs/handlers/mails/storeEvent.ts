import { eq } from 'drizzle-orm'
import { subscriptionEvents, type SubscriptionEvent } from '@/contracts/accounts/enums'
import { permissions } from '@/contracts/permission'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { addDays, dayOf, instantAt } from '@/lib/date'
import { clients, digestItems } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { STANDARD_LEASE_SECONDS } from '@/server/jobs/handlers/standardLease'
import { enqueueMail } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import type { JobDefinition } from '@/server/jobs/worker'
import { storeEventMail } from '@/server/platform/mailer/texts'
import { recipientsOf } from './recipients'

const DIGEST_TIME = '08:00'
type DigestItem = Omit<typeof digestItems.$inferInsert, 'createdAt'>

function nextDigestAt(now: Date) {
  const today = new Date(instantAt(dayOf(now), DIGEST_TIME))
  return today > now ? today : new Date(instantAt(addDays(dayOf(now), 1), DIGEST_TIME))
}

/** Adds an event to the daily mail of an account. The first event of a day enqueues the mail. */
async function addToDigest(db: Tx, item: DigestItem, now: Date) {
  const { accountId } = item
  if ((await db.$count(digestItems, eq(digestItems.accountId, accountId))) === 0)
    await enqueue(db, 'digest', { accountId }, nextDigestAt(now))
  await db.insert(digestItems).values({ ...item, createdAt: now.toISOString() })
}

const isSubscriptionEvent = (value: unknown): value is SubscriptionEvent =>
  subscriptionEvents.some((event) => event === value)

/** Notifies the members who may read about an event and subscribed to it: by mail at once, or in the daily digest. */
export const storeEventJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      const event = payload['event']
      const [store] = await db
        .select()
        .from(clients)
        .where(eq(clients.id, Number(payload['clientId'])))
      if (!isSubscriptionEvent(event) || !store) return
      const now = context.clock()
      const storeEvent = {
        store: store.name,
        title: String(payload['title']),
        text: String(payload['text']),
        path: String(payload['path']),
      }
      const permission = permissions.find((known) => known === payload['permission'])
      const recipients = await recipientsOf(db, store, event, permission)
      for (const { id, email, name, events } of recipients) {
        const delivery = (events ?? defaultDeliveries)[event]
        if (delivery === 'immediate')
          await enqueueMail(
            db,
            email,
            storeEventMail(context.settings, { name, ...storeEvent }),
            now,
          )
        if (delivery === 'daily')
          await addToDigest(
            db,
            { accountId: id, clientId: store.id, event, permission, ...storeEvent },
            now,
          )
      }
    },
}
