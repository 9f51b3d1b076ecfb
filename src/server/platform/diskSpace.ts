import { statfs } from 'node:fs/promises'

/**
 * Writes are refused below this many free bytes. It is enough for one log file of PostgreSQL (16 MB), the pages of a
 * checkpoint, and hours of the counters and sessions that are written even while people only read.
 */
export const MINIMUM_FREE_BYTES = 64 * 1024 * 1024
/** A check costs one system call; its result is reused for this time. */
const LOOK_EVERY_MS = 1000

export const DISK_FULL_CODE = 'disk_full'
export const DISK_FULL_MESSAGE =
  'サーバーの空き容量が足りないため、保存していません。システムの管理者にご連絡ください。空き容量が増えてから、もう一度お試しください。'

/** The disk that the embedded database writes to. */
export type DiskSpace = {
  /** Whether there is too little room for writes. Reads go on. */
  isLow: () => Promise<boolean>
}

/** Returns the free bytes of the file system of `dir`; Infinity if unknown, so that writes are not refused. */
async function freeBytesOf(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Checks the file system of a data directory, at most once a second. */
export function watchDiskSpace(
  dir: string,
  clock: () => Date,
  freeBytes: (dir: string) => Promise<number> = freeBytesOf,
): DiskSpace {
  let lookedAt = Number.NEGATIVE_INFINITY
  let free = Promise.resolve(Number.POSITIVE_INFINITY)
  return {
    async isLow() {
      const now = clock().getTime()
      // Checks again after the clock was set back: otherwise an old result would be reused until the clock has caught
      // up.
      if (Math.abs(now - lookedAt) >= LOOK_EVERY_MS) {
        lookedAt = now
        free = freeBytes(dir)
      }
      return (await free) < MINIMUM_FREE_BYTES
    },
  }
}
