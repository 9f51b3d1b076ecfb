import { and, eq, isNull } from 'drizzle-orm'
import { addSeconds } from 'date-fns'
import type { SetupKind, SetupStatus } from '@/contracts/setupTokens/enums'
import type { Operation } from '@/server/db/transaction'
import { clients, companies, memberships, setupTokens, type accounts } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import type { AppContext } from '@/server/http/context'
import { inviteMail, passwordResetMail } from '@/server/platform/mailer/texts'
import { hashToken } from './sessions'

const HOUR = 3600
const lives: Record<SetupKind, number> = { invite: 7 * 24 * HOUR, password_reset: HOUR }

type Row = typeof setupTokens.$inferSelect
export function setupStatusOf(row: Row, now: Date): SetupStatus {
  if (row.usedAt) return 'used'
  if (row.revokedAt) return 'revoked'
  return row.expiresAt <= now.toISOString() ? 'expired' : 'valid'
}

/**
 * Creates a setup token, revokes the earlier one, and mails the link. Only the hash is stored: the token itself
 * exists in the mail alone.
 */
export async function createSetupToken(
  {
    db,
    context: { random, settings },
    now,
  }: Operation & { context: Pick<AppContext, 'random' | 'settings'> },
  account: typeof accounts.$inferSelect,
  kind: SetupKind,
) {
  await db
    .update(setupTokens)
    .set({ revokedAt: now.toISOString() })
    .where(
      and(
        eq(setupTokens.accountId, account.id),
        isNull(setupTokens.usedAt),
        isNull(setupTokens.revokedAt),
      ),
    )
  const [place] = await db
    .select({ company: companies.name, client: clients.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(clients, eq(clients.id, memberships.clientId))
    .where(eq(memberships.accountId, account.id))
    .orderBy(memberships.id)
    .limit(1)
  const token = random(32).toString('base64url')
  await db.insert(setupTokens).values({
    accountId: account.id,
    kind,
    tokenHash: hashToken(token),
    companyName: place?.company ?? null,
    clientName: place?.client ?? null,
    createdAt: now.toISOString(),
    expiresAt: addSeconds(now, lives[kind]).toISOString(),
  })
  const link = `${settings.origin}/auth/reset_password?token=${token}`
  const mail =
    kind === 'invite'
      ? inviteMail(settings, {
          name: account.name,
          place: place?.client ?? place?.company ?? settings.serviceName,
          link,
        })
      : passwordResetMail(settings, { name: account.name, link })
  await enqueue(db, 'mail', { to: account.email, ...mail }, now)
}
