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

/** PostgreSQL's codes for a table that does not exist, and for a role that may not do what it tries. */
const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

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
 * (`advice`), and for one that a newer version has migrated. Drizzle compares dates only: it would leave such tables as
 * they are, or fail at the first that exists.
 */
export async function refuseOtherVersions(
  db: Reader,
  advice = '空のデータベースを新しく用意し、DATABASE_URL に指定して npm run migrate を実行してください。',
) {
  const applied = await appliedMigrations(db)
  const [first, last] = [applied[0], applied.at(-1)]
  if (!first || !last) return
  const hashes = readMigrationFiles(migrations).map(({ hash }) => hash)
  if (first.hash !== hashes[0])
    throw new Error(
      `このデータベースの表は以前の版で作られたもので、この版では使えません。${advice}`,
    )
  if (!hashes.includes(last.hash))
    throw new Error(
      'このデータベースの表は、このプログラムより新しい版のものです。その版のプログラムで開くか、移行する前の控えから戻してください。',
    )
}
/** Number of migrations of this version that the database has not run. */
export async function countPendingMigrations(db: Reader): Promise<number> {
  const latest = Number((await appliedMigrations(db)).at(-1)?.at ?? 0)
  return readMigrationFiles(migrations).filter(({ folderMillis }) => folderMillis > latest).length
}

/** Who runs a migration, who should, and how the database encodes text. */
async function circumstancesOf(db: PgDatabase<PgQueryResultHKT>) {
  const { rows } = (await db.execute(sql`select current_user as role,
    coalesce((select max(tableowner) from pg_tables where schemaname = 'public'), pg_get_userbyid(datdba)) as owner,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    pg_encoding_to_char(encoding) as encoding
    from pg_database where datname = current_database()`)) as {
    rows: { role: string; owner: string; isSuperuser: boolean; encoding: string }[]
  }
  return rows[0]
}
const wrongRole = ({ role, owner }: { role: string; owner: string }) =>
  new Error(
    `役割「${role}」では移行できません。表の持ち主「${owner}」の DATABASE_URL で npm run migrate を実行してください。`,
  )
/**
 * Throws for a superuser in the place of the owner, who could not alter its tables later, and for a database that
 * cannot hold Japanese text.
 */
async function refuseWrongDatabase(db: PgDatabase<PgQueryResultHKT>) {
  const found = await circumstancesOf(db)
  if (found?.isSuperuser && found.role !== found.owner) throw wrongRole(found)
  if (found && found.encoding !== 'UTF8')
    throw new Error(
      `データベースの文字コードが ${found.encoding} です。create database … encoding 'UTF8' template template0 で作り直してください。`,
    )
}
/** Names the role that may migrate if the present one may not; any other error stays as it is. */
async function explainMigration(error: unknown, db: PgDatabase<PgQueryResultHKT>) {
  const found =
    errorCodeOf(error) === INSUFFICIENT_PRIVILEGE ? await circumstancesOf(db) : undefined
  return found ? wrongRole(found) : error
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
    await refuseWrongDatabase(db)
    await refuseOtherVersions(db)
    const count = await countPendingMigrations(db)
    await migrate(db, migrations)
    // The server checks at its start whether migrations are pending, so its role needs to read this table.
    await db.execute(sql`grant usage on schema drizzle to app_system`)
    await db.execute(sql`grant select on drizzle.__drizzle_migrations to app_system`)
    return count
  } catch (error) {
    throw await explainMigration(error, db)
  } finally {
    await client.end()
  }
}
