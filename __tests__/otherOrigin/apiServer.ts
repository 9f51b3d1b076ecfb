import { originOf, portOf } from '@tests/e2e/browserOptions'
import { test as base } from '@tests/e2e/kit'
import {
  beginWithDemonstration,
  type Running,
  start,
  temporaryDataDir,
} from '../../scripts/kit/processes'

type ApiServer = {
  /** Stops the server and starts it on the same data with other variables. */
  restart: (env: Record<string, string>) => Promise<void>
}

/** Starts this repository's server as an API without pages, which allows the console's origin by name. */
const startApi = (dataDir: string, env: Record<string, string> = {}): Promise<Running> =>
  start(['scripts/start.mjs'], {
    port: Number(portOf('api')),
    // Waits for the database, because the first start fills the demonstration.
    path: '/readyz',
    env: {
      PORT: portOf('api'),
      DATA_DIR: dataDir,
      ALLOWED_ORIGINS: originOf('console'),
      APP_ORIGIN: originOf('console'),
      ...env,
    },
  })

export const test = base.extend<object, { apiServer: ApiServer }>({
  apiServer: [
    async ({}, use) => {
      const dataDir = beginWithDemonstration(temporaryDataDir('api'))
      let running = await startApi(dataDir)
      await use({
        restart: async (env) => {
          await running.stop()
          running = await startApi(dataDir, env)
        },
      })
      await running.stop()
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
})
