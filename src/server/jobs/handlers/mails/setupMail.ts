import { eq, inArray } from 'drizzle-orm'
import { isFullySuspended } from '@/server/auth/companyAdmins'
import { mailSetupLink } from '@/server/auth/setupTokens'
import { accounts, clients, companies } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { STANDARD_LEASE_SECONDS } from '@/server/jobs/handlers/standardLease'
import { enqueue } from '@/server/jobs/queue'
import type { JobDefinition } from '@/server/jobs/worker'
import { storeAccessMail } from '@/server/platform/mailer/texts'

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number')

async function mailCompanyAccess(
  db: Tx,
  { clock, settings }: AppContext,
  account: typeof accounts.$inferSelect,
  companyId: number,
) {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) return
  const mail = storeAccessMail(settings, {
    name: account.name,
    place: company.name,
    path: '/account',
  })
  await enqueue(db, 'mail', { to: account.email, ...mail }, clock())
}

async function mailStoreAccess(
  db: Tx,
  { clock, settings }: AppContext,
  account: typeof accounts.$inferSelect,
  clientIds: readonly number[],
) {
  const [first, ...others] = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(inArray(clients.id, clientIds))
    .orderBy(clients.id)
  if (!first) return
  const mail = storeAccessMail(settings, {
    name: account.name,
    place: others.length === 0 ? first.name : `${first.name}ほか${others.length}店舗`,
    path: others.length === 0 ? `/clients/${first.id}` : '/account',
  })
  await enqueue(db, 'mail', { to: account.email, ...mail }, clock())
}

/**
 * Mails a setup link. With `clientIds` or `companyId` the mail is an invitation to those stores or the whole company,
 * and has no link if the account is in use. The address is looked up in this job and not in the call, so that the
 * duration of the call does not reveal known addresses.
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
      const { clientIds, companyId } = payload
      if (account.status === 'active' && isIdList(clientIds))
        return mailStoreAccess(db, context, account, clientIds)
      if (account.status === 'active' && typeof companyId === 'number')
        return mailCompanyAccess(db, context, account, companyId)
      if (await isFullySuspended(db, account.id)) return
      const purpose = account.status === 'invited' ? 'invite' : 'password_reset'
      return mailSetupLink({ db, context, now: context.clock() }, account, purpose)
    },
}
