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

const pagePath = '/account/settings'
/** Leaves a page by loading a document, goes Back, and resolves to whether the same page is shown again. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isLeft: true }))
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'isLeft' in globalThis)
}

/** Records the headings that are seen from now on, frame by frame, in every document and after a restore. */
const recordHeadings = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const seen = [...document.querySelectorAll('h1')].filter((heading) =>
        heading.checkVisibility(),
      )
      const all = [sessionStorage.getItem('seen') ?? '', ...seen.map((h1) => h1.textContent)]
      sessionStorage.setItem('seen', [...new Set(all.join('\n').split('\n'))].join('\n'))
      requestAnimationFrame(look)
    }
    look()
  })
/** Signs out on the account's page, goes Back, and returns the headings that are seen until the sign-in. */
async function headingsAfterSignOut(page: Page) {
  await page.goto('/account')
  await settled(page)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('seen'))
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/login?next=%2Faccount')
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '')
  return seen.split('\n').filter((heading) => heading !== '')
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

test.describe('画面を残さないブラウザ', () => {
  test.use({ launchOptions: browserOptions.launchOptions })
  test('ログアウトのあとの「戻る」は、読み込み直してもログインだけを見せる @desktop', async ({
    page,
    signIn,
  }) => {
    await signIn('store')
    await recordHeadings(page)
    expect(await headingsAfterSignOut(page)).toEqual(['ログイン'])
  })
})
