import type { UserDetail, UserList } from '@/contracts/workers/schemas'
import { clientUsers, groups, groupUsers, userBadges } from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

export const LINH = 901
export const MISAKI = 902
export const SAKURA = 903
export const NEW = 904
export const STRANGER = 905
export const ELSEWHERE = 906
const people = [
  [
    LINH,
    'グエン ティ リン',
    'NGUYEN THI LINH',
    'グエンティリン',
    { goodCount: 98, reviewCount: 100, totalWorkedCount: 148 },
    { workedCount: 12, lastWorkedOn: '2026-11-19', trusted: true, supporter: true },
  ],
  [
    MISAKI,
    '髙橋 美咲',
    'タカハシ ミサキ',
    'タカハシミサキ',
    {
      goodCount: 10,
      reviewCount: 10,
      totalWorkedCount: 20,
      cancelCount: 5,
      lastMinuteCancelCount: 5,
    },
    { workedCount: 5, lastWorkedOn: '2026-11-20', memo: 'レジ締めまで任せられる。' },
  ],
  [
    SAKURA,
    '德永 さくら',
    'トクナガ サクラ',
    'トクナガサクラ',
    { goodCount: 8, reviewCount: 10 },
    { workedCount: 3, lastWorkedOn: '2026-11-12', graduate: true },
  ],
  [NEW, '尾﨑 真由', 'オザキ マユ', 'オザキマユ', {}, {}],
] as const
export const DINNER = 8001
export const PAST = 8002
export const OWN = 7001
export const COMPANY = 7002
export const SIBLINGS = 7003
/** Importing this file gives each test the workers of `people` in store 11, and two who are unknown there. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.delete(userBadges)
    await db.delete(groupUsers)
    await db.delete(clientUsers)
    for (const [id, name, nameKana, kanaKey, about, known] of people)
      await addWorker(db, { id, name, nameKana, kanaKey, ...about }, known)
    await addWorker(
      db,
      { id: STRANGER, name: '〚他社の人〛', kanaKey: 'タカハシ' },
      { clientId: 21 },
    )
    await addWorker(
      db,
      { id: ELSEWHERE, name: '〚となりの人〛', kanaKey: 'タカハシ' },
      { clientId: 12 },
    )
    await db.insert(clientUsers).values({
      clientId: 12,
      userId: LINH,
      firstAt: '2026-01-01T00:00:00Z',
      trusted: true,
      favorite: true,
    })
    const at = { createdAt: '2026-10-01T00:00:00Z', updatedAt: '2026-10-01T00:00:00Z' }
    await db.insert(groups).values([
      { id: OWN, companyId: 1, clientId: 11, name: 'ホール経験者', ...at },
      { id: COMPANY, companyId: 1, clientId: null, name: '土日に強い', ...at },
      { id: SIBLINGS, companyId: 1, clientId: 12, name: '〚となりのグループ〛', ...at },
    ])
    await db.insert(groupUsers).values(
      [OWN, COMPANY, SIBLINGS].map((groupId) => ({
        companyId: 1,
        groupId,
        userId: LINH,
        addedAt: '2026-11-01T00:00:00Z',
      })),
    )
    await addOffering(db, { id: DINNER })
    await addOffering(db, { id: PAST, day: '2026-11-12' })
    await addMatch(db, DINNER, LINH)
    await addMatch(db, PAST, LINH, {
      status: 'worked',
      checkedInAt: '2026-11-12T08:08:00Z',
      checkedOutAt: '2026-11-12T13:30:00Z',
      paymentStatus: 'confirmed',
    })
  })
})
/** Reads the workers whom a store knows. */
export async function readUsers(search = '', who: Who = 'viewer', clientId = 11) {
  const response = await (
    await browser(who)
  ).call('GET', `/app/api/v2/clients/${clientId}/users${search}`)
  return (await response.json()) as UserList
}
/** Returns the ids of the workers that a search finds, in order. */
export const listedUserIds = async (search: string) =>
  (await readUsers(search)).items.map((item) => item.userId)
/** Reads one worker of store 11. */
export const readUser = async (userId: number, who: Who = 'viewer') =>
  (await callStore<UserDetail>(who, 'GET', `/users/${userId}`)).body
