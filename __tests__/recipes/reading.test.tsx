import { screen, within } from '@testing-library/react'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import { sessions } from '@/contracts/sessions'
import { anOffering, aPage, someNotificationCounts } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer, held, refused, requestsOf, sequence, serverError } from '@mocks/server'

test('一件もない一覧', async () => {
  answer(offerings.list, aPage([]))
  await renderPage('/clients/11/offerings', { as: 'manager' })
  expect(await screen.findByRole('heading', { name: '求人はまだありません' })).toBeVisible()
})

test('サーバーの問題と、再試行', async () => {
  answer(offerings.list, serverError())
  const { user } = await renderPage('/clients/11/offerings')
  const retry = await screen.findByRole('button', { name: '再試行' })
  // A `sequence` would not do: the page retries by itself after a second and would take the good answer.
  answer(offerings.list, aPage([anOffering({ status: 'matching', title: '夜のホール' })]))
  await user.click(retry)
  expect(await screen.findByText('夜のホール')).toBeVisible()
})

test('切れたログインは、一度の延長のあとに読み直す', async () => {
  const page = aPage([anOffering({ title: '夜のホール' })])
  answer(offerings.list, sequence(refused(401, 'unauthorized'), page))
  await renderPage('/clients/11/offerings')
  expect(await screen.findByText('夜のホール')).toBeVisible()
  expect(requestsOf(sessions.refresh)).toHaveLength(1)
  expect(requestsOf(offerings.list)).toHaveLength(2)
})

test('遅い答えのあいだは、読み込み中を見せる', async () => {
  const slow = held(aPage([anOffering({ title: '夜のホール' })]))
  answer(offerings.list, slow.reply)
  await renderPage('/clients/11/offerings')
  expect(await screen.findByRole('status', { name: /読み込/ })).toBeVisible()
  slow.release()
  expect(await screen.findByText('夜のホール')).toBeVisible()
})

test('メニューの件数', async () => {
  const none = someNotificationCounts()
  answer(
    accounts.notificationCounts,
    someNotificationCounts({ byClient: [{ ...none, clientId: 11, unreadChatRooms: 3 }] }),
  )
  await renderPage('/clients/11/offerings')
  const menu = screen.getByRole('navigation', { name: '店舗メニュー' })
  expect(await within(menu).findByRole('link', { name: /メッセージ\s*3\s*件/ })).toBeVisible()
})
