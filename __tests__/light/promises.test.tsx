import { screen, waitFor, within } from '@testing-library/react'
import router from 'next-router-mock'
import { clientReviews } from '@/contracts/reviews'
import type { OfferPromises, PromiseReport } from '@/contracts/reviews/schemas'
import { renderPage } from '@mocks/renderPage'
import { answer, requestsOf, serverError } from '@mocks/server'

const share = (count: number, total: number, percent: number | null = null) => ({
  count,
  total,
  percent,
})
const lunch: OfferPromises = {
  offerId: 12,
  title: 'ランチのホールスタッフ',
  promised: {
    workOn: '2026-11-19',
    startAt: '2026-11-19T02:00:00.000Z',
    endAt: '2026-11-19T06:00:00.000Z',
    breakMin: 0,
    overtimePossible: false,
    transportationYen: 500,
    jobDescription: 'お客様のご案内、配膳、片付け',
    clothing: '黒の靴',
    belongings: ['エプロン'],
  },
  reviewCount: 58,
  answers: {
    onTime: share(47, 58, 81),
    asDescribed: share(49, 58, 84),
    wantAgain: share(58, 58, 100),
  },
  workedCount: 70,
  records: { endedLate: share(11, 70, 16), breakShortened: share(0, 70, 0) },
}
const withReport = (items: OfferPromises[], over: Partial<PromiseReport> = {}) =>
  answer(clientReviews.promises, { fromOn: '2026-08-22', toOn: '2026-11-20', items, ...over })
const PAGE = '/clients/11/reviews/promises'

test('ひな形ごとに、書いたことと答えと記録が並ぶ', async () => {
  withReport([lunch])
  await renderPage(PAGE)
  expect(await screen.findByRole('heading', { level: 2, name: lunch.title })).toBeVisible()
  expect(screen.getByText('残業なしと書いて、終わりが延びています')).toBeVisible()
  const row = (name: string) => {
    const item = screen.getByText(name).closest('li')
    if (!item) throw new Error(`${name} is in no row`)
    return within(item)
  }
  expect(row('時間').getByText('11:00〜15:00・残業なし')).toBeVisible()
  expect(row('時間').getByText(/「時間どおり」47\/58件\(81%\)/)).toBeVisible()
  expect(row('時間').getByText('10分を超えて延びた勤務 11/70回(16%)')).toBeVisible()
  expect(row('仕事の内容').getByText(/49\/58件\(84%\)/)).toBeVisible()
  expect(row('そのほか').getByText('交通費 500円・黒の靴・エプロン')).toBeVisible()
})
test('いいえの件数は、それだけの評価の一覧を開く', async () => {
  withReport([lunch])
  await renderPage(`${PAGE}?period=year`)
  expect(
    await screen.findByRole('link', { name: /「募集文のとおり」: いいえ 9件/ }),
  ).toHaveAttribute(
    'href',
    '/clients/11/reviews/client?offerId=12&period=year&answeredNo=asDescribed',
  )
  expect(screen.queryByRole('link', { name: /「また働きたい」/ })).toBeNull()
})
test('少ない答えと記録は出さず、理由を言う', async () => {
  withReport([{ ...lunch, answers: null, records: null }])
  await renderPage(PAGE)
  expect(await screen.findAllByText('答えが3名に満たないため、出しません。')).toHaveLength(3)
  expect(screen.getAllByText('記録が3名に満たないため、出しません。')).toHaveLength(2)
  expect(screen.queryByText(/残業なしと書いて/)).toBeNull()
})
test('期間を変えると、読み直す', async () => {
  withReport([lunch])
  const { user } = await renderPage(PAGE)
  await user.click(await screen.findByRole('button', { name: '1年' }))
  expect(router.query).toMatchObject({ period: 'year' })
  await waitFor(() =>
    expect(requestsOf(clientReviews.promises).at(-1)?.query).toMatchObject({ period: 'year' }),
  )
})
test('勤務がない期間と、読めなかったとき', async () => {
  withReport([])
  await renderPage(PAGE)
  expect(await screen.findByText('この期間に終わった勤務はありません')).toBeVisible()
  answer(clientReviews.promises, serverError())
  await renderPage(PAGE)
  expect(await screen.findByText('約束と実際を読み込めませんでした')).toBeVisible()
})
