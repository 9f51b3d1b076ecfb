import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { runOfferCheck, toCheckInput } from '@/features/offers/lib/runOfferCheck'
import { isError, type FoundIssues } from '@/features/offers/lib/offerIssues'
import { everyField } from '@/features/offers/lib/offerSections'
import type { OfferValues } from '@/features/offers/lib/offerValues'

const DEBOUNCE_MS = 600

/**
 * The issues of the server's check while typing, debounced. [found, findBlockingField]: a save
 * checks at once and waits for the first field with an error. `isPaused`: nothing was typed that
 * could be checked. `isComplete`: missing content is reported too.
 */
export function useOfferCheck(
  clientId: string,
  values: OfferValues,
  { isComplete, isPaused }: { isComplete: boolean; isPaused: boolean },
) {
  const [found, setFound] = useState<FoundIssues>({ issues: [], values })
  const text = JSON.stringify(values)
  useEffect(() => {
    if (isPaused) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      const checkedValues = JSON.parse(text) as OfferValues
      runOfferCheck(clientId, toCheckInput(checkedValues, isComplete))
        .then((issues) => {
          if (isCurrent) setFound({ issues, values: checkedValues })
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
    const issues = await runOfferCheck(clientId, toCheckInput(currentValues, true))
    setFound({ issues, values: currentValues })
    return everyField.find((field) =>
      issues.some((issue) => issue.field === field && isError(issue)),
    )
  }
  return [found, findBlockingField] as const
}
