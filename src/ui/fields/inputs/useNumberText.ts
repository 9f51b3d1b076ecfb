import { useState } from 'react'
import type { Period } from '@/lib/text/amountPeriods'
import { readInteger } from '@/lib/text/readInteger'

type Options = {
  unit: string
  per?: Period
  show: (n: number) => string
  /** The schema refuses numbers beyond these bounds, so buttons do not start from them. */
  min?: number
  max?: number
}

/**
 * The text of an integer input. While the user types, the text stays as typed and the value
 * follows: null for an empty text, the text itself where it is no number, so that the schema
 * rejects it and nothing typed is lost. On blur the number is formatted by `show`.
 */
export function useNumberText(
  value: unknown,
  onChange: (value: number | string | null) => void,
  { unit, per, show, min = 0, max = Infinity }: Options,
) {
  const [typed, setTyped] = useState<string>()
  const [lastRead, setLastRead] = useState<number>()
  const text = typeof value === 'string' ? value : ''
  const goodNumber = typeof value === 'number' && value >= min && value <= max ? value : undefined
  const formatted = typeof value === 'number' ? show(value) : text
  return {
    value: typed ?? formatted,
    /** The number in the input, or the last valid one: the buttons add to it or subtract from it. */
    lastNumber: goodNumber ?? lastRead,
    onFocus: () => {
      setTyped(formatted)
      if (goodNumber !== undefined) setLastRead(goodNumber)
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
