import { is, SQL, sql, type DriverValueDecoder } from 'drizzle-orm'
import type { Tx } from './transaction'

/** A query that selects at most one row; computed fields have a name (`.as()`). */
type OneRow = PromiseLike<Record<string, unknown>[]> & { as: (name: string) => unknown }
type FirstRows<Q extends Record<string, OneRow>> = {
  [K in keyof Q]: Awaited<Q[K]>[number] | null
}

type Joined = PromiseLike<Record<string, Record<string, unknown>>[]> & {
  leftJoinLateral: (query: unknown, on: SQL) => Joined
}
type Fields = Record<string, unknown>

/** Drizzle names a computed field of a joined query by its name alone, which several of them may have. */
export const fieldsOf = (query: string, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!is(field, SQL.Aliased)) return [name, field]
      const { decoder } = field.sql as unknown as { decoder: DriverValueDecoder<unknown, unknown> }
      const named = sql`${sql.identifier(query)}.${sql.identifier(field.fieldAlias)}`
      return [name, named.mapWith(decoder)]
    }),
  )

/**
 * The row of each of these queries, null where it finds none; all in one statement. For a page that needs single rows
 * of many tables.
 */
export async function firstRows<Q extends Record<string, OneRow>>(
  db: Tx,
  queries: Q,
): Promise<FirstRows<Q>> {
  const named = Object.entries(queries).map(([name, query]) => [name, query.as(name)] as const)
  const fields = Object.fromEntries(
    named.map(([name, query]) => [
      name,
      fieldsOf(name, (query as { _: { selectedFields: Fields } })._.selectedFields),
    ]),
  )
  let joined = db.select(fields as never).from(sql`(select) as nothing`) as unknown as Joined
  for (const [, query] of named) joined = joined.leftJoinLateral(query, sql`true`)
  const [found = {}] = await joined
  return Object.fromEntries(
    named.map(([name]) => {
      const row = found[name]
      return [name, row && Object.values(row).some((value) => value !== null) ? row : null]
    }),
  ) as FirstRows<Q>
}
