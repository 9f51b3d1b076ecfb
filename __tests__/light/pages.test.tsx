import { screen, waitFor } from '@testing-library/react'
import { ErrorBoundary } from '@/shell/watchers/ErrorBoundary'
import { renderPage } from '@mocks/renderPage'

/**
 * One page of each kind that shows what the factories make: lists, single things, a form, pages of a company. Each has
 * its heading and the document's title, which names the thing that is shown.
 */
const pages = [
  ['/clients/11/offers', 'ひな形', 'ひな形'],
  ['/clients/11/offerings/111', 'ホールスタッフ', 'ホールスタッフ 11月'],
  ['/clients/11/offers/21', 'ホールスタッフ', 'ホールスタッフ'],
  ['/clients/11/users/901', '山田 太郎', '山田 太郎'],
  [
    '/clients/11/chat_rooms/00000000-0000-4000-8000-000000000011',
    '山田 太郎',
    '山田 太郎さんとのメッセージ',
  ],
  ['/companies/1/clients', '店舗', '店舗'],
] as const

test.each(pages)('いつもの答えで開く: %s', async (address, heading, title) => {
  const caught = jest.spyOn(ErrorBoundary.prototype, 'componentDidCatch')
  await renderPage(address, { as: 'company' })
  expect(
    (await screen.findAllByRole('heading', { name: new RegExp(heading) })).length,
  ).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryAllByRole('status', { name: /読み込/ })).toEqual([]))
  await waitFor(() => expect(document.title).toContain(title))
  expect(screen.queryByText(/読み込めませんでした|見つかりません|権限がありません/)).toBeNull()
  expect(caught).not.toHaveBeenCalled()
})
