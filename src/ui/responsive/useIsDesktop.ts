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
 * Whether the window is at least 1100 px wide, for content that should not be loaded at all on narrower windows.
 */
export const useIsDesktop = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
