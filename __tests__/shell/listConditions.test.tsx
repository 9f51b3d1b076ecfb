import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { HEADER_ACTIONS_ID } from '@/shell/layout/Header'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'

const open = (url = '/clients/11/users') =>
  showScreen('manager', url, <WorkerListScreen clientId='11' />)
/** The top bar of phones is outside the screen. */
function addHeader() {
  const header = document.createElement('div')
  header.id = HEADER_ACTIONS_ID
  document.body.append(header)
  return header
}
let header: HTMLElement
beforeEach(async () => {
  await setUpStore()
  header = addHeader()
})
afterEach(() => {
  header.remove()
  tearDownStore()
})

test('スマートフォンでは、検索と絞り込みは見出しの2つのアイコンから開き、開いた欄に入力できる', async () => {
  setWindowWidth(375)
  await open()
  const search = await screen.findByRole('button', { name: '探す' })
  const filters = screen.getByRole('button', { name: '絞り込む' })
  expect(header).toContainElement(search)
  expect(header).toContainElement(filters)
  expect(search).toHaveAttribute('aria-expanded', 'false')
  // The list comes first.
  expect(document.querySelector('[data-part]')).toBeNull()
  await userEvent.click(search)
  expect(search).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' })).toHaveFocus()
  await userEvent.click(filters)
  expect(filters).toHaveAttribute('aria-expanded', 'true')
  expect(search).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(filters)
  expect(filters).toHaveAttribute('aria-expanded', 'false')
})
test('閉じてまた開いても、打ったものは残っている', async () => {
  setWindowWidth(375)
  await open()
  const search = await screen.findByRole('button', { name: '探す' })
  await userEvent.click(search)
  await userEvent.keyboard('さと')
  await userEvent.click(search)
  await userEvent.click(search)
  expect(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' })).toHaveValue('さと')
})
test('条件があるときは、どちらのアイコンにあるかが分かる', async () => {
  setWindowWidth(375)
  await open('/clients/11/users?minGoodRate=90')
  expect(await screen.findByRole('button', { name: '絞り込む(条件あり)' })).toBeVisible()
  expect(screen.getByRole('button', { name: '探す' })).toBeVisible()
})
test('広い画面では、一覧の上に並び、アイコンはない', async () => {
  await open()
  expect(await screen.findByRole('searchbox', { name: '氏名・フリガナで探す' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '探す' })).toBeNull()
})
