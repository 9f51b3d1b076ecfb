import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { freePort } from './freePort'

const VERSIONS_FOLDER = '/usr/lib/postgresql'

/** The folder of the newest version that has the tool, where Debian keeps them; undefined where there is none. */
export function newestPostgresFolder(tool: 'initdb' | 'pg_dump'): string | undefined {
  if (!existsSync(VERSIONS_FOLDER)) return undefined
  const [newest] = readdirSync(VERSIONS_FOLDER)
    .filter((version) => existsSync(`${VERSIONS_FOLDER}/${version}/bin/${tool}`))
    .sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : `${VERSIONS_FOLDER}/${newest}/bin`
}

const bin = newestPostgresFolder('initdb')
/** Whether tests can start a PostgreSQL of their own. Where DATABASE_URL is set they must. */
export const hasPostgres = bin !== undefined || process.env['DATABASE_URL'] !== undefined

/** PostgreSQL does not run as root. */
const asItsUser = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, [...args]]
function run(command: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(...asItsUser(command, args), {
    cwd: '/',
    encoding: 'utf8',
    input,
    stdio: [input === '' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  return stdout.trim()
}
/** `run` without blocking this process, because the command may have to connect to it. */
async function runBeside(command: string, args: readonly string[]) {
  const child = spawn(...asItsUser(command, args), { cwd: '/', stdio: 'ignore' })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`${command}: ${status}`)
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The server in `dir`, which listens on `port` once it is started. */
function clusterIn(dir: string, port: number) {
  const data = `${dir}/data`
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${dir} -c fsync=off`
  const control = (...args: string[]) => run(`${bin}/pg_ctl`, ['-D', data, '-w', ...args])
  const pidFile = `${data}/postmaster.pid`
  const postmaster = () => {
    const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8')) : 0
    return pid > 0 && isAlive(pid) ? pid : undefined
  }
  const stop = (mode = 'fast') => {
    if (postmaster() !== undefined) control('-m', mode, 'stop')
  }
  /** Sends a signal to every process of the server: its host fails, hangs, or goes on. */
  const signalAll = (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    const pid = postmaster()
    if (pid === undefined) return
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    for (const each of [pid, ...stdout.split('\n').map(Number).filter(Boolean)])
      if (isAlive(each)) process.kill(each, signal)
  }
  return {
    port,
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    start: () => control('-l', `${dir}/log`, '-o', options, 'start'),
    /** Does nothing where the server is stopped already. */
    stop,
    signalAll,
    promote: () => runBeside(`${bin}/pg_ctl`, ['-D', data, '-w', 'promote']),
    /** Runs a script of psql as the superuser. */
    runScript: (script: string) =>
      run(`${bin}/psql`, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', clusterUrl(port)], script),
    remove: () => {
      signalAll('SIGKILL')
      run('rm', ['-rf', dir])
    },
  }
}
export type Cluster = ReturnType<typeof clusterIn>
const clusterUrl = (port: number) => `postgres://console@127.0.0.1:${port}/postgres`
const makeFolder = () => run('mktemp', ['-d', '/tmp/console-postgres-XXXXXX'])

/** A PostgreSQL server for its caller alone, which may stop and start it. */
export async function createCluster() {
  const port = await freePort()
  const dir = makeFolder()
  run(
    `${bin}/initdb`,
    '-U console --auth=trust --encoding=UTF8 --no-sync -D'.split(' ').concat(`${dir}/data`),
  )
  return clusterIn(dir, port)
}

/**
 * Starts a standby of the server on `primaryPort` of this machine. `name`: the name by which the primary knows it.
 */
export async function createStandby(primaryPort: number, name: string) {
  const port = await freePort()
  const dir = makeFolder()
  const source = `host=127.0.0.1 port=${primaryPort} user=console application_name=${name}`
  await runBeside(
    `${bin}/pg_basebackup`,
    '--write-recovery-conf --checkpoint=fast --no-sync -D'
      .split(' ')
      .concat(`${dir}/data`, '-d', source),
  )
  const standby = clusterIn(dir, port)
  standby.start()
  return standby
}
