/**
 * Several subjects: graduates, group reach and name search. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { Invitation } from '@/contracts/invitations/schemas'
import type {
  OfferingInput,
  OfferingValidation,
  OfferingEditValidation,
} from '@/contracts/offerings/schemas'
import type { GraduateList } from '@/contracts/workers/schemas'
import {
  chatRooms,
  companyContracts,
  userBadges,
  userBlocks,
  clientUsers,
  groups,
  groupUsers,
  offerCopies,
  offers,
  users,
} from '@/server/db/schema'
import { acceptInvitation } from '@/server/worker-app/invitation'
import { testContext, browser } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
  addOffer,
  OFFER,
  offerContent,
  offeringInput,
} from '@tests/kit/serverKit'

describe('graduates', () => {
  const MAYU = 901
  const KOJI = 902
  const STRANGER = 903
  const PAST = 8001
  const at = '2026-11-01T00:00:00.000Z'
  const staff = { kind: 'former_staff', hiredOn: null, employmentType: null, note: '' }

  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await addWorker(
        db,
        { id: MAYU, name: '尾﨑 真由' },
        { workedCount: 3, lastWorkedOn: '2026-11-19' },
      )
      await addWorker(db, { id: KOJI, name: '林 浩二' })
      await addWorker(db, { id: STRANGER, name: '松本 梓' }, { clientId: 21 })
      await addOffering(db, { id: PAST, day: '2026-11-19' })
      await addMatch(db, PAST, MAYU, { status: 'worked' })
      await db.insert(chatRooms).values({
        uid: 'room-mayu',
        clientId: 11,
        userId: MAYU,
        latestOfferingId: PAST,
        createdAt: at,
      })
      const badge = { clientId: 11, userId: MAYU, approvedCount: 2 }
      await db.insert(userBadges).values([
        { ...badge, position: 'ホール', grantedAt: at },
        { ...badge, position: 'レジ', grantedAt: null },
      ])
    })
  })

  const list = async (query = '') =>
    (await callStore<GraduateList>('manager', 'GET', `/graduates${query}`)).body
  const register = (userIds: number[], overrides: object = {}) =>
    callStore('manager', 'POST', '/graduates', { ...staff, userIds, ...overrides })
  const invite = async (who: 'manager' | 'clientStaff' = 'manager') =>
    callStore<Invitation>(who, 'POST', '/graduate_invitation', {
      targetGroupIds: [],
      renew: false,
      lockVersion: 0,
    })
  const codeOf = ({ current }: Invitation) =>
    /\/api\/i\/([0-9a-f]{32})$/.exec(current?.url ?? '')?.[1] ?? ''
  const accept = async (userId: number, code: string) => {
    const { now } = await testContext()
    await writeRows((db) => acceptInvitation(db, userId, code, now))
  }

  describe('卒業ワーカーの一覧', () => {
    test('区分、登録した人、この店舗の回数、できる仕事、通知が並ぶ', async () => {
      await register([MAYU, KOJI])
      const { items, totalCount, visibleCount, notifiedCount } = await list()
      expect([totalCount, visibleCount, notifiedCount]).toEqual([2, 2, 2])
      expect(items).toMatchObject([
        {
          userId: MAYU,
          kind: 'former_staff',
          registeredByName: '〚人4〛',
          viaInvitation: false,
          workedCountHere: 3,
          lastWorkedOn: '2026-11-19',
          positions: ['ホール'],
          notice: 'on',
          isBlocked: false,
          chatRoomUid: 'room-mayu',
        },
        {
          userId: KOJI,
          workedCountHere: 0,
          lastWorkedOn: null,
          notice: 'on',
          chatRoomUid: null,
        },
      ])
    })

    test('直近の勤務の順、登録の順に並ぶ', async () => {
      await register([MAYU])
      const context = await testContext()
      context.now = new Date('2026-11-21T09:00:00+09:00')
      await register([KOJI])
      const order = async (query: string) => (await list(query)).items.map(({ userId }) => userId)
      expect(await order('')).toEqual([MAYU, KOJI])
      expect(await order('?sortKey=registered_at')).toEqual([KOJI, MAYU])
    })

    test('区分を直しても、登録した日と人は変わらない', async () => {
      await register([MAYU])
      const context = await testContext()
      context.now = new Date('2026-11-25T09:00:00+09:00')
      await callStore('company', 'POST', `/users/${MAYU}/graduates`, {
        ...staff,
        active: true,
        kind: 'hired',
        hiredOn: '2026-12-01',
      })
      expect((await list()).items).toMatchObject([
        { kind: 'hired', registeredAt: '2026-11-20T00:41:00.000Z', registeredByName: '〚人4〛' },
      ])
    })

    test('ブロック中の人には届かないので、数に入らない', async () => {
      await register([MAYU, KOJI])
      await writeRows((db) =>
        db.insert(userBlocks).values({
          companyId: 1,
          clientId: null,
          userId: MAYU,
          reasonCode: 'trouble',
          blockedAt: at,
        }),
      )
      expect(await list()).toMatchObject({ totalCount: 2, visibleCount: 1, notifiedCount: 1 })
    })

    test('料率は、本日のご契約から出る', async () => {
      expect((await list()).fee).toEqual({
        feeRateBp: 3000,
        usualFeeRateBp: 3000,
        contractFrom: null,
      })
      await writeRows((db) =>
        db.insert(companyContracts).values([
          { companyId: 1, validFrom: '2026-04-01', validTo: '2026-11-30', graduateFeeRateBp: 1500 },
          { companyId: 1, validFrom: '2026-12-01', graduateFeeRateBp: 1000 },
        ]),
      )
      expect((await list()).fee).toEqual({
        feeRateBp: 1500,
        usualFeeRateBp: 3000,
        contractFrom: '2026-04-01',
      })
    })

    test('ほかの店舗のワーカーは登録できない', async () => {
      expect((await register([STRANGER])).status).toBe(404)
      expect((await list()).totalCount).toBe(0)
    })
  })

  describe('卒業ワーカーの招待', () => {
    test('QRから登録した人は元スタッフになり、だれが登録したかは本人になる', async () => {
      const { body } = await invite()
      await accept(STRANGER, codeOf(body))
      expect((await list()).items).toMatchObject([
        {
          userId: STRANGER,
          kind: 'former_staff',
          viaInvitation: true,
          registeredByName: null,
          workedCountHere: 0,
        },
      ])
      const shown = await callStore<Invitation>('manager', 'GET', '/graduate_invitation')
      expect(shown.body.accepted.items.map(({ userId }) => userId)).toEqual([STRANGER])
    })

    test('認定ワーカーの招待とは別のコードで、認定にはならない', async () => {
      const graduate = (await invite()).body
      const trusted = (
        await callStore<Invitation>('manager', 'POST', '/invitation', {
          targetGroupIds: [],
          renew: false,
          lockVersion: 0,
        })
      ).body
      expect(codeOf(graduate)).not.toBe(codeOf(trusted))
      await accept(KOJI, codeOf(graduate))
      const one = await callStore<{ trusted: boolean; graduate: boolean }>(
        'manager',
        'GET',
        `/users/${KOJI}`,
      )
      expect(one.body).toMatchObject({ trusted: false, graduate: true })
    })

    test('店舗が登録した人がQRを読んでも、登録はそのまま。解除した人は、同じQRでは戻れない', async () => {
      await register([MAYU], { kind: 'hired', note: '12月から' })
      const code = codeOf((await invite()).body)
      await accept(MAYU, code)
      expect((await list()).items).toMatchObject([
        { kind: 'hired', note: '12月から', viaInvitation: false },
      ])
      await callStore('manager', 'POST', `/users/${MAYU}/graduates`, { active: false })
      await accept(MAYU, code)
      expect((await list()).totalCount).toBe(0)
    })

    test('登録する権限のない人は、招待を読むことも作ることもできない', async () => {
      expect((await invite('clientStaff')).status).toBe(403)
      expect((await callStore('clientStaff', 'GET', '/graduate_invitation')).status).toBe(403)
    })
  })
})

describe('group reach', () => {
  const at = '2026-11-01T00:00:00Z'
  const DAY = '2026-11-28'
  const limited = (groupIds: number[], overrides: Partial<OfferingInput> = {}) =>
    offeringInput({
      scope: 'group',
      groupIds,
      workOn: DAY,
      startTime: '18:00',
      endTime: '21:00',
      ...overrides,
    })
  const check = async (input: OfferingInput) =>
    (
      await callStore<OfferingValidation>(
        'manager',
        'POST',
        `/offers/${OFFER[11]}/offerings/validate`,
        input,
      )
    ).body
  const warned = ({ warnings }: OfferingValidation) =>
    warnings.filter(({ code }) => code === 'group_empty').map(({ message }) => message)

  /** 常連 has 901 to 905, 全店共通 905 and 906, and nobody is in the third; the fourth belongs to the store next door. */
  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await db.update(offers).set({ content: offerContent({ minAge: 15 }) })
      for (const table of [userBlocks, groupUsers, groups, clientUsers]) await db.delete(table)
      await db.insert(groups).values([
        { id: 71, companyId: 1, clientId: 11, name: '常連', createdAt: at, updatedAt: at },
        { id: 72, companyId: 1, clientId: null, name: '全店共通', createdAt: at, updatedAt: at },
        { id: 73, companyId: 1, clientId: 11, name: '新しい人', createdAt: at, updatedAt: at },
        { id: 74, companyId: 1, clientId: 12, name: '隣の店舗', createdAt: at, updatedAt: at },
      ])
      for (const id of [901, 902, 903, 904, 906, 907])
        await addWorker(db, { id, name: `ワーカー${id}` })
      await addWorker(db, { id: 905, name: '高校生', birthOn: '2009-05-01' })
      const members: [number, number[]][] = [
        [71, [901, 902, 903, 904, 905]],
        [72, [905, 906]],
        [74, [907]],
      ]
      await db
        .insert(groupUsers)
        .values(
          members.flatMap(([groupId, ids]) =>
            ids.map((userId) => ({ companyId: 1, groupId, userId, addedAt: at })),
          ),
        )
    })
  })

  describe('グループの何名がその時間に空いているか', () => {
    test('ほかの勤務がある人、ブロックした人、その時間に働けない年齢の人を除いて数える。二つのグループにいる人は一人と数える', async () => {
      expect((await check(limited([71]))).reach).toEqual({ members: 5, free: 5 })
      await writeRows(async (db) => {
        await addOffering(db, { id: 8001, day: DAY, from: '20:00', to: '23:00' })
        await addMatch(db, 8001, 901)
        // A worker whose shift ends in time is free, and so is one who cancelled.
        await addOffering(db, { id: 8002, day: DAY, from: '12:00', to: '18:00' })
        await addMatch(db, 8002, 902)
        await addMatch(db, 8001, 903, { status: 'cancel' })
        await db.insert(userBlocks).values({
          companyId: 1,
          clientId: 11,
          userId: 904,
          reasonCode: 'other',
          blockedBy: 4,
          blockedAt: at,
        })
      })
      expect((await check(limited([71]))).reach).toEqual({ members: 5, free: 3 })
      expect((await check(limited([71], { endTime: '22:30' }))).reach).toEqual({
        members: 5,
        free: 2,
      })
      expect((await check(limited([71, 72]))).reach).toEqual({ members: 6, free: 4 })
    })
    test('ほかの店舗や、前の日から続く勤務も数えるが、どこかは知らせない', async () => {
      await writeRows(async (db) => {
        await db.delete(offerCopies)
        await db.delete(offers)
        await addOffer(db, {
          id: OFFER[11],
          clientId: 11,
          content: offerContent({ minAge: 15 }),
        })
        await addOffer(db, { id: OFFER[21], clientId: 21 })
        await addOffering(db, {
          id: 8001,
          clientId: 21,
          offerId: OFFER[21],
          day: DAY,
          from: '17:00',
          to: '20:00',
        })
        await addMatch(db, 8001, 901)
        await addOffering(db, { id: 8002, day: '2026-11-27', from: '22:00', to: '06:00' })
        await addMatch(db, 8002, 902)
      })
      expect((await check(limited([71]))).reach).toEqual({ members: 5, free: 4 })
      expect((await check(limited([71], { startTime: '05:00', endTime: '09:00' }))).reach).toEqual({
        members: 5,
        free: 4,
      })
    })
    test('募集の条件を満たさない人、続けて7日目になる人は、空いている人に数えない', async () => {
      await writeRows(async (db) => {
        const conditionItems = [{ type: 'penalty_max' as const, value: 3, must: true }]
        await db.update(offers).set({ content: offerContent({ conditionItems }) })
        await db.update(users).set({ penaltyPoints: 4 }).where(eq(users.id, 901))
        for (let day = 22; day <= 27; day++) {
          await addOffering(db, { id: day, day: `2026-11-${day}`, from: '10:00', to: '12:00' })
          await addMatch(db, day, 902)
        }
      })
      // 905 is under 18, and the offer names no minimum age.
      expect((await check(limited([71]))).reach).toEqual({ members: 5, free: 2 })
    })
    test('だれも空いていないグループには、公開の前に知らせる', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 8001, day: DAY, from: '17:00', to: '22:00', peopleWanted: 9 })
        for (const userId of [905, 906]) await addMatch(db, 8001, userId)
      })
      const answer = await check(limited([72]))
      expect(answer.reach).toEqual({ members: 2, free: 0 })
      expect(warned(answer)).toEqual([
        expect.stringMatching(/^「全店共通」の2名に、この時間に空いている人がいません/),
      ])
      expect(warned(await check(limited([71, 72])))).toEqual([])
      expect(warned(await check(limited([73])))).toEqual([
        expect.stringContaining('所属するワーカーが0名'),
      ])
    })
    test('グループに限らない募集では数えず、ほかの店舗のグループも数えない', async () => {
      for (const input of [offeringInput(), limited([]), limited([74])])
        expect((await check(input)).reach).toBeUndefined()
    })
    test('公開したあとの変更では、その求人に決まった人も空いているうちに数える', async () => {
      await writeRows(async (db) => {
        await addOffering(db, {
          id: 8001,
          day: DAY,
          from: '18:00',
          to: '21:00',
          scope: 'group',
          groupIds: [71],
        })
        await addMatch(db, 8001, 901)
      })
      const { reach } = (
        await callStore<OfferingEditValidation>(
          'manager',
          'POST',
          `/offers/${OFFER[11]}/offerings/8001/validate`,
          limited([71]),
        )
      ).body
      expect(reach).toEqual({ members: 5, free: 5 })
    })
  })
})

