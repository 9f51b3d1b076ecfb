import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'

export { expect }
export type Who = 'company' | 'accounting' | 'store' | 'staff' | 'viewer' | 'other'
export const mailOf = (who: Who) => `${who}@example.com`
const APP = { 'X-App': 'X-App' }

type Watch = {
  /** Names a trouble that this test provokes; one that then does not happen fails too. */
  expects: (trouble: RegExp) => void
  /** Names a trouble that may happen or not. */
  tolerates: (trouble: RegExp) => void
  /** What else the page must not show now: sideways scrolling, serious accessibility faults. */
  look: (name?: string, isJudged?: boolean) => Promise<void>
}
export type Fixtures = {
  /** The origin of the API; empty: that of the pages. */
  api: string
  /** Opens pages for their calls alone: the browser suite checks the pages themselves. */
  isOnlyOpened: boolean
  watch: Watch
  signIn: (who: Who) => Promise<void>
  /** A JSON read as the signed-in account. */
  read: <T = never>(path: string) => Promise<T>
  /** Opens an address, waits until it has settled, and looks at it. */
  visit: (path: string, name?: string) => Promise<void>
  /** As `visit`, by `followLink` from the page that is open. */
  follow: (path: string, name?: string) => Promise<void>
}

/** Pages whose stream of changes is open: it never ends, so their network is never idle. */
const streaming = new WeakSet<Page>()
const isStream = (url: string) => url.endsWith('/accounts/me/events')

/** Waits for transitions, so that no colour between two others is measured; what turns for ever is left out. */
export const animationsEnded = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )

const nothingIsBusy = (page: Page) =>
  expect(page.locator('[aria-busy=true], [data-answer]')).toHaveCount(0)

/** Waits until nothing is loading, neither on the wire nor on the screen, and the page that was asked for is there. */
export async function settled(page: Page) {
  // The stream opens some seconds after the load: what a page reads at first has been answered by then.
  if (!streaming.has(page))
    await Promise.race([
      page.waitForLoadState('networkidle'),
      page.waitForResponse((answer) => isStream(answer.url())),
    ])
  await nothingIsBusy(page)
}

/** Goes to an address of the open console the way a link leads there: without loading the console again. */
export async function followLink(page: Page, path: string) {
  // The router's promise ends when the new page stands.
  await page.evaluate(
    (to) =>
      (
        globalThis as unknown as { next: { router: { push: (to: string) => Promise<boolean> } } }
      ).next.router.push(to),
    path,
  )
  await nothingIsBusy(page)
}

const axeOptions = {
  // Listing every node that passes takes as long as finding those that fail.
  resultTypes: ['violations'],
  rules: { 'duplicate-id': { enabled: true } },
} satisfies axe.RunOptions
/** What axe finds wrong with the page as it stands. Its source is as slow as a run, so a document loads it once. */
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
  // A notice may have begun to fade in while axe looked: a colour that is wrong is still wrong afterwards.
  return violations.some(({ id }) => id === 'color-contrast') ? analyze() : violations
}

/** Screens that axe has checked at this width: none is checked twice. */
const judged = new Set<string>()
function isNewScreen(path: string) {
  const screen = path.replaceAll(/\d+/g, '0')
  if (judged.has(screen)) return false
  judged.add(screen)
  return true
}

/** Rules that axe calls moderate or minor, but people who find their way by headings and landmarks need. */
const structureRules = ['duplicate-id', 'heading-order', 'region']

// Aborted because the page was left: not a fault.
const LEFT = 'net::ERR_ABORTED'
// A busy server says so and is asked again by the page: no trouble where the page then gets its answer.
const BUSY = 503
// What the configuration asks for, in all files but offline.e2e.ts.
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Fixtures>({
  api: ['', { option: true }],
  isOnlyOpened: [false, { option: true }],

  watch: [
    async ({ page }, use, info) => {
      const troubles: string[] = []
      const expected: RegExp[] = []
      const tolerated: RegExp[] = []
      /** Reads that a busy server has put off, and has not answered since. */
      const putOff = new Set<string>()
      const here = () => (URL.canParse(page.url()) ? new URL(page.url()).pathname : '')
      page.on('console', (message) => {
        const isIgnored =
          message.text() === BLOCKED_WORKER || message.text().includes(`status of ${BUSY}`)
        if (['error', 'warning'].includes(message.type()) && !isIgnored)
          troubles.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => {
        troubles.push(`page error: ${error.message} (${here()})`)
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
          troubles.push(
            `answer ${response.status()}: ${response.request().method()} ${response.url()}`,
          )
      })
      await page.exposeFunction('reportViolation', (text: string) => {
        troubles.push(`content security: ${text} (${here()})`)
      })
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (violation) => {
          ;(globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${violation.effectiveDirective} ${violation.blockedURI}`,
          )
        })
      })
      const look = async (name?: string, isJudged = true) => {
        const where = here()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        const width = page.viewportSize()?.width ?? 0
        if (wide > width) troubles.push(`${where}: ${wide} px wide on a screen of ${width}`)
        for (const violation of isJudged ? await violationsOf(page) : []) {
          if (
            violation.impact === 'serious' ||
            violation.impact === 'critical' ||
            structureRules.includes(violation.id)
          )
            troubles.push(
              `${where}: axe ${violation.impact} ${violation.id}: ${violation.nodes
                .map(
                  (node) =>
                    `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
                )
                .slice(0, 4)
                .join(' | ')}`,
            )
        }
        // Screenshots are for people; no check reads them.
        if (name && !process.env['CI'])
          await page.screenshot({
            path: join(info.project.outputDir, 'screens', `${name}.png`),
            fullPage: true,
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
      // What the page of the account before still reads would be refused.
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
