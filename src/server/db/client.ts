import { existsSync, readFileSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as onPGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { drizzle as onPostgres } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { database, type Database } from './transaction'
import { lockDirectory } from './directoryLock'
import { countPendingMigrations, migrations } from './migrate'
import * as schema from './schema'
import { newestSnapshot, takeSnapshot, vacuumChangedTables } from './snapshots'

const config = { schema, casing: 'snake_case' } as const
// Resolved at run time: if the bundler followed these paths, it would trace the whole project into the output.
const here = (path: string) => resolve(/* turbopackIgnore: true */ path)

/** PGlite with btree_gist, which the EXCLUDE constraint on a worker and a time range needs. */
export const openPglite = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, extensions: { btree_gist } })
export const createPgliteDatabase = (client: PGlite, close = () => client.close()) =>
  database(onPGlite({ client, ...config }), close)
export const createPostgresDatabase = (client: postgres.Sql, close = () => client.end()) =>
  database(onPostgres({ client, ...config }), close)

const STATEMENT_TIMEOUT_MS = 10_000
/** Generous, because seeding demonstration data blocks the event loop and with it other transactions of the process. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000
/** A connection pool with time limits for statements and idle transactions. */
export const connect = (url: string, max = 10) =>
  postgres(url, {
    max,
    onnotice: () => {},
    connection: {
      TimeZone: 'UTC',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    },
  })

export type Opened = Database & { embedded: boolean; snapshot: () => Promise<string | undefined> }

/**
 * The database of this installation: PostgreSQL at `url`, or the embedded one in `dir`, made and migrated as needed.
 */
export async function openDatabase({
  url,
  dir = '.data',
  clock,
}: {
  url?: string | undefined
  dir?: string
  clock: () => Date
}): Promise<Opened> {
  if (url) return openPostgres(url)
  const path = here(dir)
  const release = await lockDirectory(path)
  try {
    const client = await openDirectory(path)
    await migratePGlite(onPGlite({ client, ...config }), migrations)
    let last = ''
    // If the WAL position is unchanged, nothing was written since the last snapshot.
    const position = async () =>
      (await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')).rows[0]
        ?.at ?? ''
    const snapshot = async () => {
      const at = await position()
      if (at === last) return undefined
      await vacuumChangedTables(client)
      const taken = await takeSnapshot(client, path, clock())
      last = await position()
      return taken
    }
    return {
      ...createPgliteDatabase(client, async () => {
        try {
          await snapshot()
        } finally {
          await client.close()
          release()
        }
      }),
      embedded: true,
      snapshot,
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens a data directory. If that fails, it is left unchanged, because its data may still be recovered. */
async function openDirectory(path: string) {
  try {
    return await openPglite({ dataDir: path })
  } catch (error) {
    const newest = newestSnapshot(path)
    if (!existsSync(path)) throw error
    throw new Error(
      `データベース ${path} を開けませんでした。ファイルには手を加えていません。${newest ? `最後の控えに戻すには: npm run seed -- --restore ${newest}` : '控えはまだありません。'}`,
      { cause: error },
    )
  }
}

/** Replaces the data directory by a snapshot. Returns the path to which the previous directory was renamed, if any. */
export async function restoreSnapshot(
  dir: string,
  snapshot: string,
  clock: () => Date,
): Promise<string | undefined> {
  const path = here(dir)
  const release = await lockDirectory(path)
  try {
    const fresh = `${path}.restoring-${process.pid}`
    const kept = `${path}.before-${clock().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
    const client = await openPglite({
      dataDir: fresh,
      loadDataDir: new Blob([readFileSync(here(snapshot))]),
    })
    await client.query('select count(*) from accounts')
    await client.close()
    if (!existsSync(path)) {
      renameSync(fresh, path)
      return undefined
    }
    renameSync(path, kept)
    renameSync(fresh, path)
    return kept
  } finally {
    release()
  }
}

/**
 * Opens PostgreSQL. Throws if migrations are pending: the server's role cannot run them, `npm run migrate` does as
 * owner.
 */
async function openPostgres(url: string): Promise<Opened> {
  const client = connect(url)
  try {
    if ((await countPendingMigrations(onPostgres({ client, ...config }))) > 0)
      throw new Error(
        'データベースの表が、このプログラムより古いままです。表の持ち主の DATABASE_URL で npm run migrate を実行してから、起動してください。',
      )
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    ...createPostgresDatabase(client),
    embedded: false,
    snapshot: async () => undefined,
  }
}
