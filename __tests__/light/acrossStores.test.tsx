import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { companyClients } from '@/contracts/companies'
import { companyCorrections } from '@/contracts/paymentCorrections'
import { CompanyCorrection } from '@/contracts/paymentCorrections/schemas'
import { companyReviews } from '@/contracts/reviews'
import { CompanyUnreviewedUser } from '@/contracts/reviews/schemas'
import { aCompanyClient, aCompanyClientList, aPay } from '@mocks/factories'
import { factory } from '@mocks/factories/factory'
import { STORES } from '@mocks/people'
import { renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'
import { axeViolations } from '@tests/kit/renderScreen'

const [shibuya, sangenjaya] = STORES.map(({ id, name }) => ({ id, name }))
if (!shibuya || !sangenjaya) throw new Error('two stores')
const times = {
  startAt: '2026-11-19T08:00:00Z',
  endAt: '2026-11-19T13:30:00Z',
  breakMin: 0,
}
const aCorrection = factory(CompanyCorrection, () => ({
  store: shibuya,
  planned: { ...times, pay: aPay({ grossYen: 8000 }) },
  requested: { ...times, pay: aPay({ grossYen: 8100 }) },
  scans: { checkedInAt: times.startAt, checkedOutAt: times.endAt, lateMin: 0 },
  diff: { workMin: 4, grossYen: 100 },
  refusal: null,
}))
const corrections = [
  aCorrection({ id: 1, name: '長谷川 仁', store: sangenjaya }),
  aCorrection({ id: 2, name: 'グエン ティ リン' }),
  aCorrection({ id: 3, name: '德永 さくら', refusal: 'QRがないため、まとめて承認できません。' }),
]
const aWorker = factory(CompanyUnreviewedUser, () => ({
  store: shibuya,
  title: 'ホールスタッフ',
  ...times,
  refusal: null,
}))
const counted = [
  { ...shibuya, count: 2 },
  { ...sangenjaya, count: 1 },
]
const list = (items = corrections) =>
  answer(companyCorrections.list, { items, totalCount: items.length, stores: counted })
/** Returns the checkbox of a row. Its name starts with the day, because a worker may have several rows. */
const boxOf = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^\\d+月\\d+日.* ${name}$`) })
const pressInDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name }))
  return dialog
}

test('選べる修正依頼だけを選び、店舗と金額を確かめて、一度に承認する', async () => {
  list()
  answer(companyCorrections.bulkApprove, {
    items: [
      { id: 1, approved: false, grossYen: null, message: '9:40に店舗で承認済みでした。' },
      { id: 2, approved: true, grossYen: 8100, message: null },
    ],
    approvedCount: 1,
    totalYen: 8100,
  })
  await renderPage('/companies/1/fix_payment_requests', { as: 'company' })
  expect(await boxOf(`${shibuya.name} 德永 さくらさんの修正依頼を選択`)).toBeDisabled()
  expect(screen.getByText('QRがないため、まとめて承認できません。')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'すべて選択' }))
  const bar = screen.getByRole('group', { name: '選択した2件への操作' })
  expect(bar).toHaveTextContent('2店舗 ・ 差額 +200円')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(within(bar).getByRole('button', { name: '2件を承認する' }))
  const dialog = await pressInDialog('2件を承認する')
  expect(dialog).toHaveTextContent(`${sangenjaya.name}1件 8,100円(予定との差 +100円)`)
  expect(requestsOf(companyCorrections.bulkApprove)[0]?.body).toEqual({
    items: [
      { id: 1, grossYen: 8100 },
      { id: 2, grossYen: 8100 },
    ],
  })
  const outcome = await screen.findByRole('region', { name: '1件を承認しました' })
  expect(outcome).toHaveTextContent('1件はできませんでした')
  expect(outcome).toHaveTextContent(`${shibuya.name}1件 承認`)
  expect(outcome).toHaveTextContent('長谷川 仁さん: 9:40に店舗で承認済みでした。')
  await waitFor(() =>
    expect(within(outcome).getByRole('heading', { name: '1件を承認しました' })).toHaveFocus(),
  )
  await userEvent.click(within(outcome).getByRole('button', { name: '結果を閉じる' }))
  expect(screen.queryByText('1件はできませんでした')).toBeNull()
})

test('断られたときは選んだまま残り、もう一度押せる', async () => {
  list()
  answer(
    companyCorrections.bulkApprove,
    refused(429, 'too_many', { messages: ['少し待ってからお試しください。'] }),
  )
  await renderPage('/companies/1/fix_payment_requests', { as: 'company' })
  await userEvent.click(await boxOf(`${shibuya.name} グエン ティ リンさんの修正依頼を選択`))
  await userEvent.click(screen.getByRole('button', { name: '1件を承認する' }))
  await pressInDialog('1件を承認する')
  expect(await screen.findByText('少し待ってからお試しください。')).toBeVisible()
  expect(screen.getByRole('group', { name: '選択した1件への操作' })).toBeVisible()
})

test('店舗で絞り、その条件を外す', async () => {
  list()
  await renderPage('/companies/1/fix_payment_requests', { as: 'company' })
  list([])
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: '店舗' }),
    `${sangenjaya.name} (1件)`,
  )
  await waitFor(() => expect(router.asPath).toBe('/companies/1/fix_payment_requests?store=12'))
  expect(await screen.findByText('条件に合う修正依頼はありません')).toBeVisible()
  list()
  const [clear] = screen.getAllByRole('button', { name: '条件をクリア' })
  if (clear) await userEvent.click(clear)
  await waitFor(() => expect(router.asPath).toBe('/companies/1/fix_payment_requests'))
  expect(await screen.findByText('3件')).toBeVisible()
})

test('何もないとき、読めないとき、権限のないとき', async () => {
  answer(companyCorrections.list, { items: [], totalCount: 0, stores: [] })
  await renderPage('/companies/1/fix_payment_requests', { as: 'company' })
  expect(await screen.findByText('承認待ちの修正依頼はありません')).toBeVisible()
  answer(companyCorrections.list, refused(500, 'internal', { messages: ['お待ちください。'] }))
  await renderPage('/companies/1/fix_payment_requests', { as: 'company' })
  expect(await screen.findByText('修正依頼を読み込めませんでした')).toBeVisible()
  await renderPage('/companies/1/fix_payment_requests', { as: 'accounting' })
  expect(await screen.findByText('修正依頼を見る権限がありません')).toBeVisible()
  await renderPage('/companies/1/reviews', { as: 'accounting' })
  expect(await screen.findByText('ワーカーの評価を見る権限がありません')).toBeVisible()
})

test('問題のなかった人だけを選び、店舗をまたいでGoodを送る', async () => {
  const items = [
    aWorker({ matchingId: 1, name: '高橋 美咲' }),
    aWorker({ matchingId: 2, name: 'グエン ティ リン', store: sangenjaya }),
    aWorker({ matchingId: 3, name: '山田 太郎', refusal: '12分遅刻しています。' }),
  ]
  answer(companyReviews.unreviewedUsers, { items, totalCount: 3, stores: counted })
  answer(companyReviews.createGood, {
    items: [
      { matchingId: 1, reviewed: true, message: null },
      { matchingId: 2, reviewed: true, message: null },
    ],
    reviewedCount: 2,
  })
  await renderPage('/companies/1/reviews', { as: 'company' })
  expect(await boxOf(`${shibuya.name} 山田 太郎さんを選択`)).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'すべて選択' }))
  await userEvent.click(screen.getByRole('button', { name: '2名にGoodを送る' }))
  const dialog = await pressInDialog('2名にGoodを送る')
  expect(dialog).toHaveTextContent('この操作は取り消せません')
  expect(requestsOf(companyReviews.createGood)[0]?.body).toEqual({ matchingIds: [1, 2] })
  expect(await screen.findByRole('region', { name: '2名を評価しました' })).toBeVisible()
})

test('店舗一覧の件数から、その店舗の行を開く', async () => {
  const todos = {
    notArrived: 0,
    fixPaymentRequests: 2,
    unreviewed: 3,
    violatedOffers: 0,
    others: 0,
  }
  answer(companyClients.list, aCompanyClientList({ items: [aCompanyClient({ id: 11, todos })] }))
  await renderPage('/companies/1/clients', { as: 'company' })
  expect(await screen.findByRole('link', { name: '修正 2' })).toHaveAttribute(
    'href',
    '/companies/1/fix_payment_requests?store=11',
  )
  expect(screen.getByRole('link', { name: '評価 3' })).toHaveAttribute(
    'href',
    '/companies/1/reviews?store=11',
  )
})
