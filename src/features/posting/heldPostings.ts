import type { OfferingInput } from '@/contracts/offerings.schemas'
import type { PostingValues } from './postingValues'

/** What goes from the form to the page of confirmation and back, by template. In memory only; a reload falls back to the draft. */
const held = new Map<string, { values: PostingValues; input: OfferingInput }>()
export const holdPosting = (offerId: string, values: PostingValues, input: OfferingInput) => { held.set(offerId, { values, input }) }
export const heldPosting = (offerId: string) => held.get(offerId)
export const dropPosting = (offerId: string) => { held.delete(offerId) }

/** The key of the draft on this device; undefined until the account is known. */
export const postingDraftKey = (accountId: number | undefined, clientId: string, offerId: string) => (accountId === undefined ? undefined : `${accountId}:posting:${clientId}:${offerId}`)
