import { sql } from 'drizzle-orm'
import type { Tx } from './transaction'

/**
 * Locks a name until the transaction ends. For counts over rows of several owners, for which there is no single row to
 * lock.
 */
export const lockName = (db: Tx, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
