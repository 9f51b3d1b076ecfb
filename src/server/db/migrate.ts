import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
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

type Reader = Pick<PgDatabase<PgQueryResultHKT>, 'select'>

/** The migrations that the database has run, oldest first. */
async function appliedMigrations(db: Reader) {
  try {
    return await db
      .select({ hash: sql<string>`hash`, at: sql<string>`created_at` })
      .from(sql`drizzle.__drizzle_migrations`)
      .orderBy(sql`created_at`)
  } catch (error) {
    if (errorCodeOf(error) === UNDEFINED_TABLE) return []
    throw error
  }
}
/**
 * Throws for a database whose tables an older version made before the baseline of this one, and says what to do
 * (`advice`). Drizzle compares dates only: it would leave such tables as they are, or fail at the first that exists.
 */
export async function refuseOlderTables(
  db: Reader,
  advice = '空のデータベースを新しく用意し、DATABASE_URL に指定して npm run migrate を実行してください。',
) {
  const [first] = await appliedMigrations(db)
  if (first && first.hash !== readMigrationFiles(migrations)[0]?.hash)
    throw new Error(
      `このデータベースの表は以前の版で作られたもので、この版では使えません。${advice}`,
    )
}
/** Number of migrations of this version that the database has not run. */
export async function countPendingMigrations(db: Reader): Promise<number> {
  const latest = Number((await appliedMigrations(db)).at(-1)?.at ?? 0)
  return readMigrationFiles(migrations).filter(({ folderMillis }) => folderMillis > latest).length
}

/**
 * Brings a PostgreSQL database to the tables of this version; returns the number of migrations. The role at `url` owns
 * the tables. Of several processes one migrates and the others wait for its advisory lock. No statement has a time
 * limit, because a migration may rewrite a large table.
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
    await refuseOlderTables(db)
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
