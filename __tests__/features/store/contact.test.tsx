import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { ClientNoticesScreen } from '@/features/accounts/ClientNoticesScreen'
import { ContactScreen } from '@/features/contact/ContactScreen'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company') =>
  showScreen(who, '/clients/11/contact', <ContactScreen clientId='11' />)

beforeEach(() => setUpStore())
afterEach(() => {
  delete process.env['NEXT_PUBLIC_URGENT_PHONE_NUMBER']
  delete process.env['NEXT_PUBLIC_SUPPORT_PHONE_NUMBER']
  tearDownStore()
})

test('緊急のときは、本日の勤務と緊急の電話がすぐ見つかる', async () => {
  process.env['NEXT_PUBLIC_URGENT_PHONE_NUMBER'] = '0120-000-119'
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, { id: 1101, from: '09:00', to: '14:00' })
    await addMatch(db, 1101, 901)
  })
  await open()
  const shifts = await screen.findByRole('list', { name: '本日の勤務' })
  expect(within(shifts).getByRole('link', { name: /ディナーのホールスタッフ/ })).toHaveAttribute(
    'href',
    '/clients/11/offerings/1101',
  )
  expect(within(shifts).getByText(/高橋 美咲さん/)).toBeVisible()
  expect(screen.getByRole('link', { name: '緊急の電話 0120-000-119' })).toHaveAttribute(
    'href',
    'tel:0120000119',
  )
  expect(await axeViolations()).toEqual([])
})
test('「けがをしました」は、運営の電話に直接つながる。番号がなければフォームを開く', async () => {
  process.env['NEXT_PUBLIC_URGENT_PHONE_NUMBER'] = '0120-000-119'
  await open()
  await userEvent.click(await screen.findByText('ワーカーがけがをしました'))
  expect(screen.getByRole('link', { name: '運営に電話する 0120-000-119' })).toHaveAttribute(
    'href',
    'tel:0120000119',
  )
  delete process.env['NEXT_PUBLIC_URGENT_PHONE_NUMBER']
  await open()
  await userEvent.click(await screen.findByText('ワーカーがけがをしました'))
  expect(screen.getByRole('link', { name: 'フォームで運営に知らせる' })).toHaveAttribute(
    'href',
    '/clients/11/feedback',
  )
})
test('よくある質問を言葉で探し、見つからなければ消せる', async () => {
  await open()
  expect(await screen.findByText('本日の勤務はありません。')).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'よくある質問を探す' })
  await userEvent.type(search, '請求{Enter}')
  expect(await screen.findByText('「請求」を含む質問 3件')).toBeVisible()
  await userEvent.type(search, 'ない言葉{Enter}')
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /クリア/ })).at(-1) as HTMLElement,
  )
  expect(await screen.findByText('12件')).toBeVisible()
})
test('電話番号を設定していないときは電話の案内を出さず、フォームへ案内する', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'フォームを開く' })).toHaveAttribute(
    'href',
    '/clients/11/feedback',
  )
  expect(screen.queryByText('電話')).toBeNull()
})
test('店舗のお知らせは、アカウントのお知らせと同じもの', async () => {
  await showScreen('company', '/clients/11/notice?page=1', <ClientNoticesScreen />)
  expect(await screen.findByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  await userEvent.click(await screen.findByRole('checkbox', { name: '未読のみ' }))
  expect(router.query['unread_only']).toBe('1')
})
