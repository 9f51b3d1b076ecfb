import { readConfig, type Config } from '@/server/config'
import { openDatabase, type OpenedDatabase } from '@/server/db/client'

/**
 * Opens the database that the environment names, and closes it after the work. The embedded database has one process at
 * a time: while the server runs, this throws an error that says so.
 */
export async function onDatabase(
  work: (database: OpenedDatabase, config: Config) => Promise<unknown>,
): Promise<void> {
  const config = readConfig()
  const database = await openDatabase({ url: config.databaseUrl, dir: config.dataDir })
  try {
    await work(database, config)
  } finally {
    await database.close()
  }
}
