import { type Field, namesOf, routesNameOf, singularOf } from './fields'
import { type Files, sorted } from './files'
import { describeFields, listCalls, mockResource, registerResource } from './registries'

const SCHEMA_FOLDER = 'src/server/db/schema'

const tableOf = (resource: string, sentence: string, fields: readonly Field[]) => {
  const checks = fields.flatMap(({ name, check }) => (check ? [check(name)] : []))
  const imported = (from: Field['columnImport']) =>
    fields
      .filter(({ columnImport }) => columnImport === from)
      .map(({ column }) => column.slice(0, -2))
  const fromDrizzle = ['index', 'pgTable', ...imported('drizzle')]
  const fromColumns = [
    ...['id', 'instant', 'ofClient', 'ref'],
    ...imported('columns'),
    ...(checks.length > 0 ? ['atLeast'] : []),
  ]
  const listed = (names: readonly string[]) => sorted(names).join(', ')
  return `import { ${listed(fromDrizzle)} } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { ${listed(fromColumns)} } from './columns'

/** ${sentence} */
export const ${resource} = pgTable(
  '${namesOf(resource).snake}',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    ${fields.map(({ name, column, isNullable }) => `${name}: ${column}${isNullable ? '' : '.notNull()'},`).join('\n    ')}
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.clientId), ...ofClient(t)${checks.map((check) => `, ${check}`).join('')}],
)
`
}

/** The table of a store, a row for each store of the fixture, and its removal where tests begin without rows. */
function addTable(
  files: Files,
  resource: string,
  sentence: string,
  fields: readonly Field[],
): void {
  files.add(`${SCHEMA_FOLDER}/${resource}.ts`, tableOf(resource, sentence, fields))
  files.addLine(`${SCHEMA_FOLDER}/index.ts`, `export * from './${resource}'`)
  const rows = '__tests__/fixtures/settingRows.ts'
  files.importNames(rows, '@/server/db/schema', [resource])
  files.change(
    rows,
    // The end of the function for stores: that for companies is below it.
    /(?<=function addSettingRows\([^]*?)\n\}(?=\n)/,
    (match) => `
  await db.insert(${resource}).values({
    id: clientId,
    clientId,
    ${fields.map(({ name, rowValue }) => `${name}: ${rowValue(name)},`).join('\n    ')}
    createdAt,
  })${match}`,
  )
  const kit = '__tests__/kit/serverKit.ts'
  files.importNames(kit, '@/server/db/schema', [resource])
  files.insertAfter(kit, 'for (const table of [', `\n      ${resource},`)
}

const importLine = (names: readonly string[], from: string) =>
  names.length === 0 ? '' : `import { ${sorted(names).join(', ')} } from '${from}'\n`

