import { createDirectoryStore } from './directoryStore'
import type { ObjectPlace, ObjectStore, StoragePlace } from './objectStore'
import { createS3Store, type S3Settings } from './s3Store'

/** The place of the bytes of a row: in the row, or in an object, as 's3:files/12-q8Zr'. */
type StoredBody = { body: Uint8Array | null; objectKey: string | null }

/** Where the files of users are kept (ADR 41). */
export type FileStorage = {
  /** Where new bytes go. */
  place: StoragePlace
  /** Every place that can be read, also one that files are moved away from. */
  stores: Readonly<Partial<Record<ObjectPlace, ObjectStore>>>
}
/** Without any setting: in the database. */
export const databaseStorage: FileStorage = { place: 'database', stores: {} }
export type FileStorageSettings = {
  place: StoragePlace
  directory?: string | undefined
  s3?: S3Settings | undefined
}

/** Opens the configured places. Nothing is written. */
export async function createFileStorage({
  place,
  directory,
  s3,
}: FileStorageSettings): Promise<FileStorage> {
  return {
    place,
    stores: {
      ...(directory !== undefined && { directory: createDirectoryStore(directory) }),
      ...(s3 !== undefined && { s3: await createS3Store(s3) }),
    },
  }
}

const isObjectPlace = (text: string): text is ObjectPlace => text === 'directory' || text === 's3'

/** The place and the key there that a row names. Throws for a place that is not configured. */
export function objectOf({ stores }: FileStorage, objectKey: string) {
  const colon = objectKey.indexOf(':')
  const place = objectKey.slice(0, colon)
  const store = isObjectPlace(place) ? stores[place] : undefined
  if (!store) throw new Error(`files are in '${place}', which is not configured`)
  return { store, key: objectKey.slice(colon + 1) }
}

/** Reads the bytes of a file from its place. Do not call it inside a transaction: an outside place may be slow. */
export async function readBody(
  storage: FileStorage,
  { body, objectKey }: StoredBody,
): Promise<Uint8Array> {
  if (body) return body
  if (objectKey === null) throw new Error('a file has neither bytes nor an object')
  const { store, key } = objectOf(storage, objectKey)
  return store.get(key)
}
