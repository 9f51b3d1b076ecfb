import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { savedViews } from '@/contracts/savedViews'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { aPage } from '@mocks/factories'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, requestsOf } from '@mocks/server'
import { chooseInViews, openViews } from './viewsMenu'

const regulars: SavedView = {
  id: 5,
  name: '常連の方',
  query: '?minWorkedCount=3',
  isShared: true,
  isOwn: true,
  isRemovable: true,
  isDefault: false,
}

test('保存した条件は1つのメニューに並び、その一覧のURLへのリンクで、開いているものが分かる', async () => {
  answer(savedViews.list, { items: [regulars] })
  await renderPage('/clients/11/users?minWorkedCount=3', { as: 'manager' })
  expect(screen.queryByText('常連の方')).toBeNull()
  await openViews()
  const entry = await screen.findByRole('menuitem', { name: '常連の方', current: 'page' })
  expect(entry).toHaveAttribute('href', '/clients/11/users?minWorkedCount=3')
  expect(screen.queryByRole('menuitem', { name: 'この条件を保存' })).toBeNull()
})

test('携帯電話では保存した条件を読まず、最初に開く条件も働かない', async () => {
  answer(savedViews.list, { items: [{ ...regulars, isDefault: true }] })
  await renderPage('/clients/11/users', { as: 'manager', width: 375 })
  expect(await screen.findByRole('button', { name: '絞り込む' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '保存した条件' })).toBeNull()
  expect(requestsOf(savedViews.list)).toEqual([])
  expect(router.asPath).toBe('/clients/11/users')
})

test('いまの条件に名前をつけて、全員に見せて保存できる', async () => {
  answer(savedViews.list, { items: [] })
  answer(savedViews.create, regulars)
  await renderPage('/clients/11/users?minGoodRate=90', { as: 'manager' })
  await chooseInViews('この条件を保存')
  const dialog = await screen.findByRole('dialog', { name: '条件の保存' })
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /名前/ }), 'よい方')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /店舗で共有/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: '保存する' }))
  expect(await findMessage('条件「よい方」を保存しました。')).toBeVisible()
  expect(requestsOf(savedViews.create)[0]?.body).toEqual({
    list: 'users',
    name: 'よい方',
    query: '?minGoodRate=90',
    isShared: true,
  })
})

test('最初に開く条件は、条件のないURLで開いたときだけ働く', async () => {
  answer(savedViews.list, { items: [{ ...regulars, isDefault: true }] })
  await renderPage('/clients/11/users', { as: 'manager' })
  await waitFor(() => expect(router.asPath).toBe('/clients/11/users?minWorkedCount=3'))
})

test('条件のあるURLを開いたときは、そのまま', async () => {
  answer(savedViews.list, { items: [{ ...regulars, isDefault: true }] })
  await renderPage('/clients/11/users?minGoodRate=90', { as: 'manager' })
  await openViews()
  expect(await screen.findByRole('menuitem', { name: 'この条件を保存' })).toBeVisible()
  expect(router.asPath).toBe('/clients/11/users?minGoodRate=90')
})

test.each([
  ['offers', '/clients/11/offers', '?keyword=hall', 'ホールのひな形'],
  ['corrections', '/clients/11/fix_payment_requests', '?status=rejected', '差し戻したもの'],
  ['clientReviews', '/clients/11/reviews/client', '?kind=bad', 'Badの声'],
  ['chatRooms', '/clients/11/chat_rooms', '?unread_only=1', '未読のあるもの'],
] as const)('%s の一覧でも、保存した条件で開ける', async (list, path, query, name) => {
  answer(savedViews.list, { items: [{ ...regulars, name, query, isDefault: true }] })
  await renderPage(path, { as: 'manager' })
  await waitFor(() => expect(router.asPath).toBe(path + query))
  await openViews()
  expect(await screen.findByRole('menuitem', { name, current: 'page' })).toHaveAttribute(
    'href',
    path + query,
  )
  expect(requestsOf(savedViews.list).map((call) => call.query)).toContainEqual({ list })
})

test('端末に覚えた並び順は条件ではなく、最初に開く条件を妨げない', async () => {
  answer(savedViews.list, { items: [{ ...regulars, query: '?archived=1', isDefault: true }] })
  await renderPage('/clients/11/offers?sortKey=title', { as: 'manager' })
  await waitFor(() => expect(router.asPath).toBe('/clients/11/offers?archived=1'))
})

test('対応済みの修正依頼を対応の種類で絞り、その条件を外せる', async () => {
  answer(savedViews.list, { items: [] })
  answer(paymentCorrections.list, aPage([]))
  await renderPage('/clients/11/fix_payment_requests?status=answered', { as: 'manager' })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '対応' }), '差し戻し')
  await waitFor(() => expect(router.asPath).toMatch(/status=rejected$/))
  expect(await screen.findByText('条件に合う修正依頼はありません')).toBeVisible()
  await openViews()
  expect(await screen.findByRole('menuitem', { name: 'この条件を保存' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }))
  await waitFor(() => expect(router.asPath).toMatch(/status=answered$/))
})

test('開いたメッセージの横では、最初に開く条件は働かず、条件を選んでもそのメッセージは開いたまま', async () => {
  const unread = { ...regulars, name: '未読のあるもの', query: '?unread_only=1', isDefault: true }
  answer(savedViews.list, { items: [unread] })
  const ROOM = '/clients/11/chat_rooms/00000000-0000-4000-8000-000000000011'
  await renderPage(ROOM, { as: 'manager' })
  await openViews()
  const link = await screen.findByRole('menuitem', { name: '未読のあるもの' })
  expect(link).toHaveAttribute('href', `${ROOM}?unread_only=1`)
  expect(router.asPath).toBe(ROOM)
  await userEvent.click(link)
  await waitFor(() => expect(router.asPath).toBe(`${ROOM}?unread_only=1`))
  await openViews()
  expect(
    await screen.findByRole('menuitem', { name: '未読のあるもの', current: 'page' }),
  ).toBeVisible()
})

test('携帯電話では、一覧をCSVで保存するのも上の帯のメニューにある', async () => {
  const { user } = await renderPage('/clients/11/offerings?view=list', {
    as: 'manager',
    width: 375,
  })
  await user.click(await screen.findByRole('button', { name: '求人一覧のその他の操作' }))
  expect(await screen.findByRole('button', { name: 'CSVで保存' })).toBeVisible()
})
