import type { Page, Route } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { expect, mailOf, settled, test as base, type Who } from '@tests/e2e/kit'
import { FROZEN_AT } from './clock'
import type { Press } from './steps'

export { expect }
/** How the API answers what a page reads: with data, with empty lists, never, with 500 or with 403. */
export const STATES = ['data', 'empty', 'loading', 'failing', 'forbidden'] as const
type State = (typeof STATES)[number]

/** Calls of the frame around the pages. They are always answered, because a state concerns the page alone. */
const ofFrame = /\/accounts\/me(\/(permission|sign_in_status|notification_counts))?$/
/** The list of stores belongs to the frame on a store's pages, and to the content on others. */
const storeList = /\/accounts\/me\/accessible_resources\//
/** Calls that compute something although they are not GET. Every other write gets no answer. */
const computation = /\/(validate|check|judge_leave_allowance|password_validation)$/
/** Calls that return random codes, which the page draws as QR codes. */
const withCodes = /\/(attendance|share_url|invitation)$/
const randomCode = /[0-9a-f]{32}/gi

/** Empties the lists of a body, sets its counts to 0 and removes the store's current invitation. */
function emptied(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return ['items', 'offerings', 'rows'].includes(key) ? [] : value
  if (/Count$|^unreadRooms$|^negotiatingRooms$/.test(key)) return 0
  if (key === 'current') return null
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one, name)]))
}

async function answer(route: Route, page: Page, state: State) {
  const request = route.request()
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('/events')) return route.continue()
  if (request.method() !== 'GET')
    return computation.test(pathname) ? route.continue() : new Promise<void>(() => {})
  const isOfFrame =
    ofFrame.test(pathname) ||
    (storeList.test(pathname) && new URL(page.url()).pathname.startsWith('/clients/'))
  const shown = isOfFrame ? 'data' : state
  if (shown === 'loading') return new Promise<void>(() => {})
  if (shown === 'failing')
    return route.fulfill({ status: 500, json: { code: 'internal', messages: ['失敗しました。'] } })
  if (shown === 'forbidden')
    return route.fulfill({
      status: 403,
      json: { code: 'forbidden', messages: ['この操作を行う権限がありません。'] },
    })
  const response = await route.fetch()
  // Pages correct their clock by this header, which Node writes from the real one.
  const headers = { ...response.headers(), date: new Date(FROZEN_AT).toUTCString() }
  if (shown === 'data' && !withCodes.test(pathname)) return route.fulfill({ response, headers })
  const text = (await response.text()).replace(randomCode, '0'.repeat(32))
  const body = shown === 'empty' && response.ok() ? JSON.stringify(emptied(JSON.parse(text))) : text
  return route.fulfill({ response, headers, body })
}

/**
 * Makes the window as high as the page, so that fixed bars cover nothing and parts that load on scrolling are there.
 * These may make the page higher, so it tries some times.
 */
async function unfold(page: Page) {
  for (let n = 0; n < 4; n++) {
    const window = page.viewportSize()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (!window || window.height === height) return
    await page.setViewportSize({ width: window.width, height })
  }
}

/** Clicks an element. On phones a ⋯ menu is a sheet, whose entries are buttons and links instead of menu items. */
async function press(page: Page, { role, name, index = 0, isInDialog = false }: Press) {
  const options = { name, exact: typeof name === 'string' }
  const sheet = page.getByRole('dialog')
  const named = (isInDialog ? sheet : page).getByRole(role, options)
  const wanted =
    role === 'menuitem'
      ? named.or(sheet.getByRole('button', options)).or(sheet.getByRole('link', options))
      : named
  await wanted.filter({ visible: true }).nth(index).click()
}

type Picture = {
  path: string
  name: string
  state?: State
  presses?: readonly Press[]
  /** Takes a picture of the window instead of the whole page. */
  isWindow?: boolean
}
type Fixtures = { enter: (who: Who) => Promise<void>; compare: (picture: Picture) => Promise<void> }

export const test = base.extend<Fixtures>({
  /** As `signIn`; the cookies end by the clock of the server, which is past, so they are kept as the session's. */
  enter: async ({ page, baseURL }, use) => {
    await use(async (who) => {
      const answered = await page.request.post('/app/api/v1/sign_in', {
        headers: { 'X-App': 'X-App' },
        data: { email: mailOf(who), password: DEMO_PASSWORD },
      })
      const cookies = answered
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'set-cookie')
        .map(({ value }) => /^([^=]+)=([^;]*)/.exec(value) ?? [])
      await page
        .context()
        .addCookies(
          cookies.map(([, name = '', value = '']) => ({ name, value, url: baseURL ?? '' })),
        )
    })
  },

  compare: async ({ page, viewport, watch }, use) => {
    watch.tolerates(/./)
    await page.clock.setFixedTime(FROZEN_AT)
    await page.addInitScript('Math.random = () => 0.5')
    let state: State = 'data'
    await page.route('**/app/api/**', (route) => answer(route, page, state))
    await use(async ({ path, name, state: wanted = 'data', presses = [], isWindow = false }) => {
      await page.goto('about:blank')
      if (viewport) await page.setViewportSize(viewport)
      state = wanted
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (wanted !== 'loading') await settled(page)
      for (const one of presses) await press(page, one)
      if (!isWindow) await unfold(page)
      await expect.soft(page).toHaveScreenshot([`${viewport?.width}`, `${name}.png`])
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
