import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { freePort } from '../../kit/freePort'
import { median } from '../../kit/processes'
import { behindOneAddress } from '../behindOneAddress'
import { BOUNDS, isQuick, judge, ROUNDS } from '../bounds'
import { openPage, profiles, waitUntilQuiet, type Cookies } from '../measures/page'
import type { Site } from '../site'

const PHONE = { ...profiles['fast 4g'], cpu: 4 }

/** Milliseconds from the start of the navigation. */
type Times = {
  /** The largest contentful paint: the content, not its skeleton. */
  content: number
  firstPaint: number
  /** All long tasks together. */
  longTasks: number
  /** How much of the screen has moved by itself, and how far: no time. */
  layoutShift: number
  firstCall: number
  lastCall: number
  calls: string[]
}

/** Runs in the page before its scripts. */
function observe() {
  const seen = { content: 0, longTasks: 0, layoutShift: 0 }
  Object.assign(globalThis, { seenContent: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.content = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasks += entry.duration
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How late the scripts of a page are that is bad on purpose. */
const HELD_BACK_MS = 2000
/** Runs in that page when its content is there: the content moves down. */
function moveDown() {
  const block = document.createElement('div')
  block.style.height = '200px'
  document.body.prepend(block)
}

/** One load with an empty cache on a phone with a quarter of this processor. `spoiled`: its scripts come late. */
async function timesOf(
  browser: Browser,
  url: string,
  cookies: Cookies,
  { spoiled = false } = {},
): Promise<Times> {
  const { context, page } = await openPage(browser, PHONE, cookies)
  try {
    if (spoiled)
      await page.route('**/_next/static/**', async (route) => {
        await sleep(HELD_BACK_MS)
        await route.continue()
      })
    await page.addInitScript(observe)
    await page.goto(url)
    await waitUntilQuiet(page)
    if (spoiled) {
      await page.evaluate(moveDown)
      await waitUntilQuiet(page)
    }
    return await page.evaluate(() => {
      const seen = (
        globalThis as unknown as {
          seenContent: Pick<Times, 'content' | 'longTasks' | 'layoutShift'>
        }
      ).seenContent
      const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/app/api/') && !name.endsWith('/events'))
        .map(({ name, startTime }) => ({ path: name.slice(name.indexOf('/app/')), startTime }))
      const starts = calls.map(({ startTime }) => startTime)
      return {
        ...seen,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        firstCall: Math.min(...starts),
        lastCall: Math.max(...starts),
        calls: calls.map(({ path }) => path),
      }
    })
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

const PAGES = (
  isQuick
    ? [routes.offerings]
    : [
        routes.home,
        routes.offerings,
        routes.offering,
        routes.newOffering,
        routes.users,
        routes.chatRooms,
        routes.corrections,
        routes.offers,
        routes.statements,
        routes.groups,
      ]
).map(({ path }): string => path)

/** When the content of ten pages is there, beside a bare page that asks for the same data in its head. */
export async function measureContent({ browser, bareUrl, consoleUrl, addressOf }: Site) {
  const bare = await behindOneAddress({ pages: bareUrl, api: consoleUrl, port: await freePort() })
  console.log('\nContent (375 px, fast 4G, a quarter of the processor), medians in ms')
  try {
    for (const path of PAGES) {
      const { url, cookies } = addressOf(path)
      const { calls } = await timesOf(browser, url, cookies)
      const query = new URLSearchParams(calls.map((call) => ['reads', call]))
      const rounds: { own: Times; unit: Times }[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          unit: await timesOf(browser, `${bare.url}/content?${query}`, cookies),
          own: await timesOf(browser, url, cookies),
        })
      const middle = (read: (round: { own: Times; unit: Times }) => number) =>
        median(rounds.map(read))
      const { content, firstPaint, longTasks, firstCall, lastCall } = {
        content: middle(({ own }) => own.content),
        firstPaint: middle(({ own }) => own.firstPaint),
        longTasks: middle(({ own }) => own.longTasks),
        firstCall: middle(({ own }) => own.firstCall),
        lastCall: middle(({ own }) => own.lastCall),
      }
      console.log(
        `${path}: content ${Math.round(content)}, first paint ${Math.round(firstPaint)}, long tasks ${Math.round(longTasks)}, calls ${Math.round(firstCall)} to ${Math.round(lastCall)}; bare ${Math.round(middle(({ unit }) => unit.content))}`,
      )
      judge(
        `content ÷ bare page with its data: ${path}`,
        middle(({ own, unit }) => own.content / unit.content),
        BOUNDS.content,
      )
      judge(
        `layout shift: ${path}`,
        middle(({ own }) => own.layoutShift),
        BOUNDS.layoutShift,
      )
    }
    const { url, cookies } = addressOf(routes.groups.path)
    const spoiled = await timesOf(browser, url, cookies, { spoiled: true })
    const query = new URLSearchParams(spoiled.calls.map((call) => ['reads', call]))
    const unit = await timesOf(browser, `${bare.url}/content?${query}`, cookies)
    judge(
      'self-check: a page whose scripts come two seconds late',
      spoiled.content / unit.content,
      BOUNDS.content,
      { shouldBreak: true },
    )
    judge('self-check: a page whose content moves down', spoiled.layoutShift, BOUNDS.layoutShift, {
      shouldBreak: true,
    })
  } finally {
    bare.stop()
  }
}
