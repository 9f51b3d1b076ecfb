import { useEffect, useRef } from 'react'

/**
 * Reads once more when asked (redirects after a save, and links from outside, set `?revalidate=1`), then calls `clear`.
 */
export function useRevalidate(isAsked: boolean, read: () => Promise<unknown>, clear: () => void) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isAsked || hasBegun.current) return
    hasBegun.current = true
    void read().finally(clear)
  }, [isAsked, read, clear])
}
