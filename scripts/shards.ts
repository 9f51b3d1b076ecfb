// npm run shards: could the rows stand on several databases, sharded by company? Says which tables name their company
// or store, and which statements of the reads of the API reach such a table without naming it. docs/OPERATIONS.md says
// what would follow.
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { methodOf } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import * as schema from '@/server/db/schema'
import type { Database, Tx } from '@/server/db/transaction'
import { urlFor } from '@tests/figures/kit'
import { ofDemo, openDemo } from './examples/world'
import { tablesWithoutKey, type KeyedTables } from './shards/statements'

const keyColumns = { companyId: 'company_id', clientId: 'client_id' } as const

const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[]
const keysOf = (table: PgTable) =>
  Object.entries(keyColumns)
    .filter(([name]) => name in getTableColumns(table))
    .map(([, column]) => column)
// A store itself is named by its id.
const ownKey = (table: PgTable) => (table === schema.clients ? ['id'] : [])
const keyed: KeyedTables = new Map(
  tables
    .map((table) => [getTableName(table), [...keysOf(table), ...ownKey(table)]] as const)
    .filter(([, keys]) => keys.length > 0),
)

/** Keeps the text of every statement that runs in a transaction of this database. */
function recordStatements(database: Database) {
  const statements: string[] = []
  const record = (db: Tx) => {
    const { session } = db as unknown as {
      session: { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown }
    }
    const prepare = session.prepareQuery
    session.prepareQuery = (query, ...rest) => {
      statements.push(query.sql)
      return prepare.call(session, query, ...rest)
    }
  }
  const { tx } = database
  database.tx = (rls, work) =>
    tx(rls, (db) => {
      record(db)
      return work(db)
    })
  return statements
}

async function run() {
  const demo = await openDemo()
  const statements = recordStatements(demo.world.db)
  const without = new Map<string, Set<string>>()
  let statementCount = 0
  let readCount = 0
  for (const route of routes) {
    if (methodOf(route.endpoint) !== 'GET' || route.endpoint.operation.includes('/events')) continue
    for (const person of await demo.people()) {
      statements.length = 0
      const answer = await person.call('GET', ofDemo(urlFor(route.endpoint, demo.idsFor(route))))
      await answer.arrayBuffer()
      if (!answer.ok) continue
      readCount += 1
      statementCount += statements.length
      for (const statement of statements)
        for (const table of tablesWithoutKey(statement, keyed))
          without.set(table, (without.get(table) ?? new Set()).add(route.endpoint.operation))
      break
    }
  }
  const onlyStore = [...keyed].filter(([, keys]) => !keys.includes('company_id'))
  console.log(
    `${tables.length} tables: ${keyed.size - onlyStore.length} name their company, ${onlyStore.length} their store alone,` +
      ` ${tables.length - keyed.size} neither: ${tables
        .map(getTableName)
        .filter((name) => !keyed.has(name))
        .join(', ')}`,
  )
  console.log(`${readCount} reads, ${statementCount} statements. Reached without company or store:`)
  for (const [table, operations] of [...without].sort(([, a], [, b]) => b.size - a.size))
    console.log(`  ${table}: ${operations.size} (${[...operations].slice(0, 3).join(', ')})`)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
