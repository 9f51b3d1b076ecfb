import { existsSync, readdirSync } from 'node:fs'

const VERSIONS = '/usr/lib/postgresql'

/** The folder of the newest version that has the tool, where Debian keeps them; undefined where there is none. */
export function newestPostgresFolder(tool: 'initdb' | 'pg_dump'): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const [newest] = readdirSync(VERSIONS)
    .filter((version) => existsSync(`${VERSIONS}/${version}/bin/${tool}`))
    .sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : `${VERSIONS}/${newest}/bin`
}
