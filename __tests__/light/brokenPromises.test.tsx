import { screen, within } from '@testing-library/react'
import { clientReviews } from '@/contracts/reviews'
import { renderPage } from '@mocks/renderPage'
import { answer, serverError } from '@mocks/server'

const PAGE = '/clients/11/reviews/client'

test('募集とちがう答えと記録は、評価の中の一行で、声か、ひな形へ行く', async () => {
  const lunch = { offerId: 12, title: 'ランチのホールスタッフ' }
  answer(clientReviews.promises, {
    items: [
      { ...lunch, kind: 'asDescribed', count: 9, total: 58 },
      { ...lunch, kind: 'endedLate', count: 11, total: 70 },
    ],
  })
  await renderPage(PAGE)
  const lines = within(
    await screen.findByRole('list', { name: '募集とちがうところ' }),
  ).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'ランチのホールスタッフ: 仕事が募集文とちがうという答えが58件のうち9件(過去90日)',
    'ランチのホールスタッフ: 残業なしと書いて、終わりが延びた勤務が70件のうち11件(過去90日)',
  ])
  expect(
    screen.getAllByRole('link', { name: lunch.title }).map((a) => a.getAttribute('href')),
  ).toEqual([
    '/clients/11/reviews/client?offerId=12&period=90d&answeredNo=asDescribed',
    '/clients/11/offers/12',
  ])
})
test('約束が守られていれば一行もなく、読めなければそう言う', async () => {
  answer(clientReviews.promises, { items: [] })
  await renderPage(PAGE)
  expect(await screen.findByRole('region', { name: '店舗の評価のまとめ' })).toBeVisible()
  expect(screen.queryByRole('list', { name: '募集とちがうところ' })).toBeNull()
  answer(clientReviews.promises, serverError())
  await renderPage(PAGE)
  expect(await screen.findByText('募集とちがうところを読み込めませんでした')).toBeVisible()
})
