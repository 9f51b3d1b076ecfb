import { useSyncExternalStore } from 'react'
import type { Stored } from './storage'

/** [value, set, reset]. The prerendered HTML and the first paint show the default; the stored value arrives when mounted. */
export function useStored<T>(one: Stored<T>) {
  const value = useSyncExternalStore(one.subscribe, one.get, () => one.initial)
  return [value, one.set, one.reset] as const
}
