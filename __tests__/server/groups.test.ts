import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  AutoSetting,
  AutoSettingLimits,
  GroupChange,
  GroupDetail,
  GroupList,
} from '@/contracts/groups/schemas'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { groupLimits } from '@/domain/workers/groups'
import {
  auditLog,
  clientUsers,
  groupRemovals,
  groups,
  groupUsers,
  matchings,
  reviews,
  userBlocks,
} from '@/server/db/schema'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const at = '2026-11-01T00:00:00.000Z'
const rule = (over: Partial<AutoSetting> = {}): AutoSetting => ({
  enabled: true,
  offerTitleKeywords: ['ホール'],
  requiredWorkedCount: 2,
  onlyTrusted: false,
  onlyGood: false,
  ...over,
})
const asked = (over: Record<string, unknown> = {}) => ({
  name: '常連ホール',
  description: '',
  autoSetting: null,
  userIds: [],
  ...over,
})
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12'] as const

/** Three shifts of the hall and one of the kitchen. 901 worked three, 902 two, 903 only the kitchen; 904 is known and has not worked; 905 belongs to another store. */
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
        createdAt: at,
        updatedAt: at,
      },
      { id: 72, companyId: 1, clientId: null, name: '全店共通', createdAt: at, updatedAt: at },
      { id: 73, companyId: 1, clientId: 12, name: '隣の店舗', createdAt: at, updatedAt: at },
    ])
    const known = [
      ['山田 太郎', 3],
      ['グエン ティ リン', 2],
      ['德永 さくら', 1],
      ['濵田 慎一', 0],
    ] as const
    for (const [i, [name, workedCount]] of known.entries())
      await addWorker(db, 901 + i, name, {}, { workedCount })
    await addWorker(db, 905, '隣の 花子', {}, { clientId: 12 })
    for (const [i, day] of DAYS.entries()) await addOffering(db, { id: 8001 + i, day })
    await addOffering(db, { id: 8004, day: '2026-11-13', title: '仕込みスタッフ' })
    const worked = { status: 'worked' as const, paymentStatus: 'confirmed' as const }
    for (const id of [8001, 8002, 8003]) await addMatch(db, id, 901, worked)
    for (const id of [8001, 8002]) await addMatch(db, id, 902, worked)
    await addMatch(db, 8004, 903, worked)
  })
})
const rows = async <T>(
  fn: (
    db: Parameters<Parameters<Awaited<ReturnType<typeof testContext>>['db']['tx']>[1]>[0],
  ) => Promise<T>,
) => (await testContext()).db.tx('system', fn)
const list = async (who: 'manager' | 'viewer' = 'manager') =>
  (await callStore<GroupList>(who, 'GET', '/groups')).body.items
const one = async (id: number) =>
  (await callStore<GroupDetail>('manager', 'GET', `/groups/${id}`)).body
const make = async (over: Record<string, unknown> = {}) =>
  callStore<GroupChange>('manager', 'POST', '/groups', asked(over))
const patch = (id: number, body: unknown, who: 'manager' | 'staff' | 'viewer' = 'manager') =>
  callStore<GroupChange & { code: string; messages: string[]; fields?: Record<string, string> }>(
    who,
    'PATCH',
    `/groups/${id}`,
    body,
  )
const limited = (groupId: number, over: Partial<Parameters<typeof addOffering>[1]> = {}) =>
  writeRows((db) =>
    addOffering(db, { id: 8010, day: '2026-11-25', scope: 'group', groupIds: [groupId], ...over }),
  )

