import { APP_PREFIX, STORAGE_PREFIX, removeText, storage, tell, unwritten } from './storage'

/** Removes values of other versions of this console. Called once at the start. */
export function dropOtherVersions() {
  try {
    const target = storage()
    if (!target) return
    const old = Array.from({ length: target.length }, (_, i) => target.key(i)).filter(
      (key) => key?.startsWith(APP_PREFIX) && !key.startsWith(STORAGE_PREFIX),
    )
    old.forEach((key) => {
      if (key !== null) target.removeItem(key)
    })
  } catch {
    /* unreadable storage has nothing to drop */
  }
}

/** Removes all values of a family, in storage and in memory. */
export function resetFamily(family: string) {
  const prefix = `${family}:`
  const keys = new Set([...unwritten.keys()].filter((key) => key.startsWith(prefix)))
  try {
    const target = storage()
    for (let i = 0; target && i < target.length; i += 1) {
      const key = target.key(i)
      if (key?.startsWith(STORAGE_PREFIX + prefix)) keys.add(key.slice(STORAGE_PREFIX.length))
    }
  } catch {
    /* unreadable storage: memory is all there is */
  }
  keys.forEach((key) => {
    removeText(key)
    tell(key)
  })
}
