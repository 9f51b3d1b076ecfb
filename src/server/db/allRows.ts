import { sql, type DriverValueDecoder, type SQL } from 'drizzle-orm'
import { fieldsOf } from './firstRows'
import type { Tx } from './transaction'

type Row = Record<string, unknown>
/** A query of columns and of computed fields named by `.as()`. No field may hold bytes. */
type ManyRows = PromiseLike<Row[]> & { as: (name: string) => unknown }
type Subquery = SQL & { _: { selectedFields: Row } }
type Decoder = DriverValueDecoder<unknown, unknown>

/** A column decodes itself; computed fields say how. */
const decoderOf = (field: unknown) => (field as { decoder?: Decoder }).decoder ?? (field as Decoder)

/** The rows of a query as one JSON array of arrays, decoded as Drizzle would. */
function rowsOf(name: string, query: ManyRows) {
  const subquery = query.as(name) as Subquery
  const fields = Object.entries(fieldsOf(name, subquery._.selectedFields))
  const values = sql.join(
    fields.map(([, field]) => sql`${field}`),
    sql`, `,
  )
  const decode = (row: unknown[]): Row =>
    Object.fromEntries(
      fields.map(([key, field], index) => {
        const value = row[index]
        return [key, value === null ? null : decoderOf(field).mapFromDriverValue(value)]
      }),
    )
  return sql`(select coalesce(json_agg(json_build_array(${values})), '[]') from ${subquery})`.mapWith(
    (rows: unknown[][]) => rows.map(decode),
  )
}

/** All rows of each of these queries in one statement, in their order: for a page whose rows join several tables. */
export async function allRows<Q extends Record<string, ManyRows>>(
  db: Tx,
  queries: Q,
): Promise<{ [K in keyof Q]: Awaited<Q[K]> }> {
  const selected = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, rowsOf(name, query)]),
  )
  const [found] = await db.select(selected).from(sql`(select) as nothing`)
  return found as { [K in keyof Q]: Awaited<Q[K]> }
}
