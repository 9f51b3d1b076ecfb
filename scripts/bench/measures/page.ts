import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
export type Profile = {
  width: number
  height: number
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
  // Times to paint: bound by round trips, so the processor stays as it is (throttled it would add its own noise).
  'fast 4g': { width: 375, height: 812, cpu: 1, net: FAST_4G },
  'slow processor': { width: 1366, height: 768, cpu: 4 },
} satisfies Record<string, Profile>

// Runs before any script of the page. `route()` and `way()` arm a clock: from the next trusted click to the frame that
// shows the new heading, or something of the next page that the selector names.
const PROBE = `(() => {
  const P = globalThis.__bench = { fcp: 0, long: 0, loaded: 0 }
  new PerformanceObserver((l) => {
    for (const e of l.getEntries()) if (e.name === 'first-contentful-paint') P.fcp = e.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((l) => { P.long += l.getEntries().length }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((l) => { P.loaded += l.getEntries().length }).observe({ type: 'resource', buffered: true })
  P.route = (text) => {
    P.routeMs = undefined
    const shown = () => [...document.querySelectorAll('h1')].some(
      (h) => h.textContent.includes(text) && h.getClientRects().length > 0,
    )
    addEventListener('click', (e) => {
      const watch = new MutationObserver(() => {
        if (!shown()) return
        watch.disconnect()
        requestAnimationFrame(() => {
          const c = new MessageChannel()
          c.port1.onmessage = () => { P.routeMs = performance.now() - e.timeStamp }
          c.port2.postMessage(0)
        })
      })
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    }, { capture: true, once: true })
  }
  P.way = (selector) => {
    P.wayMs = undefined
    const from = location.pathname
    const isThere = () => location.pathname !== from &&
      [...document.querySelectorAll(selector)].some((e) => e.getClientRects().length > 0 && e.checkVisibility())
    addEventListener('click', (e) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        const c = new MessageChannel()
        c.port1.onmessage = () => { P.wayMs = performance.now() - e.timeStamp }
        c.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  }
})()`

export type Bench = {
  fcp: number
  /** Long tasks and answers so far. */
  long: number
  loaded: number
  routeMs?: number
  route: (text: string) => void
  wayMs?: number
  way: (selector: string) => void
}
export const taskMs = async (cdp: CDPSession) =>
  ((await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration')
    ?.value ?? 0) * 1e3

/** A page with an empty cache, under a profile. */
export async function openPage(
  browser: Browser,
  { width, height, cpu, net }: Profile,
  cookies: Cookies,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Network.enable')
  if (net) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(PROBE)
  return { context, page, cdp }
}

/**
 * No long task and no answer for half a second. Requests that are open do not count: the stream of events of a
 * signed-in page ends with the page.
 */
export async function waitUntilQuiet(page: Page) {
  await page.waitForLoadState('load')
  for (let still = 0, old = -1; still < 5;) {
    const seen = await page.evaluate(() => {
      const { long, loaded } = (globalThis as unknown as { __bench: Bench }).__bench
      return long + loaded
    })
    still = seen === old ? still + 1 : 0
    old = seen
    await sleep(100)
  }
}
