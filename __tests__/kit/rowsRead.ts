import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}
type Query = { sql: string; params: unknown[] }
const rowsOf = (plan: Plan): number =>
  ((plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Join Filter'] ?? 0) +
    plan['Actual Rows']) *
    plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)

/** Returns the queries that `run` sends, in order. */
async function recordQueries(db: Tx, run: (db: Tx) => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const { session } = db as unknown as {
    session: { prepareQuery: (query: Query, ...rest: unknown[]) => unknown }
  }
  const prepare = session.prepareQuery
  session.prepareQuery = (query, ...rest) => {
    queries.push(query)
    return prepare.call(session, query, ...rest)
  }
  try {
    await run(db)
  } finally {
    session.prepareQuery = prepare
  }
  return queries
}

/** Counts the queries of `run` whose first table is this one. */
export async function readsOf(db: Tx, table: string, run: (db: Tx) => Promise<unknown>) {
  const reading = new RegExp(`^select (?:(?! from ).)* from "${table}"`, 's')
  return (await recordQueries(db, run)).filter(({ sql: text }) => reading.test(text)).length
}

/**
 * Counts the rows that the queries of `run` touch, summed over the steps of their plans. The sum grows as their time
 * does, but is the same in every run.
 */
export async function rowsRead(db: Tx, run: (db: Tx) => Promise<unknown>): Promise<number> {
  const queries = await recordQueries(db, run)
  let rows = 0
  for (const { sql: text, params } of queries) {
    const [first = '', ...rest] = text.split(/\$\d+/)
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, n]) => params[Number(n) - 1])
    const found = (await db.execute(
      sql.join([
        sql.raw(`explain (analyze, format json) ${first}`),
        ...rest.flatMap((part, i) => [sql`${sql.param(order[i])}`, sql.raw(part)]),
      ]),
    )) as unknown
    const [answer] = (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows) as {
      'QUERY PLAN': [{ Plan: Plan }]
    }[]
    rows += answer ? rowsOf(answer['QUERY PLAN'][0].Plan) : 0
  }
  return rows
}
