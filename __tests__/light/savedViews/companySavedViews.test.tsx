import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { companySavedViewCounts, companySavedViews, savedViews } from '@/contracts/savedViews'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'
import { chooseInViews, openViews } from './viewsMenu'

const waiting: SavedView = {
  id: 5,
  name: '対応のある店舗',
  query: '?todo=1',
  isShared: true,
  isOwn: true,
  isRemovable: true,
  isDefault: false,
}
const vacant = { ...waiting, id: 6, name: '空きの多い順', query: '?order=open', isShared: false }
const CLIENTS = '/companies/1/clients'

test.each([
  ['companyClients', CLIENTS, '?todo=1'],
  ['companyCorrections', '/companies/1/fix_payment_requests', '?store=11'],
  ['companyReviews', '/companies/1/reviews', '?store=11'],
  ['members', '/companies/1/members', '?state=invited'],
  ['activities', '/companies/1/activities', '?kind=members'],
] as const)(
  '企業の %s は、最初に開く条件で開き、それがその一覧のURLになる',
  async (list, path, query) => {
    answer(companySavedViews.list, { items: [{ ...waiting, query, isDefault: true }] })
    await renderPage(path, { as: 'company' })
    await waitFor(() => expect(router.asPath).toBe(path + query))
    await openViews()
    expect(
      await screen.findByRole('menuitem', { name: '対応のある店舗', current: 'page' }),
    ).toHaveAttribute('href', path + query)
    // The first list of the enum is the default, which the query leaves out.
    const asked = requestsOf(companySavedViews.list).map(({ params, query: search }) => [
      params,
      search['list'] ?? 'companyClients',
    ])
    expect(asked).toContainEqual([{ companyId: '1' }, list])
    expect(requestsOf(savedViews.list)).toEqual([])
  },
)

test('条件のあるURLで開いたときは、最初に開く条件は働かない', async () => {
  answer(companySavedViews.list, { items: [{ ...waiting, isDefault: true }] })
  await renderPage(`${CLIENTS}?order=open`, { as: 'company' })
  await openViews()
  expect(await screen.findByRole('menuitem', { name: 'この条件を保存' })).toBeVisible()
  expect(router.asPath).toBe(`${CLIENTS}?order=open`)
})

test('企業管理者は、いまの条件をこの一覧を開ける全員に見せて保存できる', async () => {
  answer(companySavedViews.list, { items: [] })
  answer(companySavedViews.create, waiting)
  await renderPage(`${CLIENTS}?todo=1`, { as: 'company' })
  await chooseInViews('この条件を保存')
  const dialog = within(await screen.findByRole('dialog', { name: '条件の保存' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /名前/ }), '対応のある店舗')
  await userEvent.click(dialog.getByRole('checkbox', { name: /企業で共有/ }))
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
  expect(await findMessage('条件「対応のある店舗」を保存しました。')).toBeVisible()
  expect(requestsOf(companySavedViews.create).map(({ params, body }) => [params, body])).toEqual([
    [
      { companyId: '1' },
      { list: 'companyClients', name: '対応のある店舗', query: '?todo=1', isShared: true },
    ],
  ])
})

test('企業担当者は自分の条件だけを保存でき、12件を超えたと言われる', async () => {
  const message = '保存できる条件は12件までです。使わないものを消してください。'
  answer(companySavedViews.list, { items: [] })
  answer(companySavedViews.create, refused(422, 'invalid', { fields: { name: message } }))
  await renderPage(`${CLIENTS}?todo=1`, { as: 'staff' })
  await chooseInViews('この条件を保存')
  const dialog = within(await screen.findByRole('dialog', { name: '条件の保存' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /名前/ }), '13件目')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(requestsOf(companySavedViews.create)[0]?.body).toMatchObject({ isShared: false })
})

test('件数は店舗で数え、順を変え、先に消されていたらそう言って読み直す', async () => {
  answer(companySavedViews.list, { items: [waiting, vacant] })
  answer(companySavedViewCounts.list, {
    items: [
      { id: 5, query: '?todo=1', count: 3 },
      { id: 6, query: '?order=open', count: 24 },
    ],
  })
  answer(
    companySavedViews.reorder,
    refused(409, 'stale', { messages: ['他の担当者が先に条件を削除しました。'] }),
  )
  await renderPage(CLIENTS, { as: 'company' })
  await chooseInViews('件数と並べ替え')
  const dialog = within(await screen.findByRole('dialog', { name: '保存した条件' }))
  expect(await dialog.findByText('3店舗・企業で共有')).toBeVisible()
  expect(dialog.getByText('24店舗')).toBeVisible()
  answer(companySavedViews.list, { items: [vacant] })
  await userEvent.click(dialog.getByRole('button', { name: '「空きの多い順」を上へ移す' }))
  expect(await findMessage('他の担当者が先に条件を削除しました。')).toBeVisible()
  expect(requestsOf(companySavedViews.reorder).map(({ body }) => body)).toEqual([
    { list: 'companyClients', ids: [6, 5] },
  ])
  await waitFor(() =>
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['空きの多い順']),
  )
})

test('操作の記録は数えない。条件は最初に開くようにでき、消せる', async () => {
  const log = { ...waiting, name: '個人情報', query: '?kind=personalData' }
  answer(companySavedViews.list, { items: [log] })
  answer(companySavedViews.setDefault, { ...log, isDefault: true })
  answer(companySavedViews.remove, undefined)
  await renderPage('/companies/1/activities?kind=personalData', { as: 'company' })
  await chooseInViews('件数と並べ替え')
  const dialog = await screen.findByRole('dialog', { name: '保存した条件' })
  expect(within(dialog).getByText('企業で共有')).toBeVisible()
  expect(requestsOf(companySavedViewCounts.list)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await chooseInViews('最初に「個人情報」を開く')
  expect(await screen.findByText('次から「個人情報」で開きます。')).toBeVisible()
  await chooseInViews('「個人情報」を削除する')
  const ids = { companyId: '1', savedViewId: '5' }
  await waitFor(() =>
    expect(requestsOf(companySavedViews.remove).map(({ params }) => params)).toEqual([ids]),
  )
  expect(requestsOf(companySavedViews.setDefault).map(({ params }) => params)).toEqual([ids])
})

test('一覧を開けない人には、条件も読まない', async () => {
  await renderPage('/companies/1/activities', { as: 'staff' })
  expect(await screen.findByText('操作の記録を見る権限がありません')).toBeVisible()
  expect(requestsOf(companySavedViews.list)).toEqual([])
})
