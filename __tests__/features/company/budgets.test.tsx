import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { budgets } from '@/contracts/budgets'
import { StoreStatementsScreen } from '@/features/billing/StoreStatementsScreen'
import { BudgetsScreen } from '@/features/budgets/BudgetsScreen'
import { storeBudgets } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  requestsTo,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/budgets', <BudgetsScreen companyId='1' />)
/** Two seats of store 11, one taken: 9,642 yen used and 9,643 reserved, because the tax is rounded once over both. */
const addShift = (budgetYen: number) =>
  writeRows(async (db) => {
    await db.insert(storeBudgets).values({
      clientId: 11,
      month: '2026-11',
      budgetYen,
      setBy: 1,
      setAt: '2026-11-01T00:00:00Z',
    })
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, {
      id: 1101,
      day: '2026-11-27',
      from: '09:00',
      to: '14:00',
      peopleWanted: 2,
    })
    await addMatch(db, 1101, 901)
  })
beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('店舗ごとの予算と見込みを、1本の棒と1つの文で示す', async () => {
  await addShift(22_000)
  await open()
  const [meter] = await screen.findAllByRole('meter')
  expect(meter).toHaveAttribute('aria-valuetext', '87%')
  expect(
    screen.getByText(
      '予算22,000円のうち、公開中の空きを含めて19,285円を使う見込みで、残りは2,715円です。',
    ),
  ).toBeVisible()
  expect(screen.getAllByText(/^予算は決まっていません。/)).toHaveLength(2)
  expect(await axeViolations()).toEqual([])
})

test('予算を決めると、その月から保存され、見込みと並べて出る', async () => {
  await addShift(22_000)
  await open()
  const [change] = await screen.findAllByRole('button', { name: /の予算を変える$/ })
  if (change) await userEvent.click(change)
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByRole('textbox', { name: /からの予算/ })
  await userEvent.clear(field)
  await userEvent.type(field, '19000')
  await userEvent.click(within(dialog).getByRole('button', { name: '予算を保存する' }))
  expect(
    await screen.findByText(
      '予算19,000円のうち、公開中の空きを含めて19,285円を使う見込みで、285円超えます。',
    ),
  ).toBeVisible()
  expect(takeMessages()).toEqual([expect.stringContaining('2026年11月からの予算を保存しました。')])
  const [put] = requestsTo(/^PUT .*budgets$/)
  expect(JSON.parse(put?.body ?? '')).toEqual({
    clientId: 11,
    month: '2026-11',
    budgetYen: 19_000,
    previousYen: 22_000,
  })
})

test('読み込めないとき', async () => {
  overrideAnswer(budgets.list, { status: 500, code: 'internal', messages: ['お待ちください。'] })
  await open()
  expect(await screen.findByText('予算を読み込めませんでした')).toBeVisible()
})

test('店舗の利用明細に、この店舗の予算が出る', async () => {
  await addShift(22_000)
  await showScreen('manager', '/clients/11/statements', <StoreStatementsScreen clientId='11' />)
  expect(await screen.findByText(/^この店舗の予算/)).toBeVisible()
  expect(screen.getByRole('meter', { name: '予算の使用' })).toHaveAttribute('aria-valuetext', '87%')
})
