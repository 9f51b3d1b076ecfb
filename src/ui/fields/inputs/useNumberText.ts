import { useState } from 'react'
import type { Period } from '@/lib/text/amountPeriods'
import { readInteger } from '@/lib/text/readInteger'

/**
 * The text of an integer input. While the user types, the text stays as typed and the value
 * follows: null for an empty text, the text itself where it is no number, so that the schema
 * rejects it and nothing typed is lost. On blur the number is formatted by `show`.
 */
export function useNumberText(
  value: unknown,
  onChange: (value: number | string | null) => void,
  { unit, per, show }: { unit: string; per?: Period; show: (n: number) => string },
) {
  const [typed, setTyped] = useState<string>()
  const [lastRead, setLastRead] = useState<number>()
  const text = typeof value === 'string' ? value : ''
  const formatted = typeof value === 'number' ? show(value) : text
  return {
    value: typed ?? formatted,
    /** The number in the input, or the last valid one: the buttons add to it or subtract from it. */
    lastNumber: typeof value === 'number' ? value : lastRead,
    onFocus: () => {
      setTyped(formatted)
      if (typeof value === 'number') setLastRead(value)
    },
    onType: (text: string) => {
      setTyped(text)
      const n = readInteger(text, unit, per)
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
