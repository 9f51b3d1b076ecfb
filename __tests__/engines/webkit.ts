import { expect } from '@playwright/test'
import { freePort } from '../../scripts/kit/freePort'
import { framed } from './frontDoor'
import { desktop, endProgram, type InPage, keysOf, outputOf, startProgram, type Tab } from './tab'

const PATIENCE = { timeout: 45_000, intervals: [50] }
/** The key of an element's reference in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK on its own virtual screen and drives it by WebDriver. */
export async function startWebKit(origin: string): Promise<Tab> {
  const { width, height } = desktop
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`])
  const display = await outputOf(screen, /^(\d+)$/m)
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` })
  const send = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  // `none`: a page with an open stream of changes never finishes loading, so waiting for it would not end.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  let sessionId = ''
  // Waits until the driver listens.
  await expect(async () => {
    ;({ sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities }))
  }).toPass(PATIENCE)
  const post = async <T>(command: string, body: object = {}) =>
    send<T>('POST', `/${sessionId}/${command}`, body)
  await post('window/rect', { x: 0, y: 0, width, height })
  let isOnPhone = false
  /** A new document may replace the frame, so each action enters the frame again. */
  const run = async <A extends unknown[], T>(inPage: InPage<A, T>, ...args: A) => {
    if (isOnPhone) {
      await post('frame', { id: null })
      await post('frame', { id: 0 })
    }
    return post<T>('execute/sync', {
      script: `return (${inPage.toString()})(...arguments)`,
      args,
    })
  }
  const open = async (path: string) => {
    isOnPhone = false
    await post('frame', { id: null })
    await post('url', { url: origin + path })
    await expect.poll(() => run(() => location.href).catch(() => ''), PATIENCE).toBe(origin + path)
  }
  return {
    open,
    openOnPhone: async (path) => {
      await open(framed(path))
      isOnPhone = true
    },
    back: async () => {
      await post('back')
    },
    reload: async () => {
      await post('refresh')
    },
    run,
    press: async (inPage, ...args) => {
      const { [ELEMENT]: element } = (await run(inPage, ...args)) as unknown as Record<
        string,
        string
      >
      await post(`element/${element}/click`)
    },
    type: async (text) => {
      await post('actions', { actions: keysOf(text) })
    },
    close: async () => {
      await send('DELETE', `/${sessionId}`).catch(() => undefined)
      await endProgram(driver)
      await endProgram(screen)
    },
  }
}
