/**
 * npm run openapi:diff: what the API document has that the released one has not, and what breaks whoever calls. That
 * fails unless CHANGELOG.md says so under "Not released yet". With --release the present surface is the released one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { routes } from '@/server/app'
import { openapi } from '@/server/http/openapi'
import { compare, surfaceOf } from './surface'

const RELEASED = 'docs/api/released.txt'
const SAID = /^- Breaks callers of the API:/m

const { values } = parseArgs({ options: { release: { type: 'boolean' } } })
const now = surfaceOf(openapi(routes))

function report() {
  const before = existsSync(RELEASED) ? readFileSync(RELEASED, 'utf8').trimEnd().split('\n') : []
  const { added, removed, breaking } = compare(before, now)
  console.log(`${added.length} lines are new, ${removed.length} have gone.`)
  if (breaking.length === 0) return console.log('Nothing breaks whoever calls.')
  console.log(`This breaks whoever calls:\n${breaking.join('\n')}`)
  const unreleased = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)[1] ?? ''
  if (SAID.test(unreleased)) return console.log('CHANGELOG.md says so.')
  console.log('CHANGELOG.md does not: "- Breaks callers of the API: …" under "Not released yet".')
  process.exitCode = 1
}
if (values.release) writeFileSync(RELEASED, `${now.join('\n')}\n`)
else report()
