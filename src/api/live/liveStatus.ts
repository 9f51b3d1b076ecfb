import { useSyncExternalStore } from 'react'

let isLive = false
const listeners = new Set<() => void>()

/** Sets whether this tab receives changes. */
export function setLive(value: boolean) {
  if (isLive === value) return
  isLive = value
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** Whether this tab receives changes: reads are then repeated rarely, otherwise at the interval of each screen. */
export const useIsLive = () =>
  useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )

/** While changes are received, reads are repeated once a minute: statuses also follow the clock, without a write. */
const LIVE_INTERVAL_MS = 60_000
/** Returns the interval of a read in milliseconds; 0: it is not repeated. */
export const slowedWhenLive = (intervalMs: number, live: boolean) =>
  live && intervalMs > 0 ? Math.max(intervalMs, LIVE_INTERVAL_MS) : intervalMs
