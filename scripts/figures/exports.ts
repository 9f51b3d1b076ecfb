import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { sizes } from '@/server/platform/rateLimiter'
import { callApi, signInForCookie } from '../kit/apiCalls'
import { type Running, startConsole, temporaryDataDir } from '../kit/processes'
import { median } from '../kit/statistics'
import { readOn } from './readers'

const EXPORTED_ROWS = sizes.exportRows
const ACTIVITIES = '/companies/1/activities/activities.csv?from=2024-12-01&to=2024-12-31'
/** The most memory that an export may add to the server. */
const MAX_ADDED_MB = 150
/** How much longer other calls may take meanwhile. */
const MAX_SLOWDOWN = 1.5
/** Reads of one measurement. An export that ends sooner is requested again. */
const READS = 60
const SAMPLE_MS = 20
/** How many read at once in the self-check, so that the server is busy. */
const SELF_CHECK_READERS = 12

const readPaths = ['/accounts/me', '/clients/2/offerings', '/clients/2/groups']
type Server = Pick<Running, 'url' | 'pid'> & { cookie: string }

/** The memory of a process in MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** How much the memory of a process grows at most while something is done. */
async function addedMb(pid: number, work: () => Promise<unknown>) {
  const before = memoryOf(pid)
  let peak = before
  let isDone = false
  const sampled = (async () => {
    while (!isDone) {
      peak = Math.max(peak, memoryOf(pid))
      await sleep(SAMPLE_MS)
    }
  })()
  try {
    await work()
  } finally {
    isDone = true
  }
  await sampled
  return Math.round(peak - before)
}

/** Reads for as long as `goOn` says, and returns the milliseconds of each read. */
async function reads(server: Server, goOn: (count: number) => boolean) {
  const { durations, refused } = await readOn(server, { paths: readPaths, goOn })
  if (refused > 0) throw new Error(`${refused} reads were refused`)
  return durations
}
const quietReads = (server: Server) => reads(server, (count) => count < READS)

/** The median read during `work`, in multiples of the median read before and after it. */
async function slowdown(server: Server, work: () => Promise<unknown>) {
  const quiet = await quietReads(server)
  const during: number[] = []
  while (during.length < READS) {
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    during.push(...(await reads(server, () => !isDone)))
    await working
  }
  quiet.push(...(await quietReads(server)))
  return {
    quietMs: Math.round(median(quiet)),
    duringMs: Math.round(median(during)),
    ratio: Math.round((median(during) / median(quiet)) * 100) / 100,
  }
}

/** The rows of a file, without its heading. */
async function rowsIn({ url, cookie }: Server, path: string) {
  const response = await callApi(url, { path, cookie })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const text = await response.text()
  return text.split('\r\n').length - 2
}

async function measure(server: Server, path: string) {
  let rows = 0
  const save = async () => {
    rows = await rowsIn(server, path)
  }
  // The first of a kind also loads its code.
  await save()
  const startedAt = performance.now()
  const memoryMb = await addedMb(server.pid, save)
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  const reading = await slowdown(server, save)
  const isGood = rows === EXPORTED_ROWS && memoryMb < MAX_ADDED_MB && reading.ratio <= MAX_SLOWDOWN
  return { rows, seconds, memoryMb, ...reading, failed: Number(!isGood) }
}

/** A process that takes memory and a busy server: the measurement must notice both. */
async function selfCheck(server: Server) {
  const child = spawn(process.execPath, [
    '-e',
    `process.stdin.once('data', () => {
      globalThis.kept = Buffer.alloc(2e8, 1)
      console.log('kept')
    })
    console.log('ready')`,
  ])
  const nextOutput = () => new Promise((resolve) => child.stdout.once('data', resolve))
  await nextOutput()
  const memoryMb = await addedMb(child.pid ?? 0, async () => {
    const answered = nextOutput()
    child.stdin.write('\n')
    await answered
    await sleep(SAMPLE_MS * 3)
  })
  child.kill()
  const { ratio } = await slowdown(server, () =>
    Promise.all(Array.from({ length: SELF_CHECK_READERS }, () => quietReads(server))),
  )
  return { memoryMb, ratio, failed: Number(memoryMb < MAX_ADDED_MB || ratio <= MAX_SLOWDOWN) }
}

/** The demonstration, and as many rows of the activity log as a file may have. */
async function fill(dataDir: string) {
  const url = process.env['DATABASE_URL']
  if (url) await migrateDatabase(url)
  const database = await openDatabase({ url, dir: dataDir })
  try {
    await seedIfEmpty(database, { now: new Date(), random: randomBytes, scale: 1 })
    await database.tx('system', async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      // A month long before the demonstration, without any other row.
      await db.execute(sql`
        insert into audit_log (at, account_id, company_id, client_id, call, result, ids, changes)
        select timestamptz '2024-12-01T00:00:00Z' + make_interval(secs => g), 1, 1, 1, 'offerings.update', 'done',
          jsonb_build_object('clientId', 1, 'offeringId', g), '[{"field":"peopleWanted","before":2,"after":3}]'::jsonb
        from generate_series(1, ${EXPORTED_ROWS}::int) g`)
      await db.execute(sql`analyze audit_log`)
    })
  } finally {
    await database.close()
  }
}

/**
 * Export figure: the activity log of 50,000 rows as CSV from the production server, on the embedded database or on the
 * one of DATABASE_URL: what it adds to its memory, and how long other calls take meanwhile. Every long file is sent by
 * the same `csvInPieces`.
 */
export async function exportsFigure() {
  const startedAt = Date.now()
  const dataDir = temporaryDataDir('exports')
  await fill(dataDir)
  const env = { LIMITS_SCALE: '1000', MARKET_SIMULATOR: 'off' }
  const running = await startConsole(dataDir, env)
  const server = { ...running, cookie: await signInForCookie(running.url, 'company') }
  const { failed, ...measured } = await measure(server, ACTIVITIES)
  const noticed = await selfCheck(server)
  await running.stop()
  return {
    suite: '50,000 rows as CSV',
    database: process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite',
    atMost: { memoryMb: MAX_ADDED_MB, ratio: MAX_SLOWDOWN },
    ...measured,
    selfCheck: noticed,
    failed: failed + noticed.failed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
