import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { employmentNotices, companyEmploymentNotices } from '@/contracts/employmentNotices'
import type { VaultNotice } from '@/contracts/employmentNotices/schemas'
import { storeRecordArchives } from '@/contracts/recordArchives'
import { RecordArchivesScreen } from '@/features/recordArchives/RecordArchivesScreen'
import { StoreRecordArchivesScreen } from '@/features/recordArchives/StoreRecordArchivesScreen'
import { overrideAnswer } from '@mocks/referenceServer'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'

const openStore = (who: Who = 'manager') =>
  showScreen(who, '/clients/11/record_archives', <StoreRecordArchivesScreen clientId='11' />)
const openCompany = () =>
  showScreen('company', '/companies/1/record_archives', <RecordArchivesScreen companyId='1' />)
const notice: VaultNotice = {
  clientId: 11,
  clientName: '渋谷宮益坂店',
  offeringId: 8001,
  userId: 901,
  workerName: '佐藤 結衣',
  title: 'ディナーのホールスタッフ',
  startAt: '2026-11-27T08:00:00.000Z',
  endAt: '2026-11-27T13:30:00.000Z',
  notifiedAt: '2026-11-18T00:05:00.000Z',
  readAt: '2026-11-18T03:14:00.000Z',
}
const page = (items: VaultNotice[], unreadCount: number) => ({
  items,
  page: 1,
  perPage: 20,
  totalCount: items.length,
  unreadCount,
})
const rows = async () =>
  within(await screen.findByRole('table', { name: '労働条件通知書' }))
    .getAllByRole('row')
    .slice(1)

beforeEach(setUpStore)
afterEach(tearDownStore)

const asked = /POST .*clients\/11\/record_archives/
test('店舗の保管庫は店舗を選ばずに作成でき、請求書ではないと言う', async () => {
  overrideAnswer(storeRecordArchives.list, { items: [], oldestOn: null, oldestPaidOn: null })
  await openStore()
  expect(await screen.findByText('作成した帳票はまだありません')).toBeVisible()
  const form = screen.getByRole('form', { name: '帳票の作成' })
  expect(form).toHaveTextContent('どちらも請求書ではありません')
  expect(form).not.toHaveTextContent('適格請求書')
  expect(screen.queryByRole('group', { name: /^店舗/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '1年分の帳票を作成する' }))
  await waitFor(() => expect(requestsTo(asked)).toHaveLength(1))
  expect(JSON.parse(requestsTo(asked)[0]?.body ?? '{}')).toEqual({
    lastMonth: '2026-10',
    kinds: ['notices', 'attendances', 'ledgers', 'workerList', 'billing', 'contracts'],
  })
})

test('労働条件通知書は、だれの、いつの勤務か、いつ交付され、いつ読まれたかが分かる', async () => {
  overrideAnswer(
    companyEmploymentNotices.list,
    page([notice, { ...notice, userId: 902, workerName: '髙橋 遼', readAt: null }], 1),
  )
  await openCompany()
  const [read, unread] = await rows()
  expect(read).toHaveTextContent('11/27(金)17:00〜22:30佐藤 結衣')
  expect(read).toHaveTextContent(/渋谷宮益坂店.*求人番号 8001.*11月18日\(水\) 9:05.*既読 11月18日/)
  expect(unread).toHaveTextContent('未読')
  expect(
    within(unread as HTMLElement).getByRole('button', {
      name: '11/27(金) 髙橋 遼さんの労働条件通知書(PDF)を保存',
    }),
  ).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('月、未読、ことばでしぼり、条件に合わないときはクリアできる', async () => {
  overrideAnswer(employmentNotices.list, page([], 0))
  await openStore()
  expect(await screen.findByText('2026年11月の勤務の労働条件通知書はありません')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '勤務の月' }), '2026年10月')
  await userEvent.click(screen.getByRole('checkbox', { name: /^未読だけ/ }))
  await userEvent.type(
    screen.getByRole('searchbox', { name: '労働条件通知書を探す' }),
    'さとう{Enter}',
  )
  expect(await screen.findByText('条件に合う労働条件通知書はありません')).toBeVisible()
  const asked = requestsTo(/employment_notices/).map(({ line }) => decodeURIComponent(line))
  expect(asked.at(-1)).toMatch(/month=2026-10&keyword=さとう&unread_only=1/)
  const [clear] = screen.getAllByRole('button', { name: '条件をクリア' })
  await userEvent.click(clear as HTMLElement)
  expect(await screen.findByText('2026年10月の勤務の労働条件通知書はありません')).toBeVisible()
})
