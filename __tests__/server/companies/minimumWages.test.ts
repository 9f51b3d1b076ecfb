import { asc, eq } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { BelowMinimum, MinimumWageRaised } from '@/contracts/minimumWages/schemas'
import { auditLog, chatMessages, clients, matchings, offerings, offers } from '@/server/db/schema'
import {
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  OFFER,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { testContext } from '@tests/kit/app'

const PATH = '/companies/1/below_minimum_wage'
const below = async () => (await callApi<BelowMinimum>('company', 'GET', PATH)).body
const raise = (body: { itemCount: number; costYen: number }) =>
  callApi<MinimumWageRaised & { code: string }>('company', 'POST', `${PATH}/raise`, body)

const defaults = { ...offerContent().defaults, startTime: '10:00', endTime: '15:00' }

// Tokyo 1,280 yen from 2026-10-01; store 12 stands in Osaka (1,231 yen).
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.update(clients).set({ prefectureCode: '27' }).where(eq(clients.id, 12))
    await addOffering(db, {
      id: 1101,
      day: '2026-11-29',
      from: '11:00',
      to: '15:00',
      hourlyWageYen: 1270,
      transportationYen: 0,
      peopleWanted: 2,
      publishedAt: null,
    })
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, { id: 1102, day: '2026-11-30', hourlyWageYen: 1250, peopleWanted: 2 })
    await addMatch(db, 1102, 901)
    await addOffering(db, { id: 1103, day: '2026-11-30', hourlyWageYen: 1280 })
    const of12 = { clientId: 12, offerId: OFFER[12] }
    await addOffering(db, { id: 1201, day: '2026-11-28', hourlyWageYen: 1231, ...of12 })
    await addOffer(db, {
      id: 5099,
      clientId: 12,
      title: '青果の袋詰め',
      status: 'violated',
      content: offerContent({ defaults: { ...defaults, hourlyWageYen: 1220 } }),
    })
    await addOffering(db, {
      id: 2101,
      clientId: 21,
      offerId: OFFER[21],
      day: '2026-11-29',
      hourlyWageYen: 900,
    })
  })
})

test('勤務日の額を下回る求人とひな形を、店舗をまたいで、費用とともに出す', async () => {
  const { items, totalCount, costYen, rates } = await below()
  expect(
    items.map(({ kind, id, hourlyWageYen, toYen, people, matchedCount, costYen: of }) => [
      kind,
      id,
      hourlyWageYen,
      toYen,
      people,
      matchedCount,
      of,
    ]),
  ).toEqual([
    ['offering', 1101, 1270, 1280, 2, 0, 107],
    // 165 + 3 yen of pay each; fee 2,259 → 2,310 each; tax 451 → 462.
    ['offering', 1102, 1250, 1280, 2, 1, 449],
    // 55 yen of pay; fee 1,980 → 1,996; tax 198 → 199.
    ['offer', 5099, 1220, 1231, 1, 0, 72],
  ])
  expect([totalCount, costYen]).toEqual([3, 556])
  expect(rates).toMatchObject([
    { prefectureName: '東京都', yen: 1280, effectiveOn: '2026-10-01', beforeYen: 1226 },
    { prefectureName: '大阪府', yen: 1231 },
  ])
})

test('一度の操作で引き上げ、マッチング済みの人にも知らせ、1件ずつ記録に残る', async () => {
  const { status, body } = await raise({ itemCount: 3, costYen: 556 })
  expect([status, body]).toEqual([200, { offeringCount: 2, offerCount: 1, workerCount: 1 }])
  const wages = await asSystem<{ id: number; yen: number }[]>((db) =>
    db
      .select({ id: offerings.id, yen: offerings.hourlyWageYen })
      .from(offerings)
      .orderBy(asc(offerings.id)),
  )
  expect(wages.map(({ id, yen }) => [id, yen])).toEqual([
    [1101, 1280],
    [1102, 1280],
    [1103, 1280],
    [1201, 1231],
    [2101, 900],
  ])
  const [matching] = await asSystem<(typeof matchings.$inferSelect)[]>((db) =>
    db.select().from(matchings),
  )
  expect([matching?.hourlyWageYen, matching?.scheduledPay.baseYen]).toEqual([1280, 7040])
  const [message] = await asSystem<{ body: string }[]>((db) =>
    db.select({ body: chatMessages.body }).from(chatMessages),
  )
  expect(message?.body).toContain('時給が1,250円から1,280円に上がりました')
  const [offer] = await asSystem<(typeof offers.$inferSelect)[]>((db) =>
    db.select().from(offers).where(eq(offers.id, 5099)),
  )
  expect([offer?.content.defaults.hourlyWageYen, offer?.status]).toEqual([1231, 'usable'])
  const { items } = (
    await callApi<ActivityList>('company', 'GET', '/companies/1/activities?kind=money')
  ).body
  expect(
    items
      .filter(({ target }) => target !== null)
      .map(({ target, changes }) => [target?.id, changes]),
  ).toEqual([
    [5099, [{ label: '時給', before: '1,220円', after: '1,231円' }]],
    [1102, [{ label: '時給', before: '1,250円', after: '1,280円' }]],
    [1101, [{ label: '時給', before: '1,270円', after: '1,280円' }]],
  ])
  expect(await below()).toMatchObject({ items: [], totalCount: 0, costYen: 0 })
  // A second press finds nothing to raise.
  expect((await raise({ itemCount: 3, costYen: 556 })).body).toMatchObject({ offeringCount: 0 })
})

test('確認した費用と違えば、何も上げない', async () => {
  const { status, body } = await raise({ itemCount: 3, costYen: 500 })
  expect([status, body.code]).toEqual([409, 'changed'])
  expect((await below()).totalCount).toBe(3)
  expect(await asSystem((db) => db.$count(auditLog, eq(auditLog.result, 'done')))).toBe(0)
})

test('始まった勤務は上げられないものとして名を挙げる', async () => {
  const world = await testContext()
  world.now = new Date('2026-11-30T18:00:00+09:00')
  const { items, started } = await below()
  expect(items.map(({ id }) => id)).toEqual([5099])
  expect(started).toEqual([
    {
      offeringId: 1102,
      store: { id: 11, name: 'みのり食堂 渋谷宮益坂店' },
      title: 'ディナーのホールスタッフ',
      workOn: '2026-11-30',
      startAt: '2026-11-30T17:00:00+09:00',
      endAt: '2026-11-30T22:30:00+09:00',
      hourlyWageYen: 1250,
      minimumYen: 1280,
      effectiveOn: '2026-10-01',
      people: 1,
    },
  ])
})

test('権限のない人と、ほかの企業', async () => {
  expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
  expect((await callApi('other', 'GET', PATH)).status).toBe(404)
  expect(
    (await callApi('accounting', 'POST', `${PATH}/raise`, { itemCount: 0, costYen: 0 })).status,
  ).toBe(403)
})
