/**
 * Who gets the mails about a store: they name workers and amounts, so they go to those whose role may read that on
 * screen, and to nobody else.
 */
import { eq } from 'drizzle-orm'
import {
  subscriptionEvents,
  type Delivery,
  type SubscriptionEvent,
} from '@/contracts/accounts/enums'
import { jobs, memberships, subscriptions } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext, type TestContext } from '@tests/kit/app'
import { prepareStore, writeRows } from '@tests/kit/serverKit'

const WORKER = '小林 千夏'
const STORE = 11
let world: TestContext
beforeEach(async () => {
  world = await prepareStore()
})
afterAll(async () => (await testContext()).reset())

const runJobs = async () => {
  while (await runNextJob(world, jobDefinitions));
}
/** Everybody subscribes to everything of both stores of the company. */
const subscribeAll = (delivery: Delivery) =>
  writeRows(async (db) => {
    await db.delete(subscriptions)
    const events = Object.fromEntries(
      subscriptionEvents.map((event) => [event, delivery]),
    ) as Record<SubscriptionEvent, Delivery>
    await db
      .insert(subscriptions)
      .values(
        Object.values(fixtureAccounts).flatMap(({ id }) =>
          [STORE, 12, 21].map((clientId) => ({ accountId: id, clientId, events })),
        ),
      )
  })
const happens = (event: SubscriptionEvent) =>
  writeRows(async (db) => {
    await db.delete(jobs)
    await notifyStore(
      db,
      {
        clientId: STORE,
        event,
        title: 'お知らせ',
        text: `${WORKER}さんの8,094円です。`,
        path: `/clients/${STORE}`,
      },
      world.now,
    )
  })
/** Who got a mail that names the worker: the account by its address. */
const readers = () =>
  world.mails
    .filter(({ body }) => body.includes(WORKER))
    .map(({ to }) => to.replace('@example.jp', ''))
    .sort()

const staffOfStore = ['clientstaff', 'company', 'manager', 'staff', 'viewer']
test.each<[SubscriptionEvent, string[]]>([
  ['matching', staffOfStore],
  ['worker_cancel', staffOfStore],
  ['fix_payment_request', staffOfStore],
  ['chat_message', staffOfStore],
  ['unreviewed', staffOfStore],
  ['unfilled_alert', staffOfStore],
  ['offer_screening', staffOfStore],
  // Amounts of the store: 経理担当 may see them, 店舗スタッフ and 閲覧のみ may not.
  ['billing_confirmed', ['accounting', 'company', 'manager', 'staff']],
  // A notice of the operator is for everybody of the store.
  ['notice', ['accounting', ...staffOfStore]],
])('%s のメールは、画面で見られる人だけに届く', async (event, expected) => {
  await subscribeAll('immediate')
  await happens(event)
  await runJobs()
  expect(readers()).toEqual(expected)
})

test('停止された人と、受け取らない人には届かない', async () => {
  await subscribeAll('immediate')
  await writeRows(async (db) => {
    await db
      .update(memberships)
      .set({ suspendedAt: world.now.toISOString() })
      .where(eq(memberships.accountId, fixtureAccounts.manager.id))
    await db.delete(subscriptions).where(eq(subscriptions.accountId, fixtureAccounts.viewer.id))
    const events = Object.fromEntries(subscriptionEvents.map((event) => [event, 'off'])) as Record<
      SubscriptionEvent,
      Delivery
    >
    await db
      .insert(subscriptions)
      .values({ accountId: fixtureAccounts.viewer.id, clientId: STORE, events })
  })
  await happens('matching')
  await runJobs()
  expect(readers()).toEqual(['clientstaff', 'company', 'staff'])
})

test('1日1回のメールは、送るときの役割で決まる: 経理担当に変わった人には、ワーカーの名前を送らない', async () => {
  await subscribeAll('daily')
  await happens('matching')
  await runJobs()
  expect(readers()).toEqual([])
  await writeRows((db) =>
    db
      .update(memberships)
      .set({ role: 'accounting' })
      .where(eq(memberships.accountId, fixtureAccounts.staff.id)),
  )
  // The digest is sent at 8:00 of the next morning.
  world.now = new Date('2026-11-21T08:00:00+09:00')
  await runJobs()
  expect(readers()).toEqual(['clientstaff', 'company', 'manager', 'viewer'])
})
