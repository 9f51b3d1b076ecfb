import { randomBytes } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import {
  addressOf,
  browserOptions,
  dataDirOf,
  desktop,
  phone,
  portOf,
} from './__tests__/e2e/browserOptions'

// The two widths run side by side, each over a server and data of its own.
process.env['OUTBOX_SECRET'] ??= randomBytes(16).toString('base64url')

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: browserOptions,
  projects: [
    // Every page at both widths by the store's manager; the other roles at the width where they work. What is the same
    // at both widths runs on the desktop alone: the entries of each menu, and what is tagged so. Taps are counted on
    // phones alone.
    {
      name: '1280',
      workers: 1,
      grepInvert: /viewer@.*すべての画面|375px/,
      use: { baseURL: addressOf('1280'), viewport: desktop },
    },
    {
      name: '375',
      workers: 1,
      grepInvert: /company@|メニューの項目|@desktop/,
      use: { baseURL: addressOf('375'), ...phone },
    },
  ],
  webServer: ['1280', '375'].map((project) => ({
    command: 'node scripts/start.mjs',
    env: {
      PORT: portOf(project),
      DATA_DIR: dataDirOf(project),
      NODE_ENV: 'production',
      OUTBOX_SECRET: process.env['OUTBOX_SECRET'] ?? '',
    },
    // Not before the database answers: the first start fills the demonstration.
    url: `${addressOf(project)}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
})
