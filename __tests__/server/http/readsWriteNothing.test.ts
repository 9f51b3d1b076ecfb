import { closingDays as contract } from '@/contracts/closingDays'
import type { Endpoint } from '@/contracts/endpoint'
import { files } from '@/contracts/files'
import { routes } from '@/server/app'
import { storeKeys } from '@/server/db/schema'
import type { Database, Tx } from '@/server/db/transaction'
import { testContext } from '@tests/kit/app'
import { callStore, prepareStore } from '@tests/kit/serverKit'

const REFUSAL = 'cannot execute UPDATE in a read-only transaction'
const routeOf = (endpoint: Endpoint) => {
  const route = routes.find((one) => one.endpoint === endpoint)
  if (!route) throw new Error('no route')
  return route
}
const renewAll = (db: Tx) => db.update(storeKeys).set({ codeSerial: 7 }).returning()
const serials = async () =>
  (await testContext()).db.tx('system', async (db) =>
    (await db.select().from(storeKeys)).map(({ codeSerial }) => codeSerial),
  )

beforeAll(() => prepareStore())
afterEach(() => {
  jest.restoreAllMocks()
})

test('GETの処理が書こうとすると、データベースが断る', async () => {
  jest.spyOn(routeOf(contract.list), 'run').mockImplementation((async ({ db }: { db: Tx }) => ({
    items: await renewAll(db),
  })) as never)
  await expect(callStore('manager', 'GET', '/closing_days')).rejects.toThrow(REFUSAL)
  expect(new Set(await serials())).toEqual(new Set([1]))
})

test('GETが自分でトランザクションを開いても、書けない', async () => {
  jest
    .spyOn(routeOf(files.image), 'run')
    .mockImplementation((({ context: { db } }: { context: { db: Database } }) =>
      db.tx('system', renewAll)) as never)
  await expect(callStore('manager', 'GET', '/files/1')).rejects.toThrow(REFUSAL)
  expect(new Set(await serials())).toEqual(new Set([1]))
})
