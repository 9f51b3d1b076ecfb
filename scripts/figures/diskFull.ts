import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ENGINE_LIMITS, EmbeddedEngine } from '@/server/db/embedded/engine'
import { MINIMUM_FREE_BYTES, watchDiskSpace } from '@/server/platform/diskSpace'

const ROUNDS = 10
const DISK_MB = 320
const MB = 1024 * 1024
const WRITES = 200
const BACK_WITHIN_MS = 60_000
const clock = () => new Date()

/** How the disk is filled, and what is then written: the log alone, or rows. */
const ways = [
  { name: 'nothing left, the log grows', leaveBytes: 0, padding: "repeat('x', 1000000)" },
  {
    name: '24 MB left, rows grow',
    leaveBytes: 24 * MB,
    padding: 'repeat(md5(random()::text), 30000)',
  },
  { name: 'just below the bound', leaveBytes: MINIMUM_FREE_BYTES - MB, padding: "''" },
] as const
type Way = (typeof ways)[number]

/** A file system of its own; undefined where this process may not mount one. */
function mountDisk() {
  const dir = mkdtempSync(join(tmpdir(), 'console-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dir], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(dir, { recursive: true })
    return undefined
  }
  process.on('exit', () => {
    execFileSync('umount', ['-l', dir], { stdio: 'ignore' })
    rmSync(dir, { recursive: true })
  })
  return dir
}

/** Fills the disk until this many bytes are left, through a file that is removed again. */
function fill(disk: string, leaveBytes: number) {
  const ballast = join(disk, 'ballast')
  const fd = openSync(ballast, 'w')
  const piece = Buffer.alloc(64 * 1024)
  let written = 0
  try {
    for (;;) written += writeSync(fd, piece)
  } catch {
    // No space left on device: that is the aim.
  } finally {
    closeSync(fd)
  }
  execFileSync('truncate', ['-s', String(Math.max(0, written - leaveBytes)), ballast])
  return () => {
    rmSync(ballast)
  }
}

const refusalCodes = new Set<unknown>(['53100', 'ENGINE_AWAY', 'ENGINE_BUSY'])
const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** Writes numbered rows while the disk is full. An answer counts as acknowledged; a refusal must have its code. */
async function writeWhileFull(engine: EmbeddedEngine, round: number, { padding }: Way) {
  const result = { acknowledged: [] as number[], refused: 0, unclear: 0 }
  for (let i = 0; i < WRITES && result.refused < 5; i++) {
    const n = round * 1000 + i
    const sql = padding.startsWith("repeat('x'")
      ? `with log as (select pg_logical_emit_message(true, 'figure', ${padding})) insert into acknowledged select $1 from log`
      : `insert into acknowledged values ($1, ${padding})`
    try {
      await engine.query(sql, [n])
      result.acknowledged.push(n)
    } catch (error) {
      if (refusalCodes.has(codeOf(error))) result.refused += 1
      else result.unclear += 1
    }
  }
  return result
}

/** Milliseconds until a write succeeds again. */
async function backAfter(engine: EmbeddedEngine) {
  const from = Date.now()
  for (;;) {
    try {
      await engine.query('insert into acknowledged values (-1) on conflict do nothing')
      return Date.now() - from
    } catch (error) {
      if (Date.now() - from > BACK_WITHIN_MS) throw error
      await sleep(100)
    }
  }
}

async function countLost(engine: EmbeddedEngine, acknowledged: readonly number[]) {
  const { rows } = await engine.query<{ n: number }>('select n from acknowledged')
  const found = new Set(rows.map(({ n }) => n))
  return acknowledged.filter((n) => !found.has(n)).length
}

async function runRound(engine: EmbeddedEngine, disk: string, round: number) {
  const way = ways[round % ways.length] as Way
  const space = watchDiskSpace(disk, clock)
  const empty = fill(disk, way.leaveBytes)
  const isNoticed = await space.isLow()
  const written = await writeWhileFull(engine, round, way)
  empty()
  const backMs = await backAfter(engine)
  const lost = await countLost(engine, written.acknowledged)
  // What the round has filled is room for the next one.
  await engine.query("update acknowledged set padding = ''")
  await engine.exec('vacuum full acknowledged')
  await engine.exec('checkpoint')
  const isWrong = !isNoticed || written.unclear > 0 || lost > 0
  return { way: way.name, isWrong, backMs, lost, ...written }
}

/** Disk figure: a small file system filled in three ways under the embedded engine; nothing acknowledged is lost. */
export async function diskFullFigure() {
  const suite = 'full disk under the embedded database'
  const disk = mountDisk()
  if (disk === undefined)
    return { suite, failed: 0, skipped: 'this process may not mount a tmpfs: run it as root' }
  const startedAt = Date.now()
  const dir = join(disk, 'data')
  mkdirSync(dir)
  let restarts = 0
  const count = ({ event }: { event?: unknown }) => {
    if (String(event).endsWith('it is started again')) restarts += 1
  }
  const engine = await EmbeddedEngine.open(dir, count, ENGINE_LIMITS)
  await engine.exec(
    "create table acknowledged (n int primary key, padding text not null default '')",
  )
  await engine.exec('alter table acknowledged alter padding set storage external')
  const rounds: Awaited<ReturnType<typeof runRound>>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await runRound(engine, disk, round))
  await engine.close()
  const sum = (valueOf: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + valueOf(round), 0)
  return {
    suite,
    rounds: ROUNDS,
    ways: ways.map(({ name }) => name),
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    refused: sum(({ refused }) => refused),
    lost: sum(({ lost }) => lost),
    restarts,
    failed: rounds.filter(({ isWrong }) => isWrong).length + Number(restarts === 0),
    backAfterMs: { slowest: Math.max(...rounds.map(({ backMs }) => backMs)) },
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
