import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

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

/**
 * What PostgreSQL does by itself and the embedded database does not: where enough has changed, rows that are gone
 * give their place back, indexes can be read without their rows, and the planner knows what is there.
 */
export async function vacuumChangedTables(client: Pick<PGlite, 'query' | 'exec'>) {
  await client.exec('select pg_stat_force_next_flush()')
  const changed = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_user_tables where n_dead_tup + n_ins_since_vacuum > 50 + n_live_tup / 20',
  )
  for (const { name } of changed.rows) await client.exec(`vacuum (analyze) ${name}`)
}

/**
 * The embedded database never asks the disk to hold on to what it wrote: a power cut may lose or break it. This copy is
 * complete or absent (written aside, flushed, renamed), and the last three are kept.
 */
export async function takeSnapshot(client: PGlite, dir: string, now: Date): Promise<string> {
  const folder = snapshotsOf(dir)
  const path = `${folder}/${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z.tar.gz`
  const bytes = Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer())
  mkdirSync(folder, { recursive: true })
  const fd = openSync(`${path}.tmp`, 'w')
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(`${path}.tmp`, path)
  flush(folder)
  const old = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .slice(0, -KEPT)
  for (const name of old) unlinkSync(`${folder}/${name}`)
  return path
}
