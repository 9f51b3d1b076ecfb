import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { freePort } from '../../kit/freePort'
import { forward, serve } from '../../kit/frontServer'
import { median } from '../../kit/statistics'
import { BOUNDS, isQuick, judge, ROUNDS } from '../bounds'
import { profiles, waitUntilQuiet, withPage, type Cookies } from '../page'
import type { Site } from '../site'

/** Milliseconds from the start of the navigation. */
type Times = {
  /**
   * When the first screen shows its content: its largest contentful paint, and no placeholder any more. The paint alone
   * may be that of a heading which stands beside the placeholders and is larger than any line of a list.
   */
  content: number
  firstPaint: number
  /** All long tasks together. */
  longTasks: number
  /** The cumulative layout shift, a plain number. */
  layoutShift: number
  /** In the order of their start. */
  calls: { path: string; startTime: number }[]
}
declare global {
  interface Window {
    seenContent: Pick<Times, 'content' | 'longTasks' | 'layoutShift'> & {
      /** The first screen shows a placeholder. */
      isWaiting: boolean
    }
  }
}

/** Runs in the page before its scripts. */
const OBSERVE = `(() => {
  const seen = { content: 0, isWaiting: false, longTasks: 0, layoutShift: 0 }
  window.seenContent = seen
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  const see = (time) => { seen.content = Math.max(seen.content, time) }
  observe('largest-contentful-paint', ({ startTime }) => see(startTime))
  observe('longtask', ({ duration }) => { seen.longTasks += duration })
  observe('layout-shift', ({ value }) => { seen.layoutShift += value })
  const isInView = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > Math.max(top, 0)
  }
  const look = () => {
    const wasWaiting = seen.isWaiting
    seen.isWaiting = [...document.querySelectorAll('[role=status][aria-label=読み込み中]')].some(isInView)
    if (wasWaiting && !seen.isWaiting) {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => see(performance.now())
      painted.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  look()
})()`

/** For self-checks: runs in the page when its content is there, and moves it down. */
function moveDown() {
  const block = document.createElement('div')
  block.style.height = '200px'
  document.body.prepend(block)
}

/** For self-checks: the calls whose answers are delayed, and by how much; `moveDown` then runs. */
type HeldBack = { addresses: string; ms: number }
type Address = { url: string; cookies: Cookies }

/** One load with an empty cache on a phone with a quarter of this processor. */
const timesOf = (browser: Browser, { url, cookies }: Address, heldBack?: HeldBack) =>
  withPage(browser, { profile: profiles.phone, cookies }, async ({ page }): Promise<Times> => {
    if (heldBack)
      await page.route(heldBack.addresses, async (route) => {
        await sleep(heldBack.ms)
        await route.continue()
      })
    await page.addInitScript(OBSERVE)
    await page.goto(url)
    await page.waitForFunction(() => !window.seenContent.isWaiting)
    await waitUntilQuiet(page)
    if (heldBack) {
      await page.evaluate(moveDown)
      await waitUntilQuiet(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    return page.evaluate(() => {
      const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/app/api/') && !name.endsWith('/events'))
        .map(({ name, startTime }) => ({ path: name.slice(name.indexOf('/app/')), startTime }))
        .sort((a, b) => a.startTime - b.startTime)
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return { ...window.seenContent, firstPaint: painted?.startTime ?? 0, calls }
    })
  })

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

/** A load of the bare page, and one of the console's. */
type Round = { own: Times; unit: Times }
/** The URL of the bare page that makes the same calls as a page of the console. */
const bareAddress = (base: string, { calls }: Times) =>
  `${base}/content?${new URLSearchParams(calls.map(({ path }) => ['reads', path]))}`
/** '/clients/N/offerings' of the URL of a call. */
const patternOf = (path: string) =>
  path
    .replace(/^\/app\/api\/v\d+/, '')
    .replace(/\?.*$/, '')
    .replaceAll(/\/\d+/g, '/N')

/** A page that is bad on purpose. Its largest paint is the heading, which stands there before the list. */
async function checkItself(
  { browser, addressOf }: Pick<Site, 'browser' | 'addressOf'>,
  bareBase: string,
) {
  const { url, cookies } = addressOf(routes.users.path)
  const bareUrl = bareAddress(bareBase, await timesOf(browser, { url, cookies }))
  const unit = await timesOf(browser, { url: bareUrl, cookies })
  // A fixed delay would be lost on a slow machine.
  const late = { addresses: '**/app/api/*/clients/*/users*', ms: 2 * unit.content }
  const spoiled = await timesOf(browser, { url, cookies }, late)
  const shouldBreak = true
  judge(
    'self-check: a page whose list comes late by twice the time of the bare page',
    spoiled.content / unit.content,
    BOUNDS.content,
    { shouldBreak },
  )
  judge('self-check: a page whose content moves down', spoiled.layoutShift, BOUNDS.layoutShift, {
    shouldBreak,
  })
}

/** When the content of ten pages is there, beside a bare page that asks for the same data in its head. */
export async function measureContent({ browser, bareUrl, consoleUrl, addressOf }: Site) {
  // Below /app/ is the API of the console, so that the bare page can use its session.
  const bare = await serve(await freePort(), (incoming, outgoing) => {
    forward(incoming, outgoing, { to: incoming.url?.startsWith('/app/') ? consoleUrl : bareUrl })
  })
  console.log('\nContent (375 px, fast 4G, a quarter of the processor), medians in ms')
  try {
    for (const path of PAGES) {
      const address = addressOf(path)
      const bareUrl = bareAddress(bare.url, await timesOf(browser, address))
      const rounds: Round[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          unit: await timesOf(browser, { ...address, url: bareUrl }),
          own: await timesOf(browser, address),
        })
      const middle = (read: (round: Round) => number) => median(rounds.map(read))
      const own = (read: (times: Times) => number) => Math.round(middle(({ own }) => read(own)))
      const lastStart = ({ calls }: Times) => calls.at(-1)?.startTime ?? 0
      console.log(
        `${path}: content ${own(({ content }) => content)}, first paint ${own(({ firstPaint }) => firstPaint)}, long tasks ${own(({ longTasks }) => longTasks)}; bare ${Math.round(middle(({ unit }) => unit.content))}`,
      )
      const lastCalls = new Set(rounds.map(({ own }) => patternOf(own.calls.at(-1)?.path ?? '')))
      console.log(
        `  calls ${own(({ calls }) => calls[0]?.startTime ?? 0)} to ${own(lastStart)}, the last after ${middle(({ own, unit }) => lastStart(own) / unit.content).toFixed(2)} × bare: ${[...lastCalls].join(', ')}`,
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
    await checkItself({ browser, addressOf }, bare.url)
  } finally {
    bare.stop()
  }
}
