import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm'
import { subscriptionEvents, type SubscriptionEvent } from '@/contracts/account/enums'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { addDays, dayOf, instantAt } from '@/lib/dates/tokyoDate'
import { addSeconds } from '@/lib/dates/time'
import { createSetupToken } from '@/server/auth/setupTokens'
import type { Tx } from '@/server/db/transaction'
import {
  accounts,
  aiSuggestionJobs,
  clients,
  digestItems,
  emailChanges,
  jobs,
  memberships,
  outbox,
  sessions,
  setupTokens,
  subscriptions,
  tokens,
} from '@/server/db/schema'
import { digestMail, storeEventMail } from '@/server/platform/mailer/texts'
import { dropOldKeys } from '@/server/platform/idempotency'
import { dropOldCounters } from '@/server/platform/rateLimiter'
import { dropUnusedManuals } from '@/server/modules/manuals/routes'
import { rescreen } from '@/server/modules/offers/rescreen'
import { approveDue } from '@/server/worker-app/settle'
import { multidate } from './handlers/bulkOfferings'
import { aiSuggestion } from './handlers/aiSuggestion'
import { dropOldJobs, enqueue, type JobKind } from './queue'

/** Mail that leaves with the transaction that asks for it. */
export const enqueueMail = (
  db: Tx,
  to: string,
  letter: { subject: string; body: string },
  now: Date,
) => enqueue(db, 'mail', { to, ...letter }, now)
export const enqueueSms = (db: Tx, to: string, body: string, now: Date) =>
  enqueue(db, 'mail', { channel: 'sms', to, subject: 'SMS', body }, now)
/** Tells everybody who wants to know about this store by mail. `path` is the page it is about. */
export const notifyStore = (
  db: Tx,
  event: { clientId: number; event: SubscriptionEvent; title: string; text: string; path: string },
  now: Date,
) => enqueue(db, 'storeEvent', event, now)

const mail: JobKind = async ({ id, payload }, world) => {
  await world.mail({
    channel: payload['channel'] === 'sms' ? 'sms' : 'mail',
    to: String(payload['to']),
    subject: String(payload['subject']),
    body: String(payload['body']),
    jobId: id,
  })
  // The text may hold a link that opens an account: once sent it is kept nowhere.
  return (db) => db.update(jobs).set({ payload: {} }).where(eq(jobs.id, id))
}

/** Whether the address is known is found out here, so that asking takes everybody the same time. */
const setupMail: JobKind =
  async ({ payload }, world) =>
  async (db) => {
    const [account] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, String(payload['email'])))
    if (account && account.status !== 'disabled')
      await createSetupToken(
        { db, context: world, now: world.clock() },
        account,
        account.status === 'invited' ? 'invite' : 'password_reset',
      )
  }

const storeEvent: JobKind =
  async ({ payload }, world) =>
  async (db) => {
    const event = subscriptionEvents.find((e) => e === payload['event'])
    const clientId = Number(payload['clientId'])
    const [store] = await db.select().from(clients).where(eq(clients.id, clientId))
    if (!event || !store) return
    const people = await db
      .selectDistinct({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        events: subscriptions.events,
      })
      .from(memberships)
      .innerJoin(accounts, eq(accounts.id, memberships.accountId))
      .leftJoin(
        subscriptions,
        and(eq(subscriptions.accountId, accounts.id), eq(subscriptions.clientId, clientId)),
      )
      .where(
        and(
          eq(accounts.status, 'active'),
          eq(memberships.companyId, store.companyId),
          or(isNull(memberships.clientId), eq(memberships.clientId, clientId)),
        ),
      )
    const now = world.clock()
    const news = {
      store: store.name,
      title: String(payload['title']),
      text: String(payload['text']),
      path: String(payload['path']),
    }
    for (const { id, email, name, events } of people) {
      const delivery = (events ?? defaultDeliveries)[event]
      if (delivery === 'immediate')
        await enqueueMail(db, email, storeEventMail(world.settings, { name, ...news }), now)
      if (delivery === 'daily') {
        // The first item of the day asks for the mail; the others join it.
        if ((await db.$count(digestItems, eq(digestItems.accountId, id))) === 0)
          await enqueue(db, 'digest', { accountId: id }, nextMorning(now))
        await db
          .insert(digestItems)
          .values({ accountId: id, ...news, createdAt: now.toISOString() })
      }
    }
  }

const MORNING = '08:00'
const nextMorning = (now: Date) => {
  const today = new Date(instantAt(dayOf(now), MORNING))
  return today > now ? today : new Date(instantAt(addDays(dayOf(now), 1), MORNING))
}
const digest: JobKind =
  async ({ payload }, world) =>
  async (db) => {
    const accountId = Number(payload['accountId'])
    const items = await db
      .delete(digestItems)
      .where(eq(digestItems.accountId, accountId))
      .returning()
    const [account] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
    if (account && items.length > 0)
      await enqueueMail(
        db,
        account.email,
        digestMail(world.settings, {
          name: account.name,
          items: items.sort((a, b) => a.id - b.id),
        }),
        world.clock(),
      )
  }

const MONTH = 30 * 86_400
/** What nothing asks for any more: ended sessions, spent links, sent mails, counters, keys. start.ts asks for it every hour. */
const sweep: JobKind = async (_, world) => async (db) => {
  const now = world.clock()
  const old = addSeconds(now, -MONTH).toISOString()
  await dropOldKeys(db, now)
  await dropOldCounters(db, now)
  await dropOldJobs(db, now)
  await approveDue(db, now)
  await rescreen(db, now)
  await dropUnusedManuals(db, now)
  // A spent token is kept as long as it could have been renewed: used again, it gives a thief away.
  await db.delete(tokens).where(lt(tokens.refreshExpiresAt, now.toISOString()))
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.createdAt, old),
        notExists(
          db.select({ id: tokens.id }).from(tokens).where(eq(tokens.sessionId, sessions.id)),
        ),
      ),
    )
  await db.delete(setupTokens).where(lt(setupTokens.expiresAt, old))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, old))
  await db.delete(outbox).where(lt(outbox.createdAt, old))
  await db.delete(aiSuggestionJobs).where(lt(aiSuggestionJobs.createdAt, old))
}

/** A correction that nobody answered approves itself. The job carries no id: one look does all that are due. */
const fixDue: JobKind = async (_, world) => async (db) => {
  await approveDue(db, world.clock())
}

export const jobKinds = {
  mail,
  setupMail,
  storeEvent,
  digest,
  sweep,
  fixDue,
  multidate,
  aiSuggestion,
}
/** Kinds that wait for somebody else's server: they have a worker of their own, so that no mail waits behind them. */
export const slowKinds = ['aiSuggestion']
