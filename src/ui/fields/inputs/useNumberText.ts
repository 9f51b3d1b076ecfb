import { useState } from 'react'
import { readInteger } from '@/lib/text/jaInput'

/**
 * The text of an integer input. While the user types, the text stays as typed and the value
 * follows: null for an empty text, the text itself where it is no number, so that the schema
 * rejects it. On blur the number is formatted by `show`.
 */
export function useNumberText(
  value: unknown,
  onChange: (value: number | string | null) => void,
  show: (n: number) => string,
) {
  const [typed, setTyped] = useState<string>()
  const text = typeof value === 'string' ? value : ''
  const formatted = typeof value === 'number' ? show(value) : text
  return {
    value: typed ?? formatted,
    onFocus: () => {
      setTyped(formatted)
    },
    onType: (text: string) => {
      setTyped(text)
      const n = readInteger(text)
      onChange(n === undefined ? text : n)
    },
    onLeave: () => {
      setTyped(undefined)
    },
    /** Discards the typed text; call it after a button has changed the value. */
    forget: () => {
      setTyped(undefined)
    },
  }
}
