import { and, eq } from 'drizzle-orm'
import { accounts, digestItems } from '@/server/db/schema'
import { enqueueMail } from '@/server/jobs/messages'
import type { JobDefinition } from '@/server/jobs/worker'
import { digestMail } from '@/server/platform/mailer/texts'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/** The one mail of the day to an account that asked for a digest. */
export const digestJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      const accountId = Number(payload['accountId'])
      const items = await db
        .delete(digestItems)
        .where(eq(digestItems.accountId, accountId))
        .returning()
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
