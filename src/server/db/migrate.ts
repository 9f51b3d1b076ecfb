import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { errorCodeOf } from './errorCode'

// Resolved at run time: if the bundler followed the path, it would trace the whole project into the output.
export const migrations = {
  migrationsFolder: resolve(/* turbopackIgnore: true */ 'src/server/db/migrations'),
}
/** The key of the advisory lock, one for all versions. */
const MIGRATION_LOCK = 20_261_122

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01'

/** Number of migrations of this version that the database has not run. */
export async function countPendingMigrations(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'select'>,
): Promise<number> {
  const files = readMigrationFiles(migrations)
  try {
    const [latest] = await db
      .select({ at: sql<string | null>`max(created_at)` })
      .from(sql`drizzle.__drizzle_migrations`)
    return files.filter(({ folderMillis }) => folderMillis > Number(latest?.at ?? 0)).length
  } catch (error) {
    if (errorCodeOf(error) === UNDEFINED_TABLE) return files.length
    throw error
  }
}

/**
 * Brings a PostgreSQL database to the tables of this version; how many migrations that took. The role at `url` owns
 * the tables. Of several processes one migrates and the others wait for its advisory lock, and no statement ends
 * early: a migration may rewrite a large table.
 */
export async function migrateDatabase(url: string): Promise<number> {
  // One connection: the lock belongs to its session.
  const client = new Client({
    connectionString: url,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    options: '-c TimeZone=UTC',
  })
  await client.connect()
  const db = drizzle({ client })
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`)
    const count = await countPendingMigrations(db)
    await migrate(db, migrations)
    // The server checks at its start whether migrations are pending, so its role needs to read this table.
    await db.execute(sql`grant usage on schema drizzle to app_system`)
    await db.execute(sql`grant select on drizzle.__drizzle_migrations to app_system`)
    return count
  } finally {
    await client.end()
  }
}
