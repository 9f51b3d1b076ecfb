import { useCallback, useSyncExternalStore } from 'react'
import { serverNow } from '@/lib/clock'

/** The longest delay of setTimeout, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1

/**
 * Whether an instant (ms since the epoch) has passed by the browser's clock; renders again when it does. Always false
 * for undefined.
 */
export function useHasPassed(instantMs: number | undefined) {
  const subscribe = useCallback(
    (onPassed: () => void) => {
      if (instantMs === undefined) return () => undefined
      const delay = Math.max(0, instantMs - serverNow().getTime() + 1)
      if (delay > MAX_DELAY_MS) return () => undefined
      const timer = setTimeout(onPassed, delay)
      return () => clearTimeout(timer)
    },
    [instantMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => instantMs !== undefined && serverNow().getTime() > instantMs,
    () => false,
  )
}
