import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { AutoSetting, AutoSettingLimits } from '@/contracts/groups/schemas'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { groupLimits } from '@/domain/workers/groups'
import {
  clientUsers,
  groupRemovals,
  groups,
  groupUsers,
  matchings,
  reviews,
} from '@/server/db/schema'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  writeRows,
} from '@tests/kit/serverKit'
import { CREATED_AT, createGroup, readGroup, patchGroup, rule } from './groupsKit'

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
      const review = { clientId: 11, createdAt: CREATED_AT }
      await db.insert(reviews).values([
        { ...review, userId: 901, kind: 'good', matchingId: await of(901, 8001) },
        { ...review, userId: 901, kind: 'bad', matchingId: await of(901, 8002) },
        { ...review, userId: 902, kind: 'good', matchingId: await of(902, 8001) },
      ])
    })
    const setting = rule(over)
    const { body } = await createGroup({ autoSetting: setting })
    expect(body.addedCount).toBe(expected.length)
    expect((await readGroup(body.id)).members.items.map((m) => [m.userId, m.automatic])).toEqual(
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
    const { body: group } = await createGroup({ autoSetting: rule({ requiredWorkedCount: 3 }) })
    await writeRows(async (db) => {
      await addOffering(db, { id: 8005, day: '2026-11-20', from: '10:00', to: '15:00' })
      await addMatch(db, 8005, 902)
      await checkIn(db, 902, 8005, new Date('2026-11-20T09:58:00+09:00'))
      await checkOut({ db, now: new Date('2026-11-20T15:02:00+09:00') }, 902, 8005)
    })
    expect((await readGroup(group.id)).members.items.map((m) => m.userId)).toEqual([901, 902])
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
    expect(await asSystem((db) => db.$count(groupUsers, eq(groupUsers.groupId, group.id)))).toBe(1)
  })
  test('条件を変えて保存すると、新しく該当する人がその場で加わり、外れる人はいない', async () => {
    const { body: group } = await createGroup({ autoSetting: rule({ requiredWorkedCount: 3 }) })
    expect(
      await patchGroup(group.id, { autoSetting: rule({ requiredWorkedCount: 2 }), lockVersion: 1 }),
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
      await db
        .insert(groupUsers)
        .values(
          many.map((userId) => ({ companyId: 1, groupId: group.id, userId, addedAt: CREATED_AT })),
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
