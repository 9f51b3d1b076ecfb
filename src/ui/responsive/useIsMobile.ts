import { useSyncExternalStore } from 'react'
import { narrow } from './breakpoints'

function subscribe(onChange: () => void) {
  const width = window.matchMedia(narrow)
  width.addEventListener('change', onChange)
  return () => {
    width.removeEventListener('change', onChange)
  }
}

/**
 * Whether the window is below 750 px: for what a style sheet cannot decide, such as how much data
 * is read.
 */
export const useIsMobile = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
