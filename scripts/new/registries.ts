import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldTexts } from '@/contracts/common/fieldTexts'
import { parameterTexts } from '@/server/http/openapi/parameterTexts'
import { resourceTitles } from '@/server/http/openapi/resourceTitles'
import type { Field } from './fields'
import type { Files } from './files'
import { wordsOf } from './names'

const MOCKS = 'mocks/schemas'

/** Adds calls of the specification's list of own calls. */
export function listCalls(files: Files, operations: readonly string[]): void {
  for (const operation of operations)
    files.addLine('__tests__/spec/beyond.txt', operation.replace(' ', ' /app/api/v1'))
}

/** The mock of one more call of a resource: its schema, and the import of it. */
export function mockCall(files: Files, contract: string, call: string, schema: string): void {
  const start = `...schemasOf(${contract}, {`
  const name = readdirSync(MOCKS).find((it) =>
    readFileSync(join(MOCKS, it), 'utf8').includes(start),
  )
  if (name === undefined)
    throw new Error(`No file of ${MOCKS} has ${start}…: follow CONTRIBUTING.md by hand.`)
  const path = join(MOCKS, name)
  files.insertAfter(path, start, ` ${call}: ${schema},`)
  files.importNames(path, `@/contracts/${contract}/schemas`, [schema])
}

/** The mocks of a resource that has none. */
export function mockResource(files: Files, contract: string, calls: Record<string, string>): void {
  const path = `${MOCKS}/store.ts`
  const entries = Object.entries(calls).map(([call, schema]) => `${call}: ${schema}`)
  files.insertAfter(
    path,
    'export const storeSchemas = [',
    `\n  ...schemasOf(${contract}, { ${entries.join(', ')} }),`,
  )
  files.importNames(path, `@/contracts/${contract}`, [contract])
  files.importNames(path, `@/contracts/${contract}/schemas`, [...new Set(Object.values(calls))])
}

/**
 * The texts of fields in the API document. A name means the same everywhere: throws when it has another title there
 * already.
 */
export function describeFields(files: Files, fields: readonly Field[]): void {
  for (const { name, title } of fields) {
    const [known] = fieldTexts[name] ?? []
    if (known !== undefined && known !== title)
      throw new Error(
        `${name} is 「${known}」 in the API document already: take that title, or another name for another thing.`,
      )
  }
  const undescribed = fields.filter(({ name }) => !(name in fieldTexts))
  for (const { name, title } of undescribed) {
    const sentence = `${wordsOf(name)}.`
    files.insertSorted(
      'src/contracts/common/fieldTexts.ts',
      'fieldTexts: Readonly<Record<string, FieldText>> = {',
      `${name}: ['${title}', '${sentence}'],`,
    )
  }
}

/** The texts of the path's parameters in the API document, where one has none yet: that of the resource of its rows. */
export function describeParameters(files: Files, path: string, title: string): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  for (const name of names.filter((it) => !(it in parameterTexts))) {
    const row = name.replace(/Id$/, '')
    const said = `Id of: ${wordsOf(row).toLowerCase()}.`
    files.insertSorted(
      'src/server/http/openapi/parameterTexts.ts',
      'parameterTexts: Readonly<Record<string, ParameterText>> = {',
      `${name}: ['${resourceTitles[`${row}s`] ?? title}', '${said}'],`,
    )
    files.note(`${name} is new: say in src/server/http/openapi/parameterTexts.ts what it is.`)
  }
}

/** The places that name every resource: routes, modules, and the API document. */
export function registerResource(files: Files, resource: string, title: string): void {
  files.importNames('src/server/app.ts', `./modules/${resource}/routes`, [`${resource}Routes`])
  files.insertAfter('src/server/app.ts', 'export const routes = [', `\n  ...${resource}Routes,`)
  files.insertSorted(
    'eslint/serverModules.mjs',
    'export const serverModules = {',
    `${resource}: [],`,
  )
  files.insertSorted(
    'src/server/http/openapi/resourceTitles.ts',
    'resourceTitles: Readonly<Record<string, string>> = {',
    `${resource}: '${title}',`,
  )
  const names = 'src/server/http/openapi/schemaNames.ts'
  files.insertAfter(
    names,
    "import * as z from 'zod/mini'",
    `\nimport * as ${resource} from '@/contracts/${resource}/schemas'`,
  )
  files.insertSorted(
    names,
    'export const schemaModules: Record<string, object> = {',
    `${resource},`,
  )
}
