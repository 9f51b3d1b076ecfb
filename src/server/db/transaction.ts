import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { errorCodeOf } from './errorCode'

/**
 * The tenant whose rows a transaction sees; 'system' sees every row. The scopes of auth/tenantScope are of this
 * shape.
 */
export type Rls = 'system' | { readonly companyId: number; readonly clientId?: number }
export type Tx = PgDatabase<PgQueryResultHKT>
/** What most functions of the server work with: an open transaction and the instant of the call. */
export type Operation = { db: Tx; now: Date }
export type Database = {
  /**
   * The only access to the database. Either all of fn is committed or nothing. fn may be retried, so its only effects
   * must be on `db`.
   */
  tx<T>(rls: Rls, fn: (db: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const ATTEMPTS = 5
const RETRY_BASE_MS = 10
/** Codes of PostgreSQL after which the same transaction may succeed: serialization failure, deadlock. */
const retryableCodes = new Set(['40001', '40P01'])
const insideTransaction = new AsyncLocalStorage<true>()

/** A database whose `transaction` opens one on a connection of its own, commits what `run` did or rolls it back. */
export function database(
  transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  close: () => Promise<void>,
): Database {
  return {
    close,
    async tx(rls, fn) {
      // On one connection the inner transaction would wait for the outer one for ever.
      if (insideTransaction.getStore())
        throw new Error('tx() inside tx(): use the db that was handed to you')
      for (let attempt = 1; ; attempt++) {
        try {
          return await insideTransaction.run(true, () =>
            transaction(async (tx) => {
              await enterTenant(tx, rls)
              return fn(tx)
            }),
          )
        } catch (error) {
          if (attempt === ATTEMPTS || !retryableCodes.has(errorCodeOf(error) ?? '')) throw error
          // Random, so that two transactions that collided do not collide again.
          await sleep(Math.random() * RETRY_BASE_MS * 2 ** attempt)
        }
      }
    },
  }
}

/** Until the end of the transaction, rows of other tenants are not visible (row-level security). */
export async function enterTenant(db: Tx, rls: Rls) {
  if (rls !== 'system') await db.execute(sql`select ${entering(rls)}`)
}
/** What a statement returns to enter the tenant, as `enterTenant` does. */
export const entering = (rls: Rls) =>
  rls === 'system'
    ? sql`null`
    : sql`num_nonnulls(${settingsOf(String(rls.companyId), String(rls.clientId ?? ''))})`
const settingsOf = (companyId: string | SQL, clientId: string | SQL) =>
  sql`set_config('role', 'app_tenant', true), set_config('app.company_id', ${companyId}, true), set_config('app.client_id', ${clientId}, true)`
/** What a query selects to enter the tenant of the row that it finds, as `enterTenant` does; nothing without a row. */
export const enteringStore = (client: { id: AnyPgColumn; companyId: AnyPgColumn }) =>
  sql`case when ${client.id} is not null then num_nonnulls(${settingsOf(sql`${client.companyId}::text`, sql`${client.id}::text`)}) end`
/** Makes all rows visible again, for tables without a tenant: idempotency keys, counters, account names. */
export const leaveTenant = (db: Tx) => db.execute(sql`select set_config('role', 'none', true)`)
/** Reads rows that the tenant may not see. `fn` must take its ids from rows of the tenant. */
export async function bypassRls<T>(db: Tx, rls: Rls, fn: () => Promise<T>): Promise<T> {
  if (rls === 'system') return fn()
  await leaveTenant(db)
  const result = await fn()
  await enterTenant(db, rls)
  return result
}
