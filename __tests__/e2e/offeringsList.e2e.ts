import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf, storesOf } from './steps'

test('求人一覧は、スマートフォンでは下に足され、広い画面ではページが替わり、求人を開いて戻っても同じ場所にいる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 750
  await signIn('store')
  const clientId = await storeOf(read)
  // Not all rows are offerings: an offering's workers are rows, too.
  const tickets = page
    .locator('[role=row][data-id]')
    .filter({ has: page.locator(`a[href^="/clients/${clientId}/offerings/"]`) })
  await page.goto(`/clients/${clientId}/offerings`)
  await settled(page)
  for (const number of [2, 3]) {
    await page
      .getByRole('button', { name: narrow ? 'さらに20件を表示' : `${number}ページ目` })
      .click()
    await page.waitForURL(new RegExp(`page=${number}$`))
    await expect(tickets).toHaveCount(narrow ? number * 20 : 20)
    await settled(page)
  }
  await watch.look('offerings_more')
  const last = tickets.nth(narrow ? 50 : 15)
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const title = await last.getByRole('link').getAttribute('href')
  await last.getByRole('link').click()
  await page.waitForURL(`**${title}`)
  // The URL changes before the page does.
  await expect(tickets).toHaveCount(0)
  await settled(page)
  await page.goBack()
  await page.waitForURL(/page=3$/)
  await expect(tickets).toHaveCount(narrow ? 60 : 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
  // Goes Back while the detail is still being rendered, which a slow processor makes long enough.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.locator(`[role=row] a[href="${title}"]`).click()
  await page.waitForURL(`**${title}`)
  await page.evaluate(() => history.back())
  await page.waitForURL(/page=3$/)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await settled(page)
  await expect(tickets).toHaveCount(narrow ? 60 : 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
})

test('ページが替わる間も、画面は横にはみ出さない', async ({ page, signIn, read }) => {
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/offerings`)
  await settled(page)
  await page.evaluate(() => {
    const widths: number[] = Object.assign(globalThis, { widths: [] as number[] }).widths
    new MutationObserver(() => {
      const { documentElement: root } = document
      // The width of the element, because the window's includes the scroll bar.
      widths.push(root.scrollWidth - Math.round(root.getBoundingClientRect().width))
    }).observe(document, { childList: true, subtree: true })
  })
  await page
    .locator(`a[href="/clients/${clientId}/users"]`)
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(/\/users$/)
  await settled(page)
  const widths = await page.evaluate(() => (globalThis as unknown as { widths: number[] }).widths)
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.max(...widths)).toBe(0)
})

/** Opens lists by their URLs and measures the top of the element that `first` selects. */
async function expectListsAtTheTop(page: Page, lists: readonly [string, string][]) {
  for (const [path, first] of lists)
    await test.step(path, async () => {
      await page.goto(path)
      await settled(page)
      const rows = page.locator('main').locator(first).filter({ visible: true })
      expect.soft((await rows.first().boundingBox())?.y, path).toBeLessThanOrEqual(200)
    })
}

test('375px: どの一覧も上から200pxまでに始まり、日を押すとその日の求人まで動く', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  const [clientId = 0, otherId = 0] = await storesOf(read)
  await page.setViewportSize({ width: 375, height: 667 })
  const row = '[role=row]:not([data-head])'
  const store = `/clients/${clientId}`
  await expectListsAtTheTop(page, [
    [`${store}/offerings?view=list`, '[role=table], [data-day]'],
    [`${store}/offerings?view=calendar`, '[role=grid]'],
    [`${store}/users`, row],
    [`${store}/users/groups`, row],
    [`${store}/users/salary_limit`, 'li[aria-label]'],
    [`${store}/users/attendings`, '[role=table]'],
    [`${store}/graduates`, row],
    [`${store}/long_term_jobs`, 'section li'],
    [`${store}/offers`, 'article, [aria-label=ひな形] > li'],
    [`${store}/chat_rooms`, 'li'],
    [`${store}/chat_texts`, 'li'],
    // Another test approves all corrections of the first store.
    [`/clients/${otherId}/fix_payment_requests`, 'article'],
    [`${store}/fix_payment_requests?status=answered`, 'article'],
    [`${store}/match_checks`, 'article, li'],
    [`${store}/members`, row],
    [`${store}/notice`, 'li'],
  ])
  // A month of five weeks must end above the bar at the bottom.
  await page.goto(`/clients/${clientId}/offerings?view=calendar&month=2026-12`)
  await settled(page)
  const grid = await page.getByRole('grid').boundingBox()
  const bar = await page.getByRole('link', { name: 'ホーム' }).last().boundingBox()
  expect((grid?.y ?? 0) + (grid?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.goto(`/clients/${clientId}/offerings?view=calendar`)
  await settled(page)
  // Clicks today, which is already selected, and another day.
  for (const day of [
    page.getByRole('button', { name: /選択済み/ }),
    page.getByRole('grid').getByRole('button').last(),
  ]) {
    await day.click()
    await expect(page.locator('#day')).toBeInViewport()
    // Below a day without offerings the page ends before the day has reached the top.
    await expect
      .poll(() =>
        page.locator('#day').evaluate((element) => {
          const { scrollHeight } = document.documentElement
          const isAtEnd = scrollY + innerHeight >= scrollHeight - 1
          return isAtEnd || element.getBoundingClientRect().top <= 200
        }),
      )
      .toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
  }
})

test('375px: 企業のどの一覧も、上から200pxまでに始まる', async ({ page, signIn, read }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn('company')
  const { items } = await read<{ items: { id: number }[] }>(
    '/accounts/me/accessible_resources/companies',
  )
  const company = `/companies/${items[0]?.id}`
  const row = '[role=row]:not([data-head])'
  await expectListsAtTheTop(page, [
    [`${company}/fix_payment_requests`, row],
    [`${company}/reviews`, row],
    [`${company}/groups`, row],
    [`${company}/chat_texts`, 'li'],
    [`${company}/members`, row],
    [`${company}/minimum_wage`, 'dl'],
    ['/account/notice', 'li'],
  ])
})
