// npm run load: how many calls one process of the server answers in a second. Twenty sessions of twenty accounts make
// ten common reads, then common writes. PostgreSQL is started for it where it is installed.
// With --plans or --exactness it fills that PostgreSQL with --shifts 1000000 of eight years instead: --plans makes
// every read of the API and names those that go through a large table row by row; --exactness takes last seats and
// runs jobs in two and four processes.
// Options: -- --against COMMIT measures an older commit in turn with this tree; --embedded takes the embedded database;
// --seconds 8 of reads in each round; --rounds 3; --sessions 20; --scale 10 of the demonstration; --statements prints
// every statement of a call.
// Statistics are gathered before the rounds. The processor time of a call is that of the program (cpuMsPerCall), of its
// PostgreSQL (databaseMsPerCall) and of the caller: they share the processors.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { runCommand } from './kit/commandLine'
import { createCluster, hasPostgres } from './kit/postgresCluster'
import { median, temporaryDataDir } from './kit/processes'
import { writes } from './load/calls'
import {
  measureReads,
  measureWrite,
  statementsOfReads,
  type Figure,
  type Taken,
} from './load/measure'
import { startProgram, type Measured } from './load/program'
import { checkYears } from './load/years'

const WRITES_OF_A_KIND = 60

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
  const cluster = await createCluster()
  cluster.start()
  process.on('exit', () => {
    cluster.remove()
  })
  const urlOf = (database: string, role = 'console') =>
    cluster.url.replace('//console@', `//${role}@`).replace(/\/postgres$/, `/${database}`)
  const onCluster = async (text: string, database = 'postgres') => {
    const client = new Client(urlOf(database))
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await onCluster(`create role app_tenant nologin; create role app_system nologin;
    create role load_owner login; create role load_app login;
    grant app_tenant, app_system to load_owner, load_app`)
  return {
    superuserUrl: cluster.url,
    /** Makes a database; its addresses for the owner and for the server. */
    createDatabase: async (name: string) => {
      await onCluster(`create database ${name} owner load_owner`)
      return { LOAD_OWNER_URL: urlOf(name, 'load_owner'), DATABASE_URL: urlOf(name, 'load_app') }
    },
    /** What autovacuum does in a minute or two: without it the first rounds would run by plans for empty tables. */
    analyse: (name: string) => onCluster('vacuum analyze', name),
    databaseMs: cluster.processorMs,
  }
}

const rounded = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)))
const lineOf = (label: string, { name, calls, refused, ...figures }: Figure) =>
  `${label}\t${name}\t${calls} calls\t${refused} refused\t${Object.entries(figures)
    .filter(([, value]) => Number.isFinite(value))
    .map(([figure, value]) => `${figure} ${rounded(value)}`)
    .join('\t')}`

function printStatements(label: string, taken: readonly Taken[], isLong: boolean) {
  for (const { name, status, statements } of taken) {
    console.log(`${label}\t${name}\t${status}\t${statements.length} statements`)
    if (isLong)
      for (const text of statements) console.log(`    ${text.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
}

async function measureAll(
  programs: readonly Measured[],
  { rounds, seconds, isLong }: { rounds: number; seconds: number; isLong: boolean },
) {
  for (const program of programs) {
    printStatements(program.label, await statementsOfReads(program), isLong)
    await measureReads(program, seconds / 2)
  }
  const found: { label: string; figure: Figure }[] = []
  for (let round = 0; round < rounds; round++)
    for (const program of programs) {
      const figure = await measureReads(program, seconds)
      console.log(lineOf(program.label, figure))
      found.push({ label: program.label, figure })
    }
  for (const write of writes)
    for (const program of programs) {
      const { figure, faults, first } = await measureWrite(program, write, WRITES_OF_A_KIND)
      console.log(lineOf(program.label, figure))
      if (isLong)
        printStatements(program.label, [{ name: write.name, status: 0, statements: first }], true)
      for (const fault of new Set(faults)) console.log(`    ${fault}`)
    }
  const medians = programs.map(({ label }) =>
    median(found.filter((it) => it.label === label).map(({ figure }) => figure.perSecond)),
  )
  const [here = Number.NaN, before] = medians
  console.log(`reads per second, median: ${medians.map(rounded).join(' and ')}`)
  if (before !== undefined) console.log(`ratio: ${(here / before).toFixed(2)}`)
}

function optionsOf() {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      embedded: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      sessions: { type: 'string', default: '20' },
      scale: { type: 'string', default: '10' },
      statements: { type: 'boolean', default: false },
      plans: { type: 'boolean', default: false },
      exactness: { type: 'boolean', default: false },
      shifts: { type: 'string', default: '1000000' },
    },
  })
  return values
}
type Options = ReturnType<typeof optionsOf>
type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** The programs of this tree and of the commit to compare with, each on a database of its own. */
async function startPrograms(
  { against, sessions, scale }: Options,
  postgres: Postgres | undefined,
): Promise<Measured[]> {
  const trees = [{ label: 'here', cwd: process.cwd() }]
  if (against !== undefined) trees.push({ label: against, cwd: checkOut(against) })
  const programs: Measured[] = []
  const databaseMs = postgres?.databaseMs ?? (() => Number.NaN)
  try {
    for (const [index, { label, cwd }] of trees.entries()) {
      const name = `load_${index}`
      const database = (await postgres?.createDatabase(name)) ?? {
        DATA_DIR: temporaryDataDir(`load-${index}`),
      }
      const env = { DEMO_SCALE: scale, ...database }
      const started = { cwd, sessions: Number(sessions), env, databaseMs }
      const program = await startProgram(label, started)
      programs.push(program)
      if (postgres) await postgres.analyse(name)
      else await program.ask({ kind: 'rows', sql: 'analyze' })
    }
    return programs
  } catch (error) {
    // Programs that run keep this process alive.
    for (const program of programs) program.stop()
    throw error
  }
}

async function run() {
  const options = optionsOf()
  const { plans, exactness, shifts } = options
  const postgres = options.embedded || !hasPostgres ? undefined : await startPostgres()
  if (plans || exactness) {
    if (!postgres) throw new Error('PostgreSQLをインストールしてください。')
    const asked = { shifts: Number(shifts), isExactness: exactness }
    process.exitCode = (await checkYears(postgres.superuserUrl, asked)) ? 0 : 1
    return
  }
  const programs = await startPrograms(options, postgres)
  console.log(postgres ? 'PostgreSQL' : 'embedded database')
  try {
    await measureAll(programs, {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      isLong: options.statements,
    })
  } finally {
    for (const program of programs) program.stop()
  }
}
runCommand(run)
