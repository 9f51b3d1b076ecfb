import type { Browser } from '@playwright/test'
import { openPage, profiles, taskMs, waitUntilQuiet, type Cookies } from './page'

/**
 * Milliseconds of main thread for each action on the list of offerings and its calendar, until nothing moves any more.
 */
export async function browsing(
  browser: Browser,
  url: string,
  cookies: Cookies,
): Promise<Record<string, number>> {
  const { context, page, cdp } = await openPage(browser, profiles.desktop, cookies, 'threadTicks')
  const spent: Record<string, number> = {}
  const button = (name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first()
  const vacant = page.locator('label', { hasText: '空きあり' })
  async function doing(name: string, act: () => Promise<unknown>) {
    const before = await taskMs(cdp)
    await act()
    await waitUntilQuiet(page)
    spent[name] = (await taskMs(cdp)) - before
  }
  try {
    await page.goto(url)
    await waitUntilQuiet(page)
    await page.getByRole('row').nth(10).waitFor()
    await doing('a condition', () => vacant.click())
    await doing('no condition', () => vacant.click())
    await doing('another page', () => button('2ページ目').click())
    const search = page.getByRole('searchbox', { name: 'ひな形の名前で探す' })
    await doing('a word', () => search.pressSequentially('ホール', { delay: 60 }))
    await doing('no word', () => search.fill(''))
    await doing('the calendar', () => button('カレンダー').click())
    await page.getByRole('gridcell').nth(10).waitFor()
    await doing('another month', () => button('前の月').click())
    await doing('a condition of the calendar', () => vacant.click())
    return spent
  } finally {
    await context.close()
  }
}
