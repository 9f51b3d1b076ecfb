import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { clockEnvironment, clockScript } from '../../scripts/kit/clock'
import { freePort } from '../../scripts/kit/freePort'
import { type Running, startConsole, temporaryDataDir } from '../../scripts/kit/processes'
import { expect, test as base } from './kit'

const START_MS = 400_000

export type OwnConsole = {
  url: string
  /** How far its clock is from this machine's. */
  shiftMs: () => number
  /** Stops the server and starts it again, as if it were this instant now. */
  startAt: (instant: string) => Promise<void>
  /** `npm run admin` beside the stopped server, on its clock; what it says. */
  admin: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Whether the server still fills the demonstration, or works off what was due when it started: months to be confirmed
 * hold the embedded database for seconds.
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
      // Simulated workers would interfere with the test.
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
 * Tests with a server, data and a clock of their own: for what needs a certain day, or the commands of the operator,
 * for which the embedded database must be free. Browser and server agree about the time.
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
