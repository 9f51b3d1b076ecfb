import { useEffect, useRef } from 'react'

/** Waits until the closing dialog has tried to return the focus to a button that no longer exists. */
const FOCUS_DELAY_MS = 250

/**
 * Focuses a row and scrolls its message to the middle of the screen: a row can be taller than a phone's screen, and the
 * action bar at the bottom would cover the message. jsdom has no scrollIntoView.
 */
function focusRow(row: HTMLElement) {
  row.focus({ preventScroll: true })
  const message = row.querySelector('[role=alert]') ?? row
  if ('scrollIntoView' in message) message.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first row with a message, or to the section when everything was sent. */
export function useFocusAfterSend(messages: Readonly<Record<number, string>>, sentCount: number) {
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    function focusFailedRow() {
      const row = list.current?.querySelector('li > [data-error]')?.closest('li')
      if (row) focusRow(row)
      return row
    }
    if (sentCount === 0) {
      focusFailedRow()
      return undefined
    }
    const timer = setTimeout(() => {
      if (!focusFailedRow()) section.current?.focus()
    }, FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [messages, sentCount])
  return { section, list }
}
