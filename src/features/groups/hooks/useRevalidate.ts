import { useEffect, useRef } from 'react'

/**
 * Reads again once for an address with `?revalidate=1`, which links lead to after something has been saved, and then
 * takes the parameter out of the address.
 */
export function useRevalidate(isAsked: boolean, read: () => Promise<unknown>, clear: () => void) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isAsked || hasBegun.current) return
    hasBegun.current = true
    void read().finally(clear)
  }, [isAsked, read, clear])
}
