import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'

const DEBOUNCE_MS = 400
export type BulkCheck = {
  validation: MultidateValidation | undefined
  isChecking: boolean
  /** The last request failed, so `validation` may be out of date. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Validates the selected dates on the server, debounced; the last validation stays until the next
 * one arrives.
 */
export function useBulkCheck(
  clientId: string,
  offeringId: number,
  items: readonly MultidateDate[],
): BulkCheck {
  const [lastCheck, setLastCheck] = useState<{ key: string; validation: MultidateValidation }>()
  const [failedKey, setFailedKey] = useState('')
  const [attempts, setAttempts] = useState(0)
  // The effect depends on this text, because `items` is a new array at every render. '': nothing to validate.
  const key = items.length > 0 ? JSON.stringify(items) : ''
  useEffect(() => {
    if (key === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      request(bulkOfferings.validate, {
        clientId,
        offeringId,
        body: { items: JSON.parse(key) as MultidateDate[] },
      })
        .then((validation) => {
          if (isCurrent) {
            setLastCheck({ key, validation })
            setFailedKey('')
          }
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (isCurrent) setFailedKey(key)
        })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, clientId, offeringId, attempts])
  const hasFailed = key !== '' && failedKey === key
  return {
    validation: key === '' ? undefined : lastCheck?.validation,
    isChecking: key !== '' && key !== lastCheck?.key && !hasFailed,
    hasFailed,
    retry: () => {
      setFailedKey('')
      setAttempts(attempts + 1)
    },
  }
}
