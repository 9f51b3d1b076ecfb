import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { Experiences, KnownExperiences } from '@/contracts/workers/schemas'
import { userBadges } from '@/server/db/schema'
import { addMatch, addOffer, addOffering, callStore, OFFER, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the workers of `people` in store 11, and two who are unknown there.
import { readUsers, LINH, MISAKI, listedUserIds, NEW, SAKURA } from './usersKit'

const DISHES = { offerId: 8801, occupationId: 3 }
const experiences = async (userId: number) =>
  (await callStore<Experiences>('viewer', 'GET', `/users/${userId}/experiences`)).body.items

/** Adds mornings of dish washing: three of Linh, who has also worked a dinner (usersKit), and one of Misaki. */
beforeEach(() =>
  writeRows(async (db) => {
    await addOffer(db, { id: DISHES.offerId, clientId: 11, occupationId: DISHES.occupationId })
    const worked = { status: 'worked', paymentStatus: 'confirmed' } as const
    for (const [id, day] of [
      [8101, '2026-11-02'],
      [8102, '2026-11-03'],
      [8103, '2026-11-04'],
    ] as const) {
      await addOffering(db, { id, day, from: '09:00', to: '12:00', offerId: DISHES.offerId })
      await addMatch(db, id, LINH, worked)
    }
    await addMatch(db, 8101, MISAKI, worked)
    // An absence or a cancel does not count as experience.
    await addMatch(db, 8102, SAKURA, { status: 'absence', absenceKind: 'no_show' })
    await addMatch(db, 8103, MISAKI, { status: 'cancel', cancelBy: 'user' })
    await db.insert(userBadges).values([
      { clientId: 11, userId: LINH, position: 'レジ', approvedCount: 2 },
      { clientId: 11, userId: SAKURA, position: 'レジ', approvedCount: 1 },
    ])
  }),
)

test('働いた求人の職種と、評価の業務を、多い順に数える', async () => {
  expect(await experiences(LINH)).toEqual([
    { kind: 'occupation', id: 3, name: '洗い場', count: 3, lastOn: '2026-11-04' },
    { kind: 'position', id: 3, name: 'レジ', count: 2, lastOn: null },
    { kind: 'occupation', id: 1, name: 'ホール・接客', count: 1, lastOn: '2026-11-12' },
  ])
  expect((await experiences(MISAKI)).map(({ name, count }) => [name, count])).toEqual([
    ['洗い場', 1],
  ])
  expect((await experiences(SAKURA)).map(({ name }) => name)).toEqual(['レジ'])
  expect(await experiences(NEW)).toEqual([])
})

test('経験で探せて、選ぶ前の人数と、開いた一覧の人数が等しい', async () => {
  const { items } = (await callStore<KnownExperiences>('viewer', 'GET', '/experiences')).body
  expect(items.map(({ kind, name, workerCount }) => [kind, name, workerCount])).toEqual([
    ['occupation', '洗い場', 2],
    ['occupation', 'ホール・接客', 1],
    ['position', 'レジ', 2],
  ])
  for (const { kind, id, workerCount } of items)
    expect((await readUsers(`?${kind}Id=${id}`)).totalCount).toBe(workerCount)
  expect((await listedUserIds('?occupationId=3')).sort()).toEqual([LINH, MISAKI])
  expect((await listedUserIds('?positionId=3')).sort()).toEqual([LINH, SAKURA])
  expect(await listedUserIds('?positionId=999')).toEqual([])
})

test('一覧の行には、多いほうから並ぶ', async () => {
  const row = (await readUsers('')).items.find(({ userId }) => userId === LINH)
  expect(row?.experiences.map(({ name, count }) => [name, count])).toEqual([
    ['洗い場', 3],
    ['レジ', 2],
    ['ホール・接客', 1],
  ])
})

test('呼べる人は、その求人の職種で働いた回数の多い順に並ぶ', async () => {
  await writeRows((db) =>
    addOffering(db, { id: 8200, day: '2026-11-29', from: '09:00', to: '12:00', offerId: 8801 }),
  )
  const calledFor = async (offeringId: number) =>
    (
      await callStore<CallableWorkers>(
        'manager',
        'GET',
        `/callable_workers?offeringId=${offeringId}&userIds=${[NEW, MISAKI, LINH].join(',')}`,
      )
    ).body
  const { basis, items } = await calledFor(8200)
  expect(basis?.occupationName).toBe('洗い場')
  expect(items.map(({ userId, experienceCount }) => [userId, experienceCount])).toEqual([
    [LINH, 3],
    [MISAKI, 1],
    [NEW, 0],
  ])
})

test('まだ保存していない条件でも、その職種の経験者だけを挙げられる', async () => {
  const { body } = await callStore<CallableWorkers>(
    'manager',
    'GET',
    '/offers/8801/callable_workers?workOn=2026-11-29&startTime=09:00&endTime=12:00&hourlyWageYen=1350&experienced=1',
  )
  expect(body.items.map(({ userId, experienceCount }) => [userId, experienceCount])).toEqual([
    [LINH, 3],
    [MISAKI, 1],
  ])
})

test('ほかの店舗での経験は、数えない', async () => {
  await writeRows(async (db) => {
    await addOffering(db, { id: 8300, clientId: 12, offerId: OFFER[12], day: '2026-11-05' })
    await addMatch(db, 8300, LINH, { status: 'worked', paymentStatus: 'confirmed' })
  })
  expect((await experiences(LINH)).reduce((sum, { count }) => sum + count, 0)).toBe(6)
})
