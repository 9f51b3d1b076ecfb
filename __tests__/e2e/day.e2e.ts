import { addDays, dayOf } from '@/lib/date'
import { expect, settled, test } from './kit'
import { storeOf, thumbOf } from './steps'

type Board = {
  offerings: {
    id: number
    startAt: string
    endAt: string
    title: string
    status: string
    users: { userId: number; name: string; presence: string; checkedOutAt: string | null }[]
  }[]
}
type Requests = {
  totalCount: number
  items: { id: number; name: string; bulkRefusal: string | null }[]
}

test('375px: ホームを開けば本日来る人が見え、2回の操作で1人に電話をかけられる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const { offerings } = await read<Board>(`/clients/${clientId}/today_board`)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  // Who comes is visible hour by hour without a tap. Those who have finished are collapsed, and so are the last shifts
  // of a day that would push the to-dos off the second screen.
  const later = page.getByText(/^このあとの勤務 \d+件$/)
  const collapsed = Number((await later.allTextContents()).join('').match(/\d+/)?.[0] ?? 0)
  const upcoming = offerings.filter(({ status }) => status !== 'finished')
  const open = upcoming.slice(0, upcoming.length - collapsed)
  expect(open.length).toBeGreaterThan(0)
  for (const { users } of offerings)
    for (const { name } of users.filter((user) => user.presence === 'late'))
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  for (const { users } of open)
    for (const { name } of users.filter((user) => user.checkedOutAt === null))
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  const todos = await page.getByRole('heading', { name: 'やること' }).boundingBox()
  expect(todos?.y).toBeLessThan(2 * 667)
  const { tap, taps } = thumbOf(page)
  await tap(page.getByRole('button', { name: /さんに電話する$/ }).first())
  const call = page.getByRole('dialog').getByRole('link', { name: '発信する' })
  await expect(call).toHaveAttribute('href', /^tel:0\d{9,10}$/)
  await watch.look('call')
  // The second tap would open the telephone, so it is counted but not made.
  expect(taps() + 1).toBeLessThanOrEqual(2)
})

test('375px: 来ない人の欠勤を登録し、代わりの募集を出すまでが、ホームから5回以内の操作で終わる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(180_000)
  await signIn('store')
  const clientId = await storeOf(read)
  const { offerings } = await read<Board>(`/clients/${clientId}/today_board`)
  const shift = offerings.find((offering) =>
    offering.users.some((user) => user.presence === 'late'),
  )
  const worker = shift?.users.find((user) => user.presence === 'late')
  if (!shift || !worker) throw new Error('nobody is missing')
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  const { tap, taps } = thumbOf(page)
  const sheet = page.getByRole('dialog')
  await tap(page.getByRole('button', { name: `${worker.name}さんの未到着に対応する` }))
  await expect(sheet.getByRole('button', { name: /^電話する/ })).toBeVisible()
  await watch.look('missing_1_help')
  await tap(sheet.getByRole('button', { name: /^欠勤にする/ }))
  await watch.look('missing_2_record')
  await tap(sheet.getByRole('radio', { name: /^連絡がない/ }))
  await tap(sheet.getByRole('button', { name: '欠勤を確定する' }))
  await expect(sheet.getByText('代わりを募集しますか')).toBeVisible()
  const post = sheet.getByRole('button', { name: '1名の募集を公開する' })
  const agreed = sheet.getByRole('checkbox', { name: /労働契約が成立する/ })
  await expect(post).toBeVisible()
  await watch.look('missing_3_replace')
  // This confirmation appears once a month, whatever is posted, so its tap is not counted here.
  if ((await agreed.count()) > 0) await agreed.click()
  await tap(post)
  await expect(page.getByText('代わりの1名の募集を開始しました。').first()).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(5)
  expect(
    (
      await read<{ status: string }>(
        `/clients/${clientId}/offerings/${shift.id}/users/${worker.userId}`,
      )
    ).status,
  ).toBe('absence')
  // In the last hour of a day the replacement starts after midnight, so it is on tomorrow's board.
  const tomorrow = addDays(dayOf(new Date()), 1)
  const after = [
    ...(await read<Board>(`/clients/${clientId}/today_board`)).offerings,
    ...(await read<Board>(`/clients/${clientId}/today_board?on=${tomorrow}`)).offerings,
  ]
  expect(
    after.filter(
      (o) => o.title === shift.title && o.startAt > shift.startAt && o.endAt === shift.endAt,
    ),
  ).toHaveLength(1)
})

test('375px: 修正依頼は、ホームから1件なら3回、記録どおりの3件なら4回の操作で承認できる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const waiting = () => read<Requests>(`/clients/${clientId}/attendances/fix_payment_requests`)
  const before = await waiting()
  const matching = before.items.filter((one) => one.bulkRefusal === null)
  const other = before.items.find((one) => one.bulkRefusal !== null)
  if (matching.length < 3 || !other) throw new Error('too few requests to approve')
  async function fromHome() {
    await page.goto(`/clients/${clientId}`)
    await settled(page)
    const thumb = thumbOf(page)
    await thumb.tap(page.getByRole('link', { name: /^修正依頼の承認/ }))
    await page.waitForURL(/\/fix_payment_requests$/)
    await settled(page)
    return thumb
  }
  const all = await fromHome()
  await watch.look('corrections_1_list')
  await all.tap(page.getByRole('button', { name: `QR一致の${matching.length}件を選ぶ` }))
  await all.tap(page.getByRole('button', { name: `${matching.length}件を承認する` }))
  await watch.look('corrections_2_sure')
  await all.tap(
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`円で${matching.length}件を承認する$`) }),
  )
  await expect(
    page.getByText(new RegExp(`^${matching.length}件を承認しました。`)).first(),
  ).toBeVisible()
  expect(all.taps()).toBeLessThanOrEqual(4)

  const one = await fromHome()
  const card = page.getByRole('article', { name: `${other.name}さんの修正依頼` })
  await one.tap(card.getByRole('button', { name: /の修正依頼を承認する$/ }))
  await watch.look('corrections_3_one')
  await one.tap(card.getByRole('button', { name: /円で承認する$/ }))
  await expect(
    page.getByText(new RegExp(`^${other.name}さんの修正依頼を .*円 で承認しました。`)).first(),
  ).toBeVisible()
  expect(one.taps()).toBeLessThanOrEqual(3)
  expect((await waiting()).totalCount).toBe(before.totalCount - matching.length - 1)
})
