import { eq } from 'drizzle-orm'
import { createSetupToken } from '@/server/auth/setupTokens'
import { accounts } from '@/server/db/schema'
import type { JobDefinition } from '@/server/jobs/worker'
import { STANDARD_LEASE_SECONDS } from './standardLease'

/**
 * Sends a setup link. The address is looked up here and not in the call, so that timing does not reveal known
 * addresses.
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
      const purpose = account.status === 'invited' ? 'invite' : 'password_reset'
      await createSetupToken({ db, context, now: context.clock() }, account, purpose)
    },
}
