import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { isError, type FoundIssues, type OfferIssue } from '@/features/offers/lib/offerIssues'
import { everyField } from '@/features/offers/lib/offerSections'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { runOfferCheck, toCheckInput } from '@/features/offers/lib/runOfferCheck'

const DEBOUNCE_MS = 600

/** The first field with an error, which prevents saving. */
export const blockingFieldOf = (issues: readonly OfferIssue[]) =>
  everyField.find((field) => issues.some((issue) => issue.field === field && isError(issue)))

/**
 * Checks the texts on the server while the user types, debounced. Returns [found, checkNow, setFound]: a save checks
 * with `checkNow` and shows the issues, with `setFound`, together with the errors of the form. `isPaused`: does not
 * check. `isComplete`: also reports missing content.
 */
export function useOfferCheck(
  clientId: string,
  values: OfferValues,
  { isComplete, isPaused }: { isComplete: boolean; isPaused: boolean },
) {
  const [found, setFound] = useState<FoundIssues>({ issues: [], values })
  // The effect depends on this text, because `values` is a new object at every change of the form.
  const text = JSON.stringify(values)
  useEffect(() => {
    if (isPaused) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      const checkedValues = JSON.parse(text) as OfferValues
      runOfferCheck(clientId, toCheckInput(checkedValues, { isComplete }))
        .then((issues) => {
          if (isCurrent) setFound({ issues, values: checkedValues })
        })
        // A failed check while typing is ignored, because saving checks again.
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [clientId, text, isComplete, isPaused])
  const checkNow = async (currentValues: OfferValues): Promise<FoundIssues> => ({
    issues: await runOfferCheck(clientId, toCheckInput(currentValues, { isComplete: true })),
    values: currentValues,
  })
  return [found, checkNow, setFound] as const
}
