import { eq } from 'drizzle-orm'
import { users } from '@/server/db/schema'
import { postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import { addOffering, asSystem, offerContent, writeRows } from '@tests/kit/serverKit'
import { WORKER } from '@tests/server/edgeCases/edgeCasesKit'

const DAY = '2026-11-27'
const FORKLIFT = 4
const seenIds = async () => {
  const { now } = await testContext()
  const postings = await asSystem((db) => postingsFor(db, WORKER, now))
  return postings.map(({ id }) => id)
}
/** Postings of store 11 from `firstId` on, all from 10:00 to 15:00. */
const post = (firstId: number, count: number, terms: Parameters<typeof offerContent>[0] = {}) =>
  writeRows(async (db) => {
    for (let id = firstId; id < firstId + count; id += 1)
      await addOffering(db, {
        id,
        day: DAY,
        from: '10:00',
        to: '15:00',
        terms: offerContent(terms),
      })
  })

describe('申し込める求人を探す', () => {
  test('免許の要る求人が101件並んでいても、そのあとの免許の要らない求人が見つかる', async () => {
    await post(1, 101, { qualificationIds: [FORKLIFT] })
    await post(102, 1)
    expect(await seenIds()).toEqual([102])
  })
  test('申し込める求人は100件まで、開始の早い順に、それぞれ1回だけ出る', async () => {
    await post(1, 60, { qualificationIds: [FORKLIFT] })
    await post(61, 110)
    expect(await seenIds()).toEqual(Array.from({ length: 100 }, (_, index) => 61 + index))
    await writeRows((db) =>
      db
        .update(users)
        .set({ qualificationIds: [FORKLIFT] })
        .where(eq(users.id, WORKER)),
    )
    expect(await seenIds()).toEqual(Array.from({ length: 100 }, (_, index) => 1 + index))
  })
})
