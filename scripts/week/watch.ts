import type { Page } from '@playwright/test'
import { calm } from './calm'

/** What a page complains of, and what is wrong with how it looks. */
export type Watch = {
  /** What has been noticed since the last call. */
  take: () => string[]
  /** While the connection is cut its own troubles are no fault. */
  setCut: (isCut: boolean) => void
  /** Waits until the page is still, and looks at it. */
  look: () => Promise<void>
}

// A left page, a session that is renewed, what somebody else has done before, a busy server, and the service worker
// that the run blocks.
const HARMLESS = [
  /net::ERR_ABORTED/,
  /status of (401|409|503)/,
  /Service Worker registration blocked/,
]
const OF_A_CUT = [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/, /Failed to load resource/]
/** The server is busy and is asked again by the page. */
const BUSY = 503
const WAYS = 'a[href], button:not([disabled]):not([aria-disabled=true])'
/** Values that were never meant for a reader. */
const UNREADABLE = /undefined|NaN|Invalid Date|\[object |null[円名件]|Infinity/

/** Sideways scrolling, no heading, nothing to press, text for nobody. */
async function looksWrong(page: Page) {
  const found = await page.evaluate(() => {
    return {
      width: document.documentElement.scrollWidth,
      screen: window.innerWidth,
      text: document.body.innerText,
    }
  })
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  const wrong: string[] = []
  if (found.width > 375 || found.screen > 375)
    wrong.push(`${Math.max(found.width, found.screen)} px wide on a screen of 375`)
  if ((await page.locator('h1').count()) === 0) wrong.push('no heading')
  if ((await seen(WAYS)) === 0) wrong.push('a dead end: nothing to press')
  const unreadable = UNREADABLE.exec(found.text)
  if (unreadable)
    wrong.push(
      `unreadable: …${found.text.slice(Math.max(0, unreadable.index - 20), unreadable.index + 30)}…`,
    )
  return wrong
}

/** Watches a page from now on. `who`: for the report. */
export function watchPage(page: Page, who: string): Watch {
  let noticed: string[] = []
  let isCut = false
  const where = () => {
    const url = page.url()
    return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url
  }
  const notice = (text: string) => {
    const ignored = isCut ? [...HARMLESS, ...OF_A_CUT] : HARMLESS
    if (!ignored.some((pattern) => pattern.test(text))) noticed.push(`${who} ${where()}: ${text}`)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) notice(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    notice(`page error: ${error.message}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500 && response.status() !== BUSY)
      notice(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return {
    take: () => {
      const taken = [...new Set(noticed)]
      noticed = []
      return taken
    },
    setCut: (now) => {
      isCut = now
    },
    look: async () => {
      await calm(page)
      for (const wrong of await looksWrong(page)) notice(wrong)
    },
  }
}
