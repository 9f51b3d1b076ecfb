import { act, cleanup } from '@testing-library/react'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import type { ReactElement } from 'react'
import { SWRConfig } from 'swr'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { routes } from '@/routes/routes'
import { mockServer, signInAs } from '@mocks/referenceServer'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { testContext, type Who } from '@tests/kit/app'
import { renderScreen } from '@tests/kit/renderScreen'
import { MORNING, prepareStore } from '@tests/kit/serverKit'
import { freezeDate } from '@tests/kit/time'

router.useParser(createDynamicRouteParser(Object.values(routes).map((route) => route.path)))

let requests: { line: string; body: string }[] = []
/** Returns the calls whose line ('POST /app/api/v1/…') matches, oldest first, with their bodies. */
export const requestsTo = (line: RegExp) => requests.filter((one) => line.test(one.line))

/** Every element counts as visible, so that parts which load when they come into view are there. */
class ImmediateIntersectionObserver {
  constructor(
    private readonly notify: (entries: { isIntersecting: boolean; target: Element }[]) => void,
  ) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target }])
  }
  // next/link calls it.
  unobserve() {}
  disconnect() {
    this.notify([])
  }
}

/** Starts each test on Friday morning in the diner, for server and browser. Only the date is frozen; timers run. */
export async function setUpStore({ width = 1280 } = {}) {
  freezeDate(MORNING)
  setWindowWidth(width)
  window.scrollTo = () => undefined
  Object.assign(window, { IntersectionObserver: ImmediateIntersectionObserver })
  takeNotifications()
  await prepareStore()
  requests = []
  mockServer.events.removeAllListeners()
  mockServer.events.on('request:start', ({ request }) => {
    const line = `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`
    void request
      .clone()
      .text()
      .then((body) => {
        requests.push({ line, body })
      })
  })
}
/** Undoes `setUpStore`. */
export function tearDownStore() {
  mockServer.events.removeAllListeners()
  jest.useRealTimers()
}
/** Sets the clocks of server and browser. */
export async function setNow(now: Date) {
  jest.setSystemTime(now)
  ;(await testContext()).now = now
}

/** Shows a screen at a URL to one of the fixture's people. */
export async function showScreen(who: Who, url: string, screenOf: ReactElement) {
  await signInAs(who)
  showAgain(url, screenOf)
}
/** Shows another screen in the same browser. `keep`: with the cache of the previous one. */
export function showAgain(url: string, screenOf: ReactElement, cache = new Map()) {
  cleanup()
  router.setCurrentUrl(url)
  renderScreen(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
      {screenOf}
    </SWRConfig>,
  )
}
/** Returns to the window, after which the page reads everything again. */
export async function refocusWindow() {
  jest.setSystemTime(Date.now() + 6000)
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await Promise.resolve()
  })
}
/** Returns the texts of the notifications since the last call. */
export const takeMessages = () => takeNotifications().flatMap((notification) => notification.body)
