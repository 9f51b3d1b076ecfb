import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { sessions } from '@/contracts/sessions'
import { SignedIn, SignIn } from '@/contracts/sessions/schemas'
import { isFullySuspended } from '@/server/auth/companyAdmins'
import { normalizeEmail } from '@/server/auth/email'
import {
  hashPassword,
  isOutdated,
  SALT_BYTES,
  STANDARD_COST,
  verifyPassword,
  type HashTurn,
} from '@/server/auth/password'
import { endSession, rotateRefreshToken, startSession } from '@/server/auth/sessions'
import { accounts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { forwarderOf, hostOf, networkOf } from '@/server/http/clientAddress'
import { ApiError, otherAccount, tooMany } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { countFailedSignIn, recordSignIn } from '@/server/modules/accounts/records/accounts'
import { audit } from '@/server/platform/auditLog'
import { concurrencyLimiter } from '@/server/platform/concurrencyLimiter'
import { reset, consume, refund } from '@/server/platform/rateLimiter'
import { sessionsReference } from './reference'

const WRONG_CREDENTIALS = 'メールアドレスまたはパスワードが正しくありません。'
const SLOWED_ATTEMPT_MS = 2000
// Only a few slowed attempts run at a time: with thousands at once the delay would not help.
const runSlowly = concurrencyLimiter({
  atOnce: 4,
  queue: 20,
  queues: 100,
  busy: 'ただいまログインが混み合っています。数秒待ってから、もう一度お試しください。',
})
const minutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))
const accountLockText = (seconds: number) =>
  `続けて間違えたため、ログインを止めています。${minutes(seconds)}分ほど待つか、パスワードを再設定してください。`
const placeLockText = (seconds: number) =>
  `この場所からのログインの失敗が続いたため、しばらく止めています。${minutes(seconds)}分ほど待ってから、もう一度お試しください。`

/**
 * Counts an attempt before its password is checked, so that parallel attempts cannot pass the limit. An unknown address
 * is counted in the same way, so that it cannot be told apart.
 */
async function countAttempt(db: Tx, { email, ip }: { email: string; ip: string }, now: Date) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  const forwarder = forwarderOf(ip)
  // The key contains the time of the password, so that a new password lifts the lock from every place.
  const pair = `${email} ${hostOf(ip)} ${account?.passwordChangedAt ?? ''}`
  return {
    account,
    isSuspended: account !== undefined && (await isFullySuspended(db, account.id)),
    pair,
    byAccount: await consume(db, 'signInPair', pair, now),
    byPlace: [
      await consume(db, 'signInIp', hostOf(ip), now),
      await consume(db, 'signInNetwork', networkOf(ip), now),
    ],
    isSlow: (await consume(db, 'signInAccount', email, now)).left < 0,
    isCrowded:
      forwarder !== undefined && (await consume(db, 'signInForwarder', forwarder, now)).left < 0,
  }
}

/** Reverts `countAttempt` after a successful attempt. */
async function forgiveAttempt(
  db: Tx,
  { email, ip, pair }: { email: string; ip: string; pair: string },
) {
  await reset(db, 'signInPair', pair)
  await refund(db, 'signInIp', hostOf(ip))
  await refund(db, 'signInNetwork', networkOf(ip))
  await refund(db, 'signInAccount', email)
  const forwarder = forwarderOf(ip)
  if (forwarder !== undefined) await refund(db, 'signInForwarder', forwarder)
}

export const sessionRoutes = implement(sessions, sessionsReference, {
  signIn: {
    body: SignIn,
    manualTransaction: async ({ context, body, cookies, now, ip, setActingAccount }) => {
      const email = normalizeEmail(body.email)
      const { account, isSuspended, pair, byAccount, byPlace, isSlow, isCrowded } =
        await context.db.tx('system', (db) => countAttempt(db, { email, ip }, now))
      if (byAccount.left < 0) throw tooMany(byAccount.seconds, accountLockText(byAccount.seconds))
      const [exceeded] = byPlace.filter(({ left }) => left < 0)
      if (exceeded) throw tooMany(exceeded.seconds, placeLockText(exceeded.seconds))
      if (isCrowded) await runSlowly(hostOf(ip), () => sleep(SLOWED_ATTEMPT_MS))
      else if (isSlow) await sleep(SLOWED_ATTEMPT_MS)
      const turn: HashTurn = { queue: 'signIn', owner: hostOf(ip) }
      const isPasswordRight = await verifyPassword(account?.passwordHash, body.password, turn)
      if (!account || !isPasswordRight || account.status !== 'active' || isSuspended) {
        await context.db.tx('system', async (db) => {
          if (account) await countFailedSignIn(db, account.id)
          await audit(
            db,
            {
              call: sessions.signIn.operation,
              result: 'denied',
              code: 'wrong_credentials',
              accountId: account?.id,
              ip,
            },
            now,
          )
        })
        const { left, seconds } = byAccount
        throw new ApiError(422, 'wrong_credentials', WRONG_CREDENTIALS, {
          also: [
            left > 0
              ? `あと${left}回間違えると、15分間ログインできなくなります。`
              : accountLockText(seconds),
          ],
        })
      }
      const strongerHash =
        account.passwordHash && isOutdated(account.passwordHash)
          ? await hashPassword(body.password, context.random(SALT_BYTES), STANDARD_COST, turn)
          : undefined
      await context.db.tx('system', async (db) => {
        await forgiveAttempt(db, { email, ip, pair })
        await recordSignIn(db, account, strongerHash, now)
        await startSession({ db, context, now }, account.id, cookies)
      })
      setActingAccount(account.id)
    },
  },
  confirm: { response: SignedIn, run: async ({ account }) => ({ accountId: account.id }) },
  // A replayed token ends the session and is refused: the first must be committed although the second is an error.
  refresh: {
    manualTransaction: async ({ context, cookies, now, ip }) => {
      const refusal = await context.db.tx('system', (db) =>
        rotateRefreshToken({ db, context, now }, cookies, ip),
      )
      if (refusal) throw refusal
    },
  },
  signOut: {
    run: async ({ db, cookies, now, pageAccountId, setResponseHeader, setActingAccount }) => {
      const ended = await endSession(db, cookies, now)
      if (ended && pageAccountId !== undefined && pageAccountId !== ended.accountId)
        throw otherAccount()
      if (ended) setActingAccount(ended.accountId)
      // Data of this account must not stay in the browser for the next one. Not "cookies": the host may serve others.
      // Not "storage": impersonal settings (the width of the menu, the view of a list) stay, and clearPersonalStorage
      // removes the rest.
      setResponseHeader('Clear-Site-Data', '"cache"')
    },
  },
})
