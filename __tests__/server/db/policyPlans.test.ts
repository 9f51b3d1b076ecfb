/**
 * Counts the rows that PostgreSQL reads because of a policy. The tables are filled for 200 companies with 1,000 stores,
 * workers and their records with 100,000 rows. Each table with a policy is read by key, by store and by company.
 */
import { sql } from 'drizzle-orm'
import type { Rls } from '@/server/db/transaction'
import { testContext, type TestContext } from '@tests/kit/app'
import { tableNames } from '@tests/kit/tables'

const COMPANIES = 200
const STORES = 1000
const WORKERS = 100_000
const FIRST = 1_000_001
/** In one table and one statement: a store has 100 workers, a company 500, and as many stores are looked up. */
const MOST_ROWS_READ = 1500
const COMPANY = FIRST
const STORE = FIRST

type Plan = { [key: string]: unknown; Plans?: Plan[] }
type Column = { table_name: string; column_name: string; is_word: boolean }

let context: TestContext
beforeAll(async () => {
  context = await testContext()
  await context.reset()
  await fillTables()
}, 300_000)
afterAll(() => context.reset(), 60_000)

const policyTables = async () =>
  (
    await context.engine.rows(
      `select tablename as name from pg_policies where policyname = 'visible' order by 1`,
    )
  ).map(({ name }) => String(name))

/** Columns that must differ between the copies of a row: ids of the tenant and of workers, and unique words. */
async function distinctColumns(): Promise<Column[]> {
  return (await context.engine.rows(`
    select t.relname as table_name, a.attname as column_name, a.atttypid = 'text'::regtype as is_word
    from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and (
      a.attname in ('id', 'company_id', 'client_id', 'user_id')
      or exists (select from pg_index i where i.indrelid = t.oid and i.indisunique and i.indkey = a.attnum::text::int2vector))`)) as Column[]
}
const valueOf = ({ column_name: column, is_word: isWord }: Column) => {
  if (column === 'company_id') return `${FIRST} + (n - 1) % ${COMPANIES}`
  if (column === 'client_id') return `${FIRST} + (n - 1) % ${STORES}`
  return isWord ? 'md5(n::text)' : `${FIRST} + n - 1`
}
const rowsOf = (table: string) =>
  ({ companies: COMPANIES, clients: STORES, users: WORKERS, client_users: WORKERS })[table] ??
  STORES

/** The columns of each table that a statement may write: all but the generated ones. */
async function storedColumns() {
  const rows = await context.engine.rows(`
    select t.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by 1`)
  return new Map(rows.map(({ name, columns }) => [String(name), String(columns)]))
}
/** Copies the first row of each table of the fixture, without the foreign keys and the triggers. */
async function fillTables() {
  const columns = await distinctColumns()
  // A table with a deferrable constraint accepts no ON CONFLICT. The copies of its rows do not conflict.
  const deferred = (
    await context.engine.rows(
      'select conrelid::regclass::text as name from pg_constraint where condeferrable',
    )
  ).map(({ name }) => String(name))
  const stored = await storedColumns()
  const statements = tableNames.map((table) => {
    const values = columns
      .filter(({ table_name: name }) => name === table)
      .map((column) => `'${column.column_name}', ${valueOf(column)}`)
    const written = stored.get(table)
    // A column that is null in the first row stays null: a company's row has no store.
    return `insert into ${table} (${written})
      select ${written}
      from (select to_jsonb(t) as row from ${table} t order by id limit 1) first,
        generate_series(1, case when row ? 'company_id' and row ->> 'client_id' is null then ${COMPANIES} else ${rowsOf(table)} end) n,
        lateral (select jsonb_object_agg(key, value) as own from jsonb_each(jsonb_build_object(${values.join(', ')})) where row ->> key is not null) changed,
        lateral jsonb_populate_record(null::${table}, row || own)
      ${deferred.includes(table) ? '' : 'on conflict do nothing'}`
  })
  await context.engine.exec('set session_replication_role = replica')
  for (const statement of statements) await context.engine.exec(statement)
  await context.engine.exec('set session_replication_role = default; analyze')
}

