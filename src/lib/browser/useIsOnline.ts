import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  addEventListener('offline', onChange)
  addEventListener('online', onChange)
  return () => {
    removeEventListener('offline', onChange)
    removeEventListener('online', onChange)
  }
}

/** Whether the browser has a network connection; true in prerendered HTML. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
