import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownIn } from '@/contracts/shownIn'
import type { FieldText } from '@/server/http/openapi/fieldText'
import { sharedFields } from '@/server/http/openapi/fieldTexts'
import { parameterTexts } from '@/server/http/openapi/parameterTexts'
import { type Field, routesNameOf } from './fields'
import type { Files } from './files'

const MOCKS_FOLDER = 'mocks/schemas'

/** Adds calls to the list of those that the specification does not have. */
export function listCalls(files: Files, operations: readonly string[]): void {
  for (const operation of operations)
    files.addLine('__tests__/spec/beyond.txt', operation.replace(' ', ' /app/api/v1'))
}

/** Adds the mock of one more call of a resource: its schema, and the import of it. */
export function mockCall(files: Files, contract: string, call: string, schema: string): void {
  const start = `...schemasOf(${contract}, {`
  const name = readdirSync(MOCKS_FOLDER).find((mockFile) =>
    readFileSync(join(MOCKS_FOLDER, mockFile), 'utf8').includes(start),
  )
  if (name === undefined)
    throw new Error(`No file of ${MOCKS_FOLDER} has ${start}…: follow CONTRIBUTING.md by hand.`)
  const path = join(MOCKS_FOLDER, name)
  files.insertAfter(path, start, ` ${call}: ${schema},`)
  files.importNames(path, `@/contracts/${contract}/schemas`, [schema])
}

/** Adds the mocks of a resource that has none yet. */
export function mockResource(files: Files, contract: string, calls: Record<string, string>): void {
  const path = `${MOCKS_FOLDER}/store.ts`
  const entries = Object.entries(calls).map(([call, schema]) => `${call}: ${schema}`)
  files.insertSorted(
    path,
    'export const storeSchemas = [',
    `...schemasOf(${contract}, { ${entries.join(', ')} }),`,
  )
  files.importNames(path, `@/contracts/${contract}`, [contract])
  files.importNames(path, `@/contracts/${contract}/schemas`, [...new Set(Object.values(calls))])
}

/** Why a field cannot be described like this; undefined when it can. */
function refusalOf({ name, title, sentence }: Field, knownTitle: string | undefined) {
  if (knownTitle === undefined)
    return title === '' || sentence === ''
      ? `${name} is new in the API document: write ${name}:TYPE:${title || '題名'}:'What it is.'`
      : undefined
  return title === '' || title === knownTitle
    ? undefined
    : `${name} is 「${knownTitle}」 in the API document already: leave the title out, or take another name for another thing.`
}

/**
 * Adds the texts of fields to the reference of their resource. Throws with all that is wrong when a name that the API
 * document has already is given another title, or when a new one has no title or sentence.
 */
export function describeFields(files: Files, resource: string, fields: readonly Field[]): void {
  const path = `src/server/modules/${resource}/reference.ts`
  const sharedTexts: Readonly<Record<string, FieldText>> = sharedFields
  const opening = `${resource}Fields: FieldTexts<typeof schemas> = {`
  const ownTexts = files.contentOf(path).split(opening)[1]?.split('\n}')[0] ?? ''
  const titleOf = (name: string) =>
    sharedTexts[name]?.[0] ?? new RegExp(`^  ${name}: \\[\\s*'([^']*)'`, 'm').exec(ownTexts)?.[1]
  const refusals = fields.flatMap((field) => refusalOf(field, titleOf(field.name)) ?? [])
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  for (const { name, title, sentence } of fields)
    if (titleOf(name) === undefined)
      files.insertSorted(path, opening, `${name}: ['${title}', '${sentence}'],`)
}

/** Changes of the tables make the reads of the resource stale. Throws when a table is not in the map. */
export function showTables(files: Files, resource: string, tables: readonly string[]): void {
  const shownInByTable: Readonly<Record<string, readonly string[]>> = shownIn
  for (const table of tables) {
    if (!(table in shownInByTable))
      throw new Error(`${table} is no table of src/contracts/shownIn.ts.`)
    if (!shownInByTable[table]?.includes(resource))
      files.change(
        'src/contracts/shownIn.ts',
        new RegExp(`(?<=\\n {2}${table}: \\[[^\\]]*'),?\\s*(?=\\])`),
        () => `, '${resource}'`,
      )
  }
}

/** Throws when a parameter of the path has no text in the API document yet. */
export function requireTexts(path: string): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const missing = names.filter((name) => !(name in parameterTexts))
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: say in src/server/http/openapi/parameterTexts.ts what it is, and run this again.`,
    )
}

/** Adds the resource to the places that name every resource: routes, modules, and the API document. */
export function registerResource(files: Files, resource: string, title: string): void {
  const routes = routesNameOf(resource)
  files.importNames('src/server/app.ts', `./modules/${resource}/routes`, [routes])
  files.insertSorted('src/server/app.ts', 'export const routes', `...${routes},`)
  files.insertSorted('lint/serverModules.mjs', 'export const serverModules = {', `${resource}: [],`)
  files.insertSorted(
    'src/server/http/openapi/resourceTitles.ts',
    'resourceTitles: Readonly<Record<string, string>> = {',
    `${resource}: '${title}',`,
  )
  const names = 'src/server/http/openapi/schemaNames.ts'
  files.addImport(names, `@/contracts/${resource}/schemas`, `* as ${resource}`)
  files.insertSorted(names, 'export const schemaModules = {', `${resource},`)
  const texts = 'src/server/fieldTexts.ts'
  files.importNames(texts, `./modules/${resource}/reference`, [`${resource}Fields`])
  files.insertSorted(
    texts,
    'export const fieldTexts: FieldTextsOfResources = {',
    `${resource}: ${resource}Fields,`,
  )
}
