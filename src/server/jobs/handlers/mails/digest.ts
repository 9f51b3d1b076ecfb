import { and, eq } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, clients, digestItems } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { STANDARD_LEASE_SECONDS } from '@/server/jobs/handlers/standardLease'
import { enqueueMail } from '@/server/jobs/messages'
import type { JobDefinition } from '@/server/jobs/worker'
import { digestMail } from '@/server/platform/mailer/texts'
import { recipientsOf } from './recipients'

/** The items that the account may still read: its role may have changed since. */
async function readableItems(db: Tx, items: (typeof digestItems.$inferSelect)[]) {
  const readable: typeof items = []
  for (const item of items) {
    const store = firstOrNotFound(
      await db.select().from(clients).where(eq(clients.id, item.clientId)),
    )
    const recipients = await recipientsOf(db, store, item.event, item.permission ?? undefined)
    if (recipients.some(({ id }) => id === item.accountId)) readable.push(item)
  }
  return readable
}

/** The daily digest mail of an account. */
export const digestJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      const accountId = Number(payload['accountId'])
      const waiting = await db
        .delete(digestItems)
        .where(eq(digestItems.accountId, accountId))
        .returning()
      const items = await readableItems(db, waiting)
      const [account] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
      if (!account || items.length === 0) return
      const mail = digestMail(context.settings, {
        name: account.name,
        items: items.sort((a, b) => a.id - b.id),
      })
      await enqueueMail(db, account.email, mail, context.clock())
    },
}
