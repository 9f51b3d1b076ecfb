import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { callApi, signInForCookie } from '../kit/apiCalls'
import { freePort } from '../kit/freePort'
import { median, type Running, startConsole, temporaryDataDir } from '../kit/processes'

const ROWS = 50_000
const ACTIVITIES = '/companies/1/activities/activities.csv?from=2024-12-01&to=2024-12-31'
/** What an export may add to the memory of the server, and how much longer other calls may take meanwhile. */
const MAX_ADDED_MB = 150
const MAX_SLOWDOWN = 1.5
/** Reads of one measurement; an export that ends before them is asked for again. */
const READS = 60
const SAMPLE_MS = 20
/** How many read at once in the self-check, so that the server is busy. */
const CROWD = 12

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

/** Milliseconds of reads, one after the other, while there are more to do. */
async function reads({ url, cookie }: Server, goOn: (count: number) => boolean) {
  const durations: number[] = []
  while (goOn(durations.length)) {
    const path = readPaths[durations.length % readPaths.length] ?? ''
    const from = performance.now()
    const response = await callApi(url, { path, cookie })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    durations.push(performance.now() - from)
  }
  return durations
}
const quietReads = (server: Server) => reads(server, (count) => count < READS)

/** How much longer a read takes while something else goes on, by the medians; before and after it is quiet. */
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
  const isGood = rows === ROWS && memoryMb < MAX_ADDED_MB && reading.ratio <= MAX_SLOWDOWN
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
  const said = () => new Promise((resolve) => child.stdout.once('data', resolve))
  await said()
  const memoryMb = await addedMb(child.pid ?? 0, async () => {
    const answered = said()
    child.stdin.write('\n')
    await answered
    await sleep(SAMPLE_MS * 3)
  })
  child.kill()
  const { ratio } = await slowdown(server, () =>
    Promise.all(Array.from({ length: CROWD }, () => quietReads(server))),
  )
  return { memoryMb, ratio, failed: Number(memoryMb < MAX_ADDED_MB || ratio <= MAX_SLOWDOWN) }
}

/** Fills the database with the rows. */
const fill = (dataDir: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/figures/exportsProgram.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })

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
  const running = await startConsole(dataDir, env, await freePort())
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
