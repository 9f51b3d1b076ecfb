import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { type Config, demoIssuer, readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { fillDemonstration } from '@/server/demo/fillDemonstration'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { logger } from '@/server/platform/logger'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { fillYears } from './years/fill'
import { readPlans, type PlanFigure, type Reader } from './years/plans'

const ACCOUNTS = ['store', 'company']
const clock = () => new Date()

/** How many shifts there are in the end. */
const SHIFTS = 1_000_000

/** The demonstration at a larger size, with its past months confirmed. */
async function seed({ databaseUrl, application }: Config, scale: number) {
  const db = await openDatabase({ url: databaseUrl })
  const { issuer = demoIssuer } = application
  const log = logger('error', console.error, clock)
  try {
    await fillDemonstration(
      { db, clock, log, settings: { ...application, issuer } },
      { random: randomBytes, scale },
    )
  } finally {
    await db.close()
  }
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
 * Fills the empty database of this URL, as its superuser, with years of shifts, and says which reads of the API go
 * through a large table row by row. True when none does. `scale`: of the demonstration that the shifts are copies of.
 */
export async function checkYears(databaseUrl: string, scale: number): Promise<boolean> {
  process.env['DATABASE_URL'] = databaseUrl
  const config = readConfig()
  setLimitsScale(1_000_000)
  await migrateDatabase(databaseUrl)
  const client = new Client(databaseUrl)
  await client.connect()
  const connection = drizzle({ client })
  try {
    await seed(config, scale)
    const rows = await fillYears(connection, SHIFTS)
    console.log(JSON.stringify({ rows }))
    return await checkPlans({ config, client }, await busiestStore(connection), rows)
  } finally {
    await client.end()
  }
}
