import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/kit/chromium'
import { beginWithDemonstration } from '../../scripts/kit/processes'

/** Runs in another process, because Playwright's configuration cannot await. */
const freePort = () =>
  execFileSync(
    process.execPath,
    [
      '-e',
      'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })',
    ],
    { encoding: 'utf8' },
  ).trim()
/** Chooses the port of a server of this run. The environment passes it on to the workers. */
export const portOf = (server: string) => (process.env[`E2E_PORT_${server}`] ??= freePort())
/** Returns the origin of a server that the suite starts. */
export const originOf = (server: string) => `http://localhost:${portOf(server)}`

/**
 * The folder of this run's data, which is removed at the end. Every worker evaluates the configuration again and takes
 * the folder of the first process from the environment.
 */
function temporaryHome(): string {
  const known = process.env['E2E_HOME']
  if (known !== undefined) return known
  const home = mkdtempSync(join(tmpdir(), 'console-e2e-'))
  process.env['E2E_HOME'] = home
  process.on('exit', () => {
    rmSync(home, { recursive: true, force: true })
  })
  return home
}

/** Returns the data folder of a server of this run. */
export const homeOf = (server: string) => join(temporaryHome(), server)

/** Returns the same folder, with a copy of the demonstration if that has been filled once. */
export function dataDirOf(server: string) {
  const dir = homeOf(server)
  return existsSync(dir) ? dir : beginWithDemonstration(dir)
}

export const desktop = { width: 1280, height: 900 }
export const phone = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** The options that all browser suites share. */
export const browserOptions = {
  locale: 'ja-JP',
  actionTimeout: 30_000,
  navigationTimeout: 60_000,
  timezoneId: 'Asia/Tokyo',
  // Only offline.e2e.ts tests the service worker.
  serviceWorkers: 'block',
  // A trace slows every step, so CI keeps only the picture of a failure.
  trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
  },
} satisfies PlaywrightTestConfig['use']
