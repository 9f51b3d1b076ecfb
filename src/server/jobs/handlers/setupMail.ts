import { eq } from 'drizzle-orm'
import { createSetupToken } from '@/server/auth/setupTokens'
import { accounts, clients } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { enqueue } from '@/server/jobs/queue'
import type { JobDefinition } from '@/server/jobs/worker'
import { storeAccessMail } from '@/server/platform/mailer/texts'
import { STANDARD_LEASE_SECONDS } from './standardLease'

async function mailStoreAccess(
  db: Tx,
  { clock, settings }: AppContext,
  account: typeof accounts.$inferSelect,
  clientId: number,
) {
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, clientId))
  if (!client) return
  const mail = storeAccessMail(settings, {
    name: account.name,
    place: client.name,
    path: `/clients/${clientId}`,
  })
  await enqueue(db, 'mail', { to: account.email, ...mail }, clock())
}

/**
 * Sends a setup link; with `clientId` to somebody who was invited to that store, who needs none where the account is
 * in use. The address is looked up here and not in the call, so that timing does not reveal known addresses.
 */
export const setupMailJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run:
    async ({ payload }, context) =>
    async (db) => {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.email, String(payload['email'])))
      if (!account || account.status === 'disabled') return
      const clientId = payload['clientId']
      if (typeof clientId === 'number' && account.status === 'active')
        return mailStoreAccess(db, context, account, clientId)
      const purpose = account.status === 'invited' ? 'invite' : 'password_reset'
      return createSetupToken({ db, context, now: context.clock() }, account, purpose)
    },
}
