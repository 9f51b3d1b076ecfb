import { useSyncExternalStore } from 'react'

let isLive = false
const listeners = new Set<() => void>()

/** Sets whether this tab is told of changes. */
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
/** Whether this tab is told of changes: then reads are repeated rarely, otherwise as often as each screen asks. */
export const useIsLive = () =>
  useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )

/** While changes are told, reads are repeated once a minute: statuses also follow the clock, without a write. */
const LIVE_INTERVAL_MS = 60_000
/** The interval of a read in milliseconds; 0: it is not repeated. */
export const slowedWhenLive = (intervalMs: number, live: boolean) =>
  live && intervalMs > 0 ? Math.max(intervalMs, LIVE_INTERVAL_MS) : intervalMs
