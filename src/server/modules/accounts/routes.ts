import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { AppContext } from '@/server/http/context'
import { account as currentContract } from '@/contracts/account'
import { CurrentAccount } from '@/contracts/account/schemas'
import { accounts as contract } from '@/contracts/accounts'
import {
  AccessibleClients,
  AccessibleCompanies,
  Account,
  AccountInput,
  AccountPermission,
  ClientVisitInput,
  EmailChangeAnswer,
  EmailChangeRequest,
  EmailChangeResult,
  Fingerprint,
  FingerprintNecessity,
  NotificationCounts,
  PasswordChange,
  PasswordCheck,
  PasswordVerdict,
  SignInStatus,
  Subscriptions,
  SubscriptionsInput,
} from '@/contracts/accounts/schemas'
import { ownAccount } from '@/contracts/ownAccount'
import { permissionsOf } from '@/domain/accounts/permissions'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { plainEmail } from '@/server/auth/email'
import { hashPassword, verifyPassword } from '@/server/auth/password'
import { acceptable, verdictOn } from '@/server/auth/passwordRules'
import { endSessions, authenticate } from '@/server/auth/sessions'
import type { Tx } from '@/server/db/transaction'
import { accounts, clientVisits, companies, fingerprints, subscriptions } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import { implement } from '@/server/http/route'
import { consume, limit, refund } from '@/server/platform/rateLimiter'
import { passwordChangedMail } from '@/server/platform/mailer/texts'
import { unreadNotices } from '@/server/modules/notices/service'
import { invalid, notFound } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { Account as Caller } from '@/server/auth/tenantScope'
import {
  nothingToDo,
  seatsToday,
  sumOf,
  todosOf,
  totalOf,
} from '@/server/modules/dashboard/service'
import { refuseStale } from '@/server/db/optimisticLock'
import { accessibleClients } from '@/server/lookups/accounts'
import { answerChange, cancelChange, pendingChange, startChange } from './emailChange'

const rowOf = async (db: Tx, id: number) =>
  takeOne(await db.select().from(accounts).where(eq(accounts.id, id)))

const accountOf = async (db: Tx, id: number, now: Date) => ({
  ...(await rowOf(db, id)),
  pendingEmail: await pendingChange(db, id, now),
})

/** Of these stores those in which somebody may ask workers for the individual number. */
const asking = ({ memberships }: Caller, mine: Awaited<ReturnType<typeof accessibleClients>>) =>
  mine.flatMap(({ client }) =>
    memberships.some(
      (m) =>
        (m.clientId === null ? m.companyId === client.companyId : m.clientId === client.id) &&
        permissionsOf(m.role).includes('mynumber.request'),
    )
      ? [client.id]
      : [],
  )

const subscriptionsOf = async (db: Tx, account: Caller) => {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, account.id))
  const chosen = new Map(rows.map((row) => [row.clientId, row.events]))
  return {
    items: (await accessibleClients(db, account)).map(({ client }) => ({
      clientId: client.id,
      clientName: client.name,
      events: { ...defaultDeliveries, ...chosen.get(client.id) },
    })),
  }
}

