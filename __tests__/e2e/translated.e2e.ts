import { translatePage } from '../kit/translatePage'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'
import { crashed } from './translation'

test('翻訳した画面で、明日へ移り、メニューの画面をすべて歩ける @desktop', async ({
  page,
  signIn,
  read,
}) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  await page.evaluate(translatePage)
  await page.getByText('«明日»', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: '«明日来る人»' })).toBeVisible()
  const entries = await page
    .locator('nav a[href^="/clients/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const href of entries)
    await test.step(href, async () => {
      // Changes the page within the document, so React has to remove the translated page.
      await page.evaluate((to) => {
        document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click()
      }, href)
      await expect(page).toHaveURL((url) => url.pathname + url.search === href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(crashed(page)).toHaveCount(0)
    })
})
