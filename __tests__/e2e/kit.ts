import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'

export { expect }
export type Who = 'company' | 'accounting' | 'store' | 'staff' | 'viewer' | 'other'
/** Returns the e-mail address with which one of the demonstration's people signs in. */
export const mailOf = (who: Who) => `${who}@example.com`
const APP = { 'X-App': 'X-App' }

type Watch = {
  /** Names a trouble that this test provokes. The test fails if it does not happen. */
  expects: (trouble: RegExp) => void
  /** Names a trouble that may happen or not. */
  tolerates: (trouble: RegExp) => void
  /** Checks the page that is shown: sideways scrolling, serious accessibility faults. */
  look: (name?: string, isJudged?: boolean) => Promise<void>
}
export type Fixtures = {
  /** The origin of the API; empty if it is that of the pages. */
  api: string
  /** Opens pages only for their calls, without checking them: the browser suite does that. */
  isOnlyOpened: boolean
  watch: Watch
  signIn: (who: Who) => Promise<void>
  /** Makes a GET call as the signed-in account and returns its JSON. */
  read: <T = never>(path: string) => Promise<T>
  /** Opens a path, waits until nothing loads, and checks the page. */
  visit: (path: string, name?: string) => Promise<void>
  /** As `visit`, but by `followLink` from the open page. */
  follow: (path: string, name?: string) => Promise<void>
}

/** Pages with an open stream of changes. It never ends, so their network is never idle. */
const streaming = new WeakSet<Page>()
const isStream = (url: string) => url.endsWith('/accounts/me/events')

/** Waits for transitions, so that no colour in the middle of one is measured. Endless animations are left out. */
export const animationsEnded = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )

/**
 * Whether the screen shows that something loads: so does its HTML before the code has started. What lies below the
 * screen may wait until somebody scrolls there. Runs in the page.
 */
export const isLoading = () =>
  [...document.querySelectorAll('[aria-busy=true], [role=status][aria-label=読み込み中]')].some(
    (mark) => {
      const { top, height } = mark.getBoundingClientRect()
      return height > 0 && top < innerHeight
    },
  )
const nothingLoads = (page: Page) =>
  expect.poll(() => page.evaluate(isLoading), { timeout: 45_000 }).toBe(false)

/** Waits until nothing is loading, in the network or on the screen, and the requested page is there. */
export async function settled(page: Page) {
  // The stream opens some seconds after the load, so the first reads have been answered by then. Only the end of the
  // test bounds the wait: on a busy machine one of the two may come long after the other would have been given up.
  if (!streaming.has(page))
    await Promise.race([
      page.waitForLoadState('networkidle', { timeout: 0 }),
      page.waitForResponse((answer) => isStream(answer.url()), { timeout: 0 }),
    ])
  await nothingLoads(page)
}

/** Goes to a path as a link does, without loading the console again. */
export async function followLink(page: Page, path: string) {
  // The router's promise resolves when the new page is rendered.
  const isDrawn = await page.evaluate(
    (to) =>
      (
        globalThis as unknown as { next: { router: { push: (to: string) => Promise<boolean> } } }
      ).next.router.push(to),
    path,
  )
  // The console loads a page as a document when its code takes seconds to arrive.
  if (!isDrawn) await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path)
  await nothingLoads(page)
}

const axeOptions = {
  // Without `resultTypes` axe also lists every node that passes, which doubles the time.
  resultTypes: ['violations'],
  rules: { 'duplicate-id': { enabled: true } },
} satisfies axe.RunOptions
/** Returns axe's faults of the current page. Loading axe takes as long as a run, so a document loads it once. */
async function violationsOf(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const analyze = async () => {
    await animationsEnded(page)
    return page.evaluate(async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      return (await axe.run(document, options)).violations
    }, axeOptions)
  }
  const violations = await analyze()
  // A notice may have been fading in while axe ran. A colour that is really wrong is still wrong in a second run.
  return violations.some(({ id }) => id === 'color-contrast') ? analyze() : violations
}

/** Screens that axe has checked at this width, so that none is checked twice. */
const judged = new Set<string>()
function isNewScreen(path: string) {
  const screen = path.replaceAll(/\d+/g, '0')
  if (judged.has(screen)) return false
  judged.add(screen)
  return true
}

/** Rules that axe calls moderate or minor, but that people need who navigate by headings and landmarks. */
const structureRules = ['duplicate-id', 'heading-order', 'region']

// The call was aborted because the page was left, which is no fault.
const LEFT = 'net::ERR_ABORTED'
// A busy server answers 503 and the page asks again. That is no fault if the page then gets its answer.
const BUSY = 503
// The suite's configuration causes it in all files but offline.e2e.ts.
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

const pathOfPage = (page: Page) => (URL.canParse(page.url()) ? new URL(page.url()).pathname : '')

