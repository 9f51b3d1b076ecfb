import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  desktop,
  endProgram,
  type InPage,
  keysOf,
  outputOf,
  phone,
  startProgram,
  type Tab,
} from './tab'

type Value = { type: string; value?: unknown; sharedId?: string }
type Evaluated =
  | { type: 'success'; result: Value }
  | { type: 'exception'; exceptionDetails: { text: string } }
type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }

/** Speaks WebDriver BiDi with Firefox, which needs no driver for it. */
async function connect(url: string) {
  const socket = new WebSocket(`${url}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let last = 0
  return async <T>(method: string, params: object): Promise<T> => {
    const id = ++last
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, error, message, result } = await answer
    if (type === 'error') throw new Error(`${method}: ${error} ${message}`)
    return result as T
  }
}

/** Starts Firefox without a screen. `downloads`: the folder where it saves files. */
export async function startFirefox(
  url: string,
  downloads: string,
): Promise<Tab & { print: () => Promise<Buffer> }> {
  const profile = mkdtempSync(join(tmpdir(), 'console-firefox-'))
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'intl.accept_languages': 'ja-JP',
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
  }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const program = startProgram('firefox-esr', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ])
  const send = await connect(await outputOf(program, /WebDriver BiDi listening on (ws:\S+)/))
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  )
  const context = contexts[0]?.context
  const open = async (viewport: typeof desktop, path: string) => {
    await send('browsingContext.setViewport', { context, viewport })
    await send('browsingContext.navigate', { context, url: url + path, wait: 'interactive' })
  }
  const evaluate = async <A extends unknown[]>(
    inPage: InPage<A, unknown>,
    args: A,
    wrap = (result: string) => result,
  ) => {
    const answer = await send<Evaluated>('script.evaluate', {
      expression: `(async () => ${wrap(`await (${inPage.toString()})(...${JSON.stringify(args)})`)})()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  return {
    open: (path) => open(desktop, path),
    openOnPhone: (path) => open(phone, path),
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'interactive' })
    },
    run: async <A extends unknown[], T>(inPage: InPage<A, T>, ...args: A) => {
      const { value } = await evaluate(inPage, args, (result) => `JSON.stringify([${result}])`)
      if (typeof value !== 'string') throw new Error('The document was left meanwhile.')
      return (JSON.parse(value) as [T])[0]
    },
    press: async (inPage, ...args) => {
      const { sharedId } = await evaluate(inPage, args)
      const origin = { type: 'element', element: { sharedId } }
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: keysOf(text) })
    },
    /** Returns the page as a PDF of A4 sheets, as the page itself asks for. */
    print: async () => {
      const { data } = await send<{ data: string }>('browsingContext.print', {
        context,
        page: { width: 21, height: 29.7 },
        margin: { top: 1.2, bottom: 1.2, left: 1.2, right: 1.2 },
      })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await endProgram(program)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
