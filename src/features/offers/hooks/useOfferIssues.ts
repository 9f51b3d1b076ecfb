import { useState } from 'react'
import {
  issuesStillInText,
  unchangedReasons,
  type OfferIssue,
} from '@/features/offers/lib/offerIssues'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { useOfferCheck } from './useOfferCheck'

type Options = {
  clientId: string
  values: OfferValues
  deferredValues: OfferValues
  /** The values of the version that the form was opened with. */
  openedValues: OfferValues
  /** The reasons of a rejected screening, by field. */
  reasons: readonly OfferIssue[]
  isSaveAttempted: boolean
  isDirty: boolean
}

/** The reasons of the screening that are not corrected yet, and the issues of the check. */
export function useOfferIssues({
  clientId,
  values,
  deferredValues,
  openedValues,
  reasons,
  isSaveAttempted,
  isDirty,
}: Options) {
  const [initialReasons] = useState(reasons)
  const [found, findBlockingField] = useOfferCheck(clientId, deferredValues, {
    isComplete: isSaveAttempted,
    isPaused: !isSaveAttempted && !isDirty,
  })
  return {
    issues: [
      ...unchangedReasons(initialReasons, openedValues, values),
      ...issuesStillInText(found, values),
    ],
    findBlockingField,
  }
}
