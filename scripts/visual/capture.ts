/** Opens a page as specified, performs the actions, and takes the screenshot when the page is stable. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { resetTab, type Tab, type TabHolder } from './browserTabs'
import type { SampleIds } from './sampleData'
import type { Action, ScreenshotSpec, Width } from './screenshotSpec'

const QUIET_MS = 120
const SETTLE_TIMEOUT_MS = 40_000
const TIMERS_TIMEOUT_MS = 4_000
const ACTION_TIMEOUT_MS = 20_000
const MAX_ATTEMPTS = 8
const MAX_RESIZES = 4

function addressOf(route: string, ids: SampleIds) {
  return route.replace(/\[(\w+)\]/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${route}: no sample id for ${name}`)
    return id
  })
}

type InstrumentedWindow = { visualTimersDone: (timeout: number) => Promise<boolean> }

/** Returns true if no short timer was pending. */
const waitForTimers = (page: Page, timeout: number) =>
  page.evaluate((ms) => (globalThis as unknown as InstrumentedWindow).visualTimersDone(ms), timeout)

/** Waits until no response and no short timer is pending and the page has rendered. */
async function settle({ page, pendingRequests }: Tab) {
  const startedAt = Date.now()
  while (Date.now() - startedAt < SETTLE_TIMEOUT_MS) {
    const remaining = Math.max(0, TIMERS_TIMEOUT_MS - (Date.now() - startedAt))
    const wasIdle = await waitForTimers(page, remaining)
    await sleep(QUIET_MS)
    if (pendingRequests.size === 0 && (wasIdle || remaining === 0)) return
  }
  const urls = [...pendingRequests].map((request) => request.url()).join(', ')
  throw new Error(`requests still pending: ${urls}`)
}

/** Scrolls through the page once: some sections load when they come near the viewport. */
async function scrollThrough(tab: Tab) {
  await tab.page.evaluate(async () => {
    const { documentElement: root } = document
    for (let y = innerHeight; y < root.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo(0, 0)
  })
  await settle(tab)
}

/**
 * Makes the viewport as high as the page, so that fixed bars cover nothing. Windowed tables may then render more rows
 * and grow.
 */
async function fitViewportToPage(tab: Tab) {
  const pageHeight = () => tab.page.evaluate(() => document.documentElement.scrollHeight)
  const fits = async () => (await pageHeight()) === tab.page.viewportSize()?.height
  if (await fits()) return
  await scrollThrough(tab)
  for (let n = 0; n < MAX_RESIZES && !(await fits()); n++) {
    await tab.page.setViewportSize({ width: tab.width, height: await pageHeight() })
    await settle(tab)
  }
}

async function perform(page: Page, { role, name, index = 0, isInDialog = false }: Action) {
  const scope = isInDialog ? page.getByRole('dialog') : page
  const exact = typeof name === 'string'
  const sheet = page.getByRole('dialog')
  const named = scope.getByRole(role, { name, exact })
  // On phones a ⋯ menu is a sheet of buttons and links.
  const wanted =
    role === 'menuitem'
      ? named
          .or(sheet.getByRole('button', { name, exact }))
          .or(sheet.getByRole('link', { name, exact }))
      : named
  const target = wanted.filter({ visible: true }).nth(index)
  await target.click({ timeout: ACTION_TIMEOUT_MS })
}

/** Takes screenshots until two in a row are identical. One that equals `expected` needs no second. */
async function takeStableScreenshot(page: Page, fullPage: boolean, expected: Buffer | undefined) {
  let previous: Buffer | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const image = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
    if (previous?.equals(image) || expected?.equals(image)) return image
    previous = image
    await sleep(attempt * 100)
  }
  throw new Error('page does not become stable')
}

async function openPage(tab: Tab, spec: ScreenshotSpec, ids: SampleIds) {
  await resetTab(tab, spec)
  await tab.page.goto(addressOf(spec.route, ids))
  const heading = tab.page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor({ timeout: ACTION_TIMEOUT_MS })
  await settle(tab)
}

/** `expected`: the recorded image, used to stop early. */
export async function capture(
  tabs: TabHolder,
  spec: ScreenshotSpec,
  width: Width,
  expected?: Buffer,
) {
  const tab = await tabs.tabFor(spec.account, width)
  await openPage(tab, spec, tabs.ids)
  for (const action of spec.actions) {
    await perform(tab.page, action)
    await settle(tab)
  }
  if (spec.actions.length > 0) {
    await tab.page.mouse.move(0, 0)
    await settle(tab)
  }
  if (spec.isFullPage) await fitViewportToPage(tab)
  return takeStableScreenshot(tab.page, spec.isFullPage, expected)
}
