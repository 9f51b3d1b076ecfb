import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const VERSIONS = '/usr/lib/postgresql'
/** Where Debian keeps the newest tools of PostgreSQL; undefined: they are looked for in PATH. */
function newestTools(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const [newest] = readdirSync(VERSIONS)
    .filter((version) => existsSync(`${VERSIONS}/${version}/bin/pg_dump`))
    .sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : `${VERSIONS}/${newest}/bin`
}

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
  const folder = newestTools()
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
