import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { errorCodeOf } from './errorCode'
import { together } from './together'

/**
 * The tenant whose rows a transaction sees; 'system' sees every row. The scopes of auth/tenantScope are of this
 * shape.
 */
export type Rls = 'system' | { readonly companyId: number; readonly clientId?: number }
export type Tx = PgDatabase<PgQueryResultHKT>
/** What most functions of the server work with: an open transaction and the instant of the call. */
export type Operation = { db: Tx; now: Date }
export type Access = { readOnly?: boolean }
export type Database = {
  /**
   * The only access to the database. Either all of fn is committed or nothing. fn may be retried, so its only effects
   * must be on `db`. With `readOnly` the database refuses to write.
   */
  tx<T>(rls: Rls, fn: (db: Tx) => Promise<T>, access?: Access): Promise<T>
  close(): Promise<void>
}

/** How often a transaction is begun before its error is thrown. */
const MAX_ATTEMPTS = 5
const RETRY_BASE_MS = 10
/** Codes of PostgreSQL after which the same transaction may succeed: serialization failure, deadlock. */
const retryableCodes = new Set(['40001', '40P01'])
const insideTransaction = new AsyncLocalStorage<true>()

/** Opens a transaction on a separate connection and commits what `run` did, or rolls it back. */
type OpenTransaction = <T>(run: (tx: Tx) => Promise<T>, access: Access) => Promise<T>
/** The statement that begins such a transaction. */
export const beginning = ({ readOnly = false }: Access) => (readOnly ? 'begin read only' : 'begin')

/** Makes the database of a way to open transactions: it adds the tenant and repeats what collided. */
export function database(transaction: OpenTransaction, close: () => Promise<void>): Database {
  return {
    close,
    async tx(rls, fn, access = {}) {
      // On one connection the inner transaction would wait for the outer one for ever.
      if (insideTransaction.getStore())
        throw new Error('tx() inside tx(): use the db that was handed to you')
      for (let attempt = 1; ; attempt++) {
        try {
          return await insideTransaction.run(true, () =>
            transaction(async (tx) => {
              await enterTenant(tx, rls)
              return fn(tx)
            }, access),
          )
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !retryableCodes.has(errorCodeOf(error) ?? '')) throw error
          // Random, so that two transactions that collided do not collide again.
          await sleep(Math.random() * RETRY_BASE_MS * 2 ** attempt)
        }
      }
    },
  }
}

/** Until the end of the transaction, rows of other tenants are not visible (row-level security). */
export async function enterTenant(db: Tx, rls: Rls) {
  // `execute()` sends it at once, so that every later statement is in the tenant.
  if (rls !== 'system') await db.execute(sql`select ${entering(rls)}`).execute()
}
/** An expression that enters the tenant when a statement evaluates it, as `enterTenant` does. */
export const entering = (rls: Rls) =>
  rls === 'system'
    ? sql`null`
    : sql`num_nonnulls(${settingsOf(String(rls.companyId), String(rls.clientId ?? ''))})`
const settingsOf = (companyId: string | SQL, clientId: string | SQL) =>
  sql`set_config('role', 'app_tenant', true), set_config('app.company_id', ${companyId}, true), set_config('app.client_id', ${clientId}, true)`
/**
 * A column that enters the tenant of the store that a query finds, as `enterTenant` does; none is entered without one.
 */
export const enteringStore = (client: { id: AnyPgColumn; companyId: AnyPgColumn }) =>
  sql`case when ${client.id} is not null then num_nonnulls(${settingsOf(sql`${client.companyId}::text`, sql`${client.id}::text`)}) end`
/** Makes all rows visible again, for tables without a tenant: idempotency keys, counters, account names. */
export const leaveTenant = (db: Tx) => db.execute(sql`select set_config('role', 'none', true)`)
/** Transactions that are outside of their tenant at the moment. */
const outside = new WeakSet<Tx>()
/**
 * Runs `fn` outside row-level security, for rows that the tenant may not see. `fn` must take its ids from rows of the
 * tenant. Nested calls leave the tenant only once.
 */
export async function bypassRls<T>(db: Tx, rls: Rls, fn: () => Promise<T>): Promise<T> {
  if (rls === 'system' || outside.has(db)) return fn()
  outside.add(db)
  try {
    // Sent before `fn` begins, so that it leaves in one write with the first statement of `fn`.
    const [, result] = await together([leaveTenant(db).execute(), fn()])
    await enterTenant(db, rls)
    return result
  } finally {
    outside.delete(db)
  }
}
/** `bypassRls` for one statement, which leaves in one write with those that leave and enter the tenant. */
export async function bypassRlsOnce<T>(
  db: Tx,
  rls: Rls,
  statement: { execute: () => Promise<T> },
): Promise<T> {
  if (rls === 'system' || outside.has(db)) return statement.execute()
  const [, result] = await together([
    leaveTenant(db).execute(),
    statement.execute(),
    enterTenant(db, rls),
  ])
  return result
}
