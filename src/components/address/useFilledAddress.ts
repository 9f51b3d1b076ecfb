import { useRef } from 'react'
import { addressText, type FoundPlace } from './findPlace'

/**
 * For a field that holds a whole address: what a postal code has put into it follows the next code, and typed text
 * stays.
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
