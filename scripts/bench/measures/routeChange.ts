import type { Browser } from '@playwright/test'
import { median } from '../../kit/processes'
import { openPage, profiles, waitUntilQuiet, type Bench, type Cookies } from './page'

export type Journey = {
  from: string
  there: string
  heading: string
  back: string
  home: string
  cookies?: Cookies
}
/**
 * A soft route change whose code and data are there already: once there and back, then the median of five: a thread
 * that is slowed down is so in steps, and single changes differ by half.
 */
export async function routeChange(
  browser: Browser,
  { from, there, heading, back, home, cookies = [] }: Journey,
) {
  const { context, page } = await openPage(browser, profiles['slow processor'], cookies)
  const go = async (selector: string, text: string) => {
    await page.evaluate((wanted) => {
      ;(globalThis as unknown as { __bench: Bench }).__bench.route(wanted)
    }, text)
    await page.locator(selector).filter({ visible: true }).first().click()
    await page.waitForFunction(
      () => (globalThis as unknown as { __bench: Bench }).__bench.routeMs !== undefined,
    )
    await waitUntilQuiet(page)
    return page.evaluate(
      () => (globalThis as unknown as { __bench: Bench }).__bench.routeMs ?? Number.NaN,
    )
  }
  try {
    await page.goto(from)
    await waitUntilQuiet(page)
    const times: number[] = []
    // The first one loads what the others have.
    for (let i = 0; i < 6; i++) {
      times.push(await go(there, heading))
      await go(back, home)
    }
    return median(times.slice(1))
  } finally {
    await context.close()
  }
}
