import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OfferingUsers } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { overrideAnswer } from '@mocks/referenceServer'
import { setNow, takeMessages } from '@tests/features/storeKit'
import { callStore, writeRows } from '@tests/kit/serverKit'
import { inDialog } from '@tests/kit/userActions'
import { expectDialogClosed, addMatches, openOffering } from './offeringActionsKit'

/** 髙橋 worked as planned (8,094 yen) and checked out nine minutes after the end. */
async function workedLonger() {
  await addMatches(901)
  const now = new Date('2026-11-22T22:39:00+09:00')
  await writeRows(async (db) => {
    await checkIn(db, 901, 8001, new Date('2026-11-22T16:58:00+09:00'))
    await checkOut({ db, now }, 901, 8001)
  })
  await setNow(new Date('2026-11-22T22:45:00+09:00'))
}
async function askToPay() {
  const row = within((await screen.findByText('髙橋 美咲')).closest('[role=row]') as HTMLElement)
  await userEvent.click(row.getByRole('button', { name: '髙橋 美咲さんのその他の操作' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /終了後の9分も支払う/ }))
  return inDialog('終了後の9分も支払いますか')
}

test('終了後の分を支払う前に、報酬がいくらからいくらになるかを示し、そのとおりに確定する', async () => {
  await workedLonger()
  await openOffering()
  const dialog = await askToPay()
  // 339 minutes × 1,350 ÷ 60 = 7,627.5, rounded up; 39 minutes at night 219.4, rounded up; transport 500.
  expect(dialog.getByText('報酬').parentElement).toHaveTextContent('報酬8,094円 →から 8,348円')
  await userEvent.click(dialog.getByRole('button', { name: '9分を勤務に含める' }))
  await expectDialogClosed()
  expect(takeMessages()).toEqual(['髙橋 美咲さんの報酬を8,348円に変更しました。'])
})

test('支払い後の金額を答えない、更新前のサーバーでは、金額のかわりの文字を出さない', async () => {
  await workedLonger()
  const { body } = await callStore<OfferingUsers>('manager', 'GET', '/offerings/8001/users')
  const items = body.items.map(({ grossYenWithMinutesAfterEnd: _, ...older }) => older)
  overrideAnswer(offerings.users, { items } as OfferingUsers)
  await openOffering()
  const dialog = await askToPay()
  expect(dialog.getByText(/いまの報酬 8,094円/)).toBeVisible()
  expect(dialog.queryByText(/→|NaN|undefined/)).toBeNull()
})
