/** The browser, and the tabs that pictures are taken in: a tab that has the scripts of the console already is twice as fast as a new one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import type { Accounts, Who } from './accounts'
import { FREEZE_DATE, HERE } from './server'
import type { Shot, Width } from './shot'

/** They run in every page, in this order. */
const IN_PAGE = [FREEZE_DATE, ...['delays.cjs', 'answers.cjs'].map((name) => join(HERE, name))]
/** A document of this origin that runs nothing. */
const NOTHING = '/favicon.svg'

const HEIGHTS = { 375: 667, 1280: 900 }

/** A tab of one account at one width. `waiting`: requests whose answer is still to come. */
export type Tab = {
  page: Page
  width: Width
  waiting: Set<Request>
  close: () => Promise<void>
}

export function launch(): Promise<Browser> {
  const places = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium']
  const executablePath = places.find((path) => path && existsSync(path))
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  })
}

type Place = { browser: Browser; url: string; accounts: Accounts }

async function openTab({ browser, url, accounts }: Place, who: Who, width: Width): Promise<Tab> {
  const narrow = width === 375
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] },
    deviceScaleFactor: 1,
    isMobile: narrow,
    hasTouch: narrow,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  })
  for (const path of IN_PAGE) await context.addInitScript({ path })
  await context.addInitScript('Math.random = () => 0.5')
  await context.addCookies(accounts.cookies[who])
  const page = await context.newPage()
  const waiting = new Set<Request>()
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return { page, width, waiting, close: () => context.close() }
}

/** Leaves what was open, forgets what it stored, and says how the API is to answer from the next document on. */
export async function prepare({ page, width, waiting }: Tab, { answers, failWrites }: Shot) {
  await page.goto(NOTHING)
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  waiting.clear()
  await page.mouse.move(0, 0)
  await page.evaluate((told) => {
    localStorage.clear()
    sessionStorage.clear()
    sessionStorage.setItem('visual', told)
  }, JSON.stringify({ answers, failWrites }))
}

/** Where one photographer works: one tab at a time, exchanged when another account or width is wanted. */
export class Studio {
  private tab: Tab | undefined
  private key = ''

  constructor(private readonly place: Place) {}

  get ids() {
    return this.place.accounts.ids
  }

  async tabFor(who: Who, width: Width): Promise<Tab> {
    const key = `${who} ${width}`
    if (this.tab !== undefined && this.key === key) return this.tab
    await this.discard()
    this.tab = await openTab(this.place, who, width)
    this.key = key
    return this.tab
  }

  /** After something went wrong, nothing of the tab is trusted. */
  async discard() {
    await this.tab?.close()
    this.tab = undefined
  }
}