describe('作成', () => {
  test('選んだワーカーを入れて作れ、一覧はお気に入りから並ぶ', async () => {
    const { status, body } = await make({ userIds: [901, 904, 901] })
    expect([status, body.addedCount, body.usersCount, body.owner]).toEqual([200, 2, 2, 'client'])
    expect((await list('viewer')).map((g) => [g.name, g.owner, g.usersCount])).toEqual([
      ['お気に入り', 'client', 0],
      ['常連ホール', 'client', 2],
      ['全店共通', 'company', 0],
    ])
  })
  test('同じ名前、31文字の名前、12桁の個人番号を含む説明は受け付けない', async () => {
    await make()
    expect(await make()).toMatchObject({
      status: 422,
      body: { fields: { name: expect.stringContaining('という名前のグループがあります') } },
    })
    expect(await make({ name: 'あ'.repeat(31) })).toMatchObject({
      status: 422,
      body: { fields: { name: expect.any(String) } },
    })
    expect(await make({ name: 'お気に入り' })).toMatchObject({ status: 422 })
    expect(await make({ name: '別の名前', description: '123456789018' })).toMatchObject({
      status: 422,
      body: { fields: { description: expect.any(String) } },
    })
  })
  test('知らないワーカーは、いないワーカーと同じ答えになり、何も作られない', async () => {
    const answers = [await make({ userIds: [905] }), await make({ userIds: [999_999] })]
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
        blockedAt: at,
      }),
    )
    expect(await make({ userIds: [901, 902] })).toMatchObject({
      status: 409,
      body: { code: 'blocked', messages: [expect.stringContaining('1名')] },
    })
  })
  test('閲覧のみの担当者は作れない。店舗スタッフは作れる', async () => {
    expect((await callStore('viewer', 'POST', '/groups', asked())).status).toBe(403)
    expect((await callStore('clientStaff', 'POST', '/groups', asked())).status).toBe(200)
  })
  test('同じ送信をもう一度受けても、二つにはならない', async () => {
    const page = await browser('manager')
    const send = () =>
      page.call('POST', '/app/api/v1/clients/11/groups', asked({ userIds: [901] }), {
        'Idempotency-Key': 'group-0123456789abcdef',
      })
    const [first, second] = [await send(), await send()]
    expect(await second.json()).toEqual(await first.json())
    expect((await list()).filter((g) => g.name === '常連ホール')).toHaveLength(1)
  })
})

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
  ])('%s', async (_, over, expected) => {
    await writeRows(async (db) => {
      await db.update(clientUsers).set({ trusted: true }).where(eq(clientUsers.userId, 902))
      const of = async (userId: number, offeringId: number) =>
        (
          await db
            .select({ id: matchings.id })
            .from(matchings)
            .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId)))
        )[0]?.id ?? 0
      const review = { clientId: 11, createdAt: at }
      await db.insert(reviews).values([
        { ...review, userId: 901, kind: 'good', matchingId: await of(901, 8001) },
        { ...review, userId: 901, kind: 'bad', matchingId: await of(901, 8002) },
        { ...review, userId: 902, kind: 'good', matchingId: await of(902, 8001) },
      ])
    })
    const setting = rule(over)
    const { body } = await make({ autoSetting: setting })
    expect(body.addedCount).toBe(expected.length)
    expect((await one(body.id)).members.items.map((m) => [m.userId, m.automatic])).toEqual(
      expected.map((id) => [id, true]),
    )
    // The live count beside the form says the same before it is saved.
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
    const { body: group } = await make({ autoSetting: rule({ requiredWorkedCount: 3 }) })
    await writeRows(async (db) => {
      await addOffering(db, { id: 8005, day: '2026-11-20', from: '10:00', to: '15:00' })
      await addMatch(db, 8005, 902)
      await checkIn(db, 902, 8005, new Date('2026-11-20T09:58:00+09:00'))
      await checkOut({ db, now: new Date('2026-11-20T15:02:00+09:00') }, 902, 8005)
    })
    expect((await one(group.id)).members.items.map((m) => m.userId)).toEqual([901, 902])
    expect(await patch(group.id, { removeUserIds: [902] })).toMatchObject({
      status: 200,
      body: { removedCount: 1, usersCount: 1 },
    })
    await writeRows((db) => joinAutoGroups(db, 11, 902, new Date(at)))
    expect((await one(group.id)).usersCount).toBe(1)
    expect(await patch(group.id, { addUserIds: [902] })).toMatchObject({ body: { addedCount: 1 } })
    await writeRows((db) => joinAutoGroups(db, 11, 902, new Date(at)))
    expect(await rows((db) => db.$count(groupUsers, eq(groupUsers.userId, 902)))).toBe(1)
    expect(await rows((db) => db.$count(groupRemovals))).toBe(0)
  })
  test('二つの勤務が同時に条件へ届いても、加わるのは一度だけ', async () => {
    const { body: group } = await make({ autoSetting: rule() })
    await writeRows((db) => db.delete(groupUsers))
    await Promise.all(
      [1, 2, 3].map(() => writeRows((db) => joinAutoGroups(db, 11, 901, new Date(at)))),
    )
    expect(await rows((db) => db.$count(groupUsers, eq(groupUsers.groupId, group.id)))).toBe(1)
  })
  test('条件を変えて保存すると、新しく該当する人がその場で加わり、外れる人はいない', async () => {
    const { body: group } = await make({ autoSetting: rule({ requiredWorkedCount: 3 }) })
    expect(
      await patch(group.id, { autoSetting: rule({ requiredWorkedCount: 2 }), lockVersion: 1 }),
    ).toMatchObject({ status: 200, body: { addedCount: 1, usersCount: 2, lockVersion: 2 } })
    expect(
      await patch(group.id, { autoSetting: rule({ requiredWorkedCount: 99 }), lockVersion: 2 }),
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
          createdAt: at,
          updatedAt: at,
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
    expect(await make({ autoSetting: rule() })).toMatchObject({
      status: 409,
      body: { code: 'too_many_groups', messages: [expect.stringContaining('10個まで')] },
    })
    expect((await make({ autoSetting: rule({ enabled: false }) })).status).toBe(200)
  })
  test('人数の上限に達したら、手で入れることは断り、自動の追加は静かに止まる', async () => {
    const { body: group } = await make({ autoSetting: rule({ enabled: false }), userIds: [904] })
    await writeRows(async (db) => {
      const many = Array.from({ length: groupLimits.members - 1 }, (_, i) => 10_000 + i)
      for (const id of many) await addWorker(db, id, `人 ${id}`)
      await db
        .insert(groupUsers)
        .values(many.map((userId) => ({ companyId: 1, groupId: group.id, userId, addedAt: at })))
    })
    expect(await patch(group.id, { addUserIds: [901] })).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_members',
        messages: ['1つのグループに入れられるのは1,000名までです(いま1,000名)。'],
      },
    })
    expect(await patch(group.id, { autoSetting: rule(), lockVersion: 1 })).toMatchObject({
      status: 200,
      body: { addedCount: 0, usersCount: 1000 },
    })
  })
})

