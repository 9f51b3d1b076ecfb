/**
 * Several subjects: saved views and saved view counts. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { SavedViewList } from '@/contracts/savedViews/enums'
import type { SavedView, SavedViews, SavedViewCounts } from '@/contracts/savedViews/schemas'
import { chatRooms, offerings, savedViews } from '@/server/db/schema'
import { type Who, testContext } from '@tests/kit/app'
import {
  callApi,
  prepareStore,
  addOffer,
  addOffering,
  addWorker,
  writeRows,
} from '@tests/kit/serverKit'

describe('saved views', () => {
  const PATH = '/clients/11/saved_views'
  const regulars = { list: 'users', name: '常連', query: '?minWorkedCount=3', isShared: false }
  const save = (change: object = {}, who: Who = 'clientStaff') =>
    callApi<SavedView & { fields?: Record<string, string> }>(who, 'POST', PATH, {
      ...regulars,
      ...change,
    })
  const list = async (who: Who, viewList = 'users') =>
    (await callApi<SavedViews>(who, 'GET', `${PATH}?list=${viewList}`)).body.items

  beforeEach(prepareStore)

  test('自分の条件は自分だけに、共有した条件は店舗の全員に見える', async () => {
    expect(await save()).toMatchObject({ status: 200, body: { isOwn: true, isRemovable: true } })
    expect((await list('clientStaff')).map(({ name }) => name)).toEqual(['常連'])
    expect(await list('viewer')).toEqual([])
    expect(await list('clientStaff', 'offerings')).toEqual([])
    await save({ name: '店の常連', isShared: true }, 'manager')
    expect((await list('viewer')).map(({ name, isRemovable }) => [name, isRemovable])).toEqual([
      ['店の常連', false],
    ])
  })

  test('知らない条件とページは捨て、条件がなければ断る', async () => {
    const { body } = await save({ query: '?page=3&minWorkedCount=3&nonsense=1&minGoodRate=9000' })
    expect(body.query).toBe('?minWorkedCount=3')
    expect(await save({ name: '空', query: '?page=2' })).toMatchObject({
      status: 422,
      body: { fields: { query: '条件を選んでから保存してください。' } },
    })
  })

  test('共有できるのは店舗を編集できる人、同じ名前と13件目は断る', async () => {
    expect(await save({ isShared: true })).toMatchObject({ status: 403 })
    await save()
    expect(await save()).toMatchObject({ status: 422 })
    for (let index = 2; index <= 12; index++)
      expect(await save({ name: `条件${index}` })).toMatchObject({ status: 200 })
    expect(await save({ name: '条件13' })).toMatchObject({ status: 422 })
  })

  test('最初に開く条件は、自分にだけ、一つだけ', async () => {
    const { body: first } = await save({ isShared: true }, 'manager')
    const { body: second } = await save({ name: '二つめ', isShared: true }, 'manager')
    const setDefault = (id: number, who: Who, isDefault = true) =>
      callApi<SavedView>(who, 'PUT', `${PATH}/${id}/default`, { isDefault })
    const defaults = async (who: Who) =>
      (await list(who)).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
    await setDefault(first.id, 'viewer')
    await setDefault(second.id, 'viewer')
    expect(await defaults('viewer')).toEqual([second.id])
    expect(await defaults('manager')).toEqual([])
    // Deleting the view also deletes its mark as the default.
    expect(await callApi('manager', 'DELETE', `${PATH}/${second.id}`)).toMatchObject({
      status: 204,
    })
    expect(await defaults('viewer')).toEqual([])
    await setDefault(first.id, 'viewer')
    await setDefault(first.id, 'viewer', false)
    expect(await defaults('viewer')).toEqual([])
  })

  test('他人の条件とほかの店舗の条件には触れられない', async () => {
    const { body: own } = await save()
    expect(await callApi('viewer', 'DELETE', `${PATH}/${own.id}`)).toMatchObject({ status: 404 })
    expect(await callApi('other', 'DELETE', `/clients/21/saved_views/${own.id}`)).toMatchObject({
      status: 404,
    })
    const { body: shared } = await save({ name: '共有', isShared: true }, 'manager')
    expect(await callApi('viewer', 'DELETE', `${PATH}/${shared.id}`)).toMatchObject({ status: 403 })
  })

  const reorder = (ids: number[], who: Who = 'clientStaff', viewList = 'users') =>
    callApi<SavedViews & { code?: string }>(who, 'PUT', '/clients/11/saved_view_order', {
      list: viewList,
      ids,
    })
  const names = async (who: Who) => (await list(who)).map(({ name }) => name)

  test('条件の順は人ごとに決められ、決めていない条件は名前の順にその後に並ぶ', async () => {
    const { body: b } = await save({ name: 'B' })
    const { body: a } = await save({ name: 'A' })
    const { body: c } = await save({ name: 'C', isShared: true }, 'manager')
    expect(await names('clientStaff')).toEqual(['A', 'B', 'C'])
    const moved = await reorder([c.id, b.id, a.id])
    expect(moved.status).toBe(200)
    expect(moved.body.items.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
    expect(await names('clientStaff')).toEqual(['C', 'B', 'A'])
    await save({ name: '0番' }, 'manager')
    // The order of other accounts stays, and new views come last.
    await save({ name: 'いつもの' })
    expect(await names('clientStaff')).toEqual(['C', 'B', 'A', 'いつもの'])
    expect(await names('manager')).toEqual(['0番', 'C'])
    await reorder([a.id])
    expect(await names('clientStaff')).toEqual(['A', 'B', 'C', 'いつもの'])
  })

  test('消えた条件は順からも消える。見えない条件や別の一覧の条件、同じ条件を二度並べることは断る', async () => {
    const { body: a } = await save({ name: 'A' })
    const { body: shared } = await save({ name: 'B', isShared: true }, 'manager')
    const { body: hidden } = await save({ name: '店長だけ' }, 'manager')
    const { body: other } = await save({ list: 'offers', query: '?keyword=hall' })
    await reorder([shared.id, a.id])
    const stale = { status: 409, body: { code: 'stale' } }
    expect(await reorder([a.id, hidden.id])).toMatchObject(stale)
    expect(await reorder([a.id, other.id])).toMatchObject(stale)
    expect(await reorder([a.id, a.id])).toMatchObject({ status: 422 })
    expect(await reorder([a.id], 'other')).toMatchObject({ status: 404 })
    expect(await names('clientStaff')).toEqual(['B', 'A'])
    await callApi('manager', 'DELETE', `${PATH}/${shared.id}`)
    expect(await names('clientStaff')).toEqual(['A'])
    expect(await reorder([shared.id, a.id])).toMatchObject(stale)
  })

  test('全員に見せる条件は、店舗の一つの一覧に12件まで', async () => {
    for (let index = 1; index <= 6; index++)
      for (const who of ['manager', 'company'] as const)
        expect(await save({ name: `条件${index}`, isShared: true }, who)).toMatchObject({
          status: 200,
        })
    expect(await save({ name: '13件目', isShared: true }, 'manager')).toMatchObject({
      status: 422,
      body: {
        fields: { isShared: '全員に見せられる条件は12件までです。使わないものを消してください。' },
      },
    })
    expect(await save({ name: '自分の条件' }, 'manager')).toMatchObject({ status: 200 })
    const offers = { list: 'offers', query: '?keyword=hall', isShared: true }
    expect(await save(offers, 'manager')).toMatchObject({ status: 200 })
  })
})

describe('saved view counts', () => {
  const save = (list: SavedViewList, query: string, who: Who = 'clientStaff', isShared = false) =>
    callApi<SavedView>(who, 'POST', '/clients/11/saved_views', {
      ...{ list, query, isShared },
      name: query.slice(0, 30),
    })
  const counts = (list: SavedViewList, who: Who = 'clientStaff', store = 11) =>
    callApi<SavedViewCounts>(who, 'GET', `/clients/${store}/saved_view_counts?list=${list}`)
  /** Counts the rows that each view's conditions find. */
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
    // The store had two of them before.
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
      const [{ id: _id, ...offering } = { id: 0 }] = await db
        .select()
        .from(offerings)
        .where(eq(offerings.id, 1101))
      const copies = Array.from({ length: 1004 }, () => offering as typeof offerings.$inferInsert)
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
})
