import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { FormValidation } from '@/features/offerings/lib/offeringFields'

const DEBOUNCE_MS = 400
/** Validates on the server. Must be a stable function for the same offering. */
export type Validate = (input: OfferingInput) => Promise<FormValidation>
export type OfferingPreview = {
  validation: FormValidation | undefined
  isChecking: boolean
  /** The last request failed: the validation shown may be out of date. */
  hasFailed: boolean
  retry: () => void
  /** Validates the same values again, because something else has changed. */
  refresh: () => void
}

/**
 * The server's validation while the form is edited: requested at once the first time, then
 * debounced. The last one stays until the next arrives. `initialValidation` belongs to the first
 * input.
 */
export function useOfferingPreview(
  validate: Validate,
  input: OfferingInput | undefined,
  initialValidation?: FormValidation,
): OfferingPreview {
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
    isChecking: key !== '' && !isCurrentKey && !hasFailed,
    hasFailed,
    retry: () => {
      setFailedKey('')
      setAttempts(attempts + 1)
    },
    refresh: () => setValidatedKey(''),
  }
}
