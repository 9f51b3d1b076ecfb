// A program: the server without the pages. It reads the variables of `npm start`. `--fixture` fills an empty database.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import api from '@/pages/api/app/[...path]'
import healthz from '@/pages/api/healthz'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { companies } from '@/server/db/schema'
import { metricsPage, readiness } from '@/server/main'
import { seedFixture } from '@tests/fixtures/fixture'
import { stopOnSignals } from '../../scripts/kit/gracefulStop.mjs'

/** The headers that Next adds to a response. */
const asNextResponse = (response: ServerResponse) =>
  Object.assign(response, {
    status(code: number) {
      response.statusCode = code
      return response
    },
    json(body: unknown) {
      response.end(JSON.stringify(body))
    },
    send(body: string) {
      response.end(body)
    },
  }) as unknown as NextApiResponse

const pages: Record<string, NextApiHandler> = {
  '/healthz': healthz,
  '/readyz': readiness,
  '/metrics': metricsPage,
}
function handle(request: IncomingMessage, response: ServerResponse) {
  const page = pages[request.url ?? '']
  if (page) void page(request as NextApiRequest, asNextResponse(response))
  else void api(request, response)
}

async function fillIfEmpty() {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl) await migrateDatabase(databaseUrl)
  const db = await openDatabase({ url: databaseUrl, dir: dataDir })
  await db.tx('system', async (tx) => {
    if ((await tx.$count(companies)) === 0) await seedFixture(tx)
  })
  await db.close()
}

async function run() {
  const { values } = parseArgs({ options: { fixture: { type: 'boolean' } } })
  if (values.fixture) await fillIfEmpty()
  const server = createServer(handle)
  stopOnSignals(server, Number(process.env['SHUTDOWN_DELAY_SECONDS'] ?? 0))
  server.listen(0, '127.0.0.1', () => {
    console.log(`listening on ${(server.address() as AddressInfo).port}`)
  })
}
void run()
