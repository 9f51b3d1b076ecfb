import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyBilling, storeBilling } from '@/contracts/billing'
import { CompanyStatementScreen } from '@/features/billing/CompanyStatementScreen'
import { CompanyStatementsScreen } from '@/features/billing/CompanyStatementsScreen'
import { StoreStatementsScreen } from '@/features/billing/StoreStatementsScreen'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  requestsTo,
  setNow,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { callApi, MORNING } from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from '@tests/server/billing/billingKit'

const openList = (who: Who = 'company') =>
  showScreen(who, '/companies/1/statements', <CompanyStatementsScreen companyId='1' />)
const openDetail = (query: string, who: Who = 'company') =>
  showScreen(
    who,
    `/companies/1/statements/detail${query}`,
    <CompanyStatementScreen companyId='1' />,
  )
const openStore = (who: Who = 'company', query = '') =>
  showScreen(who, `/clients/11/statements${query}`, <StoreStatementsScreen clientId='11' />)
const rowOf = async (month: string) => {
  const table = await screen.findByRole('table', { name: '月ごとの利用明細' })
  return within(table).getByRole('link', { name: month }).closest('[role=row]') as HTMLElement
}

let saved: jest.SpyInstance
// The worked months of __tests__/domain/billing/examples.json. September is confirmed, with 493,421 yen.
beforeEach(async () => {
  await setUpStore()
  await prepareExamples()
  await confirmAt('2026-10-07T00:00:00+09:00')
  await setNow(MORNING)
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  tearDownStore()
})

