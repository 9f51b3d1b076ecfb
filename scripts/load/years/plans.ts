import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { methodOf, paramNames, pathOf, type Endpoint } from '@/contracts/endpoint'
import { createApp, routes } from '@/server/app'
import type { Config } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { ChangeFeed } from '@/server/platform/changes'
import { logger } from '@/server/platform/logger'
import { createMetrics } from '@/server/platform/metrics'
import { databaseStorage } from '@/server/platform/storage/fileStorage'
import { cookiesOf } from '../../kit/cookies'

const ORIGIN = 'http://localhost:3000'
const clock = () => new Date()
/** A table with more rows is large. */
const LARGE_ROWS = 50_000
/** A call that reads more rows than this of a large table in order counts as a sequential scan. */
const ROWS_OF_A_SCAN = 1_000
/** So does a call that reads more than this share of a large table by an index. */
const SHARE_BY_INDEX = 0.3

/** `client`: a superuser's connection to the database that `config` names. */
export type Reader = { config: Config; client: Client }
type Account = { email: string; password: string; clientId: number }
type Ids = Readonly<Record<string, number | string>>

/**
 * Makes one call of the API in this process, on connections of its own as the server's role. PostgreSQL counts what a
 * connection read in its statistics when the connection closes.
 */
async function callOnce(config: Config, path: string, init: RequestInit) {
  const db = await openDatabase({ url: config.databaseUrl })
  const app = createApp({
    db,
    codeKey: Buffer.alloc(32),
    changes: new ChangeFeed(),
    clock,
    random: randomBytes,
    files: databaseStorage,
    log: logger('error', console.error, clock),
    metrics: createMetrics(),
    settings: { ...config.application, origin: ORIGIN },
    mail: () => Promise.resolve(),
  })
  const headers = { 'X-App': 'X-App', Origin: ORIGIN, ...init.headers }
  try {
    const response = await app.fetch(new Request(ORIGIN + path, { ...init, headers }))
    // The body must be read before the connections close: a file is written while it is sent.
    await response.arrayBuffer()
    return response
  } finally {
    await db.close()
  }
}

/** The cookies of a new session. */
async function signIn(config: Config, { email, password }: Account): Promise<string> {
  const response = await callOnce(config, '/app/api/v1/sign_in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`sign in: ${response.status}`)
  return cookiesOf(response)
}

/** The ids of rows of one store, as its manager would open them. */
async function idsOfStore(client: Client, clientId: number): Promise<Ids> {
  const latest = 'from matchings where client_id = $1 order by start_at desc limit 1'
  const queries = {
    companyId: 'select company_id::int as id from clients where id = $1',
    offerId: 'select max(id)::int as id from offers where client_id = $1',
    // The ids of copied rows are too large for an integer.
    offeringId: `select offering_id as id ${latest}`,
    userId: `select user_id::int as id ${latest}`,
    chatRoomUid: 'select min(uid) as id from chat_rooms where client_id = $1',
    groupId: 'select min(id)::int as id from groups where client_id = $1',
  }
  const ids: Record<string, number | string> = { clientId }
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await client.query<{ id: number | string | null }>(query, [clientId])
    const id = rows[0]?.id
    if (id !== undefined && id !== null) ids[name] = id
  }
  return ids
}

/** Whether it is a read that ends, unlike the stream of events, and the store has rows for the ids in its path. */
const canRead = (endpoint: Endpoint, ids: Ids) =>
  methodOf(endpoint) === 'GET' &&
  !endpoint.operation.includes('/events') &&
  paramNames(endpoint).every((name) => ids[name] !== undefined)
const urlWith = (endpoint: Endpoint, ids: Ids) =>
  pathOf(endpoint).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))

type Scan = { table: string; rows: number }
type Read = { rows: number; inOrder: number; byIndex: number }
const readRows = async (client: Client) => {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<Read & { name: string }>(
    `select t.relname as name, n_live_tup::float as rows, seq_tup_read::float as "inOrder",
      sum(i.idx_tup_read)::float as "byIndex"
     from pg_stat_user_tables t join pg_stat_user_indexes i using (relid) where n_live_tup > $1 group by 1, 2, 3`,
    [LARGE_ROWS],
  )
  return new Map(rows.map((row) => [row.name, row]))
}
/** Returns the large tables that were scanned between two moments, or read by an index for a large share. */
const scansBetween = (
  before: ReadonlyMap<string, Read>,
  after: ReadonlyMap<string, Read>,
): Scan[] =>
  [...after].flatMap(([table, now]) => {
    const was = before.get(table) ?? { inOrder: 0, byIndex: 0 }
    const [inOrder, byIndex] = [now.inOrder - was.inOrder, now.byIndex - was.byIndex]
    const isWhole = inOrder > ROWS_OF_A_SCAN || byIndex > SHARE_BY_INDEX * now.rows
    return isWhole ? [{ table, rows: inOrder + byIndex }] : []
  })

export type PlanFigure = { operation: string; status: number; ms: number; scans: Scan[] }

/**
 * Makes every read of the API once, on a database with years of shifts, and says which large tables it read row by row
 * instead of by an index, the policies of row-level security included. Reads that need ids of rows that the store does
 * not have are left out.
 */
export async function readPlans(
  { config, client }: Reader,
  account: Account,
): Promise<PlanFigure[]> {
  const Cookie = await signIn(config, account)
  const ids = await idsOfStore(client, account.clientId)
  // What this connection read itself must not count as rows of the first call.
  await client.query('select pg_stat_force_next_flush()')
  const figures: PlanFigure[] = []
  for (const { endpoint } of routes.filter((route) => canRead(route.endpoint, ids))) {
    const before = await readRows(client)
    const from = performance.now()
    const { status } = await callOnce(config, urlWith(endpoint, ids), { headers: { Cookie } })
    const ms = Math.round(performance.now() - from)
    const scans = scansBetween(before, await readRows(client))
    figures.push({ operation: endpoint.operation, status, ms, scans })
  }
  return figures
}
