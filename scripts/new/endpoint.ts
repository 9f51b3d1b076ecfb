import type { Files } from './files'
import { namesOf, singularOf } from './names'
import { describeParameters, listCalls, mockCall } from './registries'

const schemaOf = (pascal: string) => `
/** What the call answers: replace it by what the screen shows. */
export const ${pascal} = z.object({ clientId: z.int() })
export type ${pascal} = z.infer<typeof ${pascal}>
`
const entryOf = (name: string, path: string, pascal: string) => `
  ${name}: endpoint('GET ${path}', {
    response: json<${pascal}>(),
    permission: 'store.read',
  }),`
const referenceOf = (name: string, title: string) => `
  ${name}: { summary: '${title}', description: 'Answers the store that was asked for.' },`
const handlerOf = (name: string, pascal: string) => `
  ${name}: { response: ${pascal}, run: async ({ scope }) => ({ clientId: scope.clientId }) },`

const testOf = (
  path: string,
  title: string,
) => `import { callStore, prepareStore } from '@tests/kit/serverKit'

beforeEach(() => prepareStore())

test('${title}は、自分の店舗だけに答える', async () => {
  expect(await callStore('manager', 'GET', '${path}')).toEqual({ status: 200, body: { clientId: 11 } })
  expect(await callStore('other', 'GET', '${path}')).toMatchObject({ status: 404 })
})
`
/** The end of the object that begins so, when it stands at the left margin. */
const endOf = (beginning: string) => new RegExp(`(?<=${beginning}[^]*?)\\n\\}(?=[)\\n])`)

/**
 * A read of a store in a resource that exists: contract, schema, reference, handler, mock, the list of calls beyond the
 * specification, and a test. `title`: a Japanese noun phrase. `path`: below the store.
 */
export function newEndpoint(
  files: Files,
  [resource, name]: readonly [string, string],
  title: string,
  path = `/${namesOf(resource).snake}/${namesOf(name).snake}`,
): void {
  const call = namesOf(name)
  const one = resource.endsWith('s') ? singularOf(resource) : namesOf(resource).pascal
  const schema = `${one}${call.pascal}`
  const contract = `src/contracts/${resource}`
  const routes = `src/server/modules/${resource}/routes.ts`
  const below = `/clients/{clientId}${path}`
  const addEntry = (file: string, beginning: string, entry: string) =>
    files.change(file, endOf(beginning), (match) => entry + match)
  files.change(`${contract}/schemas.ts`, /$/, () => schemaOf(schema))
  files.importNames(`${contract}/index.ts`, './schemas', [schema])
  addEntry(
    `${contract}/index.ts`,
    `= resource\\('${resource}', \\{`,
    entryOf(call.camel, below, schema),
  )
  addEntry(
    `src/server/modules/${resource}/reference.ts`,
    `ReferenceOf<typeof ${resource}> = \\{`,
    referenceOf(call.camel, title),
  )
  files.importNames(routes, `@/contracts/${resource}/schemas`, [schema])
  addEntry(
    routes,
    `implement\\(\\s*\\w+,\\s*${resource}Reference,\\s*\\{`,
    handlerOf(call.camel, schema),
  )
  mockCall(files, resource, call.camel, schema)
  describeParameters(files, path, title)
  listCalls(files, [`GET ${below}`])
  // The id that each row of the fixture has in store 11.
  const address = path.replace(/\{\w+\}/g, '11')
  files.add(`__tests__/server/${resource}/${call.camel}.test.ts`, testOf(address, title))
}
