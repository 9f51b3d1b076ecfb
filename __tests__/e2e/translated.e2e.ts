import type { Page } from '@playwright/test'
import { translatePage } from '../kit/translatePage'
import { addressFrom, closedPaths, idsFor } from './addresses'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** Opens an address and has the browser translate it, and what comes later. */
async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
  await page.evaluate(translatePage)
}
const crashed = (page: Page) => page.getByText('画面を表示できませんでした')

/** Presses what changes the page without sending anything: tabs, switches of the view, menus and their closing. */
async function pressThrough(page: Page) {
  const views = page.locator(
    'main :is([role=tab], [role=radio], label:has(input[type=radio]), button[aria-haspopup]):visible',
  )
  const count = Math.min(await views.count(), 12)
  for (let i = 0; i < count; i++) {
    const view = views.nth(i)
    if (!(await view.isVisible())) continue
    await view.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(crashed(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
}

test('翻訳した画面で、明日へ移り、メニューの画面をすべて歩ける', async ({ page, signIn, read }) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await storeOf(read)
  await openTranslated(page, `/clients/${clientId}`)
  await page.getByText('«明日»', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: '«明日来る人»' })).toBeVisible()
  const entries = await page
    .locator('nav a[href^="/clients/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const href of entries)
    await test.step(href, async () => {
      // A change of page within the document: the translated page is taken away by React.
      await page.evaluate((to) => {
        document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click()
      }, href)
      await expect(page).toHaveURL((url) => url.pathname + url.search === href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(crashed(page)).toHaveCount(0)
    })
})

test('翻訳したどの画面でも、タブ、表示の切り替え、メニューが動く', async ({
  page,
  signIn,
  read,
}) => {
  const paths = closedPaths.filter((path) => !path.includes('[companyId]'))
  test.setTimeout(20_000 * paths.length)
  await signIn('store')
  const ids = await idsFor(read, 'store')
  for (const path of paths)
    await test.step(path, async () => {
      await openTranslated(page, addressFrom(path, ids))
      await pressThrough(page)
      await expect(crashed(page)).toHaveCount(0)
    })
})
