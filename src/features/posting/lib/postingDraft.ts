import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { withDefaults, type PostingValues } from './postingValues'

/**
 * The key of the draft on this device; undefined until the account is known. `variant`: the offering that is edited, or
 * 'graduates' for a new dedicated posting.
 */
export const postingDraftKey = (
  accountId: number | undefined,
  clientId: string,
  offerId: string,
  variant: string,
) =>
  accountId === undefined
    ? undefined
    : `${accountId}:posting:${clientId}:${offerId}${variant && `:${variant}`}`

/** Keeps a finished form on this device, changed or not: the confirmation may be reloaded. */
export function keepDraft(key: string | undefined, values: PostingValues) {
  if (key !== undefined) drafts.of(key).set({ savedAt: serverNow().getTime(), values })
}

/** What the draft of this device holds. */
export function draftValues(key: string | undefined) {
  const values = key && drafts.of(key).get()?.values
  return values ? withDefaults(values as PostingValues) : undefined
}
