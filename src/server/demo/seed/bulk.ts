import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '@/server/db/transaction'

/** Rows in one statement: enough for speed, few enough for memory. */
const ROWS_PER_STATEMENT = 2000
const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts many rows as one JSON text for each chunk, which is many times faster than a parameter for each value. All
 * rows must have the keys of the first; a column that is left out gets its default. `from` adds joins to the source,
 * `also` adds columns that the database computes.
 */
export async function insertAll<T extends PgTable>(
  db: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  { from, also = {} }: { from?: SQL; also?: Record<string, SQL> } = {},
) {
  const tableColumns = getTableColumns(table)
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key in tableColumns)
  const columns = sql.join(
    [...keys, ...Object.keys(also)].map((key) => sql.identifier(columnName(key))),
    sql`, `,
  )
  const values = sql.join(
    [...keys.map((key) => sql`r.${sql.identifier(columnName(key))}`), ...Object.values(also)],
    sql`, `,
  )
  const snake = Object.fromEntries(keys.map((key) => [key, columnName(key)]))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const sent = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) =>
        Object.fromEntries(
          keys.map((key) => [snake[key] ?? key, (row as Record<string, unknown>)[key]]),
        ),
      )
    await db.execute(
      sql`insert into ${table} (${columns}) select ${values} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(sent)}::text::json) r ${from ?? sql``}`,
    )
  }
}

/** Rows inserted with their ids do not advance the sequence, so the next id is set beyond them. */
export const setSequences = async (db: Tx, tables: readonly PgTable[]) => {
  for (const table of tables) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
  }
}
