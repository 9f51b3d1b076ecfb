import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import {
  addressOf,
  browserOptions,
  phone,
  portOf,
  temporaryHome,
} from './__tests__/e2e/browserOptions'

/** The pages of a store, its day and a posting, with Prism's validating proxy in front of the API. */
export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: /(crawl|day|posting)\.e2e\.ts/,
  // The last one sends a body that the document does not allow, to see that the right is asked for first.
  grepInvert: /(viewer|company)@|閲覧のみの人は/,
  // Each run clears its own folder: the pictures of the browser suite stay.
  outputDir: 'test-results/proxy',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...browserOptions, ...phone, baseURL: addressOf('proxy') },
  projects: [{ name: 'proxy' }],
  webServer: {
    command: 'npx tsx scripts/validatingProxy.ts',
    env: { PORT: portOf('proxy'), DATA_DIR: join(temporaryHome(), 'data') },
    url: `${addressOf('proxy')}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
