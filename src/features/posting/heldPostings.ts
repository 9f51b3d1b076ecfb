import Router from 'next/router'
import { useEffect } from 'react'
import type { OfferingInput } from '@/contracts/offerings.schemas'
import { drafts } from '@/lib/storedValues'
import { routes } from '@/routes'
import type { PostingValues } from './postingValues'

/** What goes from the form to the page of confirmation and back, by template. In memory only; a reload falls back to the draft. */
const held = new Map<string, { values: PostingValues; input: OfferingInput }>()
export const heldPosting = (offerId: string) => held.get(offerId)
export const dropPosting = (offerId: string) => { held.delete(offerId) }

/** Keeps a finished form for the page of confirmation. `draftKey`: also on this device, changed or not. */
export function holdPosting(offerId: string, values: PostingValues, input: OfferingInput, draftKey: string | undefined) {
  held.set(offerId, { values, input })
  if (draftKey !== undefined) drafts.of(draftKey).set({ savedAt: Date.now(), values })
}

/** Whoever goes neither on to the confirmation nor back to the form begins anew the next time. */
export function useHeldUntilLeft(offerId: string) {
  useEffect(() => () => {
    const to: string = Router.pathname
    if (to !== routes.newOffering.path && to !== routes.confirmOffering.path) dropPosting(offerId)
  }, [offerId])
}

/** The key of the draft on this device; undefined until the account is known. */
export const postingDraftKey = (accountId: number | undefined, clientId: string, offerId: string) => (accountId === undefined ? undefined : `${accountId}:posting:${clientId}:${offerId}`)
