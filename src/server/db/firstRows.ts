import { is, SQL, sql, type DriverValueDecoder } from 'drizzle-orm'
import type { Preparable } from './prepared'
import type { Tx } from './transaction'

/** A query that selects at most one row; computed fields have a name (`.as()`). */
type OneRow = PromiseLike<Record<string, unknown>[]> & { as: (name: string) => unknown }
type FirstRows<Q extends Record<string, OneRow>> = {
  [K in keyof Q]: Awaited<Q[K]>[number] | null
}

type Joined = Preparable<Record<string, Record<string, unknown>>[]> & {
  leftJoinLateral: (query: unknown, on: SQL) => Joined
}
type Fields = Record<string, unknown>

/**
 * Qualifies the computed fields with the name of their query: Drizzle reads them by their name alone, which several
 * queries may use.
 */
export const fieldsOf = (query: string, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!is(field, SQL.Aliased)) return [name, field]
      const { decoder } = field.sql as unknown as { decoder: DriverValueDecoder<unknown, unknown> }
      const column = sql`${sql.identifier(query)}.${sql.identifier(field.fieldAlias)}`
      return [name, column.mapWith(decoder)]
    }),
  )

/** `firstRows` as a query that can be `prepared()`. */
export function firstRowsQuery<Q extends Record<string, OneRow>>(
  db: Tx,
  queries: Q,
): Preparable<FirstRows<Q>> {
  const namedQueries = Object.entries(queries).map(
    ([name, query]) => [name, query.as(name)] as const,
  )
  const fields = Object.fromEntries(
    namedQueries.map(([name, query]) => [
      name,
      fieldsOf(name, (query as { _: { selectedFields: Fields } })._.selectedFields),
    ]),
  )
  let joined = db.select(fields as never).from(sql`(select) as nothing`) as unknown as Joined
  for (const [, query] of namedQueries) joined = joined.leftJoinLateral(query, sql`true`)
  const rowOf = (row: Record<string, unknown> | undefined) =>
    row && Object.values(row).some((value) => value !== null) ? row : null
  return {
    prepare: (name) => {
      const statement = joined.prepare(name)
      return {
        execute: async (values) => {
          const [found = {}] = await statement.execute(values)
          const rows = namedQueries.map(([query]) => [query, rowOf(found[query])])
          return Object.fromEntries(rows) as FirstRows<Q>
        },
      }
    },
  }
}

/**
 * The row of each of these queries, null where it finds none; all in one statement. For a page that needs single rows
 * of many tables.
 */
export const firstRows = <Q extends Record<string, OneRow>>(db: Tx, queries: Q) =>
  firstRowsQuery(db, queries).prepare('').execute({})