/**
 * Records what goes wrong on a page from now on: console messages, errors, refused calls, violations of the content
 * security policy. `putOff`: reads that a busy server refused and has not answered since.
 */
async function noteTroubles(page: Page) {
  const troubles: string[] = []
  const putOff = new Set<string>()
  page.on('console', (message) => {
    const isIgnored =
      message.text() === BLOCKED_WORKER || message.text().includes(`status of ${BUSY}`)
    if (['error', 'warning'].includes(message.type()) && !isIgnored)
      troubles.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    troubles.push(`page error: ${error.message} (${pathOfPage(page)})`)
  })
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== LEFT)
      troubles.push(
        `request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`,
      )
  })
  page.on('domcontentloaded', () => {
    streaming.delete(page)
  })
  page.on('response', (response) => {
    if (isStream(response.url())) streaming.add(page)
    const isRead = response.request().method() === 'GET'
    if (isRead && response.ok()) putOff.delete(response.url())
    if (isRead && response.status() === BUSY) putOff.add(response.url())
    else if (response.status() >= 400)
      troubles.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => {
    troubles.push(`content security: ${text} (${pathOfPage(page)})`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      ;(globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violation.effectiveDirective} ${violation.blockedURI}`,
      )
    })
  })
  return { troubles, putOff }
}

/** Returns the faults of the present page: it is wider than its window, or axe finds faults, if axe runs on it. */
async function visibleFaultsOf(page: Page, { isJudged }: { isJudged: boolean }) {
  const path = pathOfPage(page)
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const windowWidth = page.viewportSize()?.width ?? 0
  const violations = isJudged ? await violationsOf(page) : []
  return [
    ...(pageWidth > windowWidth
      ? [`${path}: ${pageWidth} px wide on a screen of ${windowWidth}`]
      : []),
    ...violations
      .filter(
        ({ id, impact }) =>
          impact === 'serious' || impact === 'critical' || structureRules.includes(id),
      )
      .map(({ id, impact, nodes }) => {
        const places = nodes
          .map(
            (node) =>
              `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
          )
          .slice(0, 4)
        return `${path}: axe ${impact} ${id}: ${places.join(' | ')}`
      }),
  ]
}

export const test = base.extend<Fixtures>({
  api: ['', { option: true }],
  isOnlyOpened: [false, { option: true }],

  watch: [
    async ({ page }, use, info) => {
      const { troubles, putOff } = await noteTroubles(page)
      const expected: RegExp[] = []
      const tolerated: RegExp[] = []
      const look = async (name?: string, isJudged = true) => {
        troubles.push(...(await visibleFaultsOf(page, { isJudged })))
        // Screenshots are for people; no check reads them.
        if (name && !process.env['CI'])
          await page.screenshot({
            path: join(info.project.outputDir, 'screens', `${name}.png`),
            // A picture of the whole page resizes the window for a moment, which can close a dialog.
            fullPage: (await page.getByRole('dialog').count()) === 0,
          })
      }
      await use({
        expects: (trouble) => {
          expected.push(trouble)
        },
        tolerates: (trouble) => {
          tolerated.push(trouble)
        },
        look,
      })
      for (const url of putOff) troubles.push(`answer ${BUSY}: GET ${url}`)
      expect(
        troubles.filter(
          (trouble) => ![...expected, ...tolerated].some((pattern) => pattern.test(trouble)),
        ),
        'troubles on the way',
      ).toEqual([])
      expect(
        expected
          .filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)))
          .map(String),
        'expected troubles that did not come',
      ).toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({ page, api }, use) => {
    await use(async (who) => {
      // Reads that the previous account's page still makes would be refused.
      await page.goto('about:blank')
      await page.context().clearCookies()
      const answer = await page.request.post(`${api}/app/api/v1/sign_in`, {
        headers: APP,
        data: { email: mailOf(who), password: DEMO_PASSWORD },
      })
      expect(answer.ok(), `sign in as ${who}: ${answer.status()}`).toBe(true)
    })
  },

  read: async ({ page, api }, use) => {
    await use(async <T>(path: string) => {
      const answer = await page.request.get(`${api}/app/api/v1${path}`, { headers: APP })
      expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
      return (await answer.json()) as T
    })
  },

  visit: async ({ page, watch, isOnlyOpened }, use) => {
    await use(async (path, name) => {
      await page.goto(path)
      await settled(page)
      if (!isOnlyOpened) await watch.look(name, isNewScreen(path))
    })
  },

  follow: async ({ page, watch, isOnlyOpened }, use) => {
    await use(async (path, name) => {
      await followLink(page, path)
      if (!isOnlyOpened) await watch.look(name, isNewScreen(path))
    })
  },
})