/** Returns the largest number of rows that the statement reads of one table. `settings`: of the planner. */
async function rowsRead(rls: Rls, statement: string, settings: string[] = []): Promise<number> {
  const { rows } = (await context.db.tx(rls, async (db) => {
    for (const setting of settings) await db.execute(sql.raw(`set local ${setting}`))
    return db.execute(sql.raw(`explain (analyze, timing off, format json) ${statement}`))
  })) as unknown as { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }
  const read = new Map<unknown, number>()
  const visit = (plan: Plan) => {
    const table = plan['Relation Name']
    if (table !== undefined) {
      const perLoop = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
        .map((key) => Number(plan[key] ?? 0))
        .reduce((sum, count) => sum + count, 0)
      read.set(table, (read.get(table) ?? 0) + perLoop * Number(plan['Actual Loops']))
    }
    plan.Plans?.forEach(visit)
  }
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (plan) visit(plan.Plan)
  return Math.max(...read.values())
}

/** Returns `table: rows` for each table of which more rows are read than a store or a company has. */
async function tablesReadWhole(tables: string[]): Promise<string[]> {
  const columns = await distinctColumns()
  const found: string[] = []
  for (const table of tables) {
    const has = (column: string) =>
      columns.some((it) => it.table_name === table && it.column_name === column)
    const conditions = [
      `id = ${FIRST}`,
      ...(has('client_id') ? [`client_id = ${STORE}`] : []),
      ...(has('company_id') ? [`company_id = ${COMPANY}`] : []),
    ]
    for (const scope of [{ companyId: COMPANY, clientId: STORE }, { companyId: COMPANY }])
      for (const condition of conditions) {
        const rows = await rowsRead(scope, `select * from ${table} where ${condition}`)
        if (rows > MOST_ROWS_READ) found.push(`${table} by ${condition}: ${rows} rows`)
      }
  }
  return found
}

test('比べるだけの行がある', async () => {
  const filled: string[] = []
  for (const table of tableNames) {
    const [row] = await context.engine.rows(`select count(*)::int as count from ${table}`)
    if (Number(row?.['count']) >= COMPANIES) filled.push(table)
  }
  expect(filled).toEqual(expect.arrayContaining(['clients', 'client_users', 'companies', 'users']))
  // The fixture has no row of the others that could be copied.
  expect(filled.length).toBeGreaterThan(45)
})
test('どの規則も、その行の店舗や企業だけを確かめ、大きな表を読み通さない', async () => {
  const tables = await policyTables()
  expect(tables.length).toBeGreaterThan(70)
  expect(await tablesReadWhole(tables)).toEqual([])
}, 120_000)
// A merge join stops at the last id that it looks for. The planner expects a rule for every worker of the service and
// would rather prepare one table for all of them.
test('ワーカーの多いサービスでも、読んだワーカーだけを確かめる', async () => {
  const rows = await rowsRead(
    { companyId: COMPANY, clientId: STORE },
    `select users.id from users join (values (${FIRST}), (${FIRST + 1})) asked (id) on asked.id = users.id`,
    ['enable_nestloop = off', 'enable_hashjoin = off'],
  )
  expect(rows).toBeLessThanOrEqual(MOST_ROWS_READ)
})
test('自己点検: 表全体を読む規則には気づく', async () => {
  const rule = (condition: string) =>
    context.engine.exec(`alter policy visible on users using (${condition})`)
  await rule('id in (select user_id from client_users)')
  const found = await tablesReadWhole(['users']).finally(() =>
    rule('exists (select from client_users where client_users.user_id = users.id offset 0)'),
  )
  expect(found).toEqual([
    expect.stringMatching(/^users by id = 1000001: 1\d{5} rows$/),
    expect.stringMatching(/^users by id = 1000001: 1\d{5} rows$/),
  ])
}, 120_000)
