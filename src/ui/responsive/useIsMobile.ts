import { useSyncExternalStore } from 'react'
import { narrow } from './breakpoints'

function watch(changed: () => void) {
  const width = window.matchMedia(narrow)
  width.addEventListener('change', changed)
  return () => {
    width.removeEventListener('change', changed)
  }
}

/** Whether the window is a phone's (below 750 px): for what a style sheet cannot decide, such as how much is read. */
export const useIsMobile = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
