import type { Browser, Page } from '@playwright/test'
import { median } from '../../kit/processes'
import { openPage, profiles, waitUntilQuiet, type Cookies } from './page'

/** One press that staff make often. */
export type Press = {
  name: string
  url: string
  cookies: Cookies
  /** Brings the page to where the press is made. */
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
}

// Events shorter than 16 ms are not reported; the first input is reported in any case.
const OBSERVE_EVENTS = `(() => {
  globalThis.__longestEvent = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) globalThis.__longestEvent = Math.max(globalThis.__longestEvent, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
})()`
/** Unreported events were shorter than this. */
const SHORTEST_MS = 16

/** Interaction to next paint in milliseconds, 4 × slower processor: the median of `rounds` fresh pages. */
export async function interactionToNextPaint(
  browser: Browser,
  { url, cookies, prepare, press }: Press,
  rounds: number,
) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await openPage(browser, profiles['slow processor'], cookies)
    try {
      await page.goto(url)
      await waitUntilQuiet(page)
      await prepare?.(page)
      await waitUntilQuiet(page)
      await page.evaluate(OBSERVE_EVENTS)
      await press(page)
      await waitUntilQuiet(page)
      const longest = await page.evaluate(
        () => (globalThis as unknown as { __longestEvent: number }).__longestEvent,
      )
      times.push(Math.max(longest, SHORTEST_MS))
    } finally {
      await context.close()
    }
  }
  return median(times)
}

/** For self-checks: from now on a press keeps the main thread so long. */
export const keepPresses = (page: Page, ms: number) =>
  page.evaluate((keptMs) => {
    addEventListener('click', () => {
      const until = performance.now() + keptMs
      while (performance.now() < until);
    })
  }, ms)
