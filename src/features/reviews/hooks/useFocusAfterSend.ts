import { useEffect, useRef } from 'react'

/** Longer than the dialog needs to give the focus back to a button that is no longer there. */
const FOCUS_DELAY_MS = 250

/**
 * Focuses a row with its message in the middle of the screen: a row is taller than a phone's, and the
 * bar at the bottom would cover the message. jsdom has no scrollIntoView.
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
      const row = list.current?.querySelector<HTMLElement>('[data-failed]')
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
