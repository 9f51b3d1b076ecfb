/** Where the bytes of a file are: in the row itself, in a directory, or in a bucket. */
export const storagePlaces = ['database', 'directory', 's3'] as const
export type StoragePlace = (typeof storagePlaces)[number]
/** The places outside the database. */
export type ObjectPlace = Exclude<StoragePlace, 'database'>

/** A place outside the database that keeps bytes under keys such as 'files/12-q8Zr'. */
export type ObjectStore = {
  /** Resolves when the bytes are durable. An object under the same key is replaced. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Rejects with ObjectMissingError when nothing is under the key. */
  get: (key: string) => Promise<Uint8Array>
  /** Resolves also when nothing is under the key. */
  remove: (key: string) => Promise<void>
}

/** A row names an object that the store does not have: deleted by hand, or lost with a restored backup. */
export class ObjectMissingError extends Error {
  constructor(key: string) {
    super(`no object under the key ${key}`)
    this.name = 'ObjectMissingError'
  }
}
