import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import type { ReactElement } from 'react'
import { SWRConfig } from 'swr'
import { pathOf, methodOf, type Endpoint } from '@/contracts/endpoint'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { routes } from '@/routes/routes'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { mockServer, signInAs } from '@mocks/referenceServer'
import { testContext, type Who } from '@tests/kit/app'
import { renderScreen } from '@tests/kit/renderScreen'

router.useParser(createDynamicRouteParser(Object.values(routes).map((route) => route.path)))

export const NEW_PASSWORD = 'Harukaze-2030'
let requests: { line: string; body: unknown }[] = []
export let hardNavigateSpy: jest.SpyInstance
/** Importing this file records the calls of each test and the pages that it is sent to. */
beforeEach(() => {
  requests = []
  takeNotifications()
  hardNavigateSpy = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined)
  mockServer.events.on('request:start', ({ request }) => {
    const line = `${request.method} ${new URL(request.url).pathname}`
    void request
      .clone()
      .json()
      .catch(() => undefined)
      .then((body: unknown) => {
        requests.push({ line, body })
      })
  })
})
afterEach(() => {
  mockServer.events.removeAllListeners()
  hardNavigateSpy.mockRestore()
})

/** Returns the bodies of the calls of an endpoint without path parameters, oldest first. */
export const bodiesOf = (e: Endpoint) =>
  requests.filter(({ line }) => line === `${methodOf(e)} ${pathOf(e)}`).map(({ body }) => body)
/** Counts the test's calls whose line matches. */
export const countOf = (line: RegExp) => requests.filter((one) => line.test(one.line)).length

/** Shows a screen at a URL to one of the fixture's people; undefined: nobody is signed in. */
export async function showScreen(who: Who | undefined, url: string, screenOf: ReactElement) {
  cleanup()
  await signInAs(who)
  await showAgain(url, screenOf)
}
/** Shows another screen in the same browser. */
export async function showAgain(url: string, screenOf: ReactElement) {
  cleanup()
  router.setCurrentUrl(url)
  renderScreen(
    <SWRConfig
      value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
    >
      {screenOf}
    </SWRConfig>,
  )
  await Promise.resolve()
}
/** Waits for the field with this label. */
export const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
/** Replaces the content of a field. */
export async function fillField(label: string, text: string) {
  const input = await findField(label)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}
/** Returns the texts of the notifications since the last call. */
export const takeMessages = () => takeNotifications().flatMap((notification) => notification.body)

/** Runs the waiting jobs of the server, and returns the mails sent since the last call. */
export async function deliverMails() {
  const context = await testContext()
  context.mails.length = 0
  while (await runNextJob(context, jobDefinitions));
  return [...context.mails]
}
/** Returns the path and query of the first link in a mail. */
export const linkIn = (body: string | undefined) =>
  /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(body ?? '')?.[1] ?? ''
