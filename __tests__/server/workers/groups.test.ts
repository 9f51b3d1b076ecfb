/**
 * Several subjects: groups, auto groups and company groups. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  CompanyGroupChange,
  CompanyGroupDetail,
  CompanyGroupList,
  CompanyUserStats,
} from '@/contracts/companyGroups/schemas'
import type { GroupList, AutoSetting, AutoSettingLimits } from '@/contracts/groups/schemas'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { groupLimits } from '@/domain/workers/groups'
import {
  auditLog,
  clientUsers,
  groupRemovals,
  groups,
  groupUsers,
  userBlocks,
  matchings,
  reviews,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addOffering,
  asSystem,
  callStore,
  writeRows,
  addMatch,
  addWorker,
  callApi,
  OFFER,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the workers 901 to 905, of whom 905 belongs to another store.
import { groupInput, CREATED_AT, createGroup, readGroup, patchGroup, rule } from './groupsKit'

describe('groups', () => {
  const list = async (who: 'manager' | 'viewer' = 'manager') =>
    (await callStore<GroupList>(who, 'GET', '/groups')).body.items
  const limited = (groupId: number, overrides: Partial<Parameters<typeof addOffering>[1]> = {}) =>
    writeRows((db) =>
      addOffering(db, {
        id: 8010,
        day: '2026-11-25',
        scope: 'group',
        groupIds: [groupId],
        ...overrides,
      }),
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
      expect(answers.map((answer) => answer.status)).toEqual([404, 404])
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
          messages: [expect.stringContaining('〚人2〛さんが先に更新'), expect.any(String)],
        },
      })
      expect(await patchGroup(group.id, { name: '週末の常連' })).toMatchObject({
        status: 422,
        body: { fields: { lockVersion: expect.any(String) } },
      })
      expect((await readGroup(group.id)).updatedByName).toBe('〚人2〛')
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
    ])('%sだけなら、人ごと削除できる', async (_, overrides) => {
      const { body: group } = await createGroup({ userIds: [901], autoSetting: rule() })
      await limited(group.id, overrides)
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
      (await callStore<Paged<WorkedBrandUser>>('manager', 'GET', `/worked_brand_users${search}`))
        .body
    test('回数の多い順に、いまのグループとともに並び、勤務のない人とほかの店舗の人は出ない', async () => {
      await createGroup({ userIds: [902] })
      expect(
        (await found('')).items.map((item) => [
          item.userId,
          item.workedCountHere,
          item.groups.map((group) => group.name),
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
      expect((await found('?nameKana=とくなが')).items.map((item) => item.userId)).toEqual([903])
      expect((await found('?nameKana=グエン')).items.map((item) => item.userId)).toEqual([902])
      expect((await found('?groupsKeyword=常連')).items.map((item) => item.userId)).toEqual([902])
      expect((await found(`?notInGroupId=${group.id}`)).items.map((item) => item.userId)).toEqual([
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
})

describe('auto groups', () => {
  describe('自動で追加', () => {
    test.each<[string, Partial<AutoSetting>, number[]]>([
      ['題名のことば', {}, [901, 902]],
      ['題名のことばは、半角や小文字でも同じに読む', { offerTitleKeywords: ['ﾎｰﾙ'] }, [901, 902]],
      [
        'ことばはどれかを含めばよい',
        { offerTitleKeywords: ['レジ', '仕込み'], requiredWorkedCount: 1 },
        [903],
      ],
      ['記号はそのままの文字として探す', { offerTitleKeywords: ['%'], requiredWorkedCount: 1 }, []],
      ['勤務回数', { requiredWorkedCount: 3 }, [901]],
      [
        'ことばがなければ、すべての勤務を数える',
        { offerTitleKeywords: [], requiredWorkedCount: 1 },
        [901, 902, 903],
      ],
      ['認定ワーカーのみ', { onlyTrusted: true }, [902]],
      [
        'Good評価のみ: 一度でもBadがあれば入らず、評価がなくても入らない',
        { offerTitleKeywords: [], requiredWorkedCount: 1, onlyGood: true },
        [902],
      ],
      ['自動追加を止めている', { enabled: false }, []],
    ])('%s', async (_, overrides, expected) => {
      await writeRows(async (db) => {
        await db.update(clientUsers).set({ trusted: true }).where(eq(clientUsers.userId, 902))
        const matchingIdOf = async (userId: number, offeringId: number) =>
          (
            await db
              .select({ id: matchings.id })
              .from(matchings)
              .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId)))
          )[0]?.id ?? 0
        const review = { clientId: 11, createdAt: CREATED_AT }
        await db.insert(reviews).values([
          { ...review, userId: 901, kind: 'good', matchingId: await matchingIdOf(901, 8001) },
          { ...review, userId: 901, kind: 'bad', matchingId: await matchingIdOf(901, 8002) },
          { ...review, userId: 902, kind: 'good', matchingId: await matchingIdOf(902, 8001) },
        ])
      })
      const setting = rule(overrides)
      const { body } = await createGroup({ autoSetting: setting })
      expect(body.addedCount).toBe(expected.length)
      expect(
        (await readGroup(body.id)).members.items.map((item) => [item.userId, item.automatic]),
      ).toEqual(expected.map((id) => [id, true]))
      // Before saving, the live count beside the form shows the same number.
      const search = new URLSearchParams({
        offerTitleKeywords: setting.offerTitleKeywords.join(','),
        requiredWorkedCount: String(setting.requiredWorkedCount),
        ...(setting.onlyTrusted && { onlyTrusted: '1' }),
        ...(setting.onlyGood && { onlyGood: '1' }),
      })
      const counted = await callStore<Paged<WorkedBrandUser>>(
        'viewer',
        'GET',
        `/worked_brand_users?${search}`,
      )
      if (setting.enabled) expect(counted.body.totalCount).toBe(expected.length)
    })

    test('勤務を終えて条件に届いた人が、一度だけ加わる。手で外した人は戻らない', async () => {
      const { body: group } = await createGroup({ autoSetting: rule({ requiredWorkedCount: 3 }) })
      await writeRows(async (db) => {
        await addOffering(db, { id: 8005, day: '2026-11-20', from: '10:00', to: '15:00' })
        await addMatch(db, 8005, 902)
        await checkIn(db, 902, 8005, new Date('2026-11-20T09:58:00+09:00'))
        await checkOut({ db, now: new Date('2026-11-20T15:02:00+09:00') }, 902, 8005)
      })
      expect((await readGroup(group.id)).members.items.map((item) => item.userId)).toEqual([
        901, 902,
      ])
      expect(await patchGroup(group.id, { removeUserIds: [902] })).toMatchObject({
        status: 200,
        body: { removedCount: 1, usersCount: 1 },
      })
      await writeRows((db) => joinAutoGroups(db, 11, 902, new Date(CREATED_AT)))
      expect((await readGroup(group.id)).usersCount).toBe(1)
      expect(await patchGroup(group.id, { addUserIds: [902] })).toMatchObject({
        body: { addedCount: 1 },
      })
      await writeRows((db) => joinAutoGroups(db, 11, 902, new Date(CREATED_AT)))
      expect(await asSystem((db) => db.$count(groupUsers, eq(groupUsers.userId, 902)))).toBe(1)
      expect(await asSystem((db) => db.$count(groupRemovals))).toBe(0)
    })
    test('二つの勤務が同時に条件へ届いても、加わるのは一度だけ', async () => {
      const { body: group } = await createGroup({ autoSetting: rule() })
      await writeRows((db) => db.delete(groupUsers))
      await Promise.all(
        [1, 2, 3].map(() => writeRows((db) => joinAutoGroups(db, 11, 901, new Date(CREATED_AT)))),
      )
      expect(await asSystem((db) => db.$count(groupUsers, eq(groupUsers.groupId, group.id)))).toBe(
        1,
      )
    })
    test('条件を変えて保存すると、新しく該当する人がその場で加わり、外れる人はいない', async () => {
      const { body: group } = await createGroup({ autoSetting: rule({ requiredWorkedCount: 3 }) })
      expect(
        await patchGroup(group.id, {
          autoSetting: rule({ requiredWorkedCount: 2 }),
          lockVersion: 1,
        }),
      ).toMatchObject({ status: 200, body: { addedCount: 1, usersCount: 2, lockVersion: 2 } })
      expect(
        await patchGroup(group.id, {
          autoSetting: rule({ requiredWorkedCount: 99 }),
          lockVersion: 2,
        }),
      ).toMatchObject({ body: { addedCount: 0, usersCount: 2 } })
    })
    test('自動のグループの数には上限があり、止めている分は数えない', async () => {
      await writeRows((db) =>
        db.insert(groups).values(
          Array.from({ length: groupLimits.autoGroups }, (_, i) => ({
            companyId: 1,
            clientId: 11,
            name: `自動${i}`,
            autoSetting: rule(),
            createdAt: CREATED_AT,
            updatedAt: CREATED_AT,
          })),
        ),
      )
      expect(
        (await callStore<AutoSettingLimits>('viewer', 'GET', '/groups/auto_setting_limits')).body,
      ).toEqual({
        maxGroups: 100,
        usedGroups: 11,
        maxAutoGroups: 10,
        usedAutoGroups: 10,
        maxKeywords: 10,
        maxMembers: 1000,
      })
      expect(await createGroup({ autoSetting: rule() })).toMatchObject({
        status: 409,
        body: { code: 'too_many_groups', messages: [expect.stringContaining('10個まで')] },
      })
      expect((await createGroup({ autoSetting: rule({ enabled: false }) })).status).toBe(200)
    })
    test('人数の上限に達したら、手で入れることは断り、自動の追加は静かに止まる', async () => {
      const { body: group } = await createGroup({
        autoSetting: rule({ enabled: false }),
        userIds: [904],
      })
      await writeRows(async (db) => {
        const many = Array.from({ length: groupLimits.members - 1 }, (_, i) => 10_000 + i)
        for (const id of many) await addWorker(db, { id, name: `人 ${id}` })
        await db.insert(groupUsers).values(
          many.map((userId) => ({
            companyId: 1,
            groupId: group.id,
            userId,
            addedAt: CREATED_AT,
          })),
        )
      })
      expect(await patchGroup(group.id, { addUserIds: [901] })).toMatchObject({
        status: 409,
        body: {
          code: 'too_many_members',
          messages: ['1つのグループに入れられるのは1,000名までです(いま1,000名)。'],
        },
      })
      expect(await patchGroup(group.id, { autoSetting: rule(), lockVersion: 1 })).toMatchObject({
        status: 200,
        body: { addedCount: 0, usersCount: 1000 },
      })
    })
  })
})

describe('company groups', () => {
  const PATH = '/companies/1/groups'
  type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
  const list = async (who: Who = 'company') =>
    (await callApi<CompanyGroupList>(who, 'GET', PATH)).body
  const one = async (id: number) =>
    (await callApi<CompanyGroupDetail>('company', 'GET', `${PATH}/${id}`)).body
  const make = (overrides: Record<string, unknown> = {}, who: Who = 'company') =>
    callApi<CompanyGroupChange & Refusal>(
      who,
      'POST',
      PATH,
      groupInput({ sharedClientIds: [], ...overrides }),
    )
  const patch = (id: number, body: unknown, who: Who = 'company') =>
    callApi<CompanyGroupChange & Refusal>(who, 'PATCH', `${PATH}/${id}`, body)
  const stats = async (query = '') =>
    (await callApi<CompanyUserStats>('company', 'GET', `${PATH}/user_stats${query}`)).body
  const memberIds = async (id: number) =>
    (await one(id)).members.items.map(({ userId }) => userId).sort((a, b) => a - b)
  const runJobs = async () => {
    const context = await testContext()
    while (await runNextJob(context, jobDefinitions, ['companyGroups']));
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
    const refused = await callStore<Refusal>('manager', 'PATCH', '/groups/72', {
      addUserIds: [901],
    })
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
})
