import { gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from '../kit/processes'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
type Profile = {
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

// Runs before any script of the page. `route()` arms a clock: from the next trusted click to the frame that shows the new heading.
const PROBE = `(() => {
  const P = globalThis.__bench = { fcp: 0, long: 0 }
  new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.name === 'first-contentful-paint') P.fcp = e.startTime }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((l) => { P.long += l.getEntries().length }).observe({ type: 'longtask', buffered: true })
  P.route = (text) => {
    P.routeMs = undefined
    const shown = () => [...document.querySelectorAll('h1')].some((h) => h.textContent.includes(text) && h.getClientRects().length > 0)
    addEventListener('click', (e) => {
      const watch = new MutationObserver(() => {
        if (!shown()) return
        watch.disconnect()
        requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => { P.routeMs = performance.now() - e.timeStamp }; c.port2.postMessage(0) })
      })
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    }, { capture: true, once: true })
  }
})()`

type Bench = { fcp: number; long: number; routeMs?: number; route: (text: string) => void }
const taskMs = async (cdp: CDPSession) =>
  ((await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration')
    ?.value ?? 0) * 1e3

/** A page with an empty cache of its own, under a profile. `threadTicks` counts the processor time of the main thread alone, so that nothing else on the machine gets into a comparison of two stores. */
async function fresh(
  browser: Browser,
  { width, height, cpu, net }: Profile,
  cookies: Cookies,
  timeDomain: 'timeTicks' | 'threadTicks' = 'timeTicks',
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain })
  await cdp.send('Network.enable')
  if (net) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(PROBE)
  return { context, page, cdp }
}

/** No long task and no open request for half a second. */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle')
  for (let still = 0, old = -1; still < 5;) {
    const long = await page.evaluate(
      () => (globalThis as unknown as { __bench: Bench }).__bench.long,
    )
    still = long === old ? still + 1 : 0
    old = long
    await sleep(100)
  }
}

/**
 * First contentful paint, the median of three loads. `from`: the page of another site that the tab shows before. An empty tab would lend its process to a page without
 * Cross-Origin-Opener-Policy and to no other: from a page of another site everybody pays for a process.
 */
export async function paint(
  browser: Browser,
  url: string,
  { cookies = [], from }: { cookies?: Cookies; from: string },
) {
  const times: number[] = []
  for (let i = 0; i < 3; i++) {
    const { context, page } = await fresh(browser, profiles['fast 4g'], cookies)
    try {
      await page.goto(from, { waitUntil: 'networkidle' })
      await page.goto(url, { waitUntil: 'load' })
      times.push(
        await page.evaluate(
          () => (globalThis as unknown as { __bench: Bench }).__bench.fcp || Number.NaN,
        ),
      )
      // What a page asks of its server after the paint must not delay the page that is measured next.
      await quiet(page)
    } finally {
      await context.close()
    }
  }
  return median(times)
}

/** The scripts that arrive without any interaction, beside those the HTML names (gzip -9). */
export async function load(browser: Browser, profile: Profile, url: string, cookies: Cookies = []) {
  const { context, page, cdp } = await fresh(browser, profile, cookies)
  const scripts: { address: string; parser: boolean; body: Promise<Buffer | undefined> }[] = []
  const parsed = new Set<string>()
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.initiator.type === 'parser') parsed.add(e.request.url)
  })
  page.on('response', (r) => {
    if (
      r.request().resourceType() === 'script' ||
      /javascript/.test(r.headers()['content-type'] ?? '')
    )
      scripts.push({
        address: r.url(),
        parser: parsed.has(r.url()),
        body: r.body().catch(() => undefined),
      })
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await quiet(page)
    let inHtml = 0
    let late = 0
    const lateFiles: string[] = []
    for (const { address, parser, body } of scripts) {
      const size = gzipSync((await body) ?? Buffer.alloc(0), { level: 9 }).length
      if (parser) inHtml += size
      else {
        late += size
        lateFiles.push(`${address.split('/').pop()} ${size}`)
      }
    }
    return { inHtml, late, lateFiles, landed: new URL(page.url()).pathname }
  } finally {
    await context.close()
  }
}

/** Milliseconds of main thread for each key: `text` is typed into the search field and deleted again. */
export async function typing(
  browser: Browser,
  url: string,
  {
    search,
    count,
    total,
    text = '12',
  }: { search: string; count: string; total: string; text?: string },
) {
  const { context, page, cdp } = await fresh(browser, profiles.desktop, [])
  const frame = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => {
            setTimeout(done)
          })
        }),
    )
  try {
    await page.goto(url)
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.textContent === wanted,
      [count, total] as const,
    )
    await quiet(page)
    await page.focus(search)
    const before = await taskMs(cdp)
    for (const key of [...text, ...[...text].map(() => 'Backspace')]) {
      await page.keyboard.press(key)
      await frame()
      await sleep(120)
    }
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.textContent === wanted,
      [count, total] as const,
    )
    await sleep(250)
    return ((await taskMs(cdp)) - before) / (text.length * 2)
  } finally {
    await context.close()
  }
}

