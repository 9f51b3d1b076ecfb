import type { Browser, Page } from '@playwright/test'
import { routes } from '@/routes/routes'
import { median } from '../../kit/statistics'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { keepPresses, profiles, waitUntilQuiet, withPage, type Cookies } from '../page'
import type { Site } from '../site'

// Events shorter than 16 ms are not reported; the first input is reported in any case.
const OBSERVE_EVENTS = `(() => {
  window.longestEvent = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
})()`
/** Unreported events were shorter than this. */
const SHORTEST_MS = 16
declare global {
  interface Window {
    longestEvent: number
  }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '店舗メニュー' }).getByRole('link', { name })

type Step = { name: string; path: string; press: (page: Page) => Promise<unknown> }
/** The presses that staff make most often in a day. */
const steps: Step[] = [
  {
    name: 'home: tomorrow',
    path: routes.home.path,
    press: (page) => page.getByText('明日', { exact: true }).first().click(),
  },
  {
    name: 'menu: offerings',
    path: routes.home.path,
    press: (page) => menuLink(page, '求人').click(),
  },
  {
    name: 'menu: messages',
    path: routes.home.path,
    press: (page) => menuLink(page, 'メッセージ').click(),
  },
  {
    name: 'offerings: a filter',
    path: routes.offerings.path,
    press: (page) => page.locator('label', { hasText: '空きあり' }).click(),
  },
  {
    name: 'offerings: the calendar',
    path: routes.offerings.path,
    press: (page) => button(page, 'カレンダー').click(),
  },
  {
    name: 'offerings: a row',
    path: routes.offerings.path,
    press: (page) => page.locator('[role=row][data-id] a').first().click(),
  },
  {
    name: 'offering: a tab',
    path: routes.offering.path,
    press: (page) => page.getByText('求人内容').first().click(),
  },
  {
    name: 'workers: a letter in the search',
    path: routes.users.path,
    press: async (page) => {
      await page.getByRole('searchbox').first().focus()
      await page.keyboard.press('a')
    },
  },
  {
    name: 'workers: a checkbox',
    path: routes.users.path,
    press: (page) => page.locator('[role=row][data-id] input[type=checkbox]').nth(1).click(),
  },
  {
    name: 'messages: a room',
    path: routes.chatRooms.path,
    press: (page) => page.locator('section[aria-label="メッセージの一覧"] li > a').first().click(),
  },
]

/** Interaction to next paint in milliseconds: the median of `rounds` fresh pages. `keptMs`: for self-checks. */
async function interactionToNextPaint(
  browser: Browser,
  {
    url,
    cookies,
    press,
    keptMs = 0,
  }: Pick<Step, 'press'> & {
    url: string
    cookies: Cookies
    keptMs?: number
  },
  rounds: number,
) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    await withPage(browser, { profile: profiles['slow processor'], cookies }, async ({ page }) => {
      await page.goto(url)
      await waitUntilQuiet(page)
      await keepPresses(page, keptMs)
      await page.evaluate(OBSERVE_EVENTS)
      await press(page)
      await waitUntilQuiet(page)
      times.push(Math.max(await page.evaluate(() => window.longestEvent), SHORTEST_MS))
    })
  return median(times)
}

/** Interaction to next paint of the ten commonest presses. */
export async function measurePresses({ browser, addressOf }: Site) {
  console.log('\nInteraction to next paint, ms (4 × slower processor)')
  for (const { name, path, press } of steps)
    judge(
      `INP, ms: ${name}`,
      await interactionToNextPaint(browser, { ...addressOf(path), press }, ROUNDS),
      BOUNDS.inpMs,
    )
  for (const { path, press } of steps.slice(0, 1))
    judge(
      'self-check: a press that is kept for 300 ms',
      await interactionToNextPaint(browser, { ...addressOf(path), press, keptMs: 300 }, 3),
      BOUNDS.inpMs,
      { shouldBreak: true },
    )
}
