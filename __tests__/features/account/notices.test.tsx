import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { notices as contract } from '@/contracts/notices'
import { NoticesScreen } from '@/features/accounts/NoticesScreen'
import { notices } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { axeViolations } from '@tests/kit/renderScreen'
import { asSystem } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { bodiesOf, countOf, showScreen } from './accountKit'

const PAGE = '/account/notice'
const open = (address = PAGE) => showScreen('company', address, <NoticesScreen />)
const row = (title: string) => screen.findByRole('button', { name: new RegExp(title) })
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(
    (h) => within(h).getByRole('button').querySelector('b')?.textContent,
  )
const NEWEST = '本日の画面が新しくなりました'
const OLDER = '年末年始の営業について'

test('新しい順に並び、未読が分かり、ほかの会社へのお知らせはない', async () => {
  await open()
  await row(NEWEST)
  expect(await titles()).toEqual([`未読 ${NEWEST}`, `未読 ${OLDER}`])
  expect(within(await row(NEWEST)).getByText('新機能')).toBeVisible()
  expect(screen.getByRole('button', { name: 'すべて既読にする(2件)' })).toBeVisible()
})
test('開くと本文が出て既読になり、何度開け閉めしても送るのは1回', async () => {
  await open()
  const title = await row(NEWEST)
  expect(title).toHaveAttribute('aria-expanded', 'false')
  for (let i = 0; i < 5; i += 1) await userEvent.click(title)
  expect(await row(NEWEST)).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('これから来る人が、ひと目で分かります。')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'すべて既読にする(1件)' })).toBeVisible()
  expect(await titles()).toEqual([NEWEST, `未読 ${OLDER}`])
  expect(countOf(/notices\/2\/read$/)).toBe(1)
})
test('まとめて既読にすると、ボタンはなくなる', async () => {
  await open()
  await pressButton(/すべて既読にする/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /すべて既読にする/ })).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(await titles()).toEqual([NEWEST, OLDER])
  expect(bodiesOf(contract.markAllRead)).toHaveLength(1)
})
test('未読のみで開いたものは、読んでいる間は消えない', async () => {
  await open(`${PAGE}?unread_only=1`)
  await userEvent.click(await row(NEWEST))
  await screen.findByRole('button', { name: 'すべて既読にする(1件)' })
  expect(screen.getByText('これから来る人が、ひと目で分かります。')).toBeVisible()
  expect(await titles()).toEqual([NEWEST, `未読 ${OLDER}`])
})
test('種別と未読で絞り、URLに残り、合うものがなければ外せる', async () => {
  await open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '種別' }), '新機能')
  await waitFor(async () => expect(await titles()).toEqual([`未読 ${NEWEST}`]))
  expect(router.asPath).toBe(`${PAGE}?category=release`)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '種別' }), 'メンテナンス')
  expect(await screen.findByText('条件に合うお知らせはありません')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: '条件をクリア' })[0] as HTMLElement)
  await waitFor(async () => expect(await titles()).toHaveLength(2))
  expect(router.asPath).toBe(PAGE)
})
test('一度もなければ、何が届くかを言う', async () => {
  await asSystem((db) => db.delete(notices))
  await open()
  expect(await screen.findByText('お知らせはまだありません')).toBeVisible()
  expect(screen.queryByRole('button', { name: /すべて既読/ })).toBeNull()
})
test('読み込めなければやり直せる', async () => {
  overrideAnswer(contract.list, {
    status: 503,
    code: 'broken',
    messages: ['しばらくお待ちください。'],
  })
  await open()
  expect(await screen.findByText('しばらくお待ちください。')).toBeVisible()
  mockServer.resetHandlers()
  await pressButton('再試行')
  expect(await row(NEWEST)).toBeVisible()
})
test('だれにでも使える', async () => {
  await open()
  await userEvent.click(await row(NEWEST))
  expect(await axeViolations()).toEqual([])
})
