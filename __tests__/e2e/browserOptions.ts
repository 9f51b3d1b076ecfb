import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type PlaywrightTestConfig } from '@playwright/test'

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

const executablePath = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
if (!executablePath)
  throw new Error('No Chromium: set CHROMIUM_PATH, or run: npx playwright install chromium')

/**
 * The folder of this run's data, removed at its end. The configuration is evaluated again in every worker, which
 * inherits what the first one chose.
 */
export function temporaryHome(): string {
  const known = process.env['E2E_HOME']
  if (known !== undefined) return known
  const home = mkdtempSync(join(tmpdir(), 'console-e2e-'))
  process.env['E2E_HOME'] = home
  process.on('exit', () => {
    rmSync(home, { recursive: true, force: true })
  })
  return home
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
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use']
