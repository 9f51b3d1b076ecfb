import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MINIMUM_FREE_BYTES } from '@/server/platform/diskSpace'

/** Older snapshots are deleted when a new one is complete. */
const KEPT_SNAPSHOTS = 3
/** The folder beside a data directory in which its snapshots are. */
export const snapshotsOf = (dir: string) => `${dir}.snapshots`
const UNFINISHED = '.tmp'
/** The names of complete snapshots, oldest first. */
const finished = (names: string[]) => names.filter((name) => !name.endsWith(UNFINISHED)).sort()

/** An instant as part of a file name, in UTC: '20261120T090000Z'. Names in order are instants in order. */
export const fileStampOf = (now: Date) =>
  `${now.toISOString().replace(/[-:]/g, '').slice(0, 'yyyymmddThhmmss'.length)}Z`

/** The newest snapshot of a data directory, if there is one. */
export function newestSnapshot(dir: string): string | undefined {
  const folder = snapshotsOf(dir)
  const last = existsSync(folder) ? finished(readdirSync(folder)).at(-1) : undefined
  return last && join(folder, last)
}

type Maintained = {
  query: <T>(sql: string) => Promise<{ rows: T[] }>
  exec: (sql: string) => Promise<unknown>
}

/** A table is vacuumed after this many changed rows, and this share of its rows. */
const VACUUM_ROWS = 50
const VACUUM_SHARE = 0.05

/**
 * What PostgreSQL does by itself and the embedded database does not: where enough has changed, rows that are gone
 * give their place back, indexes can be read without their rows, and the planner knows what is there; and the files of
 * the log are used again, which would otherwise grow until the next start. A statement for each table, so that calls
 * come in between.
 */
export async function vacuumChangedTables(client: Maintained) {
  await client.exec('select pg_stat_force_next_flush()')
  const changed = await client.query<{ name: string }>(
    `select relid::regclass::text as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > ${VACUUM_ROWS} + n_live_tup * ${VACUUM_SHARE}`,
  )
  for (const { name } of changed.rows) await client.exec(`vacuum (analyze) ${name}`)
  await client.exec('checkpoint')
}

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Throws where a copy of `dir` would leave less room than writes need. */
async function requireRoom(dir: string, folder: string) {
  // The database goes on, so a file that was listed may be gone.
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    )
  const sizes = await Promise.all((await filesOf(dir)).map(sizeOf))
  const needed = sizes.reduce((sum, size) => sum + size, 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed + MINIMUM_FREE_BYTES)
    throw new Error(`a snapshot needs ${needed} bytes, which the disk does not have to spare`)
}

/**
 * The embedded database never asks the disk to hold on to what it wrote: a power cut may lose or break it. This copy of
 * its directory is complete or absent (written aside, flushed, renamed), and the last three are kept. `copyTo` copies
 * while the database stands still; all else happens while it answers calls again.
 */
export async function takeSnapshot(
  copyTo: (folder: string) => Promise<void>,
  dir: string,
  now: Date,
): Promise<string> {
  const folder = snapshotsOf(dir)
  const path = join(folder, fileStampOf(now))
  const unfinished = path + UNFINISHED
  await mkdir(folder, { recursive: true })
  // What a process left that ended in the middle of one.
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true })
  await requireRoom(dir, folder)
  try {
    await copyTo(unfinished)
    const files = await filesOf(unfinished)
    for (const file of files) await flush(file)
    for (const parent of new Set(files.map(dirname))) await flush(parent)
  } catch (error) {
    // On a full disk it would take the room that is left.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  await rm(path, { recursive: true, force: true })
  await rename(unfinished, path)
  await flush(folder)
  for (const name of finished(await readdir(folder)).slice(0, -KEPT_SNAPSHOTS))
    await rm(join(folder, name), { recursive: true })
  return path
}
