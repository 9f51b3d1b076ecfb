import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { clientUsers, groups, groupUsers, userBadges } from '@/server/db/schema'
import { tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

export const LIST = '/clients/11/users'
export const LINH = 901
export const MISAKI = 902
export const SAKURA = 903
/** The page with the workers of store 11. */
export const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = LIST) =>
  showScreen(who, url, <WorkerListScreen clientId='11' />)
async function people() {
  await writeRows(async (db) => {
    await db.delete(userBadges)
    await db.delete(groupUsers)
    await db.delete(clientUsers)
    await addWorker(
      db,
      {
        id: LINH,
        name: 'グエン ティ リン',
        nameKana: 'NGUYEN THI LINH',
        kanaKey: 'グエンティリン',
        goodCount: 98,
        reviewCount: 100,
      },
      { workedCount: 12, lastWorkedOn: '2026-11-19', trusted: true },
    )
    await addWorker(
      db,
      {
        id: MISAKI,
        name: '髙橋 美咲',
        nameKana: 'タカハシ ミサキ',
        kanaKey: 'タカハシミサキ',
        goodCount: 10,
        reviewCount: 10,
      },
      { workedCount: 5, lastWorkedOn: '2026-11-20', memo: 'レジ締めまで任せられる。' },
    )
    await addWorker(
      db,
      {
        id: SAKURA,
        name: '德永 さくら',
        nameKana: 'トクナガ サクラ',
        kanaKey: 'トクナガサクラ',
        goodCount: 8,
        reviewCount: 10,
      },
      { workedCount: 0 },
    )
    const at = { createdAt: '2026-10-01T00:00:00Z', updatedAt: '2026-10-01T00:00:00Z' }
    await db.insert(groups).values([
      { id: 7001, companyId: 1, clientId: 11, name: 'ホール経験者', ...at },
      { id: 7002, companyId: 1, clientId: null, name: '土日に強い', ...at },
    ])
    await db.insert(groupUsers).values(
      [7001, 7002].map((groupId) => ({
        companyId: 1,
        groupId,
        userId: LINH,
        addedAt: '2026-11-01T00:00:00Z',
      })),
    )
    await addOffering(db, { id: 8001 })
    await addOffering(db, { id: 8002, day: '2026-11-12' })
    await addMatch(db, 8001, LINH)
    await addMatch(db, 8002, LINH, {
      status: 'worked',
      checkedInAt: '2026-11-12T08:08:00Z',
      checkedOutAt: '2026-11-12T13:30:00Z',
      paymentStatus: 'confirmed',
    })
  })
}
/** Importing this file gives each test the workers of `people` in store 11. */
beforeEach(async () => {
  await setUpStore()
  await people()
})
afterEach(tearDownStore)
