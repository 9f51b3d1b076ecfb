import { is, Placeholder, sql } from 'drizzle-orm'
import type { Tx } from './transaction'

/** A placeholder for a value of type `T` that is given when the query runs. */
type Slot<T> = Placeholder & { readonly type?: T }
/** The instant of a call, or the slot for it in a query that is built once. */
export type When = Date | Slot<string>
/** The instant as PostgreSQL reads it; a placeholder of a prepared statement stays one. */
export const instantOf = (when: When) => (is(when, Placeholder) ? when : when.toISOString())
export type Slots<V> = { readonly [K in keyof V]: Slot<V[K]> }
export type Preparable<R> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<R> }
}

/**
 * Makes a query that Drizzle builds once for each connection instead of for each call, for queries of every call or of
 * a busy page. The values are given in named slots; nothing else in the query may vary.
 */
export function prepared<V extends object, R>(
  build: (db: Tx, slots: Slots<V>) => Preparable<R>,
): (db: Tx, values: V) => Promise<R> {
  const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<V>
  const built = new WeakMap<object, ReturnType<Preparable<R>['prepare']>>()
  return (db, values) => {
    const { session } = db._
    const existing = built.get(session)
    // It has no name here: the pool names frequent statements (namedStatements.ts).
    const query = existing ?? build(db, slots).prepare('')
    if (!existing) built.set(session, query)
    return query.execute(values as Record<string, unknown>)
  }
}
