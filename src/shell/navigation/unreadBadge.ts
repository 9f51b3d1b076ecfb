import { useSyncExternalStore } from 'react'

let unreadCount = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sets the number of unread rooms for the document title. */
export function setUnreadCount(count: number) {
  unreadCount = count
  for (const listener of listeners) listener()
}

/** The prefix '(3) ' of the document title; empty when everything has been read. */
export function useUnreadBadge() {
  const count = useSyncExternalStore(
    subscribe,
    () => unreadCount,
    () => 0,
  )
  if (count <= 0) return ''
  return `(${count > 99 ? '99+' : count}) `
}

/** Removes the prefix from the document title during printing: browsers print the title and name the PDF after it. */
export function watchPrinting() {
  let titleWithBadge: string | undefined
  const handleBeforePrint = () => {
    if (titleWithBadge !== undefined) return
    titleWithBadge = document.title
    document.title = titleWithBadge.replace(/^\(\d+\+?\) /, '')
  }
  const handleAfterPrint = () => {
    if (titleWithBadge !== undefined) document.title = titleWithBadge
    titleWithBadge = undefined
  }
  window.addEventListener('beforeprint', handleBeforePrint)
  window.addEventListener('afterprint', handleAfterPrint)
  return () => {
    window.removeEventListener('beforeprint', handleBeforePrint)
    window.removeEventListener('afterprint', handleAfterPrint)
  }
}
