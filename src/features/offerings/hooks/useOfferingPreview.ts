import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { FormValidation } from '@/features/offerings/lib/offeringFields'

const DEBOUNCE_MS = 400
/** Validates on the server. Must be a stable function for the same offering. */
export type Validate = (input: OfferingInput) => Promise<FormValidation>
export type OfferingPreview = {
  validation: FormValidation | undefined
  /** The shift and its cost; null while a value that they are computed from is missing or cannot be read. */
  details: FormValidation['preview']
  isChecking: boolean
  /** The last request failed, so `validation` may be out of date. */
  hasFailed: boolean
  retry: () => void
  /** Validates the same values again, because something else has changed. */
  refresh: () => void
}

/**
 * Validates the form on the server while it is edited: immediately the first time, then debounced. The last validation
 * stays until the next one arrives. `initialValidation` is that of the first input.
 */
export function useOfferingPreview(
  validate: Validate,
  input: OfferingInput | undefined,
  initialValidation?: FormValidation,
): OfferingPreview {
  // The effect depends on this text, because `input` is a new object at every render. '': the input is incomplete.
  const key = input ? JSON.stringify(input) : ''
  const [validation, setValidation] = useState(initialValidation)
  const [validatedKey, setValidatedKey] = useState(initialValidation ? key : '')
  const [failedKey, setFailedKey] = useState('')
  const [attempts, setAttempts] = useState(0)
  const isCurrentKey = key === validatedKey
  const delay = validation || failedKey ? DEBOUNCE_MS : 0
  useEffect(() => {
    if (key === '' || isCurrentKey) return undefined
    let isActive = true
    const timer = setTimeout(() => {
      validate(JSON.parse(key) as OfferingInput)
        .then((next) => {
          if (isActive) {
            setValidation(next)
            setValidatedKey(key)
            setFailedKey('')
          }
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (isActive) setFailedKey(key)
        })
    }, delay)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [key, isCurrentKey, delay, validate, attempts])
  const hasFailed = key !== '' && failedKey === key
  return {
    validation,
    details: (key !== '' && validation?.preview) || null,
    isChecking: key !== '' && !isCurrentKey && !hasFailed,
    hasFailed,
    retry: () => {
      setFailedKey('')
      setAttempts(attempts + 1)
    },
    refresh: () => setValidatedKey(''),
  }
}
