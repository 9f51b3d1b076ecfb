import { existsSync, readFileSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as onPGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { drizzle as onPostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { database, type Database } from './transaction'
import { lockDirectory } from './directoryLock'
import * as schema from './schema'
import { newestSnapshot, takeSnapshot, vacuumChangedTables } from './snapshots'

const config = { schema, casing: 'snake_case' } as const
// Paths are found at run time: followed by the bundler, they would trace the whole project into the output.
const here = (path: string) => resolve(/* turbopackIgnore: true */ path)
const migrations = { migrationsFolder: here('src/server/db/migrations') }

export const createPgliteDatabase = (client: PGlite, close = () => client.close()) =>
  database(onPGlite({ client, ...config }), close)
export const createPostgresDatabase = (client: postgres.Sql, close = () => client.end()) =>
  database(onPostgres({ client, ...config }), close)

const TEN_SECONDS = 10_000
/** A pool whose statements and idle transactions end after ten seconds. */
export const connect = (url: string, max = 10) =>
  postgres(url, {
    max,
    onnotice: () => {},
    connection: {
      TimeZone: 'UTC',
      statement_timeout: TEN_SECONDS,
      idle_in_transaction_session_timeout: TEN_SECONDS,
    },
  })

export type Opened = Database & { embedded: boolean; snapshot: () => Promise<string | undefined> }

/** The database of this installation: PostgreSQL at `url`, or the embedded one in `dir`, made and migrated as needed. */
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
    // Nothing was written since the last one: the copy would be the same.
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

/** A directory that does not open is left as it is: what is in it may still be saved by hand. */
async function openDirectory(path: string) {
  try {
    return await PGlite.create(path)
  } catch (error) {
    const newest = newestSnapshot(path)
    if (!existsSync(path)) throw error
    throw new Error(
      `データベース ${path} を開けませんでした。ファイルには手を加えていません。${newest ? `最後の控えに戻すには: npm run seed -- --restore ${newest}` : '控えはまだありません。'}`,
      { cause: error },
    )
  }
}

/** Puts a snapshot in the place of the data directory; what was there is kept beside it. The name it is kept under. */
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
    const client = await PGlite.create(fresh, {
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

async function openPostgres(url: string): Promise<Opened> {
  await migrateOnce(url)
  return {
    ...createPostgresDatabase(connect(url)),
    embedded: false,
    snapshot: async () => undefined,
  }
}

/** Of several servers that start at once one migrates and the others wait: they meet at the lock of a table. */
async function migrateOnce(url: string) {
  const gate = connect(url, 1)
  const worker = connect(url, 1)
  try {
    await gate`create schema if not exists drizzle`.catch(() => {})
    // "if not exists" is not safe against another that does the same: whoever loses finds the table there.
    await gate`create table if not exists drizzle.starting (id int)`.catch(() => {})
    await onPostgres({ client: gate, ...config }).transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`lock table drizzle.starting in access exclusive mode`)
      await migratePostgres(onPostgres({ client: worker, ...config }), migrations)
    })
  } finally {
    await Promise.all([gate.end(), worker.end()])
  }
}
