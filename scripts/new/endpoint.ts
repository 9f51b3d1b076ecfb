import { existsSync } from 'node:fs'
import { type Field, namesOf, singularOf } from './fields'
import type { Files } from './files'
import { describeFields, listCalls, mockCall, requireTexts, showTables } from './registries'

const schemaOf = (pascal: string, fields: readonly Field[]) => `
export const ${pascal} = z.object({ ${fields.map(({ name, schema, answerSchema = schema }) => `${name}: ${answerSchema}`).join(', ')} })
export type ${pascal} = z.infer<typeof ${pascal}>
`
const entryOf = (name: string, path: string, pascal: string) => `
  ${name}: endpoint('GET ${path}', {
    response: json<${pascal}>(),
    permission: 'store.read',
  }),`
const referenceOf = (name: string, title: string, sentence: string) => `
  ${name}: { summary: '${title}', description: '${sentence}' },`
const samplesOf = (fields: readonly Field[]) =>
  `{ ${fields.map(({ name, sample }) => `${name}: ${sample}`).join(', ')} }`
const handlerOf = (name: string, pascal: string, fields: readonly Field[]) => `
  ${name}: { response: ${pascal}, run: async () => (${samplesOf(fields)}) },`

const testOf = (
  path: string,
  title: string,
  fields: readonly Field[],
) => `import { callStore, prepareStore } from '@tests/kit/serverKit'

beforeEach(() => prepareStore())

test('${title}は、自分の店舗だけに答える', async () => {
  expect(await callStore('manager', 'GET', '${path}')).toEqual({ status: 200, body: ${samplesOf(fields)} })
  expect(await callStore('other', 'GET', '${path}')).toMatchObject({ status: 404 })
})
`
/** Finds the end of the top-level object that begins with this text. */
const endOf = (beginning: string) => new RegExp(`(?<=${beginning}[^]*?)\\n\\}(?=[)\\n])`)

/**
 * A read of a store in a resource that exists: contract, schema, reference, handler, mock, the list of calls beyond the
 * specification, and a test. `title`: a Japanese noun phrase. `sentence`: what it answers, in English. `fields`: those
 * of its answer. `path`: below the store. `shows`: tables of other resources that it reads.
 */
export function newEndpoint(
  files: Files,
  [resource, name]: readonly [string, string],
  [title, sentence]: readonly [string, string],
  {
    fields,
    path = `/${namesOf(resource).snake}/${namesOf(name).snake}`,
    shows = [],
  }: { fields: readonly Field[]; path?: string | undefined; shows?: readonly string[] },
): void {
  if (!existsSync(`src/contracts/${resource}/schemas.ts`))
    throw new Error(
      `${resource} is no folder of src/contracts with a resource of the same name: take one, and give the path.`,
    )
  requireTexts(path)
  const call = namesOf(name)
  const one = resource.endsWith('s') ? singularOf(resource) : namesOf(resource).pascal
  const schema = `${one}${call.pascal}`
  const contract = `src/contracts/${resource}`
  const routes = `src/server/modules/${resource}/routes.ts`
  const below = `/clients/{clientId}${path}`
  const addEntry = (file: string, beginning: string, entry: string) =>
    files.change(file, endOf(beginning), (match) => entry + match)
  files.change(`${contract}/schemas.ts`, /$/, () => schemaOf(schema, fields))
  const imported = fields.flatMap(({ schemaImport }) => schemaImport ?? [])
  if (imported.length > 0)
    files.importNames(`${contract}/schemas.ts`, '@/contracts/common/schemas', imported)
  files.importNames(`${contract}/index.ts`, './schemas', [schema])
  addEntry(
    `${contract}/index.ts`,
    `= resource\\('${resource}', \\{`,
    entryOf(call.camel, below, schema),
  )
  addEntry(
    `src/server/modules/${resource}/reference.ts`,
    `ReferenceOf<typeof ${resource}> = \\{`,
    referenceOf(call.camel, title, sentence),
  )
  files.importNames(routes, `@/contracts/${resource}/schemas`, [schema])
  addEntry(
    routes,
    `implement\\(\\s*\\w+,\\s*${resource}Reference,\\s*\\{`,
    handlerOf(call.camel, schema, fields),
  )
  describeFields(files, resource, fields)
  showTables(files, resource, shows)
  mockCall(files, resource, call.camel, schema)
  listCalls(files, [`GET ${below}`])
  // The id that each row of the fixture has in store 11.
  const samplePath = path.replace(/\{\w+\}/g, '11')
  files.add(`__tests__/server/${resource}/${call.camel}.test.ts`, testOf(samplePath, title, fields))
}
