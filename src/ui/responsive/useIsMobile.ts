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
 * Whether the window is narrower than 750 px, for decisions that a style sheet cannot make, such as how much data is
 * read.
 */
export const useIsMobile = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
