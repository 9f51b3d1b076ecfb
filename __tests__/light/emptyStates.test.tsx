import { screen, waitFor } from '@testing-library/react'
import { budgets } from '@/contracts/budgets'
import { chatTexts } from '@/contracts/chatTexts'
import { evaluation } from '@/contracts/evaluation'
import { offerCopies } from '@/contracts/offerCopies'
import { graduates, workedBrandUsers } from '@/contracts/workers'
import { aPage } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

test('定型文がないうちは、並ぶ順を言わない', async () => {
  answer(chatTexts.list, { items: [], companyItems: [] })
  await renderPage('/clients/11/chat_texts')
  expect(await screen.findByText('定型文がありません')).toBeVisible()
  expect(screen.queryByText(/この順で並びます/)).toBeNull()
})

test('予算を決めた店舗がないうちは、0店舗の合計を言わない', async () => {
  answer(budgets.list, {
    month: '2026-11',
    months: ['2026-11'],
    items: [{ id: 11, name: '渋谷店', code: '', budgetYen: null, usedYen: 0, reservedYen: 0 }],
    requests: [],
    limitYen: null,
  })
  await renderPage('/companies/1/budgets', { as: 'company' })
  expect(await screen.findByText('予算を決めた店舗はまだありません。')).toBeVisible()
  expect(screen.queryByText(/予算の合計/)).toBeNull()
})

test('勤務した人がいないうちは、全員登録済みとは言わない', async () => {
  answer(graduates.list, { ...aPage([]), visibleCount: 0, notifiedCount: 0, fee: null })
  answer(workedBrandUsers.list, aPage([]))
  const { user } = await renderPage('/clients/11/graduates')
  await user.click(await screen.findByRole('button', { name: '勤務経験者から選ぶ' }))
  expect(await screen.findByText('追加できる方はいません')).toBeVisible()
  expect(
    screen.getByText('この店舗で働いたことがあり、まだ登録していない方はいません。'),
  ).toBeVisible()
})

test.each(['/clients/11/graduates', '/clients/11/graduates/offers/21'])(
  '卒業ワーカーがいないうちは、全員に送る操作(%s)は、理由を言って押せない',
  async (path) => {
    answer(graduates.list, { ...aPage([]), visibleCount: 0, notifiedCount: 0, fee: null })
    await renderPage(path)
    const button = await screen.findByRole('button', { name: '全員に求人を送る' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    expect(button).toHaveAccessibleDescription('ワーカーを追加すると募集できます。')
  },
)

test('コピーできるひな形がないうちは、どこで作るかを言う', async () => {
  answer(offerCopies.list, { items: [] })
  answer(offerCopies.sources, { items: [] })
  const { user } = await renderPage('/companies/1/offer_copies', { as: 'company' })
  await user.click(await screen.findByRole('button', { name: 'ほかの店舗にコピー' }))
  expect(
    await screen.findByText('コピーできるひな形がありません。店舗の画面でひな形を作ると選べます。'),
  ).toBeVisible()
})

test.each([
  ['company', 1],
  ['manager', 0],
] as const)('事業者確認の前の店舗では、%sに、申請への近道を%i個見せる', async (as, count) => {
  answer(evaluation.restriction, {
    items: [
      {
        level: 'block_publish',
        code: 'identification_required',
        message: '事業者確認が済んでいないため、求人を公開できません。',
        refOfferId: null,
        refOperationId: null,
        sinceAt: '2026-11-20T00:00:00.000Z',
        untilAt: null,
      },
    ],
  })
  await renderPage('/clients/11/offerings?view=list', { as })
  expect(await screen.findByText('新しい募集が停止されています')).toBeVisible()
  const links = () => screen.queryAllByRole('link', { name: '事業者確認を開く' })
  await waitFor(() => expect(links()).toHaveLength(count))
  for (const link of links()) expect(link).toHaveAttribute('href', '/companies/1/identification')
})
