import { eq } from 'drizzle-orm'
import type { Client, ClientBase } from '@/contracts/clients/schemas'
import type { GroupList } from '@/contracts/groups/schemas'
import { clients, groups, groupUsers, restrictions } from '@/server/db/schema'
import {
  addWorker,
  callStore,
  OFFER,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)

describe('店舗の基本情報', () => {
  const base = async () => (await callStore<ClientBase>('manager', 'GET', '/base')).body

  test('店舗と企業の名前、都道府県、制限を重い順に', async () => {
    await writeRows(async (db) => {
      await db
        .update(clients)
        .set({
          prefectureCode: '27',
          nearestStations: [{ line: '大阪環状線', name: '天王寺', walkMin: 6 }],
        })
        .where(eq(clients.id, 11))
      const raised = {
        clientId: 11,
        code: 'fix_request_overdue' as const,
        sinceAt: '2026-11-01T00:00:00Z',
      }
      await db.insert(restrictions).values([
        { ...raised, level: 'warning', message: '修正依頼が残っています。' },
        { ...raised, level: 'block_publish', message: '募集を停止しています。' },
      ])
      await db
        .insert(restrictions)
        .values({ ...raised, clientId: 12, level: 'block_all', message: '他の店舗の制限' })
    })
    const { client, company, restrictions: found } = await base()
    expect(client).toMatchObject({
      id: 11,
      name: 'みのり食堂 渋谷宮益坂店',
      prefectureCode: '27',
      prefectureName: '大阪府',
      nearestStations: [{ line: '大阪環状線', name: '天王寺', walkMin: 6 }],
    })
    expect(company).toEqual({ id: 1, name: expect.any(String) })
    expect(found.map((r) => [r.level, r.message])).toEqual([
      ['block_publish', '募集を停止しています。'],
      ['warning', '修正依頼が残っています。'],
    ])
  })
  test('労働契約の確認は、公開した月のあいだ求めない', async () => {
    expect((await base()).acknowledgementRequired).toBe(true)
    await callStore('manager', 'POST', `/offers/${OFFER[11]}/offerings`, offeringCreate())
    expect((await base()).acknowledgementRequired).toBe(false)
    expect(
      (await callStore<ClientBase>('company', 'GET', '/base')).body.acknowledgementRequired,
    ).toBe(true)
  })
  test('電話番号や労働保険番号のある店舗情報は、閲覧のみでも読めるが、経理担当は店舗の中を見られない', async () => {
    expect((await callStore<Client>('viewer', 'GET', '')).body).toMatchObject({
      id: 11,
      name: 'みのり食堂 渋谷宮益坂店',
      status: 'active',
    })
    expect((await callStore('accounting', 'GET', '')).status).toBe(403)
    expect((await callStore('accounting', 'GET', '/base')).status).toBe(403)
  })
})

test('グループは、店舗のものと企業が分け合うものを、人数とともに。他の店舗のものは並ばない', async () => {
  const made = {
    companyId: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    await addWorker(db, { id: 901, name: '濵田 慎一' })
    await db.insert(groups).values([
      { ...made, id: 71, clientId: 11, name: 'ホール経験者' },
      { ...made, id: 72, clientId: 12, name: '他の店舗のグループ' },
      { ...made, id: 73, clientId: null, name: '全店共通' },
      { ...made, id: 74, clientId: 11, name: 'お気に入り', isDefault: true },
      { ...made, id: 75, companyId: 2, clientId: null, name: '他の企業のグループ' },
    ])
    await db
      .insert(groupUsers)
      .values({ companyId: 1, groupId: 71, userId: 901, addedAt: '2026-01-01T00:00:00Z' })
  })
  const { items } = (await callStore<GroupList>('viewer', 'GET', '/groups')).body
  expect(items.map((g) => [g.name, g.usersCount, g.isDefault, g.owner])).toEqual([
    ['お気に入り', 0, true, 'client'],
    ['ホール経験者', 1, false, 'client'],
    ['全店共通', 0, false, 'company'],
  ])
})
