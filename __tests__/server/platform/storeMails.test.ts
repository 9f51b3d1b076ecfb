/** Mails about a store: who no longer works with the console, or wants none, gets none. Roles: auth/roles.test.tsx. */
import { eq } from 'drizzle-orm'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { memberships } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'

afterAll(async () => (await testContext()).reset())

test('停止された人と、受け取らないと決めた人には、ワーカーの名前のあるメールを送らない', async () => {
  const world = await prepareStore()
  await callApi('viewer', 'PUT', '/accounts/me/subscription/clients', {
    items: [{ clientId: 11, events: { ...defaultDeliveries, matching: 'off' } }],
  })
  await writeRows(async (db) => {
    await db
      .update(memberships)
      .set({ suspendedAt: world.now.toISOString() })
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
      world.now,
    )
  })
  while (await runNextJob(world, jobDefinitions));
  const readers = world.mails.filter(({ body }) => body.includes('小林 千夏')).map(({ to }) => to)
  expect(readers.sort()).toEqual([
    'clientstaff@example.jp',
    'company@example.jp',
    'staff@example.jp',
  ])
})
