/**
 * npm run openapi:examples: asks the demonstration for one answer to every call, and keeps them with the bodies as the
 * examples of the API document. `-- --check` writes nothing and names the calls whose example is another one now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { methodOf, pathOf } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import type { Route } from '@/server/http/route'
import { urlFor, type Ids } from '@tests/figures/kit'
import { runCommand } from '../kit/commandLine'
import { askers, type Demo } from './asking'
import { exampleBody, remember } from './bodies'
import { ofDemo, openDemo } from './demo'
import { isPrepared, prepared } from './preparations'

const EXAMPLES_FILE = 'src/server/http/openapi/examples.json'
const MAX_ITEMS = 2

const lineOf = ({ endpoint }: Route) => `${methodOf(endpoint)} ${pathOf(endpoint)}`
const isJson = (route: Route) => route.response !== undefined
const reads = routes.filter((route) => methodOf(route.endpoint) === 'GET' && isJson(route))
const writes = routes.filter((route) => methodOf(route.endpoint) !== 'GET')
type Question = { ids: Ids; body?: unknown; accountId?: number | undefined }

/** The first answer that is not a refusal, otherwise the refusal of the first account. */
async function ask(demo: Demo, route: Route, { ids, body, accountId }: Question) {
  const url = ofDemo(urlFor(route.endpoint, ids))
  let refusal: string | undefined
  for (const person of await askers(demo, accountId)) {
    const answer = await person.call(methodOf(route.endpoint), url, body)
    const text = await answer.text()
    if (answer.ok) return isJson(route) ? (JSON.parse(text) as unknown) : undefined
    refusal ??= `${answer.status} ${text}`
  }
  // A write without an answer has its body as the example, which needs no state.
  const isMissed = isJson(route)
  console.log(
    `${route.name}: ${isMissed ? 'no example of the answer (see preparations.ts)' : 'fine without, as it answers nothing'}, ${refusal}`,
  )
  return undefined
}

/** The same value with at most two items in each list: enough to show that it is a list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

type Examples = Record<string, { body?: unknown; response?: unknown }>
/** The calls that had an answer in the file before and no longer have one. */
const lostIn = (before: Examples, now: Examples) =>
  routes
    .map(lineOf)
    .filter((line) => before[line]?.response !== undefined && now[line]?.response === undefined)

const laidOver = (body: unknown, fields?: Record<string, unknown>) =>
  fields ? { ...(body as object), ...fields } : body

async function recordAll(): Promise<Examples> {
  const demo = await openDemo()
  const examples: Examples = {}
  for (const route of reads) {
    const { operation } = route.endpoint
    const ids = demo.idsFor(route)
    const before = await prepared(demo, operation, ids)
    const response = await ask(demo, route, {
      ...before,
      ids: { ...ids, ...before.ids },
      body: undefined,
    })
    remember(route, response)
    if (isPrepared(operation)) await demo.reset()
    if (response !== undefined) examples[lineOf(route)] = { response: shortened(response) }
  }
  for (const route of writes) {
    const ids = demo.idsFor(route)
    const before = await prepared(demo, route.endpoint.operation, ids)
    const body = ofDemo(laidOver(exampleBody(route, ids), before.body))
    const response = await ask(demo, route, { ...before, ids: { ...ids, ...before.ids }, body })
    if (body !== undefined || response !== undefined)
      examples[lineOf(route)] = {
        ...(body !== undefined && { body: shortened(body) }),
        ...(response !== undefined && { response: shortened(response) }),
      }
    await demo.reset()
  }
  return examples
}

/** The text of the file: one call a line. */
const fileOf = (examples: Examples) => {
  const lines = Object.entries(examples)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, example]) => `${JSON.stringify(name)}: ${JSON.stringify(example)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

async function run() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const examples = await recordAll()
  const before = readFileSync(EXAMPLES_FILE, 'utf8')
  const lost = lostIn(JSON.parse(before) as Examples, examples)
  if (lost.length > 0)
    throw new Error(
      `Nothing is written. These calls had an answer and were refused now:\n${lost.join('\n')}\nscripts/examples/preparations.ts brings the demonstration into the state that they need.`,
    )
  const now = fileOf(examples)
  if (!values.check) {
    writeFileSync(EXAMPLES_FILE, now)
    console.log(`${EXAMPLES_FILE}: ${Object.keys(examples).length} calls`)
  } else if (now !== before) {
    const linesBefore = new Set(before.split('\n'))
    const changed = now.split('\n').filter((line) => !linesBefore.has(line))
    throw new Error(
      `The demonstration answers otherwise now: run npm run openapi:examples.\n${changed.join('\n')}`,
    )
  }
}
runCommand(run)
