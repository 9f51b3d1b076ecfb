import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { offerings, offeringLifecycle } from '@/contracts/offerings'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'

/**
 * Validates an offering before it is published. It validates again on each visit, because the result depends on the
 * current time. `offeringId` is '' for a new one.
 */
export const useConfirmation = (
  clientId: string,
  offerId: string,
  offeringId: string,
  input: OfferingInput,
) =>
  useSWR<OfferingValidation, ApiError>(
    ['confirmation', clientId, offerId, offeringId, input],
    () =>
      offeringId
        ? request(offeringLifecycle.validateEdit, { clientId, offerId, offeringId, body: input })
        : request(offerings.validate, { clientId, offerId, body: input }),
    { dedupingInterval: 0 },
  )
