import { useState } from 'react'
import {
  issuesStillInText,
  unchangedReasons,
  type OfferIssue,
} from '@/features/offers/lib/offerIssues'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { useOfferCheck } from './useOfferCheck'
import type { SaveMode } from './useOfferForm'

type Options = {
  clientId: string
  values: OfferValues
  deferredValues: OfferValues
  /** The values of the version that the form was opened with. */
  openedValues: OfferValues
  /** The reasons of a rejected screening, by field. */
  reasons: readonly OfferIssue[]
  /** The mode of the last save; undefined before the first. */
  attempted: SaveMode | undefined
  isDirty: boolean
  /** Pauses the check while typing, because a save runs its own. */
  isSaving: boolean
}

/** Returns the uncorrected reasons of the screening together with the issues of the check. */
export function useOfferIssues({
  clientId,
  values,
  deferredValues,
  openedValues,
  reasons,
  attempted,
  isDirty,
  isSaving,
}: Options) {
  const [initialReasons] = useState(reasons)
  const [found, checkNow, setFound] = useOfferCheck(clientId, deferredValues, {
    isComplete: attempted === 'complete',
    isPaused: isSaving || (!attempted && !isDirty),
  })
  return {
    issues: [
      ...unchangedReasons(initialReasons, openedValues, values),
      ...issuesStillInText(found, values),
    ],
    checkNow,
    setFound,
  }
}
