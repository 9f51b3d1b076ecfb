import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { createApp } from '@/server/app'
import type { Config } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'

const ORIGIN = 'http://localhost:3000'
const clock = () => new Date()
const noLog = logger('error', console.error, clock)

/** `client`: a superuser's connection to the database that `config` names. */
export type Reader = { config: Config; client: Client }
type OpenApp = Awaited<ReturnType<typeof openApp>>

/** The API in this process, with connections of its own as the server's role. */
export async function openApp(config: Config) {
  const db = await openDatabase({ url: config.databaseUrl })
  const app = createApp({
    db,
    codeKey: Buffer.alloc(32),
    changes: new ChangeFeed(),
    clock,
    random: randomBytes,
    files: databaseStorage,
    log: noLog,
    metrics: createMetrics(),
    settings: { ...config.application, origin: ORIGIN },
    mail: () => Promise.resolve(),
  })
  const headers = { 'X-App': 'X-App', Origin: ORIGIN }
  return {
    async read(path: string, cookie: string) {
      const response = await app.fetch(
        new Request(ORIGIN + path, { headers: { ...headers, Cookie: cookie } }),
      )
      // Read to its end: a file is written while the connections are open.
      return { status: response.status, body: await response.text() }
    },
    signIn: (account: { email: string; password: string }) =>
      app.fetch(
        new Request(`${ORIGIN}/app/api/v1/sign_in`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(account),
        }),
      ),
    close: () => db.close(),
  }
}

/** The cookies of a new session. */
export async function signIn(
  app: OpenApp,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { status, headers } = await app.signIn({ email, password })
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) throw new Error(`sign in: ${status}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** A read that ends: not the stream of events. */
export const isRead = (endpoint: Endpoint) =>
  methodOf(endpoint) === 'GET' && !endpoint.operation.includes('/events')

type Ids = Readonly<Record<string, number | string>>
/** The ids of rows of one store, as its manager would open them. */
export async function idsOfStore(client: Client, clientId: number): Promise<Ids> {
  const idBy = async (query: string) =>
    (await client.query<{ id: number | string }>(query, [clientId])).rows[0]?.id
  const found = {
    companyId: await idBy('select company_id::int as id from clients where id = $1'),
    offerId: await idBy('select max(id)::int as id from offers where client_id = $1'),
    offeringId: await idBy(
      'select offering_id::int as id from matchings where client_id = $1 order by start_at desc limit 1',
    ),
    userId: await idBy(
      'select user_id::int as id from matchings where client_id = $1 order by start_at desc limit 1',
    ),
    chatRoomUid: await idBy('select min(uid) as id from chat_rooms where client_id = $1'),
    groupId: await idBy('select min(id)::int as id from groups where client_id = $1'),
  }
  const known = Object.entries(found).filter(([, id]) => id !== undefined && id !== null)
  return { clientId, ...(Object.fromEntries(known) as Ids) }
}

export const paramsOf = (endpoint: Endpoint) =>
  [...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
export const urlWith = (endpoint: Endpoint, ids: Ids) =>
  pathOf(endpoint).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))
