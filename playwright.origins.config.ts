import { defineConfig } from '@playwright/test'
import type { Fixtures } from './__tests__/e2e/kit'
import { addressOf, browserOptions, desktop, portOf } from './__tests__/e2e/browserOptions'

/** The console of one build on an origin of its own: before the server of this repository, and before a mock. */
export default defineConfig<Pick<Fixtures, 'api'>>({
  testDir: '__tests__/otherOrigin',
  testMatch: '**/*.e2e.ts',
  // Each run clears its own folder: the pictures of the browser suite stay.
  outputDir: 'test-results/origins',
  // What stands behind the API's address changes from one file to the next: never two at a time.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...browserOptions,
    baseURL: addressOf('console'),
    api: addressOf('api'),
    viewport: desktop,
  },
  webServer: {
    command: 'node scripts/start.mjs',
    env: {
      PORT: portOf('console'),
      BUILD_DIR: '.next-origins',
      NEXT_PUBLIC_API_BASE_URL: addressOf('api'),
      NODE_ENV: 'production',
    },
    url: `${addressOf('console')}/login`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
