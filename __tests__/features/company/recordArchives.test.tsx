import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordArchives as contract } from '@/contracts/recordArchives'
import { RecordArchivesScreen } from '@/features/recordArchives/RecordArchivesScreen'
import { overrideAnswer } from '@mocks/referenceServer'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/record_archives', <RecordArchivesScreen companyId='1' />)
const files = () => screen.findByRole('list', { name: '作成した帳票' })

beforeEach(setUpStore)
afterEach(tearDownStore)

test('期間と店舗を選んで一度押すと、作成が始まり、確認してから削除できる', async () => {
  await open()
  expect(await screen.findByText('作成した帳票はまだありません')).toBeVisible()
  expect(screen.getByText(/5年\(当分の間3年\)/)).toBeVisible()
  await userEvent.click(await screen.findByRole('checkbox', { name: /^労働条件通知書/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^労働者名簿/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^期間/ }), '2025-12')
  await userEvent.click(await screen.findByRole('checkbox', { name: /渋谷/ }))
  await userEvent.click(screen.getByRole('button', { name: '1年分の帳票を作成する' }))
  const row = within(await files()).getByRole('listitem')
  expect(row).toHaveTextContent(/2025年1月〜2025年12月 .*渋谷/)
  expect(JSON.parse(requestsTo(/POST .*record_archives/)[0]?.body ?? '{}')).toEqual({
    lastMonth: '2025-12',
    clientIds: [11],
    kinds: ['attendances', 'ledgers', 'billing', 'contracts'],
  })
  expect(row).toHaveTextContent('出勤簿・賃金台帳・利用明細・マッチング・キャンセルの記録')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(within(row).getByRole('button', { name: /を削除$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'このファイルを削除しますか?' })
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('作成した帳票はまだありません')).toBeVisible()
})

test('完了したファイルは大きさと期限が分かり、失敗したものは作り直せる', async () => {
  const file = {
    lastMonth: '2026-10',
    clientIds: [],
    progress: null,
    requestedByName: '長谷川 誠',
    requestedAt: '2026-11-19T07:40:00.000Z',
    expiresAt: '2026-11-26T07:40:00.000Z',
  }
  overrideAnswer(contract.list, {
    oldestOn: '2024-02-29',
    oldestPaidOn: '2024-02-29',
    items: [
      { ...file, id: 2, status: 'failed', fileCount: null, byteSize: null, link: null },
      { ...file, id: 1, status: 'succeeded', fileCount: 62, byteSize: 3_200_000, link: '/x' },
    ],
  })
  await open()
  const [failed, made] = within(await files()).getAllByRole('listitem')
  expect(failed).toHaveTextContent('帳票は失われていません')
  expect(within(failed as HTMLElement).getByRole('button', { name: /を作り直す$/ })).toBeVisible()
  expect(made).toHaveTextContent(/62ファイル ・ 3MB .*11月26日\(木\)まで保存できます/)
})

test('作っているあいだは、何件のうち何件まで進んだかと、いま何をまとめているかが分かる', async () => {
  overrideAnswer(contract.list, {
    oldestOn: null,
    oldestPaidOn: null,
    items: [
      {
        id: 3,
        lastMonth: '2025-10',
        clientIds: [],
        status: 'processing',
        requestedByName: '長谷川 誠',
        requestedAt: '2026-11-20T00:40:00.000Z',
        expiresAt: null,
        fileCount: null,
        byteSize: null,
        progress: { kind: 'notices', doneCount: 317, totalCount: 1_488 },
        link: null,
      },
    ],
  })
  await open()
  const row = within(await files()).getByRole('listitem')
  const bar = within(row).getByRole('progressbar', {
    name: '2024年11月〜2025年10月 全店舗の作成',
  })
  expect(bar).toHaveAttribute('aria-valuenow', '317')
  expect(bar).toHaveAttribute('aria-valuemax', '1488')
  expect(bar).toHaveAttribute('aria-valuetext', '317/1,488')
  expect(row).toHaveTextContent('労働条件通知書をまとめています')
  expect(await axeViolations()).toEqual([])
})

test('作る前に、帳票ごとの数が分かる。数えられなくても作れる', async () => {
  overrideAnswer(contract.counts, {
    items: [
      { kind: 'notices', fileCount: 8, recordCount: 512 },
      { kind: 'attendances', fileCount: 36, recordCount: 1_204 },
      { kind: 'ledgers', fileCount: 36, recordCount: 1_204 },
      { kind: 'workerList', fileCount: 3, recordCount: 203 },
      { kind: 'billing', fileCount: 15, recordCount: 12 },
      { kind: 'contracts', fileCount: 0, recordCount: 0 },
    ],
  })
  await open()
  expect(await screen.findByRole('checkbox', { name: /^労働条件通知書.*512通$/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^労働者名簿.*3冊・203名$/ })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^利用明細.*確定 12か月$/ })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^マッチング・キャンセル.*なし$/ })).toBeVisible()
})

test('保存期間の時計は、いちばん古い勤務から3年と5年の期限を示す。うるう日は28日までになる', async () => {
  overrideAnswer(contract.list, { oldestOn: '2024-02-29', oldestPaidOn: '2024-02-29', items: [] })
  await open()
  expect(await screen.findByText(/^いちばん古い勤務は/)).toHaveTextContent(
    /^いちばん古い勤務は2024年2月29日/,
  )
  // 3 years are 1,095 days to 28 February 2027, 5 years 1,826 days to 28 February 2029.
  const three = screen.getByRole('meter', { name: '当分の間の3年' })
  expect(three).toHaveAttribute('aria-valuetext', expect.stringContaining('2027年2月28日'))
  expect(three).toHaveAttribute('aria-valuemax', '1095')
  const five = screen.getByRole('meter', { name: '5年' })
  expect(five).toHaveAttribute('aria-valuetext', expect.stringContaining('2029年2月28日'))
  expect(five).toHaveAttribute('aria-valuemax', '1826')
  expect(await axeViolations()).toEqual([])
})

test('賃金の支払いが勤務より後なら、保存期間は支払日から数える', async () => {
  // 施行規則56条2項: paid on 8 December 2026, so three years end on 8 December 2029.
  overrideAnswer(contract.list, { oldestOn: '2026-11-20', oldestPaidOn: '2026-12-08', items: [] })
  await open()
  expect(await screen.findByText(/^賃金は/)).toHaveTextContent(
    '賃金は2026年12月8日(火)に支払われました。',
  )
  expect(screen.getByRole('meter', { name: '当分の間の3年' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('2029年12月8日'),
  )
})

test('帳票を1つも選ばなければ、理由を言い、作成しない', async () => {
  await open()
  const kinds = await screen.findByRole('group', { name: /^帳票/ })
  for (const chip of within(kinds).getAllByRole('checkbox')) await userEvent.click(chip)
  await userEvent.click(screen.getByRole('button', { name: '1年分の帳票を作成する' }))
  expect((await screen.findAllByText('帳票を1つ以上選んでください。'))[0]).toBeVisible()
  expect(requestsTo(/POST .*record_archives/)).toEqual([])
})
