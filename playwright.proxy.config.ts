import { defineConfig } from '@playwright/test'
import type { Fixtures } from './__tests__/e2e/kit'
import { addressOf, browserOptions, dataDirOf, phone, portOf } from './__tests__/e2e/browserOptions'

/** The pages of a store, its day and a posting, with Prism's validating proxy in front of the API. */
export default defineConfig<Pick<Fixtures, 'isOnlyOpened'>>({
  testDir: '__tests__/e2e',
  testMatch: /(crawl|day|posting)\.e2e\.ts/,
  // The last one sends a body that the document does not allow, to see that the right is asked for first; the others
  // are not about calls.
  grepInvert: /(viewer|company)@|404|画像|自己点検|閲覧のみの人は/,
  // Each run clears its own folder: the pictures of the browser suite stay.
  outputDir: 'test-results/proxy',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...browserOptions, ...phone, baseURL: addressOf('proxy'), isOnlyOpened: true },
  projects: [{ name: 'proxy' }],
  webServer: {
    command: 'npx tsx scripts/validatingProxy.ts',
    env: { PORT: portOf('proxy'), DATA_DIR: dataDirOf('proxy') },
    url: `${addressOf('proxy')}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
