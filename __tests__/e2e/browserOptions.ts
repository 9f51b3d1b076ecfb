import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../scripts/kit/chromium'
import { beginWithDemonstration } from '../../scripts/kit/processes'

/** In a process of its own, because the configuration of Playwright cannot await. */
const freePort = () =>
  execFileSync(
    process.execPath,
    [
      '-e',
      'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })',
    ],
    { encoding: 'utf8' },
  ).trim()
/** The port of a server of this run, inherited by its workers. */
export const portOf = (server: string) => (process.env[`E2E_PORT_${server}`] ??= freePort())
export const addressOf = (server: string) => `http://localhost:${portOf(server)}`

/**
 * The folder of this run's data, removed at its end. The configuration is evaluated again in every worker, which
 * inherits what the first one chose.
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

/** The folder of a server of this run. */
export const homeOf = (server: string) => join(temporaryHome(), server)

/** That folder with the demonstration in it, where it has been filled once. */
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

/** What all browser suites have in common. */
export const browserOptions = {
  locale: 'ja-JP',
  actionTimeout: 30_000,
  navigationTimeout: 60_000,
  timezoneId: 'Asia/Tokyo',
  // Only offline.e2e.ts is about it.
  serviceWorkers: 'block',
  // A trace slows every step: CI keeps the picture of a failure alone.
  trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
  },
} satisfies PlaywrightTestConfig['use']
