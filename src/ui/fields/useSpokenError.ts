import { useEffect, useState } from 'react'

type Appeared = { id: string; speak: () => void }

const appeared: Appeared[] = []
let focusedBefore: Element | null = null

const describes = (id: string, element: Element | null) =>
  element?.closest(`[aria-describedby~="${CSS.escape(id)}"]`) != null
const isListed = (id: string) =>
  document.getElementById(id)?.closest('form')?.querySelector('[data-error-summary]:not(:empty)') !=
  null

/**
 * Announces only one of the errors that appear together. If a summary of the form lists them, or the control that a
 * refused submit has just focused reads its error, none is announced here; otherwise the first one is.
 */
function speakOnce() {
  const errors = appeared.splice(0).filter(({ id }) => !isListed(id))
  const focused = document.activeElement
  const isRead = focused !== focusedBefore && errors.some(({ id }) => describes(id, focused))
  if (!isRead) errors[0]?.speak()
}

/** Whether an error has to be spoken, because neither a summary nor the focus reads it. */
export function useSpokenError(id: string, text: string | undefined) {
  const [isSpoken, setIsSpoken] = useState(false)
  useEffect(() => {
    if (!text) return
    if (appeared.length === 0) {
      focusedBefore = document.activeElement
      // After the effect of the form, which focuses the first field with an error.
      setTimeout(speakOnce)
    }
    const error = { id, speak: () => setIsSpoken(true) }
    appeared.push(error)
    return () => {
      const index = appeared.indexOf(error)
      if (index >= 0) appeared.splice(index, 1)
      setIsSpoken(false)
    }
  }, [id, text])
  return isSpoken
}