describe('name search', () => {
  /** The name in the spelling of the family register. */
  const registered = ['髙橋 美咲', '﨑田 一', '渡邉 健', '濵田 花', '齋藤 光', '𠮷田 空'] as const

  beforeAll(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await db.update(clientUsers).set({ workedCount: 0 }).where(eq(clientUsers.clientId, 11))
      for (const [index, name] of registered.entries())
        await addWorker(db, { id: 901 + index, name }, { workedCount: 3 })
    })
  })
  const found = async (version: 'v1' | 'v2', path: string) => {
    const visitor = await browser('manager')
    const response = await visitor.call('GET', `/app/api/${version}/clients/11${path}`)
    const { items } = (await response.json()) as { items: { name: string }[] }
    return items.map(({ name }) => name)
  }

  test.each([
    ['高橋', '髙橋 美咲'],
    ['髙橋', '髙橋 美咲'],
    ['崎田', '﨑田 一'],
    ['渡辺', '渡邉 健'],
    ['渡邊', '渡邉 健'],
    ['浜田', '濵田 花'],
    ['濱田', '濵田 花'],
    ['斉藤', '齋藤 光'],
    ['斎藤　光', '齋藤 光'],
    ['吉田', '𠮷田 空'],
    ['\u845B\uDB40\uDD00', undefined],
  ])('「%s」で探すと、ワーカー一覧でも勤務経験者でも「%s」が見つかる', async (typed, name) => {
    const query = encodeURIComponent(typed)
    const wanted = name === undefined ? [] : [name]
    expect(await found('v2', `/users?nameKana=${query}`)).toEqual(wanted)
    expect(await found('v1', `/worked_brand_users?nameKana=${query}`)).toEqual(wanted)
  })
})
