import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { rosters } from '@/contracts/rosters'
import { RosterScreen } from '@/features/rosters/RosterScreen'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/clients/11/users/attendings'
const WEEKEND = '?fromOn=2026-11-20&toOn=2026-11-22'
const open = (who: Parameters<typeof showScreen>[0] = 'manager', search = WEEKEND) =>
  showScreen(who, `${PAGE}${search}`, <RosterScreen clientId='11' />)
const day = async (name: string) => within(await screen.findByRole('region', { name }))
const enterDay = async (name: string, text: string) => {
  const box = () => screen.getByRole('textbox', { name })
  await userEvent.click(box())
  await screen.findByRole('dialog', { name: '日付を選ぶ' })
  await userEvent.clear(box())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

/** Friday: a lunch with 901. Saturday: nobody. Sunday: a dinner with both. */
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '山田 太郎', nameKana: 'ヤマダ タロウ' })
    await addWorker(db, { id: 902, name: '髙橋 美咲', nameKana: 'タカハシ ミサキ' })
    await addOffering(db, { id: 8001, title: 'ランチのホールスタッフ' })
    await addOffering(db, { id: 8002, day: '2026-11-22', title: 'ディナーのホールスタッフ' })
    await addMatch(db, 8001, 901)
    await addMatch(db, 8002, 901)
    await addMatch(db, 8002, 902)
  })
})
afterEach(tearDownStore)

test('期間の名簿は日ごとに見出しが立ち、来る人がいない日は1行でそう言う', async () => {
  await open()
  const friday = await day('11月20日(金)')
  expect(friday.getByRole('heading', { name: /11月20日\(金\)・本日\s*1名/ })).toBeVisible()
  expect(friday.getByRole('table', { name: '11月20日(金)の出勤者名簿' })).toHaveTextContent(
    '山田 太郎',
  )
  const saturday = await day('11月21日(土)')
  expect(saturday.getByText('来る人はいません')).toBeVisible()
  expect(saturday.queryByRole('table')).toBeNull()
  expect((await day('11月22日(日)')).getByRole('row', { name: /髙橋 美咲/ })).toBeVisible()
  expect(screen.getByText('11月20日(金)〜11月22日(日) 3名')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('最後の日を選ぶと期間になり、最初の日と前後のボタンは期間ごと動かす。本日で1日に戻る', async () => {
  await open('manager', '')
  await screen.findByRole('row', { name: /山田 太郎/ })
  await enterDay('最後の日', '2026/11/22')
  await waitFor(() => expect(router.asPath).toBe(`${PAGE}${WEEKEND}`))
  await pressButton('次の期間')
  await waitFor(() => expect(router.asPath).toBe(`${PAGE}?fromOn=2026-11-23&toOn=2026-11-25`))
  expect(
    await screen.findByRole('heading', {
      name: '11月23日(月)〜11月25日(水)に来る人はいません',
    }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
  await enterDay('最初の日', '2026/11/20')
  await waitFor(() => expect(router.asPath).toBe(`${PAGE}${WEEKEND}`))
  await pressButton('本日')
  await waitFor(() => expect(router.asPath).toBe(PAGE))
  expect(screen.getByRole('button', { name: '次の日' })).toBeVisible()
})

test('31日を超える最後の日は選べず、名簿は変わらない', async () => {
  await open()
  await day('11月20日(金)')
  await enterDay('最後の日', '2026/12/21')
  expect(await screen.findByRole('textbox', { name: '最後の日' })).toBeInvalid()
  expect(router.asPath).toBe(`${PAGE}${WEEKEND}`)
  expect(requestsTo(/2026-12-21/)).toEqual([])
})

test('URLに長すぎる期間があれば、直し方を知らせる', async () => {
  await open('manager', '?fromOn=2026-11-01&toOn=2026-12-02')
  expect(await screen.findByText(/名簿は一度に31日分までです/)).toBeVisible()
})

test('保存するファイルは、表示している期間のもの', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:roster'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await open()
  await pressButton('CSVで保存')
  await waitFor(() =>
    expect(saved).toEqual(['2026-11-20〜2026-11-22_みのり食堂 渋谷宮益坂店_出勤者名簿.csv']),
  )
  expect(requestsTo(/workers\.csv/)[0]?.line).toMatch(/\?fromOn=2026-11-20&toOn=2026-11-22$/)
})

test('印刷は1つの表で、日ごとに見出しが立つ', async () => {
  await open('manager', `${WEEKEND}&print=1`)
  const sheet = within(await screen.findByRole('article', { name: '出勤者名簿' }))
  expect(sheet.getByText('2026年11月20日(金)〜11月22日(日)')).toBeVisible()
  expect(sheet.getAllByRole('table')).toHaveLength(1)
  expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '11月20日(金) 1名',
    expect.stringContaining('ランチのホールスタッフ 1名'),
    '11月21日(土) 来る人はいません',
    '11月22日(日) 2名',
    expect.stringContaining('ディナーのホールスタッフ 2名'),
  ])
  expect(screen.getByRole('link', { name: 'やめる' })).toHaveAttribute('href', `${PAGE}${WEEKEND}`)
})

test('読めない間に期間を移しても、前の名簿は新しい期間のものとして示さない', async () => {
  await open()
  await day('11月20日(金)')
  overrideAnswer(rosters.list, {
    status: 500,
    code: 'internal',
    messages: ['サーバーで問題が起きました。'],
  })
  fireEvent.click(screen.getByRole('button', { name: '次の期間' }))
  expect(await screen.findByRole('heading', { name: '名簿を読み込めませんでした' })).toBeVisible()
  expect(screen.queryByText('11月20日(金)〜11月22日(日) 3名')).toBeNull()
  mockServer.resetHandlers()
  await pressButton('再試行')
  expect(await screen.findByText(/11月23日\(月\)〜11月25日\(水\) 0名/)).toBeVisible()
})
