import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { runOfferCheck, toCheckInput } from '@/features/offers/lib/runOfferCheck'
import { isError, type OfferIssue } from '@/features/offers/lib/offerIssues'
import { everyField } from '@/features/offers/lib/offerSections'
import type { OfferValues } from '@/features/offers/lib/offerValues'

const DEBOUNCE_MS = 600

/**
 * The issues of the server's check while typing, debounced. [issues, findBlockingField]: a save
 * checks at once and waits for the first field with an error. `isPaused`: nothing was typed that
 * could be checked. `isComplete`: missing content is reported too.
 */
export function useOfferCheck(
  clientId: string,
  values: OfferValues,
  { isComplete, isPaused }: { isComplete: boolean; isPaused: boolean },
) {
  const [issues, setIssues] = useState<readonly OfferIssue[]>([])
  const text = JSON.stringify(values)
  useEffect(() => {
    if (isPaused) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      runOfferCheck(clientId, toCheckInput(JSON.parse(text) as OfferValues, isComplete))
        .then((foundIssues) => {
          if (isCurrent) setIssues(foundIssues)
        })
        // A save checks again; a failure while typing is ignored.
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [clientId, text, isComplete, isPaused])
  async function findBlockingField(currentValues: OfferValues) {
    const foundIssues = await runOfferCheck(clientId, toCheckInput(currentValues, true))
    setIssues(foundIssues)
    return everyField.find((field) =>
      foundIssues.some((issue) => issue.field === field && isError(issue)),
    )
  }
  return [issues, findBlockingField] as const
}
