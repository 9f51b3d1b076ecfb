import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { clockEnvironment, clockScript } from '@tests/kit/clock'
import { freePort } from '../../scripts/kit/freePort'
import { type Running, startConsole, temporaryDataDir } from '../../scripts/kit/processes'
import { expect, test as base } from './kit'

const START_MS = 400_000

export type OwnConsole = {
  url: string
  /** How many milliseconds the server's clock is ahead of this machine's. */
  shiftMs: () => number
  /** Stops the server and starts it again with its clock at this instant. */
  startAt: (instant: string) => Promise<void>
  /** Runs `npm run admin` with the server's clock while the server is stopped, and returns its output. */
  admin: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Whether the server is still filling the demonstration or doing jobs that were due at its start. Confirming months
 * blocks the embedded database for seconds.
 */
async function isBusy(url: string) {
  const textOf = async (path: string) => {
    const answer = await fetch(url + path).catch(() => undefined)
    return answer?.ok ? answer.text() : undefined
  }
  if ((await textOf('/readyz')) === undefined) return true
  const figures = await textOf('/metrics')
  return (
    figures === undefined ||
    /^(jobs_(waiting|running)\{.*|db_transactions_open) [1-9]/m.test(figures)
  )
}

async function ownConsole(): Promise<OwnConsole> {
  const dataDir = temporaryDataDir('own-e2e')
  const port = await freePort()
  const url = `http://localhost:${port}`
  let shiftMs = 0
  let server: Running | undefined
  const env = () => clockEnvironment(String(shiftMs))
  const stop = async () => {
    await server?.stop()
    server = undefined
  }
  return {
    url,
    shiftMs: () => shiftMs,
    stop,
    startAt: async (instant) => {
      await stop()
      shiftMs = Date.parse(instant) - Date.now()
      // Simulated workers would change what the test expects.
      server = await startConsole(dataDir, { ...env(), MARKET_SIMULATOR: 'off' }, port)
      await expect.poll(() => isBusy(url), { timeout: START_MS }).toBe(false)
    },
    admin: async (...args) => {
      const command = ['--import', 'tsx', 'scripts/admin.ts', ...args]
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        env: { ...process.env, ...env(), DATA_DIR: dataDir },
      })
      return stdout
    },
  }
}

/**
 * Tests that each have their own server, data and clock. They need a certain day, or commands of the operator, which
 * can use the embedded database only while the server is stopped. Browser and server have the same time.
 */
export const test = base.extend<object, { own: OwnConsole }>({
  own: [
    async ({}, use) => {
      const own = await ownConsole()
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ own }, use) => {
    await use(own.url)
  },
  page: async ({ page, own }, use) => {
    await page.addInitScript(clockScript(String(own.shiftMs())))
    await use(page)
  },
})
