import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'

/** A superuser's connection. */
export type Superuser = NodePgDatabase & { $client: Client }

/** The tables that grow with the years, in an order in which a row follows what it refers to. */
const GROWING_TABLES = ['offerings', 'matchings', 'chat_messages', 'reviews', 'audit_log'] as const
/** Ids of the copies begin so far apart, beyond those of the demonstration. */
const ID_STEP = 100_000_000
/** Days between a copy and the one after it: the demonstration reaches over about 160 days. */
const DAYS_STEP = 200

type Column = { name: string; type: string }

export const columnsOf = async (db: NodePgDatabase, table: string) =>
  (
    await db.execute<Column>(sql`
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
  order by ordinal_position`)
  ).rows

/** Ids that lead to another growing table move with it; all others (stores, workers, offers) stay. */
const MOVED_IDS = ['id', 'offering_id', 'matching_id']

/** The expression that gives a column of copy `$1` from the row of the demonstration. */
function copied({ name, type }: Column, isUnique: boolean): string {
  const column = `"${name}"`
  if (MOVED_IDS.includes(name)) return `${column} + $1::bigint * ${ID_STEP}`
  if (type === 'date') return `${column} - ($1::int * ${DAYS_STEP})`
  if (type.startsWith('timestamp'))
    return `${column} - make_interval(days => $1::int * ${DAYS_STEP})`
  if (isUnique && type === 'text') return `${column} || '-' || $1::int`
  return column
}

/** Text columns of unique indexes: their values get the number of the copy. */
export const uniqueTexts = async (db: NodePgDatabase, table: string) =>
  (
    await db.execute<{ name: string }>(sql`
  select distinct a.attname as name from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = ${table}::regclass and i.indisunique and a.atttypid = 'text'::regtype`)
  ).rows

/**
 * Copies the shifts of the demonstration, with who worked them, was written and reviewed, into the years before, until
 * there are `wanted` shifts. Returns the rows of each table.
 */
export async function fillYears(db: Superuser, wanted: number): Promise<Record<string, number>> {
  const before = await db.execute<{ count: number; isFilled: boolean }>(sql`
    select count(*)::int as count, coalesce(max(id), 0) >= ${ID_STEP} as "isFilled" from offerings`)
  const [known] = before.rows
  const copies = !known || known.isFilled ? 0 : Math.ceil(wanted / known.count) - 1
  // The rows are copies of valid ones; keys and triggers would be checked a million times.
  await db.execute(sql`set session_replication_role = replica`)
  for (const table of GROWING_TABLES) {
    const columns = await columnsOf(db, table)
    const unique = new Set((await uniqueTexts(db, table)).map(({ name }) => name))
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map((column) => copied(column, unique.has(column.name))).join(', ')
    for (let copy = 1; copy <= copies; copy++)
      await db.$client.query(
        `insert into ${table} (${names}) select ${values} from ${table} where id < ${ID_STEP}`,
        [copy],
      )
  }
  await db.execute(sql`set session_replication_role = default`)
  await db.execute(sql`vacuum analyze`)
  const counted: Record<string, number> = {}
  for (const table of GROWING_TABLES) {
    counted[table] = await db.$count(sql`${sql.identifier(table)}`)
  }
  return counted
}
