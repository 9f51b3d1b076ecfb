import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { settingsOf, type Scope } from '@/server/auth/tenantScope'
import type * as schema from './schema'

export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>
export type Database = {
  /** The only door to the database. All of fn runs, or nothing; fn may run again, so it has no other effect than on `db`. */
  tx<T>(scope: Scope, fn: (db: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const ATTEMPTS = 5
const mayRetry = new Set(['40001', '40P01'])
type Failure = { code?: string; cause?: Failure } | undefined
// By shape, not by instanceof: the driver's error may come from another realm, and drizzle wraps it.
const codeOf = (error: Failure): string | undefined => error && (error.code ?? codeOf(error.cause))
const inside = new AsyncLocalStorage<true>()

export function database(db: Tx, close: () => Promise<void>): Database {
  return {
    close,
    async tx(scope, fn) {
      // On one connection the inner transaction would wait for the outer one for ever.
      if (inside.getStore()) throw new Error('tx() inside tx(): use the db that was handed to you')
      for (let attempt = 1; ; attempt++) {
        try {
          return await inside.run(true, () =>
            db.transaction(async (tx) => {
              await enterTenant(tx, scope)
              return fn(tx)
            }),
          )
        } catch (error) {
          if (attempt === ATTEMPTS || !mayRetry.has(codeOf(error as Failure) ?? '')) throw error
          await sleep(Math.random() * 10 * 2 ** attempt)
        }
      }
    },
  }
}

/**
 * From here to the end of the transaction, rows outside the scope do not exist. They lie in memory, or on a disk without a head: were reading by an
 * index taken for four times as dear as in order, all stores would be read for a page of one.
 */
export async function enterTenant(db: Tx, scope: Scope) {
  const settings = settingsOf(scope)
  if (settings)
    await db.execute(
      sql`select set_config('role', 'app_tenant', true), set_config('app.company_id', ${settings.companyId}, true), set_config('app.client_id', ${settings.clientId}, true), set_config('random_page_cost', '1.1', true)`,
    )
}
/** Back to the whole database, for what the kit itself keeps: keys, counters, names of accounts. */
export const leaveTenant = (db: Tx) => db.execute(sql`select set_config('role', 'none', true)`)
/** Reads what the scope hides, for ids that it has shown: `fn` must take its ids from rows of the scope. */
export async function bypassRls<T>(db: Tx, scope: Scope, fn: () => Promise<T>): Promise<T> {
  if (!settingsOf(scope)) return fn()
  await leaveTenant(db)
  const found = await fn()
  await enterTenant(db, scope)
  return found
}
