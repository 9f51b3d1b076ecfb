import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { GroupList } from '@/contracts/groups/schemas'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import {
  auditLog,
  clientUsers,
  groupRemovals,
  groups,
  groupUsers,
  userBlocks,
} from '@/server/db/schema'
import { browser } from '@tests/kit/app'
import { addOffering, asSystem, callStore, writeRows } from '@tests/kit/serverKit'
import { groupInput, CREATED_AT, createGroup, readGroup, patchGroup, rule } from './groupsKit'

const list = async (who: 'manager' | 'viewer' = 'manager') =>
  (await callStore<GroupList>(who, 'GET', '/groups')).body.items
const limited = (groupId: number, over: Partial<Parameters<typeof addOffering>[1]> = {}) =>
  writeRows((db) =>
    addOffering(db, { id: 8010, day: '2026-11-25', scope: 'group', groupIds: [groupId], ...over }),
  )
describe('作成', () => {
  test('選んだワーカーを入れて作れ、一覧はお気に入りから並ぶ', async () => {
    const { status, body } = await createGroup({ userIds: [901, 904, 901] })
    expect([status, body.addedCount, body.usersCount, body.owner]).toEqual([200, 2, 2, 'client'])
    expect((await list('viewer')).map((g) => [g.name, g.owner, g.usersCount])).toEqual([
      ['お気に入り', 'client', 0],
      ['常連ホール', 'client', 2],
      ['全店共通', 'company', 0],
    ])
  })
  test('同じ名前、31文字の名前、12桁の個人番号を含む説明は受け付けない', async () => {
    await createGroup()
    expect(await createGroup()).toMatchObject({
      status: 422,
      body: { fields: { name: expect.stringContaining('という名前のグループがあります') } },
    })
    expect(await createGroup({ name: 'あ'.repeat(31) })).toMatchObject({
      status: 422,
      body: { fields: { name: expect.any(String) } },
    })
    expect(await createGroup({ name: 'お気に入り' })).toMatchObject({ status: 422 })
    expect(await createGroup({ name: '別の名前', description: '123456789018' })).toMatchObject({
      status: 422,
      body: { fields: { description: expect.any(String) } },
    })
  })
  test('知らないワーカーは、いないワーカーと同じ答えになり、何も作られない', async () => {
    const answers = [
      await createGroup({ userIds: [905] }),
      await createGroup({ userIds: [999_999] }),
    ]
    expect(answers.map((a) => a.status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await list()).toHaveLength(2)
  })
  test('ブロック中のワーカーは入れられない', async () => {
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: null,
        userId: 901,
        reasonCode: 'trouble',
        blockedAt: CREATED_AT,
      }),
    )
    expect(await createGroup({ userIds: [901, 902] })).toMatchObject({
      status: 409,
      body: { code: 'blocked', messages: [expect.stringContaining('1名')] },
    })
  })
  test('閲覧のみの担当者は作れない。店舗スタッフは作れる', async () => {
    expect((await callStore('viewer', 'POST', '/groups', groupInput())).status).toBe(403)
    expect((await callStore('clientStaff', 'POST', '/groups', groupInput())).status).toBe(200)
  })
  test('同じ送信をもう一度受けても、二つにはならない', async () => {
    const page = await browser('manager')
    const send = () =>
      page.call('POST', '/app/api/v1/clients/11/groups', groupInput({ userIds: [901] }), {
        'Idempotency-Key': 'group-0123456789abcdef',
      })
    const [first, second] = [await send(), await send()]
    expect(await second.json()).toEqual(await first.json())
    expect((await list()).filter((g) => g.name === '常連ホール')).toHaveLength(1)
  })
})
describe('変更', () => {
  test('二人が同時に直すと、後の人はだれが先に保存したかを知らされる', async () => {
    const { body: group } = await createGroup()
    expect(
      await patchGroup(group.id, { name: '平日の常連', lockVersion: 1 }, 'staff'),
    ).toMatchObject({
      status: 200,
      body: { name: '平日の常連', lockVersion: 2 },
    })
    expect(await patchGroup(group.id, { name: '週末の常連', lockVersion: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        messages: [expect.stringContaining('⟦人2⟧さんが先に更新'), expect.any(String)],
      },
    })
    expect(await patchGroup(group.id, { name: '週末の常連' })).toMatchObject({
      status: 422,
      body: { fields: { lockVersion: expect.any(String) } },
    })
    expect((await readGroup(group.id)).updatedByName).toBe('⟦人2⟧')
  })
  test('人の出し入れは、版がなくてもでき、記録に残る', async () => {
    const { body: group } = await createGroup({ userIds: [901] })
    expect(
      await patchGroup(group.id, { addUserIds: [902, 903], removeUserIds: [901] }),
    ).toMatchObject({
      status: 200,
      body: { addedCount: 2, removedCount: 1, usersCount: 2, lockVersion: 1 },
    })
    expect(
      await asSystem((db) =>
        db.$count(
          auditLog,
          and(
            eq(auditLog.call, 'PATCH /clients/{clientId}/groups/{groupId}'),
            eq(auditLog.result, 'done'),
          ),
        ),
      ),
    ).toBe(1)
  })
  test('お気に入りは、名前も条件も変えられないが、人は出し入れでき、ワーカーの印とそろう', async () => {
    expect(await patchGroup(71, { name: '推し', lockVersion: 1 })).toMatchObject({
      status: 409,
      body: { code: 'fixed_group' },
    })
    expect(await patchGroup(71, { autoSetting: rule(), lockVersion: 1 })).toMatchObject({
      status: 409,
    })
    await patchGroup(71, { addUserIds: [901, 902] })
    await patchGroup(71, { removeUserIds: [902] })
    expect(
      await asSystem((db) =>
        db
          .select({ id: clientUsers.userId })
          .from(clientUsers)
          .where(eq(clientUsers.favorite, true)),
      ),
    ).toEqual([{ id: 901 }])
    expect((await readGroup(71)).refusals).toMatchObject({
      edit: expect.stringContaining('お気に入り'),
      members: null,
      remove: expect.any(String),
    })
  })
  test('企業共通のグループは見えるだけ。ほかの店舗のグループは、ないのと同じ', async () => {
    expect(await patchGroup(72, { addUserIds: [901] })).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('企業共通')] },
    })
    expect((await readGroup(72)).refusals.remove).toContain('企業共通')
    const [foreign, missing] = [
      await patchGroup(73, { addUserIds: [901] }),
      await patchGroup(999_999, { addUserIds: [901] }),
    ]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  })
})
describe('削除', () => {
  test('ほかのグループの求人が千件先に並んでいても、使っている求人を見落とさない', async () => {
    const { body: other } = await createGroup({ userIds: [901] })
    const { body: group } = await createGroup({ name: '早朝の仕込み', userIds: [901] })
    await writeRows(async (db) => {
      for (let index = 0; index < 1000; index++)
        await addOffering(db, {
          id: 9000 + index,
          day: '2026-11-24',
          scope: 'group',
          groupIds: [other.id],
        })
    })
    await limited(group.id)
    expect(await callStore('manager', 'DELETE', `/groups/${group.id}`)).toMatchObject({
      status: 409,
      body: { code: 'group_in_use' },
    })
  })
  test('募集中の求人が使っていれば断り、どの求人かを添える', async () => {
    const { body: group } = await createGroup({ userIds: [901] })
    await limited(group.id)
    expect(await list()).toContainEqual(expect.objectContaining({ id: group.id, inUseCount: 1 }))
    expect((await readGroup(group.id)).inUseBy).toMatchObject([
      { offeringId: 8010, title: 'ディナーのホールスタッフ' },
    ])
    const refused = await callStore<{ code: string; messages: string[] }>(
      'manager',
      'DELETE',
      `/groups/${group.id}`,
    )
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'group_in_use',
        messages: [
          expect.stringContaining('1件で使われている'),
          '11月25日(水) 17:00〜22:30「ディナーのホールスタッフ」',
        ],
      },
    })
    expect(await list()).toHaveLength(3)
  })
  test.each<[string, Partial<Parameters<typeof addOffering>[1]>]>([
    ['公開していない求人', { publishedAt: null }],
    ['一般公開に切り替わった求人', { autoPublicAt: '2026-11-20T00:00:00Z' }],
    ['終わった求人', { day: '2026-11-18' }],
  ])('%sだけなら、人ごと削除できる', async (_, over) => {
    const { body: group } = await createGroup({ userIds: [901], autoSetting: rule() })
    await limited(group.id, over)
    await patchGroup(group.id, { removeUserIds: [902] })
    const page = await browser('manager')
    expect((await page.call('DELETE', `/app/api/v1/clients/11/groups/${group.id}`)).status).toBe(
      204,
    )
    expect(
      await asSystem(async (db) => [
        await db.$count(groupUsers),
        await db.$count(groupRemovals),
        await db.$count(groups, eq(groups.id, group.id)),
      ]),
    ).toEqual([0, 0, 0])
  })
  test('お気に入りと企業共通のグループは削除できない', async () => {
    expect((await callStore('manager', 'DELETE', '/groups/71')).status).toBe(409)
    expect((await callStore('manager', 'DELETE', '/groups/72')).status).toBe(409)
  })
})
describe('勤務したことのあるワーカー', () => {
  const found = async (search: string) =>
    (await callStore<Paged<WorkedBrandUser>>('manager', 'GET', `/worked_brand_users${search}`)).body
  test('回数の多い順に、いまのグループとともに並び、勤務のない人とほかの店舗の人は出ない', async () => {
    await createGroup({ userIds: [902] })
    expect(
      (await found('')).items.map((u) => [
        u.userId,
        u.workedCountHere,
        u.groups.map((g) => g.name),
      ]),
    ).toEqual([
      [901, 3, []],
      [902, 2, ['常連ホール']],
      [903, 1, []],
    ])
  })
  test('氏名、フリガナ、グループの名前で絞り、グループの人を除ける', async () => {
    const { body: group } = await createGroup({ userIds: [902] })
    await writeRows((db) =>
      db.execute(`update users set kana_key = 'トクナガサクラ' where id = 903`),
    )
    expect((await found('?nameKana=とくなが')).items.map((u) => u.userId)).toEqual([903])
    expect((await found('?nameKana=グエン')).items.map((u) => u.userId)).toEqual([902])
    expect((await found('?groupsKeyword=常連')).items.map((u) => u.userId)).toEqual([902])
    expect((await found(`?notInGroupId=${group.id}`)).items.map((u) => u.userId)).toEqual([
      901, 903,
    ])
    expect(
      (
        await callStore(
          'manager',
          'GET',
          `/worked_brand_users?offerTitleKeywords=${Array.from({ length: 11 }, (_, i) => `a${i}`).join(',')}`,
        )
      ).status,
    ).toBe(422)
  })
})
