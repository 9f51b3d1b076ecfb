import { addSeconds } from 'date-fns'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SetupKind, SetupStatus } from '@/contracts/setupTokens/enums'
import { clients, companies, memberships, setupTokens, type accounts } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { enqueue } from '@/server/jobs/queue'
import { inviteMail, passwordResetMail } from '@/server/platform/mailer/texts'
import { hashToken, newToken } from './sessions'

const HOUR_SECONDS = 3600
const lifetimeSeconds: Record<SetupKind, number> = {
  invite: 7 * 24 * HOUR_SECONDS,
  password_reset: HOUR_SECONDS,
}

type Row = typeof setupTokens.$inferSelect
/** The state of a setup link at an instant. */
export function setupStatusOf(row: Row, now: Date): SetupStatus {
  if (row.usedAt) return 'used'
  if (row.revokedAt) return 'revoked'
  return row.expiresAt <= now.toISOString() ? 'expired' : 'valid'
}

type SetupOperation = Operation & { context: Pick<AppContext, 'random' | 'settings'> }
type AccountRow = typeof accounts.$inferSelect

/** Ends the links that were sent to an account and not used yet. */
export const revokeSetupTokens = (db: Tx, accountId: number, now: Date) =>
  db
    .update(setupTokens)
    .set({ revokedAt: now.toISOString() })
    .where(
      and(
        eq(setupTokens.accountId, accountId),
        isNull(setupTokens.usedAt),
        isNull(setupTokens.revokedAt),
      ),
    )

/** Marks a setup token as used; false if it was used, revoked or has expired. Of two concurrent uses one succeeds. */
export async function spendSetupToken(db: Tx, tokenId: number, now: Date): Promise<boolean> {
  const nowText = now.toISOString()
  const spent = await db
    .update(setupTokens)
    .set({ usedAt: nowText })
    .where(
      and(
        eq(setupTokens.id, tokenId),
        isNull(setupTokens.usedAt),
        isNull(setupTokens.revokedAt),
        gt(setupTokens.expiresAt, nowText),
      ),
    )
    .returning({ id: setupTokens.id })
  return spent.length > 0
}

/**
 * Returns a new setup link, with the name of the store or company for the mail, and revokes the earlier link. Only the
 * hash of the token is stored: the token exists in the link alone.
 */
export async function createSetupLink(
  { db, context: { random, settings }, now }: SetupOperation,
  account: AccountRow,
  kind: SetupKind,
) {
  await revokeSetupTokens(db, account.id, now)
  const [place] = await db
    .select({ company: companies.name, client: clients.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(clients, eq(clients.id, memberships.clientId))
    .where(eq(memberships.accountId, account.id))
    .orderBy(memberships.id)
    .limit(1)
  const token = newToken(random)
  await db.insert(setupTokens).values({
    accountId: account.id,
    kind,
    tokenHash: hashToken(token),
    companyName: place?.company ?? null,
    clientName: place?.client ?? null,
    createdAt: now.toISOString(),
    expiresAt: addSeconds(now, lifetimeSeconds[kind]).toISOString(),
  })
  return {
    link: `${settings.origin}/auth/reset_password?token=${token}`,
    place: place?.client ?? place?.company ?? settings.serviceName,
  }
}

/** Mails a new setup link to the account and revokes the earlier link. */
export async function mailSetupLink(
  { db, context, now }: SetupOperation,
  account: AccountRow,
  kind: SetupKind,
) {
  const { settings } = context
  const { link, place } = await createSetupLink({ db, context, now }, account, kind)
  const mail =
    kind === 'invite'
      ? inviteMail(settings, {
          name: account.name,
          place,
          link,
        })
      : passwordResetMail(settings, { name: account.name, link })
  await enqueue(db, 'mail', { to: account.email, ...mail }, now)
}