/** Milliseconds of main thread for each thing a reader does with the list of postings and its calendar, until nothing moves any more. */
export async function browsing(
  browser: Browser,
  url: string,
  cookies: Cookies,
): Promise<Record<string, number>> {
  const { context, page, cdp } = await fresh(browser, profiles.desktop, cookies, 'threadTicks')
  const spent: Record<string, number> = {}
  const button = (name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first()
  const vacant = page.locator('label', { hasText: '空きあり' })
  async function doing(name: string, act: () => Promise<unknown>) {
    const before = await taskMs(cdp)
    await act()
    await quiet(page)
    spent[name] = (await taskMs(cdp)) - before
  }
  try {
    await page.goto(url)
    await quiet(page)
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

/** Longer than a search field waits for the next key, so that each letter is a search of its own. */
const REST_MS = 380
type SearchedList = {
  url: string
  search: string
  row: string
  text: string
  cookies: Cookies
  /** Makes the answers of this call fifty times as long, a thousand rows for a page, in a window as high as all of them: what this measure must see. */ spoil?: RegExp
}
/** Milliseconds of main thread for each key in a list that the server searches: `text` is typed and deleted again, with a rest and an answer after each letter. */
export async function searching(
  browser: Browser,
  { url, search, row, text, cookies, spoil }: SearchedList,
) {
  const { context, page, cdp } = await fresh(browser, profiles.desktop, cookies, 'threadTicks')
  let open = 0
  page.on('request', () => {
    open++
  })
  page.on('requestfinished', () => {
    open--
  })
  page.on('requestfailed', () => {
    open--
  })
  async function answered() {
    await sleep(REST_MS)
    for (let still = 0; still < 4;) {
      await sleep(30)
      still = open === 0 ? still + 1 : 0
    }
  }
  // A table draws what fits into the window: without this it would hide what a longer answer costs.
  if (spoil)
    await page.addInitScript(
      "Object.defineProperty(globalThis, 'innerHeight', { get: () => 1_000_000 })",
    )
  if (spoil)
    await page.route(spoil, async (route) => {
      const answer = await route.fetch()
      const { items, ...rest } = (await answer.json()) as {
        items: { userId: number; uid?: string }[]
      }
      const longer = Array.from({ length: 50 }, (_, n) =>
        items.map((one) => ({
          ...one,
          userId: one.userId + n * 1_000_000,
          ...(one.uid ? { uid: `${one.uid}${n}` } : {}),
        })),
      ).flat()
      await route.fulfill({ response: answer, json: { ...rest, items: longer } })
    })
  try {
    await page.goto(url)
    await quiet(page)
    await page.locator(row).nth(10).waitFor()
    const shown: number[] = []
    const keys = [...text]
    await page.getByRole('searchbox', { name: search }).focus()
    const before = await taskMs(cdp)
    for (const key of [...keys, ...keys.map(() => 'Backspace')]) {
      await (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.insertText(key))
      await answered()
      if (shown.length < keys.length) shown.push(await page.locator(row).count())
    }
    return { ms: ((await taskMs(cdp)) - before) / (keys.length * 2), shown }
  } finally {
    // A list that renews itself may ask just now.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

export type Journey = {
  from: string
  there: string
  heading: string
  back: string
  home: string
  cookies?: Cookies
}
/** A soft route change whose code and data are there already: once there and back, then the median of five: a thread that is slowed down is so in steps, and single changes differ by half. */
export async function routeChange(
  browser: Browser,
  { from, there, heading, back, home, cookies = [] }: Journey,
) {
  const { context, page } = await fresh(browser, profiles['slow processor'], cookies)
  const go = async (selector: string, text: string) => {
    await page.evaluate((wanted) => {
      ;(globalThis as unknown as { __bench: Bench }).__bench.route(wanted)
    }, text)
    await page.locator(selector).filter({ visible: true }).first().click()
    await page.waitForFunction(
      () => (globalThis as unknown as { __bench: Bench }).__bench.routeMs !== undefined,
    )
    await quiet(page)
    return page.evaluate(
      () => (globalThis as unknown as { __bench: Bench }).__bench.routeMs ?? Number.NaN,
    )
  }
  try {
    await page.goto(from)
    await quiet(page)
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
