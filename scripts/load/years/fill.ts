import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'

/** A superuser's connection. */
type Superuser = NodePgDatabase & { $client: Client }

/** The tables that grow with the years. Each comes after those to which its rows refer. */
const GROWING_TABLES = [
  'offerings',
  'matchings',
  'employment_notices',
  'chat_messages',
  'reviews',
  'billing_operations',
  'billing_store_totals',
  'billing_lines',
  'audit_log',
] as const
/** The distance between the ids of a copy and those of the next one. */
const ID_STEP = 100_000_000
/** Days between two copies. The demonstration covers about 160. */
const DAYS_STEP = 200
/** Months between two copies of a bill, so that each copy has a month of its own. */
const MONTHS_STEP = 7

/** A column that an INSERT may name. `isUniqueText`: a text in a unique index. */
type Column = { name: string; type: string; isUniqueText: boolean }
const columnsOf = async (db: Superuser, table: string) =>
  (
    await db.execute<Column>(sql`
      select column_name as name, data_type as type, data_type = 'text' and exists (
        select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisunique and a.attname = column_name) as "isUniqueText"
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      order by ordinal_position`)
  ).rows

/** Inserts rows made from those of the table. `value`: the expression of a column; `from`: what follows FROM. */
async function insertCopies(
  db: Superuser,
  table: string,
  { value, from }: { value: (column: Column) => string; from: string },
) {
  const columns = await columnsOf(db, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  await db.$client.query(
    `insert into ${table} (${names}) select ${columns.map(value).join(', ')} from ${from}`,
  )
}

/** Ids that lead to another growing table move with it; all others (stores, workers, offers) stay. */
const MOVED_IDS = ['id', 'offering_id', 'matching_id', 'operation_id']
const MONTHS = ['month', 'source_month']

/** The expression that gives a column of the n-th copy from the row of the demonstration. */
function earlier({ name, type, isUniqueText }: Column): string {
  const column = `"${name}"`
  if (MOVED_IDS.includes(name)) return `${column} + n::bigint * ${ID_STEP}`
  if (MONTHS.includes(name))
    return `(${column} - make_interval(months => n * ${MONTHS_STEP}))::date`
  if (type === 'date') return `${column} - n * ${DAYS_STEP}`
  if (type.startsWith('timestamp')) return `${column} - make_interval(days => n * ${DAYS_STEP})`
  return isUniqueText ? `${column} || '-' || n` : column
}

/** Ids of the other companies and their rows begin here, beyond those of the demonstration. */
const FIRST_ID = 90_000_001
const COMPANIES = 200
const STORES = 2_000
const WORKERS = 200_000

/** A table, the number of its rows of other companies, and the columns that differ in the n-th row (from 0). */
type Others = { table: string; rows: number; own: Readonly<Record<string, string>> }
const id = `${FIRST_ID} + n`
const ofStore = { id, client_id: `${FIRST_ID} + n % ${STORES}` }
/** Each worker is known to two stores. */
const known = {
  ...ofStore,
  user_id: `${FIRST_ID} + n % ${STORES} + ${STORES} * (n / (2 * ${STORES}))`,
}
const OTHERS: readonly Others[] = [
  // New ones have no month to be billed.
  { table: 'companies', rows: COMPANIES, own: { id, created_at: 'now()' } },
  { table: 'clients', rows: STORES, own: { id, company_id: `${FIRST_ID} + n % ${COMPANIES}` } },
  { table: 'users', rows: WORKERS, own: { id } },
  { table: 'client_users', rows: WORKERS, own: known },
  { table: 'chat_rooms', rows: WORKERS, own: known },
  { table: 'offers', rows: 10 * STORES, own: ofStore },
  { table: 'groups', rows: STORES, own: ofStore },
  {
    table: 'group_users',
    rows: WORKERS / 2,
    own: { id, group_id: `${FIRST_ID} + n % ${STORES}`, user_id: `${FIRST_ID} + n` },
  },
]

/**
 * Copies the shifts of the demonstration, with their workers, messages and reviews, into the years before, until there
 * are `shifts` of them. The tables that row-level security reads get the rows of many other companies: a policy that
 * reads a whole table is slow only if the table holds more than one company. Returns the rows of each growing table.
 */
export async function fillYears(db: Superuser, shifts: number): Promise<Record<string, number>> {
  const copies = Math.ceil(shifts / (await db.$count(sql`offerings`))) - 1
  // The rows are copies of valid ones; keys and triggers would be checked a million times.
  await db.execute(sql`set session_replication_role = replica`)
  for (const table of GROWING_TABLES)
    await insertCopies(db, table, {
      value: earlier,
      from: `${table}, generate_series(1, ${copies}) n`,
    })
  for (const { table, rows, own } of OTHERS)
    await insertCopies(db, table, {
      value: ({ name, isUniqueText }) => own[name] ?? (isUniqueText ? 'md5(n::text)' : `"${name}"`),
      from: `(select * from ${table} order by id limit 1) one, generate_series(0, ${rows - 1}) n
        on conflict do nothing`,
    })
  await db.execute(sql`set session_replication_role = default`)
  await db.execute(sql`vacuum analyze`)
  const counted: Record<string, number> = {}
  for (const table of GROWING_TABLES)
    counted[table] = await db.$count(sql`${sql.identifier(table)}`)
  return counted
}
