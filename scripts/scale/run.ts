// npm run scale: every read of the API on a PostgreSQL with a million shifts, and which of them read a large table row
// by row. DATABASE_URL names an empty database and a superuser of it. Options: -- --shifts 200000 for fewer;
// -- --processes reads from one, two and four processes of the production build instead (npm run build);
// -- --pages reads the first and the last page of each list instead;
// -- --exactness takes last seats and runs jobs in two and four processes.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
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
import { loadEnvironmentFiles } from '../kit/commandLine'
import type { Reader } from './app'
import { checkExactness } from './exactness'
import { fillYears } from './fill'
import { fillOtherCompanies } from './others'
import { readDeepPages } from './pages'
import { readPlans, type PlanFigure } from './plans'
import { readFromProcesses } from './processes'

const DEFAULT_SHIFTS = '1000000'
const DEMO_SCALE = 50
const clock = () => new Date()

loadEnvironmentFiles()

function print(who: string, figures: PlanFigure[]) {
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

const ACCOUNTS = ['store', 'company']
const accountOf = (who: string, clientId: number) => ({
  email: `${who}@example.com`,
  password: DEMO_PASSWORD,
  clientId,
})

/** The store of the demonstration's manager with the most shifts. */
async function busiestStore(connection: NodePgDatabase): Promise<number> {
  const { rows } = await connection.execute<{ id: number }>(sql`
    select client_id::int as id from offerings where client_id in
      (select client_id from memberships m join accounts a on a.id = m.account_id where a.email = 'store@example.com')
    group by 1 order by count(*) desc limit 1`)
  return rows[0]?.id ?? 0
}

async function measurePages(environment: Reader, clientId: number): Promise<void> {
  for (const who of ACCOUNTS)
    console.table(await readDeepPages(environment, accountOf(who, clientId)))
}

/** Writes reports/scale.json; true when no call reads a large table row by row. */
async function measurePlans(
  environment: Reader,
  clientId: number,
  rows: Readonly<Record<string, number>>,
): Promise<boolean> {
  const figures: Record<string, PlanFigure[]> = {}
  for (const who of ACCOUNTS) {
    figures[who] = await readPlans(environment, accountOf(who, clientId))
    print(who, figures[who])
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/scale.json', JSON.stringify({ rows, figures }, undefined, 2))
  return Object.values(figures)
    .flat()
    .every(({ scans, status }) => scans.length === 0 && status < 500)
}

async function run() {
  const { values } = parseArgs({
    options: {
      shifts: { type: 'string', default: DEFAULT_SHIFTS },
      processes: { type: 'boolean', default: false },
      exactness: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
    },
  })
  const config = readConfig()
  if (config.databaseUrl === undefined) throw new Error('DATABASE_URL を設定してください。')
  setLimitsScale(1_000_000)
  await migrateDatabase(config.databaseUrl)
  const db = await openDatabase({ url: config.databaseUrl })
  await seedIfEmpty(db, { now: clock(), random: randomBytes, scale: DEMO_SCALE })
  await db.close()
  const client = new Client(config.databaseUrl)
  await client.connect()
  const connection = drizzle({ client })
  try {
    const rows = await fillYears(connection, Number(values.shifts))
    const months = await confirmMonths(config)
    await fillOtherCompanies(connection)
    await client.query('vacuum analyze')
    console.log(JSON.stringify({ rows, months }))
    if (values.exactness) {
      process.exitCode = (await checkExactness(connection, config.databaseUrl)) ? 0 : 1
      return
    }
    if (values.processes) {
      const figures = await readFromProcesses(config.databaseUrl)
      process.exitCode = figures.every(({ refused }) => refused === 0) ? 0 : 1
      return
    }
    const clientId = await busiestStore(connection)
    const environment = { config, client }
    if (values.pages) await measurePages(environment, clientId)
    else process.exitCode = (await measurePlans(environment, clientId, rows)) ? 0 : 1
  } finally {
    await client.end()
  }
}

run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
