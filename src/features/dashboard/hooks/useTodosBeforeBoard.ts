import { useEffect, useState } from 'react'

/** How long the board waits for the to-dos, which are shown above it on phones. */
const WAIT_MS = 400

/**
 * Delays the board briefly until the to-dos are loaded, so that they do not shift it. Once shown, the board stays.
 * `shownAfter`: `todos` if they were loaded or had failed before the board was shown, even if its data came earlier;
 * `wait` if the time ended first; undefined until one of the two.
 */
export function useTodosBeforeBoard({
  areTodosSettled,
  isBoardLoaded,
}: {
  areTodosSettled: boolean
  isBoardLoaded: boolean
}) {
  const [shownAfter, setShownAfter] = useState<'todos' | 'wait'>()
  if (!shownAfter && areTodosSettled) setShownAfter('todos')
  const isBoardHeld = shownAfter === undefined && isBoardLoaded
  useEffect(() => {
    if (!isBoardHeld) return
    const timer = setTimeout(() => setShownAfter((current) => current ?? 'wait'), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isBoardHeld])
  return { shownAfter, isBoardHeld }
}
