import { eq } from 'drizzle-orm'
import type { CompanyClientList } from '@/contracts/companies/schemas'
import { clients, closingDays, factCheckTasks, restrictions } from '@/server/db/schema'
import {
  OFFER,
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { usageParts } from '@/server/modules/billing/usage'
import { testContext, type Who } from '@tests/kit/app'

const list = async (query = '', who: Who = 'company') =>
  (await callApi<CompanyClientList>(who, 'GET', `/companies/1/clients${query}`)).body
const ids = ({ items }: CompanyClientList) => items.map(({ id }) => id)

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [id, code] of [
      [11, 'T-0142'],
      [12, 'M-0021'],
      [13, 'L-0007'],
    ] as const)
      await db.update(clients).set({ code }).where(eq(clients.id, id))
    await db.update(factCheckTasks).set({ status: 'approved' })
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addWorker(db, { id: 902, name: '山田 太郎' })
    // Store 11: a shift that began at 9:00 without one of its two workers.
    await addOffering(db, { id: 1101, from: '09:00', to: '14:00', peopleWanted: 2 })
    await addMatch(db, 1101, 901, { checkedInAt: '2026-11-20T00:00:00Z' })
    await addMatch(db, 1101, 902)
    // Store 12: two free seats on the next Monday, and a draft of four on the Sunday before.
    const of12 = { clientId: 12, offerId: OFFER[12] }
    await addOffering(db, { id: 1201, day: '2026-11-23', peopleWanted: 2, ...of12 })
    await addOffering(db, {
      id: 1202,
      day: '2026-11-22',
      peopleWanted: 4,
      publishedAt: null,
      ...of12,
    })
    // The fifteenth day from today is not shown.
    await addOffering(db, { id: 1203, day: '2026-12-04', peopleWanted: 7, ...of12 })
    // The other company.
    await addOffering(db, { id: 2101, clientId: 21, offerId: OFFER[21], peopleWanted: 9 })
  })
})

