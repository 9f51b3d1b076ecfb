import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { type Config, demoIssuer, readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { DEMO_PASSWORD, seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { confirmDueMonths } from '@/server/modules/billing/service'
import { logger } from '@/server/platform/logger'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { checkExactness } from './years/exactness'
import { fillOtherCompanies } from './years/fillOthers'
import { fillYears, type Superuser } from './years/fillYears'
import type { Reader } from './years/oneProcess'
import { readPlans, type PlanFigure } from './years/plans'

const DEMO_SCALE = 50
const ACCOUNTS = ['store', 'company']
const clock = () => new Date()

/** The months of the copied years, confirmed as the server does it: a statement reads stored lines. */
async function confirmMonths(config: Config): Promise<number> {
  const db = await openDatabase({ url: config.databaseUrl })
  const { issuer = demoIssuer } = config.application
  const log = logger('error', console.error, clock)
  try {
    return await confirmDueMonths({ db, clock, log, settings: { ...config.application, issuer } })
  } finally {
    await db.close()
  }
}

/** The demonstration at fifty times its size, copied into the years before, beside 200 other companies. */
async function fill(connection: Superuser, config: Config, shifts: number) {
  const db = await openDatabase({ url: config.databaseUrl })
  await seedIfEmpty(db, { now: clock(), random: randomBytes, scale: DEMO_SCALE })
  await db.close()
  const rows = await fillYears(connection, shifts)
  const months = await confirmMonths(config)
  await fillOtherCompanies(connection)
  await connection.execute(sql`vacuum analyze`)
  console.log(JSON.stringify({ rows, months }))
  return rows
}

/** The store of the demonstration's manager with the most shifts. */
async function busiestStore(connection: NodePgDatabase): Promise<number> {
  const { rows } = await connection.execute<{ id: number }>(sql`
    select client_id::int as id from offerings where client_id in
      (select client_id from memberships m join accounts a on a.id = m.account_id where a.email = 'store@example.com')
    group by 1 order by count(*) desc limit 1`)
  return rows[0]?.id ?? 0
}

function print(who: string, figures: readonly PlanFigure[]) {
  for (const { operation, status, ms, scans } of figures) {
    const read = scans.map(({ table, rows }) => `${table} ${rows}`).join(', ')
    if (scans.length > 0 || status >= 500)
      console.log(`${who} ${status} ${ms} ms ${operation}: ${read}`)
  }
  const slow = [...figures].sort((a, b) => b.ms - a.ms).slice(0, 5)
  console.log(
    `${who}: ${figures.length} reads, ${figures.filter(({ scans }) => scans.length > 0).length} with a scan;` +
      ` slowest ${slow.map(({ operation, ms }) => `${operation} ${ms} ms`).join('; ')}`,
  )
}

/** Writes reports/plans.json; true when no call reads a large table row by row. */
async function checkPlans(reader: Reader, clientId: number, rows: Record<string, number>) {
  const figures: Record<string, PlanFigure[]> = {}
  for (const who of ACCOUNTS) {
    const account = { email: `${who}@example.com`, password: DEMO_PASSWORD, clientId }
    figures[who] = await readPlans(reader, account)
    print(who, figures[who])
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/plans.json', JSON.stringify({ rows, figures }, undefined, 2))
  return Object.values(figures)
    .flat()
    .every(({ scans, status }) => scans.length === 0 && status < 500)
}

/**
 * Fills the empty database of this address, as its superuser, with years of shifts. Then says which reads of the API go
 * through a large table row by row, or, with `isExactness`, whether last seats and jobs are exact in several processes.
 */
export async function checkYears(
  databaseUrl: string,
  { shifts, isExactness }: { shifts: number; isExactness: boolean },
): Promise<boolean> {
  process.env['DATABASE_URL'] = databaseUrl
  const config = readConfig()
  setLimitsScale(1_000_000)
  await migrateDatabase(databaseUrl)
  const client = new Client(databaseUrl)
  await client.connect()
  const connection = drizzle({ client })
  try {
    const rows = await fill(connection, config, shifts)
    return isExactness
      ? await checkExactness(connection, databaseUrl)
      : await checkPlans({ config, client }, await busiestStore(connection), rows)
  } finally {
    await client.end()
  }
}
