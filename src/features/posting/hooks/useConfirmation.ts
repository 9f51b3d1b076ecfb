import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { postings } from '@/contracts/postings'

/** The server's word on a posting before it is published: asked anew each time the page is looked at, because time alone may change it. `offeringId`: of one that is there already, else ''. */
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
        ? request(postings.validateEdit, { clientId, offerId, offeringId, body: input })
        : request(offerings.validate, { clientId, offerId, body: input }),
    { dedupingInterval: 0 },
  )
