import { eq } from 'drizzle-orm'
import { clientUsers } from '@/server/db/schema'
import { browser } from '@tests/kit/app'
import { addWorker, prepareStore, writeRows } from '@tests/kit/serverKit'

/** As the register has them. */
const registered = ['髙橋 美咲', '﨑田 一', '渡邉 健', '濵田 花', '齋藤 光', '𠮷田 空'] as const

beforeAll(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.update(clientUsers).set({ workedCount: 0 }).where(eq(clientUsers.clientId, 11))
    for (const [index, name] of registered.entries())
      await addWorker(db, { id: 901 + index, name }, { workedCount: 3 })
  })
})
const found = async (version: 'v1' | 'v2', path: string) => {
  const visitor = await browser('manager')
  const response = await visitor.call('GET', `/app/api/${version}/clients/11${path}`)
  const { items } = (await response.json()) as { items: { name: string }[] }
  return items.map(({ name }) => name)
}

test.each([
  ['高橋', '髙橋 美咲'],
  ['髙橋', '髙橋 美咲'],
  ['崎田', '﨑田 一'],
  ['渡辺', '渡邉 健'],
  ['渡邊', '渡邉 健'],
  ['浜田', '濵田 花'],
  ['濱田', '濵田 花'],
  ['斉藤', '齋藤 光'],
  ['斎藤　光', '齋藤 光'],
  ['吉田', '𠮷田 空'],
  ['\u845B\uDB40\uDD00', undefined],
])('「%s」で探すと、ワーカー一覧でも勤務経験者でも「%s」が見つかる', async (typed, name) => {
  const query = encodeURIComponent(typed)
  const wanted = name === undefined ? [] : [name]
  expect(await found('v2', `/users?nameKana=${query}`)).toEqual(wanted)
  expect(await found('v1', `/worked_brand_users?nameKana=${query}`)).toEqual(wanted)
})
