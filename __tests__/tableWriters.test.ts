import { readdirSync, readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import * as schema from '@/server/db/schema'

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, sqlName: getTableConfig(table).name }] : [],
)
const byName = new Map(
  tables.flatMap(({ name, sqlName }) => [[name, name] as const, [sqlName, name] as const]),
)

/** Returns the part of the server that a file belongs to: its module, or its folder. */
const partOf = (path: string) => /^(modules\/\w+|jobs\/handlers|[\w-]+)\//.exec(path)?.[1] ?? path

/** Returns the names that a file gives to tables: `import { longTermCandidates as candidates }`. */
const aliasesIn = (text: string) =>
  new Map([...text.matchAll(/[{,]\s*(\w+) as (\w+)/g)].map(([, name, alias]) => [alias, name]))

/** Returns the tables that a file writes, and the variables through which it writes without naming a table. */
function writesIn(text: string) {
  const aliases = aliasesIn(text)
  const written = [
    ...text.matchAll(/\.(?:insert|update|delete)\(\s*(?:schema\.)?(\w+)\s*\)/g),
    ...text.matchAll(/\b(?:insert into|update|delete from)\s+(?:\$\{)?"?(\w+)"?\}?(?=[\s(])/gi),
  ].flatMap(([, name = '']) => byName.get(aliases.get(name) ?? name) ?? [])
  const unnamed = [
    ...text.matchAll(/\b(?:db|tx)\s*\.(?:insert|update|delete)\(\s*([^)]*?)\s*\)/g),
    ...text.matchAll(/\b(?:insert into|delete from)\s+\$\{(\w+)\}/gi),
  ].flatMap(([, name = '']) => (byName.has(aliases.get(name) ?? name) ? [] : name))
  return { written, unnamed }
}

/** Variables through which files write, with the tables that they stand for. */
const through: Record<string, string[]> = {
  'modules/billing/operator/reissue.ts: table': [
    'billingStoreTotals',
    'billingLines',
    'billingReminders',
  ],
  'modules/groups/changes.ts: table': ['groupUsers', 'groupRemovals', 'groupClients'],
  // The move of files writes tables of every module. It changes where the bytes are, and nothing that a module reads.
  'modules/files/moveBodies.ts: table': [],
}

// The seed and the simulated market write the rows of the demonstration directly.
const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/^(demo|db)\//.test(path),
)
const writes = files.map((path) => {
  const { written, unnamed } = writesIn(readFileSync(`src/server/${path}`, 'utf8'))
  const variables = unnamed.map((name) => `${path}: ${name}`)
  const tablesWritten = [...written, ...variables.flatMap((name) => through[name] ?? [])]
  return { part: partOf(path), variables, tablesWritten }
})

test('一つの表に書くのは、一つのモジュールだけ', () => {
  const writers = tables.map(({ name }) => ({
    name,
    parts: [
      ...new Set(
        writes.flatMap(({ part, tablesWritten }) => (tablesWritten.includes(name) ? part : [])),
      ),
    ],
  }))
  expect(writers.filter(({ parts }) => parts.length > 1)).toEqual([])
})
test('表の名を書かずに書き込む所は、どの表に書くかを述べる', () => {
  expect(writes.flatMap(({ variables }) => variables).sort()).toEqual(Object.keys(through).sort())
})
test.each([
  ['await db.insert(matchings).values(row)', ['matchings']],
  ['await db\n    .update(clientUsers)\n    .set({ favorite })', ['clientUsers']],
  [
    "import { longTermCandidates as all } from '@/server/db/schema'\ndb.delete(all)",
    ['longTermCandidates'],
  ],
  ['await db.execute(sql`update ${offerings} set title = title`)', ['offerings']],
  ['await db.execute(sql`delete from rate_limits where true`)', ['rateLimits']],
  ['listeners.delete(listener); hash.update(bytes)', []],
])('書き込みとして数える: %s', (text, written) => {
  expect(writesIn(text)).toEqual({ written, unnamed: [] })
})
