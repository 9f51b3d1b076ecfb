import { eq } from 'drizzle-orm'
import type {
  OfferingInput,
  OfferingValidation,
  OfferingEditValidation,
} from '@/contracts/offerings/schemas'
import {
  clientUsers,
  groups,
  groupUsers,
  offerCopies,
  offers,
  userBlocks,
  users,
} from '@/server/db/schema'
import {
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offerContent,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const at = '2026-11-01T00:00:00Z'
const DAY = '2026-11-28'
const limited = (groupIds: number[], over: Partial<OfferingInput> = {}) =>
  offeringInput({
    scope: 'group',
    groupIds,
    workOn: DAY,
    startTime: '18:00',
    endTime: '21:00',
    ...over,
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
      // Whoever leaves in time is free, and so is who stepped back.
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
    // 905 is under 18, and the template names no least age.
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
