import type { Client } from 'pg'
import { routes } from '@/server/app'
import type { Config } from '@/server/config'
import { idsOfStore, isRead, openApp, paramsOf, signIn, urlWith, type Reader } from './oneProcess'

/** A table with more rows is large. */
const LARGE_ROWS = 50_000
/** When a call reads more rows than this of a large table in order, that counts as a sequential scan. */
const ROWS_OF_A_SCAN = 1_000
/** When it reads more than this share of a large table by an index, that counts as well. */
const SHARE_BY_INDEX = 0.3

type Scan = { table: string; rows: number }
type Read = { rows: number; inOrder: number; byIndex: number }
const readRows = async (client: Client) => {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<Record<'name' | 'rows' | 'inOrder' | 'byIndex', string>>(
    `select t.relname as name, n_live_tup as rows, seq_tup_read as "inOrder", sum(i.idx_tup_read) as "byIndex"
     from pg_stat_user_tables t join pg_stat_user_indexes i using (relid) where n_live_tup > $1 group by 1, 2, 3`,
    [LARGE_ROWS],
  )
  return new Map(
    rows.map(({ name, ...counts }): [string, Read] => [
      name,
      {
        rows: Number(counts.rows),
        inOrder: Number(counts.inOrder),
        byIndex: Number(counts.byIndex),
      },
    ]),
  )
}
/** The large tables that were read row by row, or for the most part, between two moments. */
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

/** One call against a server of its own: when its connections close, PostgreSQL knows what they read. */
async function readOnce(config: Config, path: string, cookie: string) {
  const app = await openApp(config)
  try {
    return await app.read(path, cookie)
  } finally {
    await app.close()
  }
}

export type PlanFigure = {
  operation: string
  status: number
  ms: number
  scans: Scan[]
}

/**
 * Makes every read of the API once, on a database with years of shifts, and says which large tables it read row by row
 * instead of by an index, the policies of row-level security included. Reads that need ids of rows that the store does
 * not have are left out.
 */
export async function readPlans(
  { config, client }: Reader,
  account: { email: string; password: string; clientId: number },
): Promise<PlanFigure[]> {
  const entrance = await openApp(config)
  const cookie = await signIn(entrance, account).finally(() => entrance.close())
  const ids = await idsOfStore(client, account.clientId)
  const figures: PlanFigure[] = []
  for (const { endpoint } of routes) {
    if (!isRead(endpoint) || paramsOf(endpoint).some((name) => ids[name] === undefined)) continue
    const before = await readRows(client)
    const from = performance.now()
    const { status } = await readOnce(config, urlWith(endpoint, ids), cookie)
    const ms = Math.round(performance.now() - from)
    const scans = scansBetween(before, await readRows(client))
    figures.push({ operation: endpoint.operation, status, ms, scans })
  }
  return figures
}
