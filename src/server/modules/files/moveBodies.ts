import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  files,
  identificationPieces,
  manualPieces,
  documentFiles,
  removedObjects,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { objectOf, readBody, type FileStorage } from '@/server/platform/storage/fileStorage'

/** The tables whose rows have a `storedBody()`, by the first part of the keys of their objects. */
const bodyTables = {
  files,
  identification: identificationPieces,
  manuals: manualPieces,
  documentFiles,
} as const
type Kind = keyof typeof bodyTables
const kinds = Object.keys(bodyTables) as Kind[]
/** The four tables have the same columns for the bytes, so the type of one of them is used for all. */
const tableOf = (kind: Kind) => bodyTables[kind] as typeof files

type Row = { id: number; body: Uint8Array | null; objectKey: string | null }
type Mover = Pick<AppContext, 'db' | 'random' | 'files'>

/** Rows that are read at once: their bodies have at most 1 MB each. */
const ROWS_PER_READ = 10
const OBJECTS_PER_READ = 100

/** Rows whose bytes are in another place than the one for new bytes. */
function isElsewhere({ objectKey }: typeof files, { place }: FileStorage): SQL | undefined {
  if (place === 'database') return isNotNull(objectKey)
  return or(isNull(objectKey), not(like(objectKey, `${place}:%`)))
}

const rowsElsewhere = (db: Tx, storage: FileStorage, kind: Kind, after: number): Promise<Row[]> => {
  const table = tableOf(kind)
  return db
    .select({ id: table.id, body: table.body, objectKey: table.objectKey })
    .from(table)
    .where(and(isElsewhere(table, storage), gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(ROWS_PER_READ)
}

/** Stores the bytes in the place for new files; returns the columns with which the row refers to them. */
async function storeBody({ files: storage, random }: Mover, kind: Kind, row: Row) {
  const bytes = await readBody(storage, row)
  if (storage.place === 'database') return { body: bytes, objectKey: null }
  // Never a key that was used before: a restored older database must not name newer bytes.
  const objectKey = `${storage.place}:${kind}/${row.id}-${random(9).toString('base64url')}`
  const { store, key } = objectOf(storage, objectKey)
  await store.put(key, bytes)
  return { body: null, objectKey }
}

const isUnchanged = (table: typeof files, { id, objectKey }: Row) =>
  and(
    eq(table.id, id),
    objectKey === null ? isNull(table.objectKey) : eq(table.objectKey, objectKey),
  )

async function moveBody(mover: Mover, kind: Kind, row: Row): Promise<boolean> {
  const table = tableOf(kind)
  const stored = await storeBody(mover, kind, row)
  return mover.db.tx('system', async (db) => {
    const changed = await db
      .update(table)
      .set(stored)
      .where(isUnchanged(table, row))
      .returning({ id: table.id })
    // The row was deleted or changed in between, so nothing refers to the new object.
    if (changed.length === 0 && stored.objectKey !== null)
      await db.insert(removedObjects).values({ objectKey: stored.objectKey })
    return changed.length > 0
  })
}

/**
 * Moves the bytes of files to the place for new files. Each row is changed in a separate transaction after its object
 * is stored. Returns how many were moved.
 */
export async function moveBodies(mover: Mover, signal?: AbortSignal): Promise<number> {
  let moved = 0
  for (const kind of kinds) {
    let after = 0
    for (;;) {
      const rows = await mover.db.tx('system', (db) => rowsElsewhere(db, mover.files, kind, after))
      for (const row of rows) {
        signal?.throwIfAborted()
        if (await moveBody(mover, kind, row)) moved += 1
        after = row.id
      }
      if (rows.length < ROWS_PER_READ) break
    }
  }
  return moved
}

/** Counts the files of each kind in each place. */
export const countBodies = ({ db }: Pick<Mover, 'db'>) =>
  db.tx('system', async (tx) => {
    const counted: { kind: Kind; place: string; count: number }[] = []
    for (const kind of kinds) {
      const table = tableOf(kind)
      const place = sql<string>`coalesce(split_part(${table.objectKey}, ':', 1), 'database')`
      const rows = await tx
        .select({ place, count: count() })
        .from(table)
        .groupBy(place)
        .orderBy(place)
      counted.push(...rows.map((row) => ({ kind, ...row })))
    }
    return counted
  })

/** Returns those of these keys that a row still refers to: copies of a document share one object. */
async function keysInUse(db: Tx, keys: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const kind of kinds) {
    const table = tableOf(kind)
    const rows = await db
      .select({ objectKey: table.objectKey })
      .from(table)
      .where(inArray(table.objectKey, keys))
    for (const { objectKey } of rows) if (objectKey !== null) found.add(objectKey)
  }
  return found
}

/** Removes objects that no row refers to. Returns how many. */
export async function removeObjects(
  { db, files: storage }: Mover,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    const noted = await db.tx('system', (tx) =>
      tx.select().from(removedObjects).orderBy(asc(removedObjects.id)).limit(OBJECTS_PER_READ),
    )
    const inUse = await db.tx('system', (tx) =>
      keysInUse(
        tx,
        noted.map(({ objectKey }) => objectKey),
      ),
    )
    for (const { objectKey } of noted.filter((row) => !inUse.has(row.objectKey))) {
      signal?.throwIfAborted()
      const { store, key } = objectOf(storage, objectKey)
      await store.remove(key)
      removed += 1
    }
    await db.tx('system', (tx) =>
      tx.delete(removedObjects).where(
        inArray(
          removedObjects.id,
          noted.map(({ id }) => id),
        ),
      ),
    )
    if (noted.length < OBJECTS_PER_READ) return removed
  }
}
