import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  defineConfig,
  type PlaywrightTestConfig,
  type PlaywrightTestOptions,
  type Project,
} from '@playwright/test'
import {
  originOf,
  browserOptions,
  dataDirOf,
  desktop,
  homeOf,
  phone,
  portOf,
} from './__tests__/e2e/browserOptions'
import type { Fixtures } from './__tests__/e2e/kit'
import { clockEnvironment } from './__tests__/kit/clock'
import { FROZEN_AT } from './__tests__/visual/clock'

type Options = Pick<Fixtures, 'api' | 'isOnlyOpened'>
type Server = Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>
/** A Playwright project and the server that it needs. */
type Suite = { project: Project<PlaywrightTestOptions & Options>; server: Server }

process.env['OUTBOX_SECRET'] ??= randomBytes(16).toString('base64url')

const serverOf = (name: string, env: Record<string, string>): Server => ({
  command: 'node scripts/start.mjs',
  env: { PORT: portOf(name), NODE_ENV: 'production', ...env },
  // Waits for the database, because the first start fills the demonstration.
  url: `${originOf(name)}/readyz`,
  // A build and an empty database beside another suite on a slow machine. It only ends what hangs.
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
})

/**
 * The pages at one width, with their own server and data. The store's manager opens every page at both widths, the
 * other roles at the width where they work. Tests whose result does not depend on the width run on the desktop only:
 * the entries of each menu, and those tagged `@desktop`. Taps are counted on phones only.
 */
const ofWidth = (name: string, use: Partial<PlaywrightTestOptions>, grepInvert: RegExp): Suite => ({
  project: {
    testDir: '__tests__/e2e',
    workers: 1,
    grepInvert,
    use: { baseURL: originOf(name), ...use },
  },
  server: serverOf(name, {
    DATA_DIR: dataDirOf(name),
    OUTBOX_SECRET: process.env['OUTBOX_SECRET'] ?? '',
  }),
})

/** The console of one build on another origin than the API: this repository's server, then a mock. */
const origins = (): Suite => ({
  project: {
    testDir: '__tests__/otherOrigin',
    // The files run one after the other, because each puts another server behind the API's address.
    workers: 1,
    use: { baseURL: originOf('console'), api: originOf('api'), viewport: desktop },
  },
  server: {
    ...serverOf('console', {
      BUILD_DIR: '.next-origins',
      NEXT_PUBLIC_API_BASE_URL: originOf('api'),
    }),
    url: `${originOf('console')}/login`,
  },
})

/** A store's pages, its day and publishing an offering, with Prism's validating proxy in front of the API. */
const proxy = (): Suite => ({
  project: {
    testDir: '__tests__/e2e',
    testMatch: /(crawl|day|newOffering)\.e2e\.ts/,
    // The last pattern sends a body that the API document does not allow, to see that the permission is checked first.
    // The others are not about calls.
    grepInvert: /(viewer|company)@|404|画像|自己点検|閲覧のみの人は/,
    workers: 1,
    use: { baseURL: originOf('proxy'), isOnlyOpened: true, ...phone },
  },
  server: {
    ...serverOf('proxy', { DATA_DIR: dataDirOf('proxy') }),
    command: 'npx tsx __tests__/proxy/server.ts',
  },
})

/** The walk through Firefox and WebKit, which Playwright does not drive here. */
const engines = (): Suite => ({
  project: {
    testDir: '__tests__/engines',
    workers: 1,
    use: { baseURL: originOf('engines') },
  },
  server: serverOf('engines', { DATA_DIR: dataDirOf('engines') }),
})

/** Pictures of every page at both widths. Each machine records its own, because fonts differ. */
const visual = (): Suite => ({
  project: {
    testDir: '__tests__/visual',
    testMatch: '**/*.visual.ts',
    fullyParallel: true,
    snapshotPathTemplate: '.visual/{arg}{ext}',
    // Playwright's default threshold of 0.2 misses a light tint that turns slightly darker.
    expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.01 } },
    use: { baseURL: originOf('visual'), contextOptions: { reducedMotion: 'reduce' } },
  },
  server: serverOf('visual', {
    ...clockEnvironment(FROZEN_AT),
    DATA_DIR: homeOf('visual'),
    MARKET_SIMULATOR: 'off',
    LIMITS_SCALE: '1000',
    // Links and QR codes in the pictures contain it, so it must not contain the port of this run.
    APP_ORIGIN: 'http://localhost:3000',
  }),
})

const suites: Record<string, () => Suite> = {
  '1280': () => ofWidth('1280', { viewport: desktop }, /viewer@.*すべての画面|375px/),
  '375': () => ofWidth('375', phone, /company@|メニューの項目|@desktop/),
  origins,
  proxy,
  engines,
  visual,
}

/**
 * The projects that `--project` names, or both widths. Only these are configured, because Playwright would start the
 * servers of all projects. Its workers read this file again without the command line, so the environment passes the
 * choice on.
 */
function chosenNames() {
  const { values } = parseArgs({
    strict: false,
    options: { project: { type: 'string', multiple: true, default: ['1280', '375'] } },
  })
  return (process.env['E2E_PROJECTS'] ??= (values.project ?? []).join(' ')).split(' ')
}
const chosen = Object.entries(suites)
  .filter(([name]) => chosenNames().includes(name))
  .map(([name, suite]) => ({ name, ...suite() }))

export default defineConfig<Options>({
  testMatch: '**/*.e2e.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: browserOptions,
  // Each project clears its folder when it starts, and the proxy suite runs at the same time as the origins suite.
  projects: chosen.map(({ name, project }) => ({
    name,
    outputDir: `test-results/${name}`,
    ...project,
  })),
  webServer: chosen.map(({ server }) => server),
})
