import { optionalId } from '@/lib/query'

/** `ref_offer_id`: the offer to which the restriction refers; 0 for any. */
export const suspensionQuery = { ref_offer_id: optionalId() }
