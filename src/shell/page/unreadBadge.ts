import { useSyncExternalStore } from 'react'

let unreadCount = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sets how many unread rooms every title shows from now on; none at 0. */
export function setUnreadCount(count: number) {
  unreadCount = count
  for (const listener of listeners) listener()
}

/** '(3) ' before the title of the document; empty when everything has been read. */
export function useUnreadBadge() {
  const count = useSyncExternalStore(
    subscribe,
    () => unreadCount,
    () => 0,
  )
  if (count <= 0) return ''
  return `(${count > 99 ? '99+' : count}) `
}
