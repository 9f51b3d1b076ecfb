/** Mails about a store: accounts that were closed or want no mail get none. Roles: auth/roles.test.tsx. */
import { eq } from 'drizzle-orm'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { memberships } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext, type TestContext } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'

/** Returns the recipients of mails with this text. */
const readersOf = ({ mails }: Pick<TestContext, 'mails'>, text: string) =>
  mails
    .filter(({ body }) => body.includes(text))
    .map(({ to }) => to)
    .sort()

afterAll(async () => (await testContext()).reset())

test('停止された人と、受け取らないと決めた人には、ワーカーの名前のあるメールを送らない', async () => {
  const context = await prepareStore()
  await callApi('viewer', 'PUT', '/accounts/me/subscription/clients', {
    items: [{ clientId: 11, events: { ...defaultDeliveries, matching: 'off' } }],
  })
  await writeRows(async (db) => {
    await db
      .update(memberships)
      .set({ suspendedAt: context.now.toISOString() })
      .where(eq(memberships.accountId, fixtureAccounts.manager.id))
    await notifyStore(
      db,
      {
        clientId: 11,
        event: 'matching',
        title: 'マッチングが成立しました',
        text: '小林 千夏さんが働きます。',
        path: '/clients/11',
      },
      context.now,
    )
  })
  while (await runNextJob(context, jobDefinitions));
  expect(readersOf(context, '小林 千夏')).toEqual([
    'clientstaff@example.jp',
    'company@example.jp',
    'staff@example.jp',
  ])
})
test('人の報酬のあるメールは、閲覧のみには送らない。修正依頼も同じ', async () => {
  const context = await prepareStore()
  const event = { clientId: 11, title: '審査結果', path: '/clients/11' }
  await writeRows(async (db) => {
    const text = '小林 千夏さんに休業手当 6,000円が支払われます。'
    await notifyStore(
      db,
      { ...event, event: 'offer_screening', permission: 'private.read', text },
      context.now,
    )
    await notifyStore(
      db,
      { ...event, event: 'fix_payment_request', text: '修正依頼が届きました。' },
      context.now,
    )
  })
  while (await runNextJob(context, jobDefinitions));
  const readers = [
    'clientstaff@example.jp',
    'company@example.jp',
    'manager@example.jp',
    'staff@example.jp',
  ]
  expect(readersOf(context, '6,000円')).toEqual(readers)
  expect(readersOf(context, '修正依頼が届きました。')).toEqual(readers)
})
test('一日一度のまとめを待つあいだに閲覧のみになった人には、人の報酬は届かない', async () => {
  const context = await prepareStore()
  for (const who of ['manager', 'clientStaff'] as const)
    await callApi(who, 'PUT', '/accounts/me/subscription/clients', {
      items: [{ clientId: 11, events: { ...defaultDeliveries, offer_screening: 'daily' } }],
    })
  await writeRows((db) =>
    notifyStore(
      db,
      {
        clientId: 11,
        title: '審査結果',
        path: '/clients/11',
        event: 'offer_screening',
        permission: 'private.read',
        text: '小林 千夏さんに休業手当 6,000円が支払われます。',
      },
      context.now,
    ),
  )
  while (await runNextJob(context, jobDefinitions));
  await writeRows((db) =>
    db
      .update(memberships)
      .set({ role: 'viewer' })
      .where(eq(memberships.accountId, fixtureAccounts.clientStaff.id)),
  )
  context.mails.length = 0
  context.now = new Date(context.now.getTime() + 2 * 86_400_000)
  while (await runNextJob(context, jobDefinitions));
  expect(readersOf(context, '6,000円')).toEqual(['manager@example.jp'])
})
