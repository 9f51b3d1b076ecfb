import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed, for decisions that a style sheet cannot make, such as the number of rows in the
 * document. The browser captures the page right after `beforeprint`, so it is rendered synchronously in that event.
 */
export function useIsPrinting() {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const setNow = (next: boolean) => () => flushSync(() => setIsPrinting(next))
    const start = setNow(true)
    const end = setNow(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
