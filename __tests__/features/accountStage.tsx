import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { createDynamicRouteParser } from 'next-router-mock/dynamic-routes'
import type { ReactElement } from 'react'
import { SWRConfig } from 'swr'
import { mockServer, signInAs } from '@mocks/server'
import { pathOf, methodOf, type Endpoint } from '@/contracts/endpoint'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { routes } from '@/routes/routes'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { theWorld, type TestWorld, type Who } from '@tests/kit/app'
import { draw } from '../ui/kit'

router.useParser(createDynamicRouteParser(Object.values(routes).map((route) => route.path)))

// A password takes the server its time.
configure({ asyncUtilTimeout: 8000 })

export const PASSWORD = 'password-of-the-demo'
export const NEW = 'Harukaze-2030'
let sent: { line: string; body: unknown }[] = []
export let left: jest.SpyInstance
beforeEach(() => {
  sent = []
  takeNotifications()
  left = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined)
  mockServer.events.on('request:start', ({ request }) => {
    const line = `${request.method} ${new URL(request.url).pathname}`
    void request
      .clone()
      .json()
      .catch(() => undefined)
      .then((body: unknown) => {
        sent.push({ line, body })
      })
  })
})
afterEach(() => {
  mockServer.events.removeAllListeners()
  left.mockRestore()
})

/** Bodies of the calls of an endpoint without path parameters, oldest first. */
export const bodiesOf = (e: Endpoint) =>
  sent.filter(({ line }) => line === `${methodOf(e)} ${pathOf(e)}`).map(({ body }) => body)
export const countOf = (line: RegExp) => sent.filter((one) => line.test(one.line)).length

/** A screen under an address, for one of the fixture's people; undefined: nobody is signed in. */
export async function show(who: Who | undefined, address: string, screenOf: ReactElement) {
  cleanup()
  await signInAs(who)
  await again(address, screenOf)
}
/** Another screen in the same browser. */
export async function again(address: string, screenOf: ReactElement) {
  cleanup()
  router.setCurrentUrl(address)
  draw(
    <SWRConfig
      value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}
    >
      {screenOf}
    </SWRConfig>,
  )
  await Promise.resolve()
}
export const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export async function fill(label: string, text: string) {
  const input = await box(label)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const said = () => takeNotifications().flatMap((n) => n.body)

/** Does what waits on the server, and gives the mails that left since the last time. */
export async function mails() {
  const world = await theWorld()
  world.mails.length = 0
  while (await runNextJob(world, jobDefinitions));
  return [...world.mails]
}
/** The path and query of the first link of a mail. */
export const linkIn = (body: string | undefined) =>
  /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(body ?? '')?.[1] ?? ''
export const system = async <T,>(fn: Parameters<TestWorld['db']['tx']>[1]) =>
  (await theWorld()).db.tx('system', fn) as Promise<T>
export async function later(seconds: number) {
  const world = await theWorld()
  world.now = new Date(world.now.getTime() + seconds * 1000)
}
