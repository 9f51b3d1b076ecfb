import { useEffect, useState } from 'react'

/** How long the board waits for the to-dos, which are shown above it on phones. */
const WAIT_MS = 400

/**
 * Delays the board briefly until the to-dos are loaded, so that they do not shift it. Once shown,
 * the board stays; `firstLoaded` tells which of the two loaded first.
 */
export function useTodosBeforeBoard({
  areTodosSettled,
  isBoardLoaded,
}: {
  areTodosSettled: boolean
  isBoardLoaded: boolean
}) {
  const [firstLoaded, setFirstLoaded] = useState<'todos' | 'board'>()
  if (!firstLoaded && areTodosSettled) setFirstLoaded('todos')
  const isBoardHeld = firstLoaded === undefined && isBoardLoaded
  useEffect(() => {
    if (!isBoardHeld) return
    const timer = setTimeout(() => setFirstLoaded((current) => current ?? 'board'), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isBoardHeld])
  return { firstLoaded, isBoardHeld }
}