const schemasOf = (pascal: string, singular: string, fields: readonly Field[]) => `${importLine(
  ['id', ...fields.flatMap(({ schemaImport }) => schemaImport ?? [])],
  '@/contracts/common/schemas',
).replace(/^/, "import * as z from 'zod/mini'\n")}
export const ${singular}Input = z.object({
  ${fields.map(({ name, schema }) => `${name}: ${schema},`).join('\n  ')}
})
export type ${singular}Input = z.infer<typeof ${singular}Input>

export const ${singular} = z.extend(${singular}Input, { id })
export type ${singular} = z.infer<typeof ${singular}>

export const ${pascal} = z.object({ items: z.array(${singular}) })
export type ${pascal} = z.infer<typeof ${pascal}>
`
const contractOf = (resource: string, singular: string, sentence: string) => {
  const { pascal, snake } = namesOf(resource)
  return `import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ${singular}, ${singular}Input, ${pascal} } from './schemas'

/** ${sentence} Beyond the specification. */
export const ${resource} = resource('${resource}', {
  list: endpoint('GET /clients/{clientId}/${snake}', {
    response: json<${pascal}>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/${snake}', {
    body: json<${singular}Input>(),
    response: json<${singular}>(),
    permission: 'client.edit',
  }),
})
`
}
const referenceOf = (
  resource: string,
  title: string,
  sentence: string,
) => `import type { ${resource} } from '@/contracts/${resource}'
import type * as schemas from '@/contracts/${resource}/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of \`${resource}\`. */
export const ${resource}Reference: ReferenceOf<typeof ${resource}> = {
  list: { summary: '${title}の一覧', description: '${sentence} At most 200, the newest first.' },
  create: { summary: '${title}の追加', description: 'Answers what was added, with its id.' },
}

/** The fields of \`${resource}\` except those in \`sharedFields\`. */
export const ${resource}Fields: FieldTexts<typeof schemas> = {
}
`
const routesOf = (resource: string, singular: string) => {
  const { pascal } = namesOf(resource)
  return `import { desc } from 'drizzle-orm'
import { ${resource} as contract } from '@/contracts/${resource}'
import { ${singular}, ${singular}Input, ${pascal} } from '@/contracts/${resource}/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { ${resource} } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { ${resource}Reference } from './reference'

const MAX_LISTED = 200

export const ${routesNameOf(resource)} = implement(contract, ${resource}Reference, {
  list: { response: ${pascal}, run: list },
  create: { body: ${singular}Input, response: ${singular}, run: create },
})

async function list({ db, scope }: Call<typeof contract.list>) {
  const items = await db
    .select()
    .from(${resource})
    .where(scope.has(${resource}))
    .orderBy(desc(${resource}.id))
    .limit(MAX_LISTED)
  return { items }
}

async function create({ db, scope, body, now }: Call<typeof contract.create>) {
  return firstOrNotFound(
    await db
      .insert(${resource})
      .values({ ...body, clientId: scope.clientId, createdAt: now.toISOString() })
      .returning(),
  )
}
`
}
const testOf = (resource: string, fields: readonly Field[], title: string) => {
  const path = `/${namesOf(resource).snake}`
  return `import { callStore, prepareStore } from '@tests/kit/serverKit'

const input = { ${fields.map(({ name, sample }) => `${name}: ${sample}`).join(', ')} }

beforeEach(() => prepareStore())

test('${title}は、足すと一覧に出る', async () => {
  expect(await callStore('manager', 'GET', '${path}')).toEqual({ status: 200, body: { items: [] } })
  const { status, body } = await callStore('manager', 'POST', '${path}', input)
  expect([status, body]).toEqual([200, { id: expect.any(Number), ...input }])
  expect(await callStore('viewer', 'GET', '${path}')).toEqual({ status: 200, body: { items: [body] } })
})
test('${title}は、閲覧だけの人には足せず、ほかの店舗には見えない', async () => {
  expect(await callStore('viewer', 'POST', '${path}', input)).toMatchObject({ status: 403 })
  expect(await callStore('other', 'GET', '${path}')).toMatchObject({ status: 404 })
})
`
}

/**
 * A resource of a store with a table, a list and a create call, and the places that name every resource. `resource`: a
 * plural. `sentence`: what its rows are, in English.
 */
export function newResource(
  files: Files,
  resource: string,
  [title, sentence]: readonly [string, string],
  fields: readonly Field[],
): void {
  const { pascal, snake } = namesOf(resource)
  const singular = singularOf(resource)
  const contract = `src/contracts/${resource}`
  files.add(`${contract}/schemas.ts`, schemasOf(pascal, singular, fields))
  files.add(`${contract}/index.ts`, contractOf(resource, singular, sentence))
  files.add(`src/server/modules/${resource}/reference.ts`, referenceOf(resource, title, sentence))
  files.add(`src/server/modules/${resource}/routes.ts`, routesOf(resource, singular))
  files.add(`__tests__/server/${resource}/${resource}.test.ts`, testOf(resource, fields, title))
  addTable(files, resource, sentence, fields)
  describeFields(files, resource, fields)
  registerResource(files, resource, title)
  mockResource(files, resource, { list: pascal, create: singular })
  files.insertAfter(
    'src/domain/audit/activityWords.ts',
    'const settings: Record<string, string> = {',
    `\n  'POST /clients/{clientId}/${snake}': '${title}を追加',`,
  )
  listCalls(files, [`GET /clients/{clientId}/${snake}`, `POST /clients/{clientId}/${snake}`])
}
