import type { Page } from '@playwright/test'
import { browserOptions } from './browserOptions'
import { headingsAfterSignOut, recordHeadings } from './headingsAfterSignOut'
import { expect, settled, test } from './kit'

// Playwright switches off the back-forward cache, which shows a page as it was left.
test.use({
  launchOptions: {
    ...browserOptions.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const pagePath = '/account/settings'
/** Leaves a page by loading a document, goes Back, and resolves to whether the same page is shown again. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isLeft: true }))
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'isLeft' in globalThis)
}

test('「戻る」は画面を残したまま見せ、ログアウトのあとはログインだけを見せる @desktop', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerates(/answer 401/)
  watch.tolerates(/console\.error: Failed to load resource/)
  await signIn('store')
  await page.goto(pagePath)
  await settled(page)
  expect(await leaveAndComeBack(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await recordHeadings(page)
  expect(await headingsAfterSignOut(page)).toEqual(['ログイン'])
})
