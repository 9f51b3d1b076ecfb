import { useState } from 'react'
import { readInteger } from '@/lib/text/jaInput'

/**
 * The text of a whole-number input. While the user types, the text stays as typed and the value follows: null for an empty text, the text itself where
 * it is no number, so that the schema rejects it. On blur the number is formatted by `show`.
 */
export function useNumberText(
  value: unknown,
  onChange: (value: number | string | null) => void,
  show: (n: number) => string,
) {
  const [typed, setTyped] = useState<string>()
  const text = typeof value === 'string' ? value : ''
  const shown = typeof value === 'number' ? show(value) : text
  return {
    value: typed ?? shown,
    onFocus: () => {
      setTyped(shown)
    },
    onType: (text: string) => {
      setTyped(text)
      const n = readInteger(text)
      onChange(n === undefined ? text : n)
    },
    onLeave: () => {
      setTyped(undefined)
    },
    /** After a button changed the value. */
    forget: () => {
      setTyped(undefined)
    },
  }
}
