import type { SavedView, SavedViews } from '@/contracts/savedViews/schemas'
import type { Who } from '@tests/kit/app'
import { callApi, prepareStore } from '@tests/kit/serverKit'

const PATH = '/clients/11/saved_views'
const regulars = { list: 'users', name: '常連', query: '?minWorkedCount=3', isShared: false }
const save = (change: object = {}, who: Who = 'clientStaff') =>
  callApi<SavedView & { fields?: Record<string, string> }>(who, 'POST', PATH, {
    ...regulars,
    ...change,
  })
const list = async (who: Who, of = 'users') =>
  (await callApi<SavedViews>(who, 'GET', `${PATH}?list=${of}`)).body.items

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
  // The view goes, and the default with it.
  expect(await callApi('manager', 'DELETE', `${PATH}/${second.id}`)).toMatchObject({ status: 204 })
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

const reorder = (ids: number[], who: Who = 'clientStaff', of = 'users') =>
  callApi<SavedViews & { code?: string }>(who, 'PUT', '/clients/11/saved_view_order', {
    list: of,
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
  // Nobody else's order is touched, and what comes later stands behind.
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
