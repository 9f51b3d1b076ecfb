import { expect, settled, test } from './kit'
import { chooseAllGood, sendReviews, storeOf, thumbOf } from './steps'

type Shift = { id: number; unreviewedCount: number }

test('終わった勤務の全員を、ホームから4回の操作で評価でき、1名だけBadでも10回までで送れる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 750
  await signIn('store')
  const clientId = await storeOf(read)
  const waiting = async () =>
    (await read<{ items: Shift[] }>(`/clients/${clientId}/offerings/unreviewed`)).items
  // The two widths share one store, which may have only one shift to review, so only the narrow one sends.
  const before = await waiting()
  const thumb = thumbOf(page)
  const { tap } = thumb
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  await tap(page.getByRole('link', { name: /ワーカーの評価/ }).first())
  await page.waitForURL(/\/offerings\/\d+\/reviews\/users$/)
  await settled(page)
  const offeringId = Number(/offerings\/(\d+)/.exec(page.url())?.[1])
  const people = before.find((one) => one.id === offeringId)?.unreviewedCount ?? 0
  expect(people, 'people who wait for a review').toBeGreaterThan(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await watch.look('reviews_1_nothing_chosen')
  await chooseAllGood(thumb, people)
  expect(thumb.taps() + 1, 'all good').toBeLessThanOrEqual(4)
  await watch.look('reviews_2_all_good')
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // From the same page, two taps from home, one worker gets a Bad.
  await tap(page.getByRole('radio', { name: 'Bad' }).first())
  await tap(page.getByRole('checkbox', { name: '遅刻した' }))
  const comment = page.getByRole('textbox', { name: /本人へのコメント/ })
  await tap(comment)
  await comment.fill('開始時刻の10分前の到着をお願いします。')
  await watch.look('reviews_3_one_bad')
  await tap(page.getByRole('button', { name: `${people}名の評価を送る` }))
  await expect(page.getByText(/Bad \(遅刻した\)/)).toBeVisible()
  if (!narrow) return
  await sendReviews(thumb, people)
  expect(2 + thumb.taps(), 'one bad').toBeLessThanOrEqual(10)
  await watch.look('reviews_4_sent')
  expect((await waiting()).map((one) => one.id)).not.toContain(offeringId)
})

test('店舗の評価を、Badだけに絞り込んで読める', async ({ page, signIn, read, visit }) => {
  await signIn('viewer')
  const clientId = await storeOf(read)
  await visit(`/clients/${clientId}/reviews/client?kind=bad`, 'client_reviews')
  await expect(page.getByRole('img', { name: /^Good率は/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /返信する$/ })).toHaveCount(0)
})
