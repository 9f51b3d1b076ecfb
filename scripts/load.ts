// npm run load: how many calls one process of the server answers in a second. Twenty sessions of twenty accounts make
// ten common reads, then common writes, on a PostgreSQL that is started and filled for it.
// -- --against COMMIT measures an older commit in turn with this tree. -- --plans fills that PostgreSQL with a million
// shifts, copies of the demonstration in earlier years, instead, makes every read of the API, and names those that go
// through a large table row by row. -- --embedded takes the embedded database instead of PostgreSQL.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './kit/commandLine'
import { createCluster, hasPostgres } from './kit/postgresCluster'
import { temporaryDataDir } from './kit/processes'
import { median } from './kit/statistics'
import { writes } from './load/calls'
import { measureReads, measureWrite, warmUp, type Figure } from './load/measure'
import { startProgram, type Measured } from './load/program'
import { checkYears } from './load/years'

const HERE = 'here'
const SESSIONS = 20
const ROUNDS = 3
const SECONDS_OF_A_ROUND = 8
const WRITES_OF_A_KIND = 60
/** How many times as large as usual the demonstration is. */
const SCALE = 10

/** Packages that a tree asks for and this one no longer has, with their versions. */
function missingPackages(tree: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.entries(dependencies)
    .filter(([name]) => !existsSync(join('node_modules', name)))
    .map(([name, version]) => `${name}@${version}`)
}

/**
 * The tree of an older commit, which takes the measured program and its packages from this one. Packages that are gone
 * since are installed in the folder above it, where Node looks next.
 */
function checkOut(commit: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'console-load-'))
  const tree = join(dir, 'tree')
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
    execFileSync('git', ['worktree', 'prune'])
  })
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, commit], { stdio: 'pipe' })
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  cpSync('scripts/load', join(tree, 'scripts/load'), { recursive: true })
  const missing = missingPackages(tree)
  if (missing.length > 0)
    execFileSync(
      'npm',
      ['install', '--prefix', dir, '--ignore-scripts', '--no-audit', ...missing],
      {
        stdio: 'pipe',
      },
    )
  return tree
}

/** An own server of PostgreSQL with the roles of an installation. */
async function startPostgres() {
  if (!hasPostgres) throw new Error('PostgreSQLをインストールしてください。')
  const cluster = await createCluster()
  cluster.start()
  process.on('exit', () => {
    cluster.remove()
  })
  cluster.runScript(`create role app_tenant nologin; create role app_system nologin;
    create role load_owner login; create role load_app login;
    grant app_tenant, app_system to load_owner, load_app;`)
  return cluster
}
type Cluster = Awaited<ReturnType<typeof startPostgres>>

const rounded = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)))
const lineOf = (label: string, { name, calls, refused, ...figures }: Figure) =>
  `${label}\t${name}\t${calls} calls\t${refused} refused\t${Object.entries(figures)
    .map(([figure, value]) => `${figure} ${rounded(value)}`)
    .join('\t')}`

async function measureAll(programs: readonly Measured[]) {
  for (const program of programs) await warmUp(program)
  const found = programs.map(({ label }) => ({ label, perSecond: [] as number[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, program] of programs.entries()) {
      const figure = await measureReads(program, SECONDS_OF_A_ROUND)
      console.log(lineOf(program.label, figure))
      found[index]?.perSecond.push(figure.perSecond)
    }
  for (const write of writes)
    for (const program of programs) {
      const { figure, faults } = await measureWrite(program, write, WRITES_OF_A_KIND)
      console.log(lineOf(program.label, figure))
      for (const fault of new Set(faults)) console.log(`    ${fault}`)
    }
  const [current = Number.NaN, before] = found.map(({ perSecond }) => median(perSecond))
  console.log(`reads per second, median: ${rounded(current)}`)
  if (before !== undefined)
    console.log(`before: ${rounded(before)}, ratio: ${(current / before).toFixed(2)}`)
}

const LOOK_AGAIN_MS = 500
/**
 * Waits for the background jobs, whose statements would count as those of the reads: a program first checks each offer
 * of the demonstration.
 */
async function whenJobsAreDone({ ask }: Measured) {
  const due = `select from jobs where done_at is null and failed_at is null and run_at <= now()`
  while (((await ask({ kind: 'rows', sql: due })) as unknown[]).length > 0)
    await sleep(LOOK_AGAIN_MS)
}

/** The program of a tree, on an embedded database of its own. */
async function startEmbedded(label: string, cwd: string): Promise<Measured> {
  const env = { DEMO_SCALE: String(SCALE), DATA_DIR: temporaryDataDir('load') }
  const program = await startProgram(label, { cwd, env, sessions: SESSIONS })
  await whenJobsAreDone(program)
  await program.ask({ kind: 'rows', sql: 'analyze' })
  return program
}

/** The program of a tree, on a database of its own in PostgreSQL. */
async function startOn(cluster: Cluster, label: string, cwd: string): Promise<Measured> {
  // A label may be any name of a commit.
  const name = label === HERE ? 'load_here' : 'load_before'
  const urlOf = (role: string) =>
    cluster.url.replace('//console@', `//${role}@`).replace(/\/postgres$/, `/${name}`)
  cluster.runScript(`create database ${name} owner load_owner`)
  const env = {
    DEMO_SCALE: String(SCALE),
    LOAD_OWNER_URL: urlOf('load_owner'),
    DATABASE_URL: urlOf('load_app'),
  }
  const program = await startProgram(label, { cwd, env, sessions: SESSIONS })
  await whenJobsAreDone(program)
  // What autovacuum does in a minute or two: without it the first rounds would run by plans for empty tables.
  cluster.runScript(`\\connect ${name}\nvacuum analyze`)
  return program
}

async function run() {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      plans: { type: 'boolean' },
      embedded: { type: 'boolean', default: false },
    },
  })
  if (values.plans) {
    const { url } = await startPostgres()
    process.exitCode = (await checkYears(url, SCALE)) ? 0 : 1
    return
  }
  const cluster = values.embedded ? undefined : await startPostgres()
  const start = (label: string, cwd: string) =>
    cluster ? startOn(cluster, label, cwd) : startEmbedded(label, cwd)
  const programs: Measured[] = []
  try {
    programs.push(await start(HERE, process.cwd()))
    if (values.against !== undefined)
      programs.push(await start(values.against, checkOut(values.against)))
    await measureAll(programs)
  } finally {
    // Programs that run keep this process alive.
    for (const program of programs) program.stop()
  }
}
runCommand(run)
