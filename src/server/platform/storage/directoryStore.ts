import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ObjectMissingError, type ObjectStore } from './objectStore'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files below a directory, readable by the user of the server alone. */
export function createDirectoryStore(directory: string): ObjectStore {
  const root = path.resolve(directory)
  const pathOf = (key: string) => {
    const file = path.join(root, key)
    if (!file.startsWith(root + path.sep)) throw new Error(`a key outside the directory: ${key}`)
    return file
  }
  return {
    put: async (key, bytes) => {
      const file = pathOf(key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      // Written beside its place and renamed: a crash leaves no half file under the key.
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        throw isMissing(error) ? new ObjectMissingError(key) : error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
