import { spawnSync } from 'node:child_process'
import { newestPostgresFolder } from '../kit/postgresTools'

/** The address without its password, which every user of the machine could read in the list of processes. */
function withoutPassword(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, environment: password === '' ? {} : { PGPASSWORD: password } }
}

/**
 * Runs a tool of PostgreSQL on the database at `url`. It must be as new as the server. Throws with what the tool said.
 */
export function runTool(tool: 'pg_dump' | 'pg_restore', url: string, parameters: string[]): void {
  // undefined: the tool is looked for in PATH.
  const folder = newestPostgresFolder('pg_dump')
  const { address, environment } = withoutPassword(url)
  const { status, stderr, error } = spawnSync(
    folder === undefined ? tool : `${folder}/${tool}`,
    [`--dbname=${address}`, ...parameters],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    },
  )
  if (error) throw new Error(`${tool} を実行できません: ${error.message}`)
  if (status !== 0) throw new Error(`${tool} が失敗しました。\n${stderr.trim()}`)
}
