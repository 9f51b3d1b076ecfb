/** Launches the browser and keeps one tab open per worker: a tab with cached scripts is twice as fast as a new one. */
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import type { AccountName, SampleData } from './sampleData'
import type { ScreenshotSpec, Width } from './screenshotSpec'
import { launchBrowser } from '../kit/chromium'
import { clockScript } from '../kit/clock'
import { FROZEN_AT, VISUAL_DIR } from './server'

/** Run in every page, in this order. */
const INIT_SCRIPTS = [join(VISUAL_DIR, 'trackTimers.cjs'), join(VISUAL_DIR, 'mockApi.cjs')]
/** A document of the same origin without scripts. */
const BLANK_PATH = '/favicon.svg'
const VIEWPORT_HEIGHTS = { 375: 667, 1280: 900 }

/** A page of one account at one width. `pendingRequests`: requests without a response yet. */
export type Tab = {
  page: Page
  width: Width
  pendingRequests: Set<Request>
  close: () => Promise<void>
}

/** So that fonts and colours are the same on every machine, and no scroll bar is in a picture. */
const RENDERING_ARGUMENTS = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
export const launchVisualBrowser = () => launchBrowser(RENDERING_ARGUMENTS)

type Site = { browser: Browser; url: string; sampleData: SampleData }

async function openTab(site: Site, account: AccountName, width: Width): Promise<Tab> {
  const isMobile = width === 375
  const context = await site.browser.newContext({
    baseURL: site.url,
    viewport: { width, height: VIEWPORT_HEIGHTS[width] },
    deviceScaleFactor: 1,
    isMobile,
    hasTouch: isMobile,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(clockScript(FROZEN_AT))
  for (const path of INIT_SCRIPTS) await context.addInitScript({ path })
  await context.addInitScript('Math.random = () => 0.5')
  await context.addCookies(site.sampleData.cookies[account])
  const page = await context.newPage()
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return { page, width, pendingRequests, close: () => context.close() }
}

/** Leaves the previous page, clears its storage, and sets how the API answers in the next document. */
export async function resetTab(tab: Tab, { apiState, failWrites }: ScreenshotSpec) {
  const { page, width, pendingRequests } = tab
  await page.goto(BLANK_PATH)
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHTS[width] })
  pendingRequests.clear()
  await page.mouse.move(0, 0)
  await page.evaluate((settings) => {
    localStorage.clear()
    sessionStorage.clear()
    sessionStorage.setItem('visual', settings)
  }, JSON.stringify({ apiState, failWrites }))
}

/** The tab of one worker; replaced when the next screenshot needs another account or width. */
export class TabHolder {
  private tab: Tab | undefined
  private key = ''

  constructor(private readonly site: Site) {}

  get ids() {
    return this.site.sampleData.ids
  }

  async tabFor(account: AccountName, width: Width): Promise<Tab> {
    const key = `${account} ${width}`
    if (this.tab !== undefined && this.key === key) return this.tab
    await this.closeTab()
    this.tab = await openTab(this.site, account, width)
    this.key = key
    return this.tab
  }

  async closeTab() {
    await this.tab?.close()
    this.tab = undefined
  }
}
