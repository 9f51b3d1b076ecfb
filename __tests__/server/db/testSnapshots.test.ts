import { eq } from 'drizzle-orm'
import { clients, offers } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { OFFER, prepareStore } from '@tests/kit/serverKit'

test('どのテストも同じ行から始まる: 前のテストが何を書いても、店舗の用意とデータの初期化は元に戻る', async () => {
  const context = await testContext()
  await context.reset()
  const fixture = await context.digest()
  await prepareStore()
  const stores = await context.digest()
  expect(stores).not.toBe(fixture)
  const write = () =>
    context.db.tx('system', async (db) => {
      await db.delete(offers).where(eq(offers.id, OFFER[11]))
      await db.update(clients).set({ name: '書き換えた店舗' })
    })

  await write()
  await prepareStore()
  expect(await context.digest()).toBe(stores)
  await write()
  await context.reset()
  expect(await context.digest()).toBe(fixture)
  await prepareStore()
  expect(await context.digest()).toBe(stores)
})
