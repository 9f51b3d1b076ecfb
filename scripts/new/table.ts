import type { Field } from './fields'
import { type Files, sorted } from './files'
import { namesOf } from './names'

const SCHEMA = 'src/server/db/schema'

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
    ${fields.map(({ name, column }) => `${name}: ${column}.notNull(),`).join('\n    ')}
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.clientId), ...ofClient(t)${checks.map((check) => `, ${check}`).join('')}],
)
`
}

/** The table of a store, a row for each store of the fixture, and its removal where tests begin without rows. */
export function addTable(
  files: Files,
  resource: string,
  sentence: string,
  fields: readonly Field[],
): void {
  files.add(`${SCHEMA}/${resource}.ts`, tableOf(resource, sentence, fields))
  files.addLine(`${SCHEMA}/index.ts`, `export * from './${resource}'`)
  const rows = '__tests__/fixtures/settingRows.ts'
  files.importNames(rows, '@/server/db/schema', [resource])
  files.change(
    rows,
    // The end of the function for stores: that for companies stands below it.
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
