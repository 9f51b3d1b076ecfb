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
