import type { Browser, Page } from '@playwright/test'
import { median } from '../../kit/processes'
import { openPage, profiles, waitUntilQuiet, type Bench, type Cookies } from './page'

/** From a page to the next one by a press on a link. */
export type Way = {
  name: string
  url: string
  cookies: Cookies
  link: string
  /** What of the next page is its content. */
  content: string
  prepare?: (page: Page) => Promise<unknown>
}

const wayMs = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { __bench: Bench }).__bench.wayMs ?? Number.NaN)

/**
 * Milliseconds from the press to the content, on a phone with a quarter of this processor: the median of `rounds` after
 * a first time, which loads what the others have.
 */
export async function contentAfterPress(
  browser: Browser,
  { url, cookies, link, content, prepare }: Way,
  rounds: number,
) {
  const { context, page } = await openPage(browser, { ...profiles['fast 4g'], cpu: 4 }, cookies)
  const times: number[] = []
  try {
    await page.goto(url)
    await waitUntilQuiet(page)
    await prepare?.(page)
    for (let round = 0; round <= rounds; round++) {
      await page.evaluate((selector) => {
        ;(globalThis as unknown as { __bench: Bench }).__bench.way(selector)
      }, content)
      await page.locator(link).filter({ visible: true }).first().click()
      await page.waitForFunction(
        () => (globalThis as unknown as { __bench: Bench }).__bench.wayMs !== undefined,
      )
      times.push(await wayMs(page))
      await waitUntilQuiet(page)
      await page.goBack()
      await page.waitForURL(url)
      await waitUntilQuiet(page)
    }
    return median(times.slice(1))
  } finally {
    await context.close()
  }
}
