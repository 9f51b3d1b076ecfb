import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from './freePort'
import { type Running, start } from './processes'

/** Prism is not among the dependencies (ADR 40): npm fetches it at the first use and keeps it in its cache. */
const PRISM_PACKAGE = '@stoplight/prism-cli@5.14.2'
const OPENAPI_FILE = '.openapi/openapi.json'

const prismPath = () =>
  execFileSync('npm', ['exec', '--yes', `--package=${PRISM_PACKAGE}`, '-c', 'command -v prism'], {
    encoding: 'utf8',
  }).trim()

/** Writes the API document that Prism reads. */
export const writeDocument = () =>
  execFileSync('npm', ['run', 'openapi', '--', '--out', OPENAPI_FILE])

/**
 * Starts Prism on the document that `npm run openapi:lint` or `writeDocument` has written. `args`: `['mock']`, or
 * `['proxy', …]` with the URL behind it after the document.
 */
export async function startPrism(
  [command, ...args]: [command: 'mock' | 'proxy', ...args: string[]],
  port?: number,
): Promise<Running> {
  if (!existsSync(OPENAPI_FILE)) writeDocument()
  const free = port ?? (await freePort())
  return start(
    [prismPath(), command, OPENAPI_FILE, ...args, '--host', 'localhost', '--port', String(free)],
    { port: free, path: '/api/version-key', timeout: 60_000 },
  )
}
