import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { budgets } from '@/contracts/budgets'
import type { BudgetRequest, CompanyBudgets } from '@/contracts/budgets/schemas'
import { companyClients } from '@/contracts/companies'
import { aCompanyClientList } from '@mocks/factories'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'

const request: BudgetRequest = {
  id: 7,
  month: '2026-11',
  currentYen: 300_000,
  requestedYen: 312_000,
  reason: '週末の増員',
  status: 'submitted',
  requestedByName: '森下 由香',
  createdAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
  decisionNote: null,
}
const company = (requests: CompanyBudgets['requests']) =>
  answer(budgets.list, {
    month: '2026-11',
    months: ['2026-11', '2026-12'],
    items: [
      { id: 11, name: '渋谷店', code: '001', budgetYen: 300_000, usedYen: 250_000, reservedYen: 0 },
    ],
    requests,
    limitYen: null,
  })
const open = { ...request, clientId: 11, clientName: '渋谷店' }

test('本部は、依頼の額と理由を見て、その月だけの変更として承認する', async () => {
  company([open])
  answer(budgets.decide, { ...request, status: 'approved' })
  await renderPage('/companies/1/budgets', { as: 'company' })
  expect(await screen.findByText('300,000円 → 312,000円')).toBeVisible()
  expect(screen.getByText('週末の増員')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '渋谷店の依頼を承認する' }))
  const dialog = await screen.findByRole('dialog', { name: '渋谷店の依頼を承認する' })
  expect(await within(dialog).findByText(/後の月の予算は変わりません。/)).toBeVisible()
  await userEvent.click(await within(dialog).findByRole('button', { name: '承認する' }))
  expect(await findMessage('渋谷店の予算の追加を承認しました。')).toBeVisible()
  expect(requestsOf(budgets.decide)[0]?.body).toEqual({ isApproved: true, note: '' })
})

test('見送るには理由が要り、書いたものは拒否されても残る', async () => {
  company([open])
  answer(
    budgets.decide,
    refused(409, 'already_done', { messages: ['この依頼は、すでに処理されています。'] }),
  )
  await renderPage('/companies/1/budgets', { as: 'company' })
  await userEvent.click(await screen.findByRole('button', { name: '渋谷店の依頼を見送る' }))
  const dialog = await screen.findByRole('dialog', { name: '渋谷店の依頼を見送る' })
  const press = async () =>
    userEvent.click(await within(dialog).findByRole('button', { name: '見送る' }))
  await press()
  expect(await within(dialog).findByText('見送る理由を入力してください。')).toBeVisible()
  expect(requestsOf(budgets.decide)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: /見送る理由/ }), '来月に')
  await press()
  expect(await screen.findByText('この依頼は、すでに処理されています。')).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: /見送る理由/ })).toHaveValue('来月に')
})

test('依頼がなければ、その欄は出ない', async () => {
  company([])
  await renderPage('/companies/1/budgets', { as: 'company' })
  expect(await screen.findByText('全店舗')).toBeVisible()
  expect(screen.queryByText('予算の追加の依頼')).toBeNull()
})

test('店舗一覧は、待っている依頼の数とその場所を示す', async () => {
  answer(companyClients.list, aCompanyClientList({ budgetRequestCount: 2 }))
  await renderPage('/companies/1/clients', { as: 'company' })
  expect(await screen.findByText('予算の追加の依頼が2件あります')).toBeVisible()
  expect(screen.getByRole('link', { name: '依頼を確認する' })).toHaveAttribute(
    'href',
    '/companies/1/budgets',
  )
})
