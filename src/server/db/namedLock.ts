import { sql } from 'drizzle-orm'
import type { Tx } from './transaction'

/**
 * Locks a name until the transaction ends: for what is counted over rows of several owners, where no single row can be
 * locked.
 */
export const lockName = (db: Tx, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
