import { expect, type Page } from '@playwright/test'
import { settled } from './kit'

/** Records the headings that are seen from now on, frame by frame, in every document and after a restore. */
export const recordHeadings = (page: Page) =>
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
export async function headingsAfterSignOut(page: Page) {
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
