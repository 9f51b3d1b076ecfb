import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from './freePort'
import { newestPostgresFolder } from './postgresTools'

const bin = newestPostgresFolder('initdb')
/** Whether tests can start a PostgreSQL of their own. Where DATABASE_URL is set they must. */
export const hasPostgres = bin !== undefined || process.env['DATABASE_URL'] !== undefined

/** PostgreSQL does not run as root. */
function run(command: string, ...args: string[]) {
  const isRoot = process.getuid?.() === 0
  const [program = '', ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args]
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  return stdout.trim()
}

/** A PostgreSQL server of this test alone, which it may stop and start. */
export async function createCluster() {
  const port = await freePort()
  const dir = run('mktemp', '-d', '/tmp/console-postgres-XXXXXX')
  const data = `${dir}/data`
  run(`${bin}/initdb`, '-D', data, '-U', 'console', '--auth=trust', '--encoding=UTF8', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${dir} -c fsync=off`
  const control = (...args: string[]) => run(`${bin}/pg_ctl`, '-D', data, '-w', ...args)
  const stop = (mode = 'fast') => {
    if (existsSync(`${data}/postmaster.pid`)) control('-m', mode, 'stop')
  }
  return {
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    start: () => control('-l', `${dir}/log`, '-o', options, 'start'),
    /** Does nothing where the server is stopped already. */
    stop,
    remove: () => {
      stop('immediate')
      run('rm', '-rf', dir)
    },
  }
}
