import {
  closeSync,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'

const KEPT = 3
export const snapshotsOf = (dir: string) => `${dir}.snapshots`
const flush = (path: string) => {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** The newest snapshot of a data directory, if there is one. */
export function newestSnapshot(dir: string): string | undefined {
  try {
    const last = readdirSync(snapshotsOf(dir))
      .filter((name) => name.endsWith('.tar.gz'))
      .sort()
      .at(-1)
    return last && `${snapshotsOf(dir)}/${last}`
  } catch {
    return undefined
  }
}

type Maintained = {
  query: <T>(sql: string) => Promise<{ rows: T[] }>
  exec: (sql: string) => Promise<unknown>
}

/**
 * What PostgreSQL does by itself and the embedded database does not: where enough has changed, rows that are gone
 * give their place back, indexes can be read without their rows, and the planner knows what is there; and the files of
 * the log are used again, which would otherwise grow until the next start. A statement for each table, so that calls
 * come in between.
 */
export async function vacuumChangedTables(client: Maintained) {
  await client.exec('select pg_stat_force_next_flush()')
  const changed = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup / 20',
  )
  for (const { name } of changed.rows) await client.exec(`vacuum (analyze) ${name}`)
  await client.exec('checkpoint')
}

/**
 * The embedded database never asks the disk to hold on to what it wrote: a power cut may lose or break it. This copy is
 * complete or absent (written aside, flushed, renamed), and the last three are kept. It is compressed here, while the
 * database answers calls again.
 */
export async function takeSnapshot(
  client: { dump: () => Promise<Uint8Array> },
  dir: string,
  now: Date,
): Promise<string> {
  const folder = snapshotsOf(dir)
  const path = `${folder}/${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z.tar.gz`
  const unfinished = `${path}.tmp`
  const tar = await client.dump()
  mkdirSync(folder, { recursive: true })
  // What a process left that ended in the middle of one.
  for (const name of readdirSync(folder)) if (name.endsWith('.tmp')) unlinkSync(`${folder}/${name}`)
  try {
    await pipeline(
      Readable.from([tar]),
      // The last one is taken within the seconds in which a server must end.
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(unfinished, { flush: true }),
    )
  } catch (error) {
    // On a full disk it would take the room that is left.
    rmSync(unfinished, { force: true })
    throw error
  }
  renameSync(unfinished, path)
  flush(folder)
  const old = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .slice(0, -KEPT)
  for (const name of old) unlinkSync(`${folder}/${name}`)
  return path
}
