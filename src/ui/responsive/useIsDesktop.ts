import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'
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
