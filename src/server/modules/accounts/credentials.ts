import { desc, eq } from 'drizzle-orm'
import type { accountSettings } from '@/contracts/accounts'
import { dayMs } from '@/lib/date'
import { authenticate } from '@/server/auth/callers'
import { normalizeEmail } from '@/server/auth/email'
import { admitMail } from '@/server/auth/mailLimits'
import {
  hashPassword,
  SALT_BYTES,
  STANDARD_COST,
  verifyPassword,
  type HashTurn,
} from '@/server/auth/password'
import { refuseUnacceptablePassword, passwordVerdictOf } from '@/server/auth/passwordRules'
import { endSessions } from '@/server/auth/sessions'
import type { Account as Caller } from '@/server/auth/tenantScope'
import { accounts, fingerprints } from '@/server/db/schema'
import { hostOf } from '@/server/http/clientAddress'
import type { AppContext, Call, ManualTransactionCall } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { passwordChangedMail } from '@/server/platform/mailer/texts'
import { limit, refund } from '@/server/platform/rateLimiter'
import { answerChange, cancelChange, pendingChange, startChange } from './emailChange'
import { findAccountRow } from './repository'

/** Milliseconds after which the fingerprint of a browser is collected again. */
const FINGERPRINT_MAX_AGE_MS = 30 * dayMs

/**
 * Asks for the current password before a change that could lock the owner out; 422 when it is wrong. Attempts
 * count against the limit of the sign-in, and before the hash is computed, so that parallel attempts cannot
 * pass it.
 */
async function confirmPassword(
  context: Pick<AppContext, 'db'>,
  account: Caller,
  password: string,
  { now, ip }: { now: Date; ip: string },
) {
  const limitKey = `again ${account.id}`
  const row = await context.db.tx('system', async (db) => {
    await limit(db, 'signInPair', limitKey, now)
    return findAccountRow(db, account.id)
  })
  const turn: HashTurn = { queue: 'change', owner: hostOf(ip) }
  if (!(await verifyPassword(row.passwordHash, password, turn)))
    throw invalid(
      { currentPassword: '今のパスワードが正しくありません。' },
      '今のパスワードが正しくありません。',
    )
  await context.db.tx('system', (db) => refund(db, 'signInPair', limitKey))
  return row
}

/** Returns the rules that a new password does not meet, for the form in which it is typed. */
export const validatePassword = ({
  account,
  body,
}: Call<typeof accountSettings.validatePassword>) =>
  Promise.resolve(passwordVerdictOf(body.password, account.email))

/** Stores the new password, ends every other session of the account and mails its owner. */
export async function changePassword({
  context,
  account,
  body,
  now,
  ip,
}: ManualTransactionCall<typeof accountSettings.changePassword>) {
  const row = await confirmPassword(context, account, body.currentPassword, { now, ip })
  refuseUnacceptablePassword(body.newPassword, row.email, 'newPassword')
  if (body.newPassword === body.currentPassword)
    throw invalid(
      { newPassword: '今のパスワードと違うものを入力してください。' },
      'このパスワードは使えません。',
    )
  const turn: HashTurn = { queue: 'change', owner: hostOf(ip) }
  const salt = context.random(SALT_BYTES)
  const passwordHash = await hashPassword(body.newPassword, salt, STANDARD_COST, turn)
  await context.db.tx('system', async (db) => {
    await db
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: now.toISOString(), mustChangePassword: false })
      .where(eq(accounts.id, account.id))
    await endSessions(db, account.id, now, account.sessionId)
    const mail = { to: row.email, ...passwordChangedMail(context.settings, row) }
    await enqueue(db, 'mail', mail, now)
  })
}

/**
 * Mails a confirmation link to the new address. The password may be left out only to send the link of the
 * pending change again.
 */
export async function requestEmailChange({
  context,
  account,
  body,
  now,
  ip,
}: ManualTransactionCall<typeof accountSettings.requestEmailChange>) {
  const newEmail = normalizeEmail(body.newEmail)
  const pending = await context.db.tx('system', (db) => pendingChange(db, account.id, now))
  if (newEmail === normalizeEmail(account.email))
    throw invalid({ newEmail: '今と同じメールアドレスです。' })
  if (body.currentPassword !== undefined)
    await confirmPassword(context, account, body.currentPassword, { now, ip })
  else if (pending?.newEmail !== newEmail)
    throw invalid({ currentPassword: '今のパスワードを入力してください。' })
  await context.db.tx('system', async (db) => {
    if (await admitMail(db, { email: newEmail, ip }, now))
      await startChange({ db, context, now }, account, newEmail)
  })
}

/**
 * Confirms or cancels an e-mail change by the token of the mailed link, without a session. A confirmed change
 * ends the sessions of the account, except one in the browser that opened the link.
 */
export async function answerEmailChange({
  db,
  body,
  cookies,
  now,
  setActingAccount,
}: Call<typeof accountSettings.answerEmailChange>) {
  const account = await authenticate(db, cookies, { now }).then(
    (caller) => caller.account,
    () => undefined,
  )
  const { accountId, status, email } = await answerChange(
    { db, now },
    body.token,
    body.action,
    async (id) => (account?.id === id ? account.sessionId : 0),
  )
  setActingAccount(accountId)
  return { status, email }
}

/** Ends the pending change, if any. */
export async function cancelEmailChange({
  db,
  account,
  now,
}: Call<typeof accountSettings.cancelEmailChange>) {
  await cancelChange(db, account.id, now)
}

/** Whether the browser should send its fingerprint: the account has sent none for 30 days from any device. */
export async function fingerprintNecessity({
  db,
  account,
  now,
}: Call<typeof accountSettings.fingerprintNecessity>) {
  const [latest] = await db
    .select({ collectedAt: fingerprints.collectedAt })
    .from(fingerprints)
    .where(eq(fingerprints.accountId, account.id))
    .orderBy(desc(fingerprints.collectedAt))
    .limit(1)
  const isFresh =
    latest !== undefined &&
    now.getTime() - new Date(latest.collectedAt).getTime() <= FINGERPRINT_MAX_AGE_MS
  return { necessary: !isFresh }
}

/** Keeps one row for each browser of the account, with when it was last seen. `visitorHash` is made by the browser. */
export async function addFingerprint({
  db,
  account,
  body,
  userAgent,
  now,
}: Call<typeof accountSettings.addFingerprint>) {
  const latest = { userAgent, collectedAt: now.toISOString() }
  await db
    .insert(fingerprints)
    .values({ accountId: account.id, visitorHash: body.visitorHash, ...latest })
    .onConflictDoUpdate({
      target: [fingerprints.accountId, fingerprints.visitorHash],
      set: latest,
    })
}
