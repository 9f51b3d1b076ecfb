import { useEffect, useRef } from 'react'

/** Longer than the dialog needs to give the focus back to a button that is no longer there. */
const focusDelayMs = 250

/** Moves the focus to the first row with a message, or to the section when everything was sent. */
export function useFocusAfterSend(messages: Readonly<Record<number, string>>, sentCount: number) {
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const findFailedRow = () => list.current?.querySelector<HTMLElement>('[data-failed]')
    if (sentCount === 0) {
      findFailedRow()?.focus()
      return undefined
    }
    const timer = setTimeout(() => {
      const target = findFailedRow() ?? section.current
      target?.focus()
    }, focusDelayMs)
    return () => clearTimeout(timer)
  }, [messages, sentCount])
  return { section, list }
}
