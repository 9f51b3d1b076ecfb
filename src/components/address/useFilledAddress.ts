import { useRef } from 'react'
import { addressText, type FoundPlace } from './findPlace'

/**
 * Fills the field of a whole address from a postal code. An address that was filled in is replaced when the code
 * changes; one that was typed stays.
 */
export function useFilledAddress(field: { get: () => string; set: (address: string) => void }) {
  const filled = useRef('')
  const isTyped = () => !['', filled.current].includes(field.get())
  return async (find: () => Promise<FoundPlace | undefined>) => {
    if (isTyped()) return
    const place = await find()
    if (!place || isTyped()) return
    filled.current = addressText(place)
    field.set(filled.current)
  }
}
