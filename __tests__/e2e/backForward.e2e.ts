import type { Page } from '@playwright/test'
import { browserOptions } from './browserOptions'
import { expect, settled, test } from './kit'

// Playwright switches off the back-forward cache, which shows a page as it was left.
test.use({
  launchOptions: {
    ...browserOptions.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const left = '/account/settings'
/** Leaves a page by loading a document, goes Back, and resolves to whether the same page is shown again. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isLeft: true }))
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'isLeft' in globalThis)
}

test('「戻る」は画面を残したまま見せ、ログアウトのあとはログインを求める @desktop', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerates(/answer 401/)
  watch.tolerates(/console\.error: Failed to load resource/)
  await signIn('store')
  await page.goto(left)
  await settled(page)
  expect(await leaveAndComeBack(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/account')
  await settled(page)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  expect(await page.locator('[aria-busy=true]').count()).toBe(0)
})
