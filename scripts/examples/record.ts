/**
 * npm run openapi:examples: asks the demonstration for one answer to every call, and keeps them with the bodies as the
 * examples of the API document.
 */
import { writeFileSync } from 'node:fs'
import { methodOf, pathOf } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import type { Route } from '@/server/http/route'
import { urlFor } from '@tests/figures/kit'
import { exampleBody, remember } from './bodies'
import { shortened } from './shortened'
import { ofDemo, openDemo } from './world'

const FILE = 'src/server/http/openapi/examples.json'

const lineOf = ({ endpoint }: Route) => `${methodOf(endpoint)} ${pathOf(endpoint)}`
const isJson = (route: Route) => route.response !== undefined
const reads = routes.filter((route) => methodOf(route.endpoint) === 'GET' && isJson(route))
const writes = routes.filter((route) => methodOf(route.endpoint) !== 'GET')
type Demo = Awaited<ReturnType<typeof openDemo>>

/** The first answer that is no refusal; what the first person was told otherwise. */
async function ask({ people, idsFor }: Demo, route: Route, body: unknown) {
  const url = ofDemo(urlFor(route.endpoint, idsFor(route)))
  let refusal: string | undefined
  for (const person of await people()) {
    const answer = await person.call(methodOf(route.endpoint), url, body)
    const text = await answer.text()
    if (answer.ok) return isJson(route) ? (JSON.parse(text) as unknown) : undefined
    refusal ??= `${answer.status} ${text}`
  }
  console.log(`${route.name}: ${refusal}`)
  return undefined
}

async function record() {
  const demo = await openDemo()
  const examples: Record<string, { body?: unknown; response?: unknown }> = {}
  for (const route of reads) {
    const response = await ask(demo, route, undefined)
    remember(route, response)
    if (response !== undefined) examples[lineOf(route)] = { response: shortened(response) }
  }
  for (const route of writes) {
    const body = ofDemo(exampleBody(route, demo.idsFor(route)))
    const response = await ask(demo, route, body)
    if (body !== undefined || response !== undefined)
      examples[lineOf(route)] = {
        ...(body !== undefined && { body: shortened(body) }),
        ...(response !== undefined && { response: shortened(response) }),
      }
    await demo.reset()
  }
  const lines = Object.entries(examples)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, example]) => `${JSON.stringify(name)}: ${JSON.stringify(example)}`)
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${FILE}: ${lines.length} calls`)
}
record().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
