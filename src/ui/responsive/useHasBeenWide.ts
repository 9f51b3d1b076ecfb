import { useEffect, useState } from 'react'
import { narrow } from './breakpoints'
import { useIsMobile } from './useIsMobile'

/**
 * Whether the window is at least 750 px wide or was since the component appeared. Keeps what only wide windows show,
 * hidden, in a window that became narrow, so that nothing that was typed there is lost.
 */
export function useHasBeenWide() {
  const isMobile = useIsMobile()
  const [wasWide, setWasWide] = useState(false)
  useEffect(() => {
    // Asks the window, because `isMobile` is false on phones as well until React has taken over the HTML.
    if (!window.matchMedia(narrow).matches) setWasWide(true)
  }, [isMobile])
  return !isMobile || wasWide
}