test('each store has its seats of today, its free seats and what waits there', async () => {
  const { items, sums, withTodoCount } = await list()
  expect(ids({ items } as CompanyClientList)).toEqual([11, 13, 12])
  expect(items[0]).toMatchObject({
    id: 11,
    today: { wanted: 2, matched: 2 },
    freeSeats: 0,
    todos: { notArrived: 1 },
    todoCount: 1,
  })
  expect(items[2]).toMatchObject({ id: 12, today: { wanted: 0, matched: 0 }, freeSeats: 2 })
  expect(sums).toMatchObject({
    clientCount: 3,
    today: { wanted: 2, matched: 2, notArrived: 1 },
    freeSeats: 2,
    todoCount: 1,
  })
  expect(withTodoCount).toBe(1)
})
test('a check of the business that has to be handed in waits too', async () => {
  await writeRows((db) =>
    db.update(factCheckTasks).set({ status: 'returned' }).where(eq(factCheckTasks.clientId, 12)),
  )
  const { items, withTodoCount } = await list()
  expect(items.find(({ id }) => id === 12)).toMatchObject({ todos: { others: 1 }, todoCount: 1 })
  expect(withTodoCount).toBe(2)
})
test('fourteen days are shown; drafts are counted apart', async () => {
  const { items } = await list()
  const fill = items.find(({ id }) => id === 12)?.fill ?? []
  expect(fill).toHaveLength(14)
  expect([fill[0]?.on, fill[13]?.on]).toEqual(['2026-11-20', '2026-12-03'])
  expect(fill[2]).toEqual({
    on: '2026-11-22',
    wanted: 0,
    matched: 0,
    freeSeats: 0,
    drafts: 4,
    endedSeatCount: 0,
    closure: null,
  })
  expect(fill[3]).toMatchObject({ on: '2026-11-23', wanted: 2, matched: 0 })
})
test('a seat of a shift that has begun is free neither in the list nor in the heat map', async () => {
  // Begun at 9:00, so that at 9:41 nobody can apply any more.
  await writeRows((db) =>
    addOffering(db, { id: 1204, from: '09:00', to: '14:00', clientId: 12, offerId: OFFER[12] }),
  )
  const { items } = await list()
  const store = items.find(({ id }) => id === 12)
  expect(store?.fill[0]).toMatchObject({ wanted: 3, matched: 0, freeSeats: 0 })
  expect(store?.fill[3]).toMatchObject({ wanted: 2, matched: 0, freeSeats: 2 })
  expect(store?.freeSeats).toBe(2)
})
test('the days on which a store is closed say why, those of other stores do not', async () => {
  // Every Monday, and two days of stocktaking.
  await writeRows(async (db) => {
    await db.delete(closingDays)
    const row = {
      clientId: 12,
      startsOn: '2026-11-01',
      createdBy: 1,
      createdAt: '2026-11-01T00:00:00Z',
    }
    await db.insert(closingDays).values([
      { ...row, kind: 'regular', weekday: 1 },
      { ...row, kind: 'single', startsOn: '2026-11-25', endsOn: '2026-11-26', reason: '棚卸し' },
    ])
  })
  const { items } = await list()
  const closures = (id: number) =>
    items
      .find((client) => client.id === id)
      ?.fill.flatMap(({ on, closure }) => (closure === null ? [] : [[on, closure]]))
  expect(closures(12)).toEqual([
    ['2026-11-23', '定休日'],
    ['2026-11-25', '棚卸し'],
    ['2026-11-26', '棚卸し'],
    ['2026-11-30', '定休日'],
  ])
  expect(closures(11)).toEqual([])
})
test('search, prefecture, to-dos and order', async () => {
  expect(ids(await list('?keyword=m-00'))).toEqual([12])
  expect(ids(await list('?todo=1'))).toEqual([11])
  expect(ids(await list('?order=code'))).toEqual([13, 12, 11])
  expect(ids(await list('?order=open'))).toEqual([12, 13, 11])
  await writeRows((db) =>
    db.update(clients).set({ prefectureCode: '27' }).where(eq(clients.id, 13)),
  )
  const osaka = await list('?prefecture=27')
  expect(ids(osaka)).toEqual([13])
  // The sums are those of the company, whatever is searched.
  expect(osaka.sums.clientCount).toBe(3)
  expect(osaka.prefectures).toEqual([
    { code: '13', name: '東京都' },
    { code: '27', name: '大阪府' },
  ])
})
test('the most severe restriction of a store is shown, one that has ended is not', async () => {
  await writeRows((db) =>
    db.insert(restrictions).values([
      {
        clientId: 13,
        code: 'unreviewed_over_limit',
        level: 'warning',
        message: '評価をお願いします。',
        sinceAt: '2026-11-01T00:00:00Z',
      },
      {
        clientId: 13,
        code: 'policy_violation',
        level: 'block_publish',
        message: '掲載基準違反のため停止中です。',
        sinceAt: '2026-11-17T00:00:00Z',
      },
      {
        clientId: 12,
        code: 'policy_violation',
        level: 'block_all',
        message: '終わった制限です。',
        sinceAt: '2026-11-01T00:00:00Z',
        liftedAt: '2026-11-02T00:00:00Z',
      },
    ]),
  )
  const { items, restricted } = await list()
  expect(items.find(({ id }) => id === 13)?.restriction?.code).toBe('policy_violation')
  expect(restricted.map(({ id }) => id)).toEqual([13])
})
test('only accounts of the company with the right to read stores see the list', async () => {
  expect((await callApi('staff', 'GET', '/companies/1/clients')).status).toBe(200)
  expect((await callApi('accounting', 'GET', '/companies/1/clients')).status).toBe(403)
  expect((await callApi('manager', 'GET', '/companies/1/clients')).status).toBe(404)
  expect((await callApi('other', 'GET', '/companies/1/clients')).status).toBe(404)
  expect((await callApi('accounting', 'GET', '/companies/1/base')).body).toMatchObject({
    company: { id: 1, identificationStatus: 'approved' },
    clientCount: 3,
  })
})

test('what the stores have used of the month adds up to the use of the company', async () => {
  const { items } = await list('?order=use')
  expect(ids({ items } as CompanyClientList)).toEqual([11, 13, 12])
  // Two workers from 9:00 to 14:00 for 1,350 yen and 500 yen for the way: 14,500 yen.
  // Fee of 30 %: 4,350 yen. Tax of 10 % on the fee: 435 yen.
  expect(items.map(({ monthUseYen }) => monthUseYen)).toEqual([19285, 0, 0])
  await writeRows(async (db) => {
    await addMatch(db, 1201, 902, { clientId: 12 })
  })
  const world = await testContext()
  const used = await world.db.tx('system', (db) =>
    usageParts({ db, now: world.now }, { companyId: 1, month: '2026-11' }),
  )
  const now = await list('?order=use')
  expect(now.items.reduce((sum, { monthUseYen }) => sum + (monthUseYen ?? 0), 0)).toBe(used.usedYen)
  expect(now.items[1]).toMatchObject({ id: 12, monthUseYen: expect.any(Number) })
})