describe('変更', () => {
  test('二人が同時に直すと、後の人は誰が先に保存したかを知らされる', async () => {
    const { body: group } = await make()
    expect(await patch(group.id, { name: '平日の常連', lockVersion: 1 }, 'staff')).toMatchObject({
      status: 200,
      body: { name: '平日の常連', lockVersion: 2 },
    })
    expect(await patch(group.id, { name: '週末の常連', lockVersion: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        messages: [expect.stringContaining('⟦人2⟧さんが先に更新'), expect.any(String)],
      },
    })
    expect(await patch(group.id, { name: '週末の常連' })).toMatchObject({
      status: 422,
      body: { fields: { lockVersion: expect.any(String) } },
    })
    expect((await one(group.id)).updatedByName).toBe('⟦人2⟧')
  })
  test('人の出し入れは、版がなくてもでき、記録に残る', async () => {
    const { body: group } = await make({ userIds: [901] })
    expect(await patch(group.id, { addUserIds: [902, 903], removeUserIds: [901] })).toMatchObject({
      status: 200,
      body: { addedCount: 2, removedCount: 1, usersCount: 2, lockVersion: 1 },
    })
    expect(
      await rows((db) =>
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
    expect(await patch(71, { name: '推し', lockVersion: 1 })).toMatchObject({
      status: 409,
      body: { code: 'fixed_group' },
    })
    expect(await patch(71, { autoSetting: rule(), lockVersion: 1 })).toMatchObject({ status: 409 })
    await patch(71, { addUserIds: [901, 902] })
    await patch(71, { removeUserIds: [902] })
    expect(
      await rows((db) =>
        db
          .select({ id: clientUsers.userId })
          .from(clientUsers)
          .where(eq(clientUsers.favorite, true)),
      ),
    ).toEqual([{ id: 901 }])
    expect((await one(71)).refusals).toMatchObject({
      edit: expect.stringContaining('お気に入り'),
      members: null,
      remove: expect.any(String),
    })
  })
  test('企業共通のグループは見えるだけ。ほかの店舗のグループは、ないのと同じ', async () => {
    expect(await patch(72, { addUserIds: [901] })).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('企業共通')] },
    })
    expect((await one(72)).refusals.remove).toContain('企業共通')
    const [foreign, missing] = [
      await patch(73, { addUserIds: [901] }),
      await patch(999_999, { addUserIds: [901] }),
    ]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  })
})

describe('削除', () => {
  test('募集中の求人が使っていれば断り、どの求人かを添える', async () => {
    const { body: group } = await make({ userIds: [901] })
    await limited(group.id)
    expect(await list()).toContainEqual(expect.objectContaining({ id: group.id, inUseCount: 1 }))
    expect((await one(group.id)).inUseBy).toMatchObject([
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
    const { body: group } = await make({ userIds: [901], autoSetting: rule() })
    await limited(group.id, over)
    await patch(group.id, { removeUserIds: [902] })
    const page = await browser('manager')
    expect((await page.call('DELETE', `/app/api/v1/clients/11/groups/${group.id}`)).status).toBe(
      204,
    )
    expect(
      await rows(async (db) => [
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
    await make({ userIds: [902] })
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
    const { body: group } = await make({ userIds: [902] })
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
