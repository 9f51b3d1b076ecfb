import { and, eq } from 'drizzle-orm'
import type {
  CompanyGroupChange,
  CompanyGroupDetail,
  CompanyGroupList,
  CompanyUserStats,
} from '@/contracts/companyGroups/schemas'
import type { GroupList } from '@/contracts/groups/schemas'
import { clientUsers, groupRemovals, groupUsers, userBlocks } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  asSystem,
  callApi,
  callStore,
  OFFER,
  writeRows,
} from '@tests/kit/serverKit'
import { groupInput, rule } from './groupsKit'

const PATH = '/companies/1/groups'
type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
const list = async (who: Who = 'company') =>
  (await callApi<CompanyGroupList>(who, 'GET', PATH)).body
const one = async (id: number) =>
  (await callApi<CompanyGroupDetail>('company', 'GET', `${PATH}/${id}`)).body
const make = (over: Record<string, unknown> = {}, who: Who = 'company') =>
  callApi<CompanyGroupChange & Refusal>(
    who,
    'POST',
    PATH,
    groupInput({ sharedClientIds: [], ...over }),
  )
const patch = (id: number, body: unknown, who: Who = 'company') =>
  callApi<CompanyGroupChange & Refusal>(who, 'PATCH', `${PATH}/${id}`, body)
const stats = async (query = '') =>
  (await callApi<CompanyUserStats>('company', 'GET', `${PATH}/user_stats${query}`)).body
const memberIds = async (id: number) =>
  (await one(id)).members.items.map(({ userId }) => userId).sort((a, b) => a - b)
const runJobs = async () => {
  const world = await testContext()
  while (await runNextJob(world, jobDefinitions, ['companyGroups']));
}
/** 902, who has worked twice at store 11, works once at store 12. */
const worksAt12 = () =>
  writeRows(async (db) => {
    await db
      .insert(clientUsers)
      .values({ clientId: 12, userId: 902, firstAt: '2026-11-14T00:00:00Z', workedCount: 1 })
    await addOffering(db, { id: 8101, clientId: 12, offerId: OFFER[12], day: '2026-11-14' })
    await addMatch(db, 8101, 902, { clientId: 12, status: 'worked', paymentStatus: 'confirmed' })
  })

describe('自動追加', () => {
  test('企業の全店舗の勤務をあわせて数える', async () => {
    await worksAt12()
    const setting = rule({ offerTitleKeywords: [], requiredWorkedCount: 3 })
    const { body } = await make({ autoSetting: setting })
    expect([body.addedCount, await memberIds(body.id)]).toEqual([2, [901, 902]])
    const words = await make({ name: 'ホール', autoSetting: rule({ requiredWorkedCount: 3 }) })
    expect(await memberIds(words.body.id)).toEqual([901, 902])
  })
  test('勤務のあとに、ほかの店舗の勤務とあわせて条件に合えば加わる', async () => {
    const setting = rule({ offerTitleKeywords: [], requiredWorkedCount: 3 })
    const { body } = await make({ autoSetting: setting })
    expect(await memberIds(body.id)).toEqual([901])
    await worksAt12()
    const { now } = await testContext()
    const { db } = await testContext()
    await db.tx({ companyId: 1, clientId: 12 }, (tx) => joinAutoGroups(tx, 12, 902, now))
    expect(await memberIds(body.id)).toEqual([901])
    await runJobs()
    expect(await memberIds(body.id)).toEqual([901, 902])
  })
  test('企業がブロックした方と手で外した方は加わらず、店舗だけのブロックは関わらない', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values([
        { companyId: 1, userId: 901, reasonCode: 'attitude', blockedAt: '2026-11-15T00:00:00Z' },
        {
          companyId: 1,
          clientId: 11,
          userId: 902,
          reasonCode: 'attitude',
          blockedAt: '2026-11-15T00:00:00Z',
        },
      ]),
    )
    const { body } = await make({ autoSetting: rule() })
    expect(await memberIds(body.id)).toEqual([902])
    await patch(body.id, { removeUserIds: [902] })
    const { lockVersion } = await one(body.id)
    await patch(body.id, { autoSetting: rule(), lockVersion })
    expect(await memberIds(body.id)).toEqual([])
    expect(await asSystem((db) => db.$count(groupRemovals))).toBe(1)
  })
})

