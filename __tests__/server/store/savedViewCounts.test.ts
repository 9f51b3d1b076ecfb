import { eq } from 'drizzle-orm'
import type { SavedView, SavedViewCounts } from '@/contracts/savedViews/schemas'
import type { SavedViewList } from '@/contracts/savedViews/enums'
import { chatRooms, offerings, savedViews } from '@/server/db/schema'
import { testContext, type Who } from '@tests/kit/app'
import {
  addOffer,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const save = (list: SavedViewList, query: string, who: Who = 'clientStaff', isShared = false) =>
  callApi<SavedView>(who, 'POST', '/clients/11/saved_views', {
    ...{ list, query, isShared },
    name: query.slice(0, 30),
  })
const counts = (list: SavedViewList, who: Who = 'clientStaff', store = 11) =>
  callApi<SavedViewCounts>(who, 'GET', `/clients/${store}/saved_view_counts?list=${list}`)
/** How many rows each view of the list finds, by its conditions. */
const found = async (list: SavedViewList, who: Who = 'clientStaff') =>
  Object.fromEntries((await counts(list, who)).body.items.map((one) => [one.query, one.count]))

test('求人とワーカーとひな形を、それぞれの条件の分だけ数える', async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: 1101, peopleWanted: 1, peopleMatched: 1 })
    await addOffering(db, { id: 1102, title: '夜の洗い場' })
    await addOffering(db, { id: 1103, publishedAt: null })
    await addOffering(db, { id: 1104, day: '2026-11-10' })
    await addWorker(db, { id: 901, name: '浅野 咲' }, { workedCount: 4 })
    await addWorker(db, { id: 902, name: '井上 蓮' }, { workedCount: 3 })
    await addWorker(db, { id: 903, name: '上田 凜' }, { workedCount: 2 })
    await addOffer(db, { id: 5101, clientId: 11, title: '夜の洗い場' })
    await addOffer(db, { id: 5102, clientId: 11, archivedAt: '2026-11-01T00:00:00Z' })
  })
  for (const query of ['?hasVacancy=1&view=list', '?keyword=洗い場', '?status=unpublished'])
    await save('offerings', `?${new URLSearchParams(query)}`)
  await save('offerings', '?fromOn=2026-11-01&toOn=2026-11-15')
  await save('users', '?minWorkedCount=3')
  await save('users', '?minWorkedCount=2&sortKey=worked_count')
  await save('offers', '?archived=1')
  await save('offers', `?keyword=${encodeURIComponent('洗い場')}`)
  expect(await found('offerings')).toEqual({
    '?hasVacancy=1&view=list': 1,
    '?keyword=%E6%B4%97%E3%81%84%E5%A0%B4': 1,
    '?status=unpublished': 1,
    '?fromOn=2026-11-01&toOn=2026-11-15': 1,
  })
  expect(await found('users')).toEqual({
    '?minWorkedCount=3': 2,
    '?minWorkedCount=2&sortKey=worked_count': 3,
  })
  // With the two that the store had.
  expect(await found('offers')).toEqual({
    '?archived=1': 4,
    '?keyword=%E6%B4%97%E3%81%84%E5%A0%B4': 1,
  })
})

test('修正依頼とワーカーの声も、それぞれの条件の分だけ数える', async () => {
  await (await testContext()).reset()
  for (const query of ['?fromOn=2020-01-01', '?toOn=2020-01-01', '?status=answered'])
    await save('corrections', query)
  for (const query of ['?kind=good', '?kind=bad', '?answeredNo=onTime'])
    await save('clientReviews', query)
  const listed = async (path: string) =>
    (await callApi<{ totalCount: number }>('clientStaff', 'GET', `/clients/11/${path}`)).body
      .totalCount
  expect(await listed('attendances/fix_payment_requests')).toBe(1)
  expect(await found('corrections')).toEqual({
    '?fromOn=2020-01-01': 1,
    '?toOn=2020-01-01': 0,
    '?status=answered': 0,
  })
  const reviews = await found('clientReviews')
  for (const [query, count] of Object.entries(reviews))
    expect([query, count]).toEqual([query, await listed(`client_reviews${query}`)])
  expect([reviews['?kind=good'], reviews['?kind=bad']].sort()).toEqual([0, 1])
})

test('メッセージも、それぞれの条件の分だけ数える', async () => {
  await (await testContext()).reset()
  await writeRows((db) =>
    db.update(chatRooms).set({ unreadCount: 2 }).where(eq(chatRooms.clientId, 11)),
  )
  for (const query of ['?unread_only=1', '?state=in_negotiation', '?on=2019-01-01'])
    await save('chatRooms', query)
  expect(await found('chatRooms')).toEqual({
    '?unread_only=1': 1,
    '?state=in_negotiation': 0,
    '?on=2019-01-01': 0,
  })
})

test('見える条件だけを、その人の順に数える。ほかの店舗の条件は数えられない', async () => {
  await prepareStore()
  const { body: own } = await save('users', '?minWorkedCount=3')
  await save('users', '?minWorkedCount=4', 'manager')
  const { body: shared } = await save('users', '?minWorkedCount=5', 'manager', true)
  const order = { list: 'users', ids: [shared.id, own.id] }
  await callApi('clientStaff', 'PUT', '/clients/11/saved_view_order', order)
  expect((await counts('users')).body.items).toEqual([
    { id: shared.id, query: '?minWorkedCount=5', count: 0 },
    { id: own.id, query: '?minWorkedCount=3', count: 0 },
  ])
  expect((await counts('users', 'viewer')).body.items.map(({ id }) => id)).toEqual([shared.id])
  expect(await counts('users', 'other')).toMatchObject({ status: 404 })
  expect(await counts('users', 'other', 21)).toMatchObject({ status: 200, body: { items: [] } })
})

test('数えるのは1,000件までで、一つの一覧に24条件まで', async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: 1101 })
    const [{ id: _id, ...posting } = { id: 0 }] = await db
      .select()
      .from(offerings)
      .where(eq(offerings.id, 1101))
    const copies = Array.from({ length: 1004 }, () => posting as typeof offerings.$inferInsert)
    await db.insert(offerings).values(copies)
    await db.insert(savedViews).values(
      Array.from({ length: 30 }, (_, index) => ({
        clientId: 11,
        accountId: 1,
        list: 'offerings' as const,
        name: `条件${String(index).padStart(2, '0')}`,
        query: '?hasVacancy=1',
        isShared: true,
        createdAt: '2026-11-01T00:00:00Z',
      })),
    )
  })
  const { items } = (await counts('offerings')).body
  expect(items.map(({ count }) => count)).toEqual(Array.from({ length: 24 }, () => 1000))
})
