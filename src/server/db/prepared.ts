import { sql, type Placeholder } from 'drizzle-orm'
import type { Tx } from './transaction'

/** A placeholder for a value of type `T` that is given when the query runs. */
type Slot<T> = Placeholder & { readonly type?: T }
export type Slots<V> = { readonly [K in keyof V]: Slot<V[K]> }
type Preparable<R> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<R> }
}

/**
 * A query that Drizzle builds once for each connection and not for each call: for what every call or a busy page asks.
 * The values come in named slots; a condition on a list is `anyOf(column, slot)`, and nothing else of it may change.
 */
export function prepared<V extends object, R>(
  build: (db: Tx, slots: Slots<V>) => Preparable<R>,
): (db: Tx, values: V) => Promise<R> {
  const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<V>
  const built = new WeakMap<object, ReturnType<Preparable<R>['prepare']>>()
  return (db, values) => {
    const { session } = db._
    const known = built.get(session)
    // Without a name: the pool names what comes often (namedStatements.ts).
    const query = known ?? build(db, slots).prepare('')
    if (!known) built.set(session, query)
    return query.execute(values as Record<string, unknown>)
  }
}
