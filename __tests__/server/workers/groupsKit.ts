import type { AutoSetting, GroupChange, GroupDetail } from '@/contracts/groups/schemas'
import { clientUsers, groups, groupUsers, reviews } from '@/server/db/schema'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

export const CREATED_AT = '2026-11-01T00:00:00.000Z'
/** Returns an automatic condition; `overrides` replaces any field. */
export const rule = (overrides: Partial<AutoSetting> = {}): AutoSetting => ({
  enabled: true,
  offerTitleKeywords: ['ホール'],
  requiredWorkedCount: 2,
  onlyTrusted: false,
  onlyGood: false,
  ...overrides,
})
/** Returns a group as its form sends it; `overrides` replaces any field. */
export const groupInput = (overrides: Record<string, unknown> = {}) => ({
  name: '常連ホール',
  description: '',
  autoSetting: null,
  userIds: [],
  ...overrides,
})
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12'] as const
/**
 * Importing this file gives each test three shifts of the hall and one of the kitchen. 901 worked three, 902 two, 903
 * only the kitchen; 904 is known and has not worked; 905 belongs to another store.
 */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const table of [reviews, groupUsers, groups, clientUsers]) await db.delete(table)
    await db.insert(groups).values([
      {
        id: 71,
        companyId: 1,
        clientId: 11,
        name: 'お気に入り',
        isDefault: true,
        createdAt: CREATED_AT,
        updatedAt: CREATED_AT,
      },
      {
        id: 72,
        companyId: 1,
        clientId: null,
        name: '全店共通',
        createdAt: CREATED_AT,
        updatedAt: CREATED_AT,
      },
      {
        id: 73,
        companyId: 1,
        clientId: 12,
        name: '隣の店舗',
        createdAt: CREATED_AT,
        updatedAt: CREATED_AT,
      },
    ])
    const known = [
      ['山田 太郎', 3],
      ['グエン ティ リン', 2],
      ['德永 さくら', 1],
      ['濵田 慎一', 0],
    ] as const
    for (const [i, [name, workedCount]] of known.entries())
      await addWorker(db, { id: 901 + i, name }, { workedCount })
    await addWorker(db, { id: 905, name: '隣の 花子' }, { clientId: 12 })
    for (const [i, day] of DAYS.entries()) await addOffering(db, { id: 8001 + i, day })
    await addOffering(db, { id: 8004, day: '2026-11-13', title: '仕込みスタッフ' })
    const worked = { status: 'worked' as const, paymentStatus: 'confirmed' as const }
    for (const id of [8001, 8002, 8003]) await addMatch(db, id, 901, worked)
    for (const id of [8001, 8002]) await addMatch(db, id, 902, worked)
    await addMatch(db, 8004, 903, worked)
  })
})
/** A group of store 11. */
export const readGroup = async (id: number) =>
  (await callStore<GroupDetail>('manager', 'GET', `/groups/${id}`)).body
/** Creates a group of store 11. */
export const createGroup = async (overrides: Record<string, unknown> = {}) =>
  callStore<GroupChange>('manager', 'POST', '/groups', groupInput(overrides))
/** Changes a group of store 11. */
export const patchGroup = (
  id: number,
  body: unknown,
  who: 'manager' | 'staff' | 'viewer' = 'manager',
) =>
  callStore<GroupChange & { code: string; messages: string[]; fields?: Record<string, string> }>(
    who,
    'PATCH',
    `/groups/${id}`,
    body,
  )
