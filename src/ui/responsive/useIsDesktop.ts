import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'
function watch(changed: () => void) {
  const width = window.matchMedia(query)
  width.addEventListener('change', changed)
  return () => {
    width.removeEventListener('change', changed)
  }
}

/** Whether the window has room beside the page's content (1100 px and up): for what is not even loaded where it is not shown. */
export const useIsDesktop = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )
