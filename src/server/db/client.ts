import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { drizzle as onPostgres, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, Pool, PoolClient } from 'pg'
import type { Listen } from '@/server/platform/changes'
import { databaseRefusalOf } from '@/server/platform/health'
import type { LogEntry } from '@/server/platform/logger'
import { announceChanges, forgetChanges } from './announcements'
import { lockDirectory } from './embedded/directoryLock'
import { EmbeddedEngine } from './embedded/engine'
import { listenOn } from './listen'
import { countPendingMigrations, migrations, refuseOtherVersions } from './migrate'
import { explainOpening, refusePooler } from './openingError'
import { abandon, connect } from './pool'
import { QuickDialect } from './queryText'
import { beginning, database, type Access, type Database, type Tx } from './transaction'

/**
 * PGlite has no process for checkpoints. Without them its log grows until the next start, and recovery after a crash
 * reads all of it.
 */
const CHECKPOINT_MS = 15 * 60_000

const config = { casing: 'snake_case' } as const
// Resolved at run time: if the bundler followed these paths, it would trace the whole project into the output.
const fromProjectRoot = (path: string) => resolve(/* turbopackIgnore: true */ path)

const dialect = new QuickDialect(config)
type Connection = PoolClient | Client
/** Drizzle in a transaction of a connection: one for each connection, so that it keeps the queries built for it. */
const transactions = new WeakMap<Connection, Tx>()
function transactionOn(client: Connection): Tx {
  const existing = transactions.get(client)
  if (existing) return existing
  const session = new NodePgSession(client, dialect, undefined)
  const created: Tx = new NodePgTransaction(dialect, session, undefined)
  transactions.set(client, created)
  return created
}
/** Runs `run` in a transaction of the connection: committed when it resolves, rolled back when it rejects. */
async function runTransaction<T>(
  client: Connection,
  run: (tx: Tx) => Promise<T>,
  access: Access,
): Promise<T> {
  // BEGIN is sent together with the first statement. If it fails, a statement after it would stand alone, outside of a
  // transaction, so the connection is abandoned at once.
  const begun = client.query(beginning(access))
  begun.catch(() => {
    abandon(client)
  })
  try {
    const result = await run(transactionOn(client))
    await begun
    const committed = client.query('commit')
    // A read is complete without the answer to its end, so the next transaction begins meanwhile.
    if (access.readOnly) committed.catch(() => {})
    else await committed
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
/**
 * Drizzle on a pool. This function checks out the connection of a transaction itself: drizzle never returns a
 * connection whose BEGIN fails, so each loss of the database would cost one.
 */
export const createPostgresDatabase = (pool: Pool, close = () => pool.end()) =>
  database(async (run, access) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      const result = await runTransaction(client, run, access)
      await announceChanges(client)
      return result
    } catch (error) {
      failure = error
      forgetChanges(client)
      throw error
    } finally {
      // A connection that lost its server, or leads to a read-only one, is not used again.
      client.release(databaseRefusalOf(failure)?.body.code === 'unavailable')
    }
  }, close)

/** Drizzle on the embedded engine, which has one transaction at a time. */
export const createEmbeddedDatabase = (
  engine: Pick<EmbeddedEngine, 'inTurn'>,
  close: () => Promise<void>,
) =>
  database((run, access) => engine.inTurn((client) => runTransaction(client, run, access)), close)

export type OpenedDatabase = Database & {
  embedded: boolean
  /** Listens for changes that any process commits. */
  listen: Listen
}

/**
 * The database of this installation: PostgreSQL at `url`, or the embedded one in `dir`, made and migrated as needed.
 */
export async function openDatabase({
  url,
  dir = '.data',
  log = () => {},
}: {
  url?: string | undefined
  dir?: string
  /** Where the embedded engine reports that it was restarted. */
  log?: (entry: LogEntry) => void
}): Promise<OpenedDatabase> {
  if (url) return openPostgres(url)
  const path = fromProjectRoot(dir)
  const release = await lockDirectory(path)
  try {
    const engine = await openDirectory(path, log)
    await migrateEmbedded(engine, path)
    const checkpoints = setInterval(() => {
      engine.maintain('checkpoint').catch(() => {})
    }, CHECKPOINT_MS).unref()
    const close = async () => {
      clearInterval(checkpoints)
      // The connections of the waiting calls are gone, so nobody would receive their answers.
      engine.refuseWaiting()
      await engine.close()
      release()
    }
    return {
      ...createEmbeddedDatabase(engine, close),
      embedded: true,
      listen: (onMessage) => Promise.resolve(engine.listen(onMessage)),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens a data directory. If that fails, it is left unchanged, because its data may still be recovered. */
async function openDirectory(path: string, log: (entry: LogEntry) => void) {
  try {
    return await EmbeddedEngine.open(path, log)
  } catch (error) {
    if (!existsSync(path)) throw error
    throw new Error(
      `データベース ${path} を開けませんでした。ファイルには手を加えていません。ディスクの空き容量を確かめてください。消してよいデータなら、フォルダを削除するか別の場所に移してから、もう一度起動してください。`,
      { cause: error },
    )
  }
}

/** Brings the embedded database in `path` to the tables of this version, or closes it and throws. */
async function migrateEmbedded(engine: EmbeddedEngine, path: string) {
  try {
    await engine.inTurn(async (client) => {
      const db = onPostgres({ client, ...config })
      await refuseOtherVersions(
        db,
        `フォルダ ${path} を削除するか、別の場所に移してから、もう一度実行してください。`,
      )
      await migrate(db, migrations)
    })
  } catch (error) {
    await engine.close()
    throw error
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
    await refuseOtherVersions(db)
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
    listen: listenOn(url),
  }
}
