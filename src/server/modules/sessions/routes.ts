import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { sessions } from '@/contracts/sessions'
import { SignedIn, SignIn } from '@/contracts/sessions/schemas'
import { audit } from '@/server/platform/auditLog'
import { plainEmail } from '@/server/auth/email'
import { hashPassword, isOutdated, verifyPassword } from '@/server/auth/password'
import { endSession, rotateRefreshToken, startSession } from '@/server/auth/sessions'
import { accounts } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { reset, consume, refund } from '@/server/platform/rateLimiter'
import { ApiError, tooMany } from '@/server/http/errors'

const WRONG = 'メールアドレスまたはパスワードが正しくありません。'
const SLOWED = 2000
const wait = (seconds: number) =>
  `続けて間違えたため、ログインを止めています。${Math.max(1, Math.ceil(seconds / 60))}分ほど待つか、パスワードを再設定してください。`

export const sessionRoutes = implement(sessions, {
  signIn: {
    body: SignIn,
    manualTransaction: async ({ context, body, cookies, now, ip, setActingAccount }) => {
      const email = plainEmail(body.email)
      const pair = `${email} ${ip}`
      // Counted before the work: twenty attempts at once count as twenty. An address that is not known here counts the same.
      const { tries, slow, account } = await context.db.tx('system', async (db) => ({
        tries: [await consume(db, 'signInPair', pair, now), await consume(db, 'signInIp', ip, now)],
        slow: (await consume(db, 'signInAccount', email, now)).left < 0,
        account: (await db.select().from(accounts).where(eq(accounts.email, email)))[0],
      }))
      const [over] = tries.filter((t) => t.left < 0)
      if (over) throw tooMany(over.seconds, wait(over.seconds))
      if (slow) await sleep(SLOWED)
      const right = await verifyPassword(account?.passwordHash, body.password)
      if (!account || !right || account.status !== 'active') {
        await context.db.tx('system', async (db) => {
          if (account)
            await db
              .update(accounts)
              .set({ failedAttempts: sql`${accounts.failedAttempts} + 1` })
              .where(eq(accounts.id, account.id))
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
        const [{ left, seconds } = { left: 0, seconds: 0 }] = tries
        throw new ApiError(422, 'wrong_credentials', WRONG, {
          also: [
            left > 0 ? `あと${left}回間違えると、15分間ログインできなくなります。` : wait(seconds),
          ],
        })
      }
      const stronger =
        account.passwordHash && isOutdated(account.passwordHash)
          ? await hashPassword(body.password, context.random(16))
          : undefined
      await context.db.tx('system', async (db) => {
        await reset(db, 'signInPair', pair)
        await refund(db, 'signInIp', ip)
        await refund(db, 'signInAccount', email)
        await db
          .update(accounts)
          .set({
            signInCount: account.signInCount + 1,
            lastSignInAt: account.currentSignInAt,
            currentSignInAt: now.toISOString(),
            failedAttempts: 0,
            ...(stronger && { passwordHash: stronger }),
          })
          .where(eq(accounts.id, account.id))
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
    run: async ({ db, cookies, now, setResponseHeader, setActingAccount }) => {
      const ended = await endSession(db, cookies, now)
      if (ended) setActingAccount(ended.accountId)
      // What the last person read must not wait in the browser for the next one. Not "cookies": the host may serve others.
      setResponseHeader('Clear-Site-Data', '"cache", "storage"')
    },
  },
})