describe('使える店舗', () => {
  const namesIn = async (who: Who) =>
    (
      await callApi<GroupList>(who, 'GET', `/clients/${who === 'sibling' ? 12 : 11}/groups`)
    ).body.items.map(({ name }) => name)
  test('選んだ店舗だけが使え、選ばなければすべての店舗が使える', async () => {
    await make({ name: '渋谷だけ', sharedClientIds: [11] })
    await make({ name: '全部' })
    expect(await namesIn('manager')).toEqual(['お気に入り', '全店共通', '全部', '渋谷だけ'])
    expect(await namesIn('sibling')).toEqual(['隣の店舗', '全店共通', '全部'])
  })
  test('ほかの企業の店舗は選べない', async () => {
    const { status, body } = await make({ sharedClientIds: [11, 21] })
    expect([status, body.fields]).toEqual([
      422,
      { sharedClientIds: 'この企業の店舗から選んでください。' },
    ])
    expect((await list()).items.map(({ name }) => name)).toEqual(['全店共通'])
  })
  test('募集中の求人で使っている店舗は外せず、グループは削除できない。どの求人かを伝える', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8201, day: '2026-11-28', scope: 'group', groupIds: [72] }),
    )
    expect((await one(72)).inUseBy).toMatchObject([{ offeringId: 8201, clientId: 11 }])
    const taken = await patch(72, { sharedClientIds: [12], lockVersion: 1 })
    expect([taken.status, taken.body.code]).toEqual([409, 'group_in_use'])
    expect(taken.body.messages[1]).toBe('11月28日(土) 17:00〜22:30「ディナーのホールスタッフ」')
    const removed = await callApi<Refusal>('company', 'DELETE', `${PATH}/72`)
    expect([removed.status, removed.body.code]).toEqual([409, 'group_in_use'])
    expect((await patch(72, { sharedClientIds: [11], lockVersion: 1 })).status).toBe(200)
  })
  test('使われていないグループは、共有とメンバーごと消える', async () => {
    const { body } = await make({ sharedClientIds: [11], userIds: [901] })
    const companyAdmin = await browser('company')
    expect((await companyAdmin.call('DELETE', `/app/api/v1${PATH}/${body.id}`)).status).toBe(204)
    expect(await asSystem((db) => db.$count(groupUsers))).toBe(0)
  })
})

describe('絞り込みで追加', () => {
  test('該当する人数を数え、全員を一度に加える', async () => {
    await worksAt12()
    const { workers } = await stats('?requiredWorkedCount=2')
    expect(workers.totalCount).toBe(2)
    expect(workers.items[0]).toMatchObject({ userId: 901, workedCountCompany: 3 })
    expect(workers.items[1]?.clients.map(({ id, workedCount }) => [id, workedCount])).toEqual([
      [11, 2],
      [12, 1],
    ])
    const filter = {
      offerTitleKeywords: [],
      requiredWorkedCount: 2,
      onlyTrusted: false,
      onlyGood: false,
      groupsKeyword: '',
    }
    const { body } = await patch(72, { addMatching: filter })
    expect([body.addedCount, await memberIds(72)]).toEqual([2, [901, 902]])
    expect((await stats('?requiredWorkedCount=1&notInGroupId=72')).workers.totalCount).toBe(1)
    expect((await stats('?groupsKeyword=全店')).workers.totalCount).toBe(2)
  })
  test('グループの動き: 30日以内に働いた人数と、90日の勤務の数', async () => {
    await patch(72, { addUserIds: [901, 903] })
    expect((await stats('?groupId=72')).items).toEqual([
      {
        groupId: 72,
        usersCount: 2,
        active30d: 2,
        worked90d: 4,
        averageGoodRate: null,
        blockedCount: 0,
      },
    ])
  })
})

test('見るだけの方と店舗の方、ほかの企業の方には変えられない', async () => {
  expect((await make({}, 'accounting')).status).toBe(403)
  expect((await make({}, 'manager')).status).toBe(404)
  expect((await patch(72, { addUserIds: [901] }, 'other')).status).toBe(404)
  // A group of a store is not one of the company.
  expect((await patch(73, { addUserIds: [901] })).status).toBe(404)
  expect((await patch(72, { addUserIds: [999] })).status).toBe(404)
  const refused = await callStore<Refusal>('manager', 'PATCH', '/groups/72', { addUserIds: [901] })
  expect(refused.body.messages[0]).toBe(
    '企業共通のグループのため、店舗の画面では変更できません。変更は、企業の担当者が行います。',
  )
  expect(
    await asSystem((db) =>
      db.$count(groupUsers, and(eq(groupUsers.groupId, 72), eq(groupUsers.userId, 901))),
    ),
  ).toBe(0)
})
test('先に保存した人がいれば、あとの保存を断る', async () => {
  expect((await patch(72, { name: '全店', lockVersion: 1 })).status).toBe(200)
  const late = await patch(72, { sharedClientIds: [11], lockVersion: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
})