export const accountRoutes = [
  ...implement(
    { ...contract, ...ownAccount },
    {
      me: { response: Account, run: ({ db, account, now }) => accountOf(db, account.id, now) },
      update: {
        body: AccountInput,
        response: Account,
        run: async ({ db, account, body: { lockVersion: _, ...body }, version, now }) => {
          const row = takeOne(
            await db.select().from(accounts).where(eq(accounts.id, account.id)).for('update'),
          )
          await refuseStale(db, { lockVersion: row.lockVersion, updatedBy: account.id }, version)
          const orNothing = (text: string | undefined) => (text === '' ? null : text)
          await db
            .update(accounts)
            .set({
              ...body,
              nameKana: orNothing(body.nameKana),
              phoneNumber: orNothing(body.phoneNumber),
              department: orNothing(body.department),
              lockVersion: row.lockVersion + 1,
            })
            .where(eq(accounts.id, account.id))
          return accountOf(db, account.id, now)
        },
      },
      permission: {
        response: AccountPermission,
        run: async ({ account }) => {
          const scopes = account.memberships.map((m) => ({
            ...m,
            permissions: [...permissionsOf(m.role)],
          }))
          return { permissions: [...new Set(scopes.flatMap((s) => s.permissions))], scopes }
        },
      },
      signInStatus: {
        response: SignInStatus,
        run: async ({ db, account }) => {
          const row = await rowOf(db, account.id)
          const ids = account.memberships.flatMap((m) =>
            m.role === 'companyAdmin' ? [m.companyId] : [],
          )
          const own =
            ids.length > 0
              ? await db
                  .select({ status: companies.identificationStatus })
                  .from(companies)
                  .where(inArray(companies.id, ids))
              : []
          return {
            signedInCount: row.signInCount,
            firstSignIn: row.signInCount <= 1,
            lastSignInAt: row.lastSignInAt,
            currentSignInAt: row.currentSignInAt,
            failedAttempts: row.failedAttempts,
            needsPasswordSetup: row.mustChangePassword,
            needsPhoneVerification: false,
            needsTermsAgreement: false,
            needsIdentification: own.some((c) => c.status !== 'approved'),
          }
        },
      },
      notificationCounts: {
        response: NotificationCounts,
        run: async ({ db, account, now }) => {
          const mine = await accessibleClients(db, account)
          const ids = mine.map((c) => c.client.id)
          const todos = await todosOf(db, ids, now, asking(account, mine))
          const byClient = ids.map((clientId) => ({
            clientId,
            ...(todos.get(clientId) ?? nothingToDo),
          }))
          return {
            ...sumOf(byClient),
            unreadNotices: await unreadNotices(db, account, now),
            byClient,
          }
        },
      },
      clients: {
        response: AccessibleClients,
        run: async ({ db, account, now }) => {
          const mine = await accessibleClients(db, account)
          const ids = mine.map((c) => c.client.id)
          const todos = await todosOf(db, ids, now, asking(account, mine))
          const seats = await seatsToday(db, ids, now)
          const visits = new Map(
            (
              await db.select().from(clientVisits).where(eq(clientVisits.accountId, account.id))
            ).map((v) => [v.clientId, v]),
          )
          return {
            items: mine.map(({ client, companyName }) => {
              const waits = todos.get(client.id) ?? nothingToDo
              const visit = visits.get(client.id)
              return {
                ...client,
                companyName,
                isFavorite: visit?.isFavorite ?? false,
                lastOpenedAt: visit?.lastOpenedAt ?? null,
                today: seats.get(client.id) ?? { capacity: 0, matchedCount: 0 },
                todos: waits,
                todoCount: totalOf(waits),
              }
            }),
          }
        },
      },
      companies: {
        response: AccessibleCompanies,
        run: async ({ db, account, now }) => {
          const ids = account.memberships.flatMap((m) => (m.clientId === null ? [m.companyId] : []))
          const mine = await accessibleClients(db, account)
          const todos = await todosOf(
            db,
            mine.map((c) => c.client.id),
            now,
            asking(account, mine),
          )
          const rows =
            ids.length > 0
              ? await db
                  .select()
                  .from(companies)
                  .where(inArray(companies.id, ids))
                  .orderBy(asc(companies.id))
              : []
          return {
            items: rows.map(({ id, name, status }) => {
              const own = mine.filter((c) => c.client.companyId === id)
              return {
                id,
                name,
                status,
                clientCount: own.length,
                todoCount: own.reduce(
                  (sum, c) => sum + totalOf(todos.get(c.client.id) ?? nothingToDo),
                  0,
                ),
              }
            }),
          }
        },
      },
      visitClient: {
        body: ClientVisitInput,
        manualTransaction: async ({ context, account, clientId, body, now }) => {
          const set = {
            ...(body.isFavorite !== undefined && { isFavorite: body.isFavorite }),
            ...(body.opened && { lastOpenedAt: now.toISOString() }),
          }
          if (Object.keys(set).length === 0) return
          await context.db.tx('system', (db) =>
            db
              .insert(clientVisits)
              .values({ accountId: account.id, clientId, ...set })
              .onConflictDoUpdate({ target: [clientVisits.accountId, clientVisits.clientId], set }),
          )
        },
      },
      validatePassword: {
        body: PasswordCheck,
        response: PasswordVerdict,
        run: async ({ account, body }) => verdictOn(body.password, account.email),
      },
      changePassword: {
        body: PasswordChange,
        manualTransaction: async ({ context, account, body, now }) => {
          const row = await confirmPassword(context, account, body.currentPassword, now)
          acceptable(body.newPassword, row.email, 'newPassword')
          if (body.newPassword === body.currentPassword)
            throw invalid(
              { newPassword: '今のパスワードと違うものを入力してください。' },
              'このパスワードは使えません。',
            )
          const passwordHash = await hashPassword(body.newPassword, context.random(16))
          await context.db.tx('system', async (db) => {
            await db
              .update(accounts)
              .set({
                passwordHash,
                passwordChangedAt: now.toISOString(),
                mustChangePassword: false,
              })
              .where(eq(accounts.id, account.id))
            await endSessions(db, account.id, now, account.sessionId)
            await enqueue(
              db,
              'mail',
              { to: row.email, ...passwordChangedMail(context.settings, row) },
              now,
            )
          })
        },
      },
      requestEmailChange: {
        body: EmailChangeRequest,
        manualTransaction: async ({ context, account, body, now, ip }) => {
          const newEmail = plainEmail(body.newEmail)
          const pending = await context.db.tx('system', (db) => pendingChange(db, account.id, now))
          if (newEmail === plainEmail(account.email))
            throw invalid({ newEmail: '今と同じメールアドレスです。' })
          if (body.currentPassword !== undefined)
            await confirmPassword(context, account, body.currentPassword, now)
          else if (pending?.newEmail !== newEmail)
            throw invalid({ currentPassword: '今のパスワードを入力してください。' })
          await context.db.tx('system', async (db) => {
            const tries = [
              await consume(db, 'mailPerAddress', newEmail, now),
              await consume(db, 'mailPerIp', ip, now),
            ]
            if (tries.every((t) => t.left >= 0))
              await startChange({ db, context, now }, account, newEmail)
          })
        },
      },
      answerEmailChange: {
        body: EmailChangeAnswer,
        response: EmailChangeResult,
        run: async ({ db, body, cookies, now, setActingAccount }) => {
          // Whoever opens the link in the browser in which they are signed in stays signed in there, and only there.
          const here = await authenticate(db, cookies, now).catch(() => undefined)
          const { accountId, status, email } = await answerChange(
            { db, now },
            body.token,
            body.action,
            async (id) => (here?.id === id ? here.sessionId : 0),
          )
          setActingAccount(accountId)
          return { status, email }
        },
      },
      cancelEmailChange: {
        run: async ({ db, account, now }) => {
          await cancelChange(db, account.id, now)
        },
      },
      fingerprintNecessity: {
        response: FingerprintNecessity,
        run: async ({ db, account, now }) => {
          const [last] = await db
            .select({ collectedAt: fingerprints.collectedAt })
            .from(fingerprints)
            .where(eq(fingerprints.accountId, account.id))
            .orderBy(desc(fingerprints.collectedAt))
            .limit(1)
          return {
            necessary: !last || now.getTime() - new Date(last.collectedAt).getTime() > FRESH_MS,
          }
        },
      },
      addFingerprint: {
        body: Fingerprint,
        run: async ({ db, account, body, userAgent, now }) => {
          const set = { userAgent, collectedAt: now.toISOString() }
          await db
            .insert(fingerprints)
            .values({ accountId: account.id, visitorHash: body.visitorHash, ...set })
            .onConflictDoUpdate({ target: [fingerprints.accountId, fingerprints.visitorHash], set })
        },
      },
      subscriptions: {
        response: Subscriptions,
        run: ({ db, account }) => subscriptionsOf(db, account),
      },
      saveSubscriptions: {
        body: SubscriptionsInput,
        response: Subscriptions,
        run: async ({ db, account, body }) => {
          const mine = new Set((await accessibleClients(db, account)).map((c) => c.client.id))
          // A foreign store is a missing one, by its number in the body too.
          if (body.items.some((item) => !mine.has(item.clientId))) throw notFound()
          for (const { clientId, events } of body.items) {
            await db
              .insert(subscriptions)
              .values({ accountId: account.id, clientId, events })
              .onConflictDoUpdate({
                target: [subscriptions.accountId, subscriptions.clientId],
                set: { events },
              })
          }
          return subscriptionsOf(db, account)
        },
      },
    },
  ),
  ...implement(currentContract, {
    current: {
      response: CurrentAccount,
      run: async ({ db, account }) => {
        const ids = [...new Set(account.memberships.map((m) => m.companyId))]
        const names =
          ids.length > 0
            ? await db
                .select({ id: companies.id, name: companies.name })
                .from(companies)
                .where(inArray(companies.id, ids))
            : []
        return {
          accountId: account.id,
          name: account.name,
          email: account.email,
          companies: account.memberships.map((m) => ({
            id: m.companyId,
            name: names.find((c) => c.id === m.companyId)?.name ?? '',
            role: m.role,
            wholeCompany: m.clientId === null,
          })),
        }
      },
    },
  }),
]

const FRESH_MS = 30 * 86_400_000

type DatabaseContext = Pick<AppContext, 'db'>

/** The current password again, before what would lock its owner out. Wrong ones count as they do at the sign-in: before the work, so that many at once count as many. */
async function confirmPassword(
  context: DatabaseContext,
  account: Caller,
  password: string,
  now: Date,
) {
  const tries = `again ${account.id}`
  const row = await context.db.tx('system', async (db) => {
    await limit(db, 'signInPair', tries, now)
    return rowOf(db, account.id)
  })
  if (!(await verifyPassword(row.passwordHash, password)))
    throw invalid(
      { currentPassword: '今のパスワードが正しくありません。' },
      '今のパスワードが正しくありません。',
    )
  await context.db.tx('system', (db) => refund(db, 'signInPair', tries))
  return row
}
