import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { createApp, routes } from '@/server/app'
import type { Config } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'

const clock = () => new Date()
/** A table with more rows is large. */
const LARGE_ROWS = 50_000
/** When a call reads more rows than this of a large table in order, that counts as a sequential scan. */
const ROWS_OF_A_SCAN = 1_000
const ORIGIN = 'http://localhost:3000'

const noLog = logger('error', console.error, clock)
/** One call against a server of its own: when its connections close, PostgreSQL knows what they read. */
async function callOnce(config: Config, request: Request) {
  const db = await openDatabase({ url: config.databaseUrl })
  try {
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
    const response = await app.fetch(request)
    // Read to its end: a file is written while the connections are open.
    await response.arrayBuffer()
    return { status: response.status, cookies: response.headers.getSetCookie() }
  } finally {
    await db.close()
  }
}

type Scan = { table: string; rows: number }
const scannedRows = async (client: Client) => {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ name: string; read: string }>(
    'select relname as name, seq_tup_read as read from pg_stat_user_tables where n_live_tup > $1',
    [LARGE_ROWS],
  )
  return new Map(rows.map(({ name, read }) => [name, Number(read)]))
}

const headers = (cookie: string) => ({ 'X-App': 'X-App', Origin: ORIGIN, Cookie: cookie })
async function signIn(config: Config, email: string, password: string): Promise<string> {
  const request = new Request(`${ORIGIN}/app/api/v1/sign_in`, {
    method: 'POST',
    headers: { ...headers(''), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { status, cookies } = await callOnce(config, request)
  if (cookies.length === 0) throw new Error(`sign in: ${status}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

export type PlanFigure = {
  operation: string
  status: number
  ms: number
  scans: Scan[]
}

/** A read that ends: not the stream of events. */
const isRead = (endpoint: Endpoint) =>
  methodOf(endpoint) === 'GET' && !endpoint.operation.includes('/events')

type Ids = Readonly<Record<string, number | string>>
/** The ids of rows of one store, as its manager would open them. */
async function idsOfStore(client: Client, clientId: number): Promise<Ids> {
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

const paramsOf = (endpoint: Endpoint) =>
  [...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
const urlWith = (endpoint: Endpoint, ids: Ids) =>
  pathOf(endpoint).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))

/**
 * Makes every read of the API once, on a database with years of shifts, and says which large tables it read row by row
 * instead of by an index. Reads that need ids of rows that the store does not have are left out.
 */
export async function readPlans(
  { config, client }: { config: Config; client: Client },
  { email, password, clientId }: { email: string; password: string; clientId: number },
): Promise<PlanFigure[]> {
  const cookie = await signIn(config, email, password)
  const ids = await idsOfStore(client, clientId)
  const figures: PlanFigure[] = []
  for (const { endpoint } of routes) {
    if (!isRead(endpoint) || paramsOf(endpoint).some((name) => ids[name] === undefined)) continue
    const before = await scannedRows(client)
    const from = performance.now()
    const request = new Request(ORIGIN + urlWith(endpoint, ids), { headers: headers(cookie) })
    const { status } = await callOnce(config, request)
    const ms = Math.round(performance.now() - from)
    const scans = [...(await scannedRows(client))]
      .map(([table, rows]) => ({ table, rows: rows - (before.get(table) ?? 0) }))
      .filter(({ rows }) => rows > ROWS_OF_A_SCAN)
    figures.push({ operation: endpoint.operation, status, ms, scans })
  }
  return figures
}
