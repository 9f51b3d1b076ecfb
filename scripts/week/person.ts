import type { Browser, BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { clockScript } from '../kit/clock'
import { watchPage, type Watch } from './watch'

const HEADERS = { 'X-App': 'X-App' }
const PHONE = { width: 375, height: 667 }

/** Somebody with a phone and a session of their own. */
export type Person = {
  email: string
  context: BrowserContext
  page: Page
  watch: Watch
  /** A JSON read as this account, beside the page. */
  read: <T = never>(path: string) => Promise<T>
  /** Status and text of a read; the path begins with the version of the API. */
  get: (path: string) => Promise<{ status: number; text: string }>
  signIn: () => Promise<void>
}
/** Cookies and storage of a phone. */
export type PhoneState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The phone as it was the evening before (`state`), with the clock of the day. */
export async function wakePerson(
  browser: Browser,
  { url, email, clock, state }: { url: string; email: string; clock: string; state?: PhoneState },
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    acceptDownloads: true,
    ...(state ? { storageState: state } : {}),
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript(clockScript(clock))
  const page = await context.newPage()
  const watch = watchPage(page, email.split('@')[0] ?? email)
  async function signIn() {
    const answer = await context.request.post('/app/api/v1/sign_in', {
      headers: HEADERS,
      data: { email, password: DEMO_PASSWORD },
      timeout: 120_000,
    })
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`)
  }
  async function get(path: string) {
    const send = () => context.request.get(`/app/api/${path}`, { headers: HEADERS })
    let answer = await send()
    if (answer.status() === 401) {
      await context.request.patch('/app/api/v1/sign_in/refresh', { headers: HEADERS })
      answer = await send()
    }
    // A busy server says so and is asked again, as a page does.
    for (let tries = 0; answer.status() === 503 && tries < 5; tries++) {
      await page.waitForTimeout(2_000)
      answer = await send()
    }
    return { status: answer.status(), text: await answer.text() }
  }
  return {
    email,
    context,
    page,
    watch,
    signIn,
    get,
    read: async <T>(path: string) => {
      const { status, text } = await get(`v1${path}`)
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
      return JSON.parse(text) as T
    },
  }
}
