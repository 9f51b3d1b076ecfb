import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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
/**
 * The port of a server of this run. The configuration is evaluated again in every worker, which inherits what the
 * first one chose.
 */
export const portOf = (server: string) => (process.env[`E2E_PORT_${server}`] ??= freePort())
export const addressOf = (server: string) => `http://localhost:${portOf(server)}`

const executablePath = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
if (!executablePath)
  throw new Error('No Chromium: set CHROMIUM_PATH, or run: npx playwright install chromium')

export const desktop = { width: 1280, height: 900 }

/** What all browser suites have in common. */
export const browserOptions = {
  locale: 'ja-JP',
  actionTimeout: 30_000,
  navigationTimeout: 60_000,
  timezoneId: 'Asia/Tokyo',
  // Only offline.e2e.ts is about it.
  serviceWorkers: 'block',
  // A trace slows every step: in CI only what failed once is traced.
  trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
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
