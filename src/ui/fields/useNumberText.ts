import { useState } from 'react'
import { readInteger } from '@/lib/text/jaInput'

/**
 * A whole number as people type it. While it is typed the text is theirs; the value follows (null: empty, the text itself: no number, so that the schema
 * refuses it). Leaving the field shows the number in its own way.
 */
export function useNumberText(
  value: unknown,
  onChange: (value: number | string | null) => void,
  show: (n: number) => string,
) {
  const [typed, setTyped] = useState<string>()
  const shown = typeof value === 'number' ? show(value) : typeof value === 'string' ? value : ''
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
