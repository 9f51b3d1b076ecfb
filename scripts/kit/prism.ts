import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from './freePort'
import { type Running, start } from './processes'

/** Not among the dependencies (ADR 40): npm fetches it at the first use and keeps it in its cache. */
const PRISM = '@stoplight/prism-cli@5.14.2'
const OPENAPI = '.openapi/openapi.json'

const prismPath = () =>
  execFileSync('npm', ['exec', '--yes', `--package=${PRISM}`, '-c', 'command -v prism'], {
    encoding: 'utf8',
  }).trim()

export const writeDocument = () => execFileSync('npm', ['run', 'openapi', '--', '--out', OPENAPI])

/**
 * Starts Prism on the document that `npm run openapi:lint` or `writeDocument` has written. `args`: `['mock']`, or
 * `['proxy', …]` with the address behind it after the document.
 */
export async function startPrism(
  [command, ...args]: [command: 'mock' | 'proxy', ...args: string[]],
  port?: number,
): Promise<Running> {
  if (!existsSync(OPENAPI)) writeDocument()
  const free = port ?? (await freePort())
  return start(
    [prismPath(), command, OPENAPI, ...args, '--host', 'localhost', '--port', String(free)],
    { port: free, path: '/api/version-key', timeout: 60_000 },
  )
}
