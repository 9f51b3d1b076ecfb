import { expect, settled, test } from './kit'
import { storeOf } from './steps'

test('求人一覧は、スマートフォンでは下に足され、広い画面ではページが替わり、求人を開いて戻っても同じ場所にいる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 750
  await signIn('store')
  const clientId = await storeOf(read)
  const tickets = page.locator('[role=row][data-id]')
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
  // The address changes before the page does.
  await expect(tickets).toHaveCount(0)
  await settled(page)
  await page.goBack()
  await page.waitForURL(/page=3$/)
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
      // Its own width, not the window's: there the scroll bar has its room.
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

test('375px: どの一覧も上から200pxまでに始まり、日を押すとその日の求人まで動く', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const lists = [
    ['offerings?view=list', '[role=table], [data-day]'],
    ['offerings?view=calendar', '[role=grid]'],
    ['users', '[role=row][data-id]'],
    ['offers', 'article, [aria-label=ひな形] > li'],
    ['chat_rooms', 'li'],
    ['notice', 'li'],
  ] as const
  for (const [path, first] of lists) {
    await page.goto(`/clients/${clientId}/${path}`)
    await settled(page)
    const box = await page
      .locator('main')
      .locator(first)
      .filter({ visible: true })
      .first()
      .boundingBox()
    expect(box?.y, path).toBeLessThanOrEqual(200)
  }
  await page.goto(`/clients/${clientId}/offerings?view=calendar`)
  await settled(page)
  await page.getByRole('grid').getByRole('button').last().click()
  await expect(page.locator('#day')).toBeInViewport()
  await expect
    .poll(async () => (await page.locator('#day').boundingBox())?.y)
    .toBeLessThanOrEqual(200)
})
