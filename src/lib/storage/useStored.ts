import { useSyncExternalStore } from 'react'
import type { Stored } from './storage'

/**
 * Returns [value, set, reset] of a stored value. Prerendered HTML shows the default; the stored value is used after
 * mounting.
 */
export function useStored<T>(one: Stored<T>) {
  const value = useSyncExternalStore(one.subscribe, one.get, () => one.initial)
  return [value, one.set, one.reset] as const
}
