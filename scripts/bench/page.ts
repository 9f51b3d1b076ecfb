import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from '../kit/statistics'

export type Cookies = Parameters<BrowserContext['addCookies']>[0]
type Profile = {
  width: number
  height: number
  /** How many times slower than this processor. */
  cpu: number
  net?: { downloadThroughput: number; uploadThroughput: number; latency: number }
}
// The presets of DevTools, with its own factors (0.9 of the throughput, 2.75 times the latency).
const FAST_4G = {
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 60 * 2.75,
}
export const profiles = {
  desktop: { width: 1366, height: 768, cpu: 1 },
  // For times to paint. Round trips decide those, and a slower processor would only add noise.
  'fast 4g': { width: 375, height: 812, cpu: 1, net: FAST_4G },
  phone: { width: 375, height: 812, cpu: 4, net: FAST_4G },
  'slow processor': { width: 1366, height: 768, cpu: 4 },
} satisfies Record<string, Profile>

declare global {
  interface Window {
    bench: {
      /** The number of long tasks and of answers so far. */
      events: number
      /** Milliseconds from the next press to the frame that shows the awaited element of the next page. */
      contentMs?: number
      timeContent: (wanted: { selector: string; text: string }) => void
    }
  }
}
// Runs before any script of the page. It is a text, because the page lacks the helper that tsx adds to functions.
const PROBE = `(() => {
  const bench = (window.bench = { events: 0 })
  for (const type of ['longtask', 'resource'])
    new PerformanceObserver((list) => { bench.events += list.getEntries().length }).observe({ type, buffered: true })
  bench.timeContent = ({ selector, text }) => {
    bench.contentMs = undefined
    const from = location.pathname
    const isThere = () => location.pathname !== from && [...document.querySelectorAll(selector)].some(
      (e) => e.textContent.includes(text) && e.getClientRects().length > 0 && e.checkVisibility(),
    )
    addEventListener('click', (click) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        const painted = new MessageChannel()
        painted.port1.onmessage = () => { bench.contentMs = performance.now() - click.timeStamp }
        painted.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  }
})()`

type Opened = { page: Page; cdp: CDPSession }
/** Works with a page that has an empty cache, under a profile, and closes it. */
export async function withPage<T>(
  browser: Browser,
  { profile, cookies = [] }: { profile: Profile; cookies?: Cookies },
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { width, height, cpu, net } = profile
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Network.enable')
    if (net) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net })
    if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(PROBE)
    return await work({ page, cdp })
  } finally {
    await context.close()
  }
}

/**
 * Waits until half a second has passed without a long task or an answer. Open requests do not matter: the stream of
 * events of a signed-in page stays open as long as the page.
 */
export async function waitUntilQuiet(page: Page) {
  await page.waitForLoadState('load')
  let still = 0
  let old = -1
  while (still < 5) {
    const seen = await page.evaluate(() => window.bench.events)
    still = seen === old ? still + 1 : 0
    old = seen
    await sleep(100)
  }
}

/** A press on a link of a page, and what then shows that the next page is there. */
export type LinkPress = {
  profile: Profile
  cookies?: Cookies
  /** The page with the link. */
  url: string
  /** The selector of the link. */
  link: string
  /** The selector of an element of the next page, and the text in it. */
  content: string
  text?: string
  /** The selector of the link back; otherwise the browser's own Back. */
  back?: string
  /** Runs on the page before the first press. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * Milliseconds from the press to the content, with code and data loaded: the median of `rounds` after a first press.
 * Single ones differ by half, because the browser slows the processor down in steps.
 */
export const contentAfterPress = (
  browser: Browser,
  { url, link, content, text = '', back, prepare, ...setting }: LinkPress,
  rounds: number,
) =>
  withPage(browser, setting, async ({ page }) => {
    const click = (selector: string) =>
      page.locator(selector).filter({ visible: true }).first().click()
    const times: number[] = []
    await page.goto(url)
    await waitUntilQuiet(page)
    await prepare?.(page)
    for (let round = 0; round <= rounds; round++) {
      await page.evaluate((wanted) => window.bench.timeContent(wanted), { selector: content, text })
      await click(link)
      await page.waitForFunction(() => window.bench.contentMs !== undefined)
      times.push(await page.evaluate(() => window.bench.contentMs ?? Number.NaN))
      await waitUntilQuiet(page)
      if (back === undefined) await page.goBack()
      else await click(back)
      await page.waitForURL(url)
      await waitUntilQuiet(page)
    }
    return median(times.slice(1))
  })

/** For self-checks: from now on a press blocks the main thread for `ms`. */
export const keepPresses = (page: Page, ms: number) =>
  page.evaluate((keptMs) => {
    addEventListener('click', () => {
      const until = performance.now() + keptMs
      while (performance.now() < until);
    })
  }, ms)
