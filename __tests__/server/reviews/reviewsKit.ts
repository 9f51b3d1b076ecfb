import { groups } from '@/server/db/schema'
import { addMatch, addOffering, addWorker, prepareStore, writeRows } from '@tests/kit/serverKit'

export const SHIFT = 8001
export const EARLIER = 8000
export const DAY = '2026-11-19'
export const OWN_GROUP = 7001
const worked = {
  status: 'worked',
  checkedInAt: `${DAY}T07:58:00.000Z`,
  checkedOutAt: `${DAY}T13:31:00.000Z`,
  paymentStatus: 'confirmed',
} as const
const people = [
  [901, '高橋 美咲'],
  [902, 'グエン ティ リン'],
  [903, '山田 太郎'],
  [904, '小林 千夏'],
] as const
/** Importing this file gives each test last night's dinner, which four workers worked and 905 missed. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [id, name] of people)
      await addWorker(db, { id, name }, { workedCount: id === 903 ? 1 : 5 })
    await addWorker(db, { id: 905, name: '欠勤 次郎' })
    await addOffering(db, { id: SHIFT, day: DAY, peopleWanted: 5 })
    await addOffering(db, { id: EARLIER, day: '2026-11-12', peopleWanted: 4 })
    for (const [id] of people) {
      await addMatch(db, SHIFT, id, {
        ...worked,
        ...(id === 903 ? { checkedInAt: `${DAY}T08:12:00.000Z` } : {}),
      })
      await addMatch(db, EARLIER, id, worked)
    }
    await addMatch(db, SHIFT, 905, { status: 'absence' })
    await db.insert(groups).values({
      id: OWN_GROUP,
      companyId: 1,
      clientId: 11,
      name: '常連ホール',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    })
  })
})