test('月ごとの行は新しい順で、確定した月は請求額と入金の状態が分かる', async () => {
  await openList()
  const november = await rowOf('2026年11月')
  expect(within(november).getByText('速報')).toBeVisible()
  // Of a month that still runs nothing is compared, which is not the same as no difference.
  expect(within(november).getByText('比較なし')).toBeVisible()
  expect(within(november).getByText('確定前のため、金額は変わることがあります')).toBeVisible()
  expect(within(await rowOf('2026年10月')).getByText('締め処理中')).toBeVisible()
  const september = await rowOf('2026年9月')
  expect(within(september).getByText('¥493,421')).toBeVisible()
  expect(within(september).getByText('確定')).toBeVisible()
  expect(within(september).getByText('期限超過')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
test('CSVは月・店舗・文字コードを選んで保存できる', async () => {
  await openList()
  await userEvent.selectOptions(await screen.findByLabelText('はじまりの月'), '2026-09')
  await userEvent.selectOptions(screen.getByLabelText('おわりの月'), '2026-10')
  await userEvent.click(screen.getByRole('button', { name: 'Shift_JIS' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'みのり食堂 渋谷宮益坂店' }))
  await userEvent.click(screen.getByRole('button', { name: '店舗別のCSVを保存' }))
  await waitFor(() =>
    expect(requestsTo(/client_statements\.csv/).map(({ line }) => line.split('?')[1])).toEqual([
      'from_month=2026-09&to_month=2026-10&encoding=sjis&client_ids=11',
    ]),
  )
})
test('件数が多いCSVは裏で作成し、作成したものの一覧に出る', async () => {
  await openList()
  const save = await screen.findByRole('button', { name: '明細のCSVを保存' })
  overrideAnswer(companyBilling.details, {
    status: 422,
    code: 'too_many_rows',
    messages: ['件数が多いため、作成を予約してください。'],
  })
  await userEvent.click(save)
  const list = await screen.findByRole('list', { name: '裏で作成したファイル' })
  expect(within(list).getByText('明細 2026年9月')).toBeVisible()
  expect(within(list).getByText('順番待ち')).toBeVisible()
  expect(takeMessages()).toEqual(['作成を開始しました。完了後にメールでお知らせします。'])
})
test('明細は不課税と課税10%に分かれ、店舗を開くと勤務ごとの由来が分かる', async () => {
  await openDetail('?month=2026-09')
  expect(await screen.findByText('1-202609-1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '請求書PDF' }))
  await waitFor(() =>
    expect(requestsTo(/confirmed_billing_operations\/\d+\/detail\.pdf/)).toHaveLength(1),
  )
  const advances = screen.getByRole('region', { name: '立替金(消費税の対象外)' })
  expect(within(advances).getByText('¥368,565')).toBeVisible()
  const fees = screen.getByRole('region', { name: '利用料など(課税)' })
  expect(within(fees).getByText('¥113,506')).toBeVisible()
  expect(within(fees).getByText('¥11,350')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^みのり食堂 渋谷宮益坂店.*¥284,728$/ }))
  const lines = await screen.findByRole('list', { name: 'みのり食堂 渋谷宮益坂店の明細' })
  const [shift] = within(lines).getAllByRole('link', { name: '求人を開く' })
  expect(shift).toHaveAttribute('href', expect.stringMatching(/^\/clients\/11\/offerings\/9\d{4}$/))
  expect(
    within(lines).getAllByText(
      '実働5時間30分 × 1,251円 = 6,881円、深夜割増 30分 157円、交通費 500円。',
    )[0],
  ).toBeVisible()
  expect(within(lines).getAllByText('髙橋 花子')[0]).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
test.each([
  ['?month=2026-09', '高橋花', '髙橋 花子'],
  ['?month=2026-10', 'でぃなー', 'ディナーのホールスタッフ'],
])('勤務ごとの明細は、見出しが1行で、求人と氏名で探せる: %s', async (month, word, found) => {
  await openDetail(month)
  await userEvent.click(await screen.findByRole('button', { name: /^みのり食堂 渋谷宮益坂店/ }))
  const list = () => screen.findByRole('list', { name: 'みのり食堂 渋谷宮益坂店の明細' })
  await list()
  expect(screen.getAllByText('利用料(税抜)', { ignore: '.vh' })).toHaveLength(1)
  const search = screen.getByRole('searchbox', { name: '求人・ワーカーの氏名で探す' })
  await userEvent.type(search, word)
  await waitFor(() => expect(requestsTo(/by_client.*keyword=/).length).toBeGreaterThan(0))
  await waitFor(async () => {
    const lines = within(await list()).getAllByRole('listitem')
    expect(lines.filter((line) => !line.textContent.includes(found))).toEqual([])
  })
  await userEvent.type(search, 'のいない人')
  expect(await screen.findByText('条件に合う明細はありません')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }))
  await list()
})
test('氏名を見られない人は、氏名でも探せない', async () => {
  const found = async (who: 'company' | 'accounting', keyword: string) => {
    const path = `/companies/1/statements/details/by_client?month=2026-09&client_id=11&keyword=${encodeURIComponent(keyword)}`
    return (await callApi<{ totalCount: number }>(who, 'GET', path)).body.totalCount
  }
  expect(await found('company', '花子')).toBeGreaterThan(0)
  expect(await found('accounting', '花子')).toBe(0)
  expect(await found('accounting', 'ディナー')).toBeGreaterThan(0)
})
test('確定前の月は、請求書PDFの代わりに確定する日を伝える', async () => {
  await openDetail('?month=2026-11')
  expect(await screen.findByRole('button', { name: '請求書PDF' })).toHaveAccessibleDescription(
    '12月7日(月)に確定します。',
  )
})
test('経理担当には氏名の代わりに番号を出し、求人へのリンクは出さない', async () => {
  await openDetail('?month=2026-09', 'accounting')
  await userEvent.click(
    await screen.findByRole('button', { name: /^みのり食堂 渋谷宮益坂店.*¥284,728$/ }),
  )
  const lines = await screen.findByRole('list', { name: 'みのり食堂 渋谷宮益坂店の明細' })
  expect(within(lines).getAllByText(/^ワーカー9\d{4}$/)[0]).toBeVisible()
  expect(within(lines).queryByRole('link')).toBeNull()
})
test('月を選ばずに開くと、一番新しい月の明細が出る', async () => {
  await openDetail('')
  expect(
    await screen.findByRole('heading', { name: '2026年(令和8年)11月の利用明細' }),
  ).toBeVisible()
  await waitFor(() => expect(document.title).toContain('2026年(令和8年)11月の利用明細'))
  expect(await screen.findByRole('button', { name: '請求書PDF' })).toHaveAccessibleDescription(
    '12月7日(月)に確定します。',
  )
})
test.each([
  'operation_id=junk',
  'operation_id=99999',
  'operation_id=1.5',
  'month=2026-13',
  'month=2019-01',
])('間違った月や番号 (%s) では、ほかの月を見せずに、見つからないと言う', async (query) => {
  await openDetail(`?${query}`)
  expect(await screen.findByRole('heading', { name: 'この利用明細は見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: '利用明細の一覧へ戻る' })).toHaveAttribute(
    'href',
    '/companies/1/statements',
  )
})
test('店舗は次回のご請求と利用上限額、その店舗だけの内訳を見る', async () => {
  await openStore('company', '?month=2026-09')
  expect(
    await screen.findByRole('heading', { name: '次回のご請求 2026年10月利用分' }),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'その次のご請求 2026年11月利用分' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^利用上限額/ })).toBeVisible()
  expect(within(await rowOf('2026年9月')).getByText('¥284,728')).toBeVisible()
  const part = await screen.findByRole('region', { name: '2026年9月の店舗別内訳' })
  expect(within(part).getByText('請求書ではありません')).toBeVisible()
  expect(await within(part).findByRole('list', { name: '2026年9月の明細' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '休業手当精算CSVを保存' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requestsTo(/clients\/11\/statements\/leave_allowance/)[0]?.line).toMatch(
    /from_month=2026-09&to_month=2026-09$/,
  )
})
test('読み込めないときはやり直せる', async () => {
  overrideAnswer(storeBilling.list, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてお試しください。'],
  })
  await openStore()
  expect(await screen.findByText('利用明細を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: '再試行' })).toBeEnabled()
})
