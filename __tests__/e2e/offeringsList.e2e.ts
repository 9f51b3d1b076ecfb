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
