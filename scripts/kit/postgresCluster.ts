import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { freePort } from './freePort'
import { newestPostgresFolder } from './postgresTools'

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
  return {
    port,
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    start: () => control('-l', `${dir}/log`, '-o', options, 'start'),
    /** Does nothing where the server is stopped already. */
    stop,
    remove: () => {
      stop('immediate')
      run('rm', ['-rf', dir])
    },
  }
}

/** A PostgreSQL server of its caller alone, which it may stop and start. */
export async function createCluster() {
  const port = await freePort()
  const dir = run('mktemp', ['-d', '/tmp/console-postgres-XXXXXX'])
  run(
    `${bin}/initdb`,
    '-U console --auth=trust --encoding=UTF8 --no-sync -D'.split(' ').concat(`${dir}/data`),
  )
  return clusterIn(dir, port)
}
