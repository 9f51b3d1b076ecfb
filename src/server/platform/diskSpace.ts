import { statfs } from 'node:fs/promises'

/**
 * Below it nothing is written any more. PostgreSQL writes its log in files of 16 MB: this is one of them, the pages of
 * a checkpoint, and the counters and sessions that reading writes, for hours.
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

/** Free bytes of the file system of `dir`. Infinite where they cannot be known: then writes must not be refused. */
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
      // Also when the clock was set back: otherwise an old result would be reused until the clock has caught up.
      if (Math.abs(now - lookedAt) >= LOOK_EVERY_MS) {
        lookedAt = now
        free = freeBytes(dir)
      }
      return (await free) < MINIMUM_FREE_BYTES
    },
  }
}
