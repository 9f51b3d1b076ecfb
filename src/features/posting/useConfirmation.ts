import useSWR from 'swr'
import type { ApiError } from '@/api/apiError'
import { request } from '@/api/client'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings.schemas'

/** The server's word on a posting before it is published: asked anew each time the page is looked at, because time alone may change it. */
export const useConfirmation = (clientId: string, offerId: string, input: OfferingInput) =>
  useSWR<OfferingValidation, ApiError>(['confirmation', clientId, offerId, input], () => request(offerings.validate, { clientId, offerId, body: input }), { dedupingInterval: 0 })
