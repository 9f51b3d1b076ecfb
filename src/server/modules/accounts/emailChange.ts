import { addSeconds } from 'date-fns'
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { normalizeEmail } from '@/server/auth/email'
import { endSessions, hashToken, newToken } from '@/server/auth/sessions'
import { revokeSetupTokens } from '@/server/auth/setupTokens'
import { accounts, emailChanges } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { ApiError } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { emailConfirmMail, emailNoticeMail } from '@/server/platform/mailer/texts'

/** How long a confirmation link is valid, in seconds. */
const LINK_LIFETIME_SECONDS = 24 * 3600
const isUnanswered = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.cancelledAt))
const isOpen = (now: Date) => and(isUnanswered, gt(emailChanges.expiresAt, now.toISOString()))
const invalidToken = () =>
  new ApiError(
    422,
    'token_dead',
    'このURLは有効期限が切れているか、すでに使われています。メールアドレスの設定から、もう一度お手続きください。',
  )

/** The change that waits for confirmation; null when there is none. */
export async function pendingChange(db: Tx, accountId: number, now: Date) {
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), isOpen(now)))
    .orderBy(desc(emailChanges.id))
    .limit(1)
  return change ?? null
}
/**
 * Cancels the open change, expired ones too: a unique index allows one per account that is neither confirmed
 * nor cancelled.
 */
export const cancelChange = (db: Tx, accountId: number, now: Date) =>
  db
    .update(emailChanges)
    .set({ cancelledAt: now.toISOString() })
    .where(and(eq(emailChanges.accountId, accountId), isUnanswered))

/**
 * Stores the change and mails both addresses. When another account has the new address, only the mail to it
 * is left out: the caller must not learn which addresses are registered.
 */
export async function startChange(
  {
    db,
    context: { random, settings },
    now,
  }: Operation & { context: Pick<AppContext, 'random' | 'settings'> },
  account: { id: number; name: string; email: string },
  enteredEmail: string,
) {
  const newEmail = normalizeEmail(enteredEmail)
  const token = newToken(random)
  const cancelToken = newToken(random)
  const isRepeated = (await pendingChange(db, account.id, now))?.newEmail === newEmail
  await cancelChange(db, account.id, now)
  await db.insert(emailChanges).values({
    accountId: account.id,
    newEmail,
    tokenHash: hashToken(token),
    cancelHash: hashToken(cancelToken),
    createdAt: now.toISOString(),
    expiresAt: addSeconds(now, LINK_LIFETIME_SECONDS).toISOString(),
  })
  const link = (value: string) => `${settings.origin}/account/settings/email?token=${value}`
  const [owner] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, newEmail))
  if (!owner)
    await enqueue(
      db,
      'mail',
      { to: newEmail, ...emailConfirmMail(settings, { name: account.name, link: link(token) }) },
      now,
    )
  if (!isRepeated)
    await enqueue(
      db,
      'mail',
      {
        to: account.email,
        ...emailNoticeMail(settings, {
          name: account.name,
          newEmail,
          link: `${link(cancelToken)}&action=cancel`,
        }),
      },
      now,
    )
}

/**
 * Confirms or cancels the change. The token decides which: the mail to the new address has the one that confirms, the
 * mail to the old address the one that cancels. `action`, if sent, must agree. `sessionToKeep`: the session that
 * survives a confirmation; 0 for none.
 */
export async function answerChange(
  { db, now }: Operation,
  token: string,
  action: 'confirm' | 'cancel' | undefined,
  sessionToKeep: (accountId: number) => Promise<number>,
) {
  const hash = hashToken(token)
  const nowText = now.toISOString()
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(or(eq(emailChanges.tokenHash, hash), eq(emailChanges.cancelHash, hash)), isOpen(now)),
    )
    .for('update')
  const intent = change?.tokenHash === hash ? 'confirm' : 'cancel'
  if (!change || (action && action !== intent)) throw invalidToken()
  if (intent === 'cancel') {
    await db
      .update(emailChanges)
      .set({ cancelledAt: nowText })
      .where(eq(emailChanges.id, change.id))
    return { accountId: change.accountId, status: 'cancelled' as const, email: change.newEmail }
  }
  const [owner] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, change.newEmail))
  if (owner) throw invalidToken()
  await db.update(emailChanges).set({ confirmedAt: nowText }).where(eq(emailChanges.id, change.id))
  await db
    .update(accounts)
    .set({ email: change.newEmail, emailVerifiedAt: nowText })
    .where(eq(accounts.id, change.accountId))
  // A setup link that was mailed to the old address must no longer set a password.
  await revokeSetupTokens(db, change.accountId, now)
  await endSessions(db, change.accountId, now, await sessionToKeep(change.accountId))
  return { accountId: change.accountId, status: 'confirmed' as const, email: change.newEmail }
}

/** Deletes changes of an address whose links expired before `limit`. */
export const dropOldEmailChanges = (db: Tx, limit: string) =>
  db.delete(emailChanges).where(lt(emailChanges.expiresAt, limit))
