import { eq } from 'drizzle-orm'
import { PasswordCheck, PasswordVerdict } from '@/contracts/accounts/schemas'
import { setupTokens as contract } from '@/contracts/setupTokens'
import { SetupPassword, SetupRequest, SetupToken } from '@/contracts/setupTokens/schemas'
import { normalizeEmail } from '@/server/auth/email'
import { admitMail } from '@/server/auth/mailLimits'
import { hashPassword, SALT_BYTES, STANDARD_COST, type HashTurn } from '@/server/auth/password'
import { refuseUnacceptablePassword, passwordVerdictOf } from '@/server/auth/passwordRules'
import { endSessions, hashToken } from '@/server/auth/sessions'
import { setupStatusOf, spendSetupToken } from '@/server/auth/setupTokens'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, setupTokens } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { hostOf } from '@/server/http/clientAddress'
import { ApiError } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { enqueue } from '@/server/jobs/queue'
import { setUpPassword } from '@/server/modules/accounts/records/accounts'
import { passwordChangedMail } from '@/server/platform/mailer/texts'
import { limit } from '@/server/platform/rateLimiter'
import { setupTokensReference } from './reference'

const findToken = async (db: Tx, token: string) =>
  firstOrNotFound(
    await db
      .select({ token: setupTokens, account: accounts })
      .from(setupTokens)
      .innerJoin(accounts, eq(accounts.id, setupTokens.accountId))
      .where(eq(setupTokens.tokenHash, hashToken(token))),
  )
const deadToken = () =>
  new ApiError(
    422,
    'token_dead',
    'このURLは有効期限が切れているか、すでに使われています。もう一度、再設定を依頼してください。',
  )

export const setupTokenRoutes = implement(contract, setupTokensReference, {
  request: {
    body: SetupRequest,
    run: async ({ db, body, now, ip }) => {
      const email = normalizeEmail(body.email)
      if (await admitMail(db, { email, ip }, now)) await enqueue(db, 'setupMail', { email }, now)
    },
  },
  one: {
    response: SetupToken,
    run: async ({ db, setupToken, now }) => {
      const { token, account } = await findToken(db, setupToken)
      return {
        kind: token.kind,
        status: setupStatusOf(token, now),
        email: account.email,
        accountName: account.name,
        companyName: token.companyName,
        clientName: token.clientName,
        expiresAt: token.expiresAt,
      }
    },
  },
  validatePassword: {
    body: PasswordCheck,
    response: PasswordVerdict,
    run: async ({ db, setupToken, body }) =>
      passwordVerdictOf(body.password, (await findToken(db, setupToken)).account.email),
  },
  use: {
    body: SetupPassword,
    manualTransaction: async ({ context, setupToken, body, now, ip, setActingAccount }) => {
      const { token, account } = await context.db.tx('system', (db) => findToken(db, setupToken))
      if (setupStatusOf(token, now) !== 'valid' || account.status === 'disabled') throw deadToken()
      refuseUnacceptablePassword(body.password, account.email, 'password')
      // Counted before the work: one link costs a few hashes, however often it is used at once.
      await context.db.tx('system', (db) => limit(db, 'setupLink', token.id, now))
      const turn: HashTurn = { queue: 'change', owner: hostOf(ip) }
      const salt = context.random(SALT_BYTES)
      const passwordHash = await hashPassword(body.password, salt, STANDARD_COST, turn)
      await context.db.tx('system', async (db) => {
        if (!(await spendSetupToken(db, token.id, now))) throw deadToken()
        await setUpPassword(db, account, passwordHash, now)
        // Ends the sessions that were started with the old password.
        await endSessions(db, account.id, now)
        if (token.kind === 'password_reset')
          await enqueue(
            db,
            'mail',
            { to: account.email, ...passwordChangedMail(context.settings, account) },
            now,
          )
      })
      setActingAccount(account.id)
    },
  },
})
