import type { Files } from './files'
import { namesOf } from './names'

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
/** Path of a call below its store. */
const below = (path: string) => `/clients/{clientId}${path}`
const addToList = (files: Files, path: string) => {
  files.addLine('__tests__/spec/beyond.txt', `GET /app/api/v1${below(path)}`)
}

/**
 * A read of a store in a resource that exists: contract, schema, reference, handler, the list of calls beyond the
 * specification, and a test. `title`: a Japanese noun phrase.
 */
export function newEndpoint(files: Files, resource: string, name: string, title: string): void {
  const { snake } = namesOf(resource)
  const call = namesOf(name)
  const pascal = `${namesOf(resource).pascal}${call.pascal}`
  const path = `/${snake}/${call.snake}`
  const contract = `src/contracts/${resource}`
  const routes = `src/server/modules/${resource}/routes.ts`
  const schemas = `@/contracts/${resource}/schemas`
  files.change(`${contract}/schemas.ts`, /$/, () => schemaOf(pascal))
  files.change(`${contract}/index.ts`, /import type \{/, (match) => `${match} ${pascal},`)
  files.change(
    `${contract}/index.ts`,
    /= resource\('\w+', \{/,
    (match) => match + entryOf(call.camel, below(path), pascal),
  )
  files.change(
    `${contract}/reference.ts`,
    /: ReferenceOf<typeof \w+> = \{/,
    (match) => match + referenceOf(call.camel, title),
  )
  files.change(
    routes,
    new RegExp(`import (type )?\\{(?=[^}]*\\} from '${schemas}')`),
    () => `import { ${pascal},`,
  )
  files.change(
    routes,
    /implement\(\s*\w+,\s*\w+,\s*\{/,
    (match) => match + handlerOf(call.camel, pascal),
  )
  files.add(`__tests__/server/${resource}/${call.camel}.test.ts`, testOf(path, title))
  addToList(files, path)
}

/** A resource with one read, its module, and the places that name every resource. Its table comes next. */
export function newResource(files: Files, resource: string, title: string): void {
  const { camel, pascal, snake } = namesOf(resource)
  const schema = `${pascal}List`
  const contract = `src/contracts/${camel}`
  files.add(`${contract}/schemas.ts`, `import * as z from 'zod/mini'\n${schemaOf(schema)}`)
  files.add(
    `${contract}/index.ts`,
    `import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ${schema} } from './schemas'

/** ${title} of a store. */
export const ${camel} = resource('${camel}', {${entryOf('list', below(`/${snake}`), schema)}
})
`,
  )
  files.add(
    `${contract}/reference.ts`,
    `import type { ReferenceOf } from '@/contracts/reference'
import type { ${camel} } from '.'

/** What the API reference says of \`${camel}\`. */
export const ${camel}Reference: ReferenceOf<typeof ${camel}> = {${referenceOf('list', title)}
}
`,
  )
  files.add(
    `src/server/modules/${camel}/routes.ts`,
    `import { ${camel} as contract } from '@/contracts/${camel}'
import { ${camel}Reference } from '@/contracts/${camel}/reference'
import { ${schema} } from '@/contracts/${camel}/schemas'
import { implement } from '@/server/http/route'

export const ${camel}Routes = implement(contract, ${camel}Reference, {${handlerOf('list', schema)}
})
`,
  )
  files.change(
    'src/server/app.ts',
    /\nexport const routes = \[/,
    (match) =>
      `import { ${camel}Routes } from './modules/${camel}/routes'\n${match}\n  ...${camel}Routes,`,
  )
  files.change(
    'eslint/serverModules.mjs',
    /export const serverModules = \{/,
    (match) => `${match}\n  ${camel}: [],`,
  )
  files.add(`__tests__/server/${camel}/${camel}.test.ts`, testOf(`/${snake}`, title))
  addToList(files, `/${snake}`)
}
