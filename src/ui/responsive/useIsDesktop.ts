import { useSyncExternalStore } from 'react'
import { rem } from './rem'

const query = `(min-width: ${rem(1100)})`
function subscribe(onChange: () => void) {
  const width = window.matchMedia(query)
  width.addEventListener('change', onChange)
  return () => {
    width.removeEventListener('change', onChange)
  }
}

/**
 * Whether the window is at least 1100 px wide: for content that is not even loaded where it is not
 * shown.
 */
export const useIsDesktop = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
