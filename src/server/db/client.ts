import { existsSync, renameSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as onPGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { drizzle as onPostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { LogEntry } from '@/server/platform/logger'
import type { Listen } from '@/server/platform/changes'
import { databaseRefusalOf } from '@/server/platform/health'
import { announceChanges, forgetChanges } from './announcements'
import { database, type Database } from './transaction'
import { lockDirectory } from './directoryLock'
import { EmbeddedEngine } from './embedded/engine'
import { listenOn } from './listen'
import { countPendingMigrations, migrations, refuseOlderTables } from './migrate'
import { explainOpening, refusePooler } from './openingError'
import { connect } from './pool'
import { fileStampOf, newestSnapshot, takeSnapshot, vacuumChangedTables } from './snapshots'

const config = { casing: 'snake_case' } as const
// Resolved at run time: if the bundler followed these paths, it would trace the whole project into the output.
const here = (path: string) => resolve(/* turbopackIgnore: true */ path)

/** PGlite with btree_gist, which the EXCLUDE constraint on a worker and a time range needs. */
export const openPglite = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, extensions: { btree_gist } })
/**
 * Drizzle on a PGlite of this thread, for tests and tools: the server runs the embedded engine in a thread of its own.
 */
export const createPgliteDatabase = (client: PGlite, close = () => client.close()) => {
  const db = onPGlite({ client, ...config })
  return database((run) => db.transaction(run), close)
}
/** Drizzle on the engine in its thread. Of PGlite's interface it calls `query` and `transaction` only. */
const onEngine = (engine: EmbeddedEngine) =>
  onPGlite({ client: engine as unknown as PGlite, ...config })
/** Drizzle keeps what it has learnt of the tables, so each connection has one of its own as long as it lives. */
const drizzleByConnection = new WeakMap<PoolClient, NodePgDatabase>()
function drizzleOn(client: PoolClient) {
  const known = drizzleByConnection.get(client)
  if (known) return known
  const created: NodePgDatabase = onPostgres({ client, ...config })
  drizzleByConnection.set(client, created)
  return created
}
/**
 * Drizzle on a pool. The connection of a transaction is checked out here: drizzle's own transaction on a pool never
 * gives a connection back whose BEGIN fails, so each loss of the database would cost one.
 */
export const createPostgresDatabase = (pool: Pool, close = () => pool.end()) =>
  database(async (run) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      const result = await drizzleOn(client).transaction(run)
      await announceChanges(client)
      return result
    } catch (error) {
      failure = error
      forgetChanges(client)
      throw error
    } finally {
      // One that lost its server, or leads to one that cannot be written, is not used again.
      client.release(databaseRefusalOf(failure)?.body.code === 'unavailable')
    }
  }, close)

export type OpenedDatabase = Database & {
  embedded: boolean
  /** The path of a new snapshot of the embedded database; undefined where nothing has changed, and of PostgreSQL. */
  snapshot: () => Promise<string | undefined>
  /** Hears of changes that any process commits. */
  listen: Listen
}

/**
 * The database of this installation: PostgreSQL at `url`, or the embedded one in `dir`, made and migrated as needed.
 */
export async function openDatabase({
  url,
  dir = '.data',
  clock,
  log = () => {},
  lastSnapshotMs,
}: {
  url?: string | undefined
  dir?: string
  clock: () => Date
  /** Where the embedded engine says that it had to be started again. */
  log?: (entry: LogEntry) => void
  /** How long `close` may spend on a last snapshot of the embedded database, in milliseconds; without it, any time. */
  lastSnapshotMs?: number
}): Promise<OpenedDatabase> {
  if (url) return openPostgres(url)
  const path = here(dir)
  const release = await lockDirectory(path)
  try {
    const engine = await openDirectory(path, log)
    await migrateEmbedded(engine, path)
    let snapshotPosition = ''
    const snapshotIfChanged = async () => {
      if ((await engine.position()) === snapshotPosition) return undefined
      let position = ''
      const copyTo = async (folder: string) => {
        position = await engine.copyTo(folder)
      }
      const taken = await takeSnapshot(copyTo, path, clock())
      snapshotPosition = position
      return taken
    }
    const snapshot = async () => {
      if ((await engine.position()) !== snapshotPosition) await vacuumChangedTables(engine)
      return snapshotIfChanged()
    }
    const db = onEngine(engine)
    const close = async () => {
      // Their connections are gone: nobody would hear the answers.
      engine.refuseWaiting()
      try {
        if (lastSnapshotMs === undefined) await snapshot()
        else await snapshotWithin(lastSnapshotMs, snapshotIfChanged, log)
      } finally {
        await engine.close()
        release()
      }
    }
    return {
      ...database((run) => db.transaction(run), close),
      embedded: true,
      snapshot,
      listen: (onMessage) => Promise.resolve(engine.listen(onMessage)),
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * The snapshot of a process that must end. What was committed is in the data directory without it: one that takes too
 * long is given up, and the newest of the snapshots before stays the newest.
 */
async function snapshotWithin(
  withinMs: number,
  snapshot: () => Promise<unknown>,
  log: (entry: LogEntry) => void,
) {
  const isTaken = await Promise.race([
    snapshot().then(
      () => true,
      () => false,
    ),
    sleep(withinMs, false),
  ])
  if (!isTaken)
    log({ level: 'warn', event: `no last snapshot: it failed or took more than ${withinMs} ms` })
}

/** Opens a data directory. If that fails, it is left unchanged, because its data may still be recovered. */
async function openDirectory(path: string, log: (entry: LogEntry) => void) {
  try {
    return await EmbeddedEngine.open(path, log)
  } catch (error) {
    const newest = newestSnapshot(path)
    if (!existsSync(path)) throw error
    throw new Error(
      `データベース ${path} を開けませんでした。ファイルには手を加えていません。${newest ? `最後の控えに戻すには: npm run seed -- --restore ${newest}` : '控えはまだありません。'}`,
      { cause: error },
    )
  }
}

/** Brings the embedded database in `path` to the tables of this version, or closes it and throws. */
async function migrateEmbedded(engine: EmbeddedEngine, path: string) {
  const db = onEngine(engine)
  try {
    await refuseOlderTables(
      db,
      `フォルダ ${path} を削除するか、別の場所に移してから、もう一度実行してください。`,
    )
    await migratePGlite(db, migrations)
  } catch (error) {
    await engine.close()
    throw error
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
    const kept = `${path}.before-${fileStampOf(clock())}`
    await cp(here(snapshot), fresh, { recursive: true })
    const client = await openPglite({ dataDir: fresh })
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
async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = connect(url)
  const db = onPostgres({ client: pool, ...config })
  try {
    await refuseOlderTables(db)
    if ((await countPendingMigrations(db)) > 0)
      throw new Error(
        'データベースの表が、このプログラムより古いままです。表の持ち主の DATABASE_URL で npm run migrate を実行してから、起動してください。',
      )
    await refusePooler(url)
  } catch (error) {
    await pool.end()
    throw explainOpening(error, url)
  }
  return {
    ...createPostgresDatabase(pool),
    embedded: false,
    snapshot: async () => undefined,
    listen: listenOn(url),
  }
}
