import { mergeOf, valuesWith } from '@/api/mergeInput'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { valuesOfPosting, withDefaults, type PostingValues } from './postingValues'

/**
 * The key of the draft on this device; undefined until the account is known. `variant`: the offering that is edited, or
 * 'graduates' for a new dedicated offering.
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

/**
 * Keeps a finished form on this device, changed or not: the confirmation may be reloaded. `base`: the values that the
 * form of an existing offering was opened with.
 */
export function keepDraft(key: string | undefined, values: PostingValues, base?: PostingValues) {
  if (key !== undefined)
    drafts.of(key).set({ savedAt: serverNow().getTime(), values, ...(base && { base }) })
}

/** The draft of this device: the input, merged with changes that somebody else has made to the offering. */
export function draftValues(key: string | undefined, offering: OfferingDetail | undefined) {
  const draft = key === undefined ? null : drafts.of(key).get()
  if (!draft) return undefined
  const values = withDefaults(draft.values as PostingValues)
  if (!offering || !draft.base) return values
  const saved = valuesOfPosting(offering)
  return valuesWith(saved, mergeOf(withDefaults(draft.base as PostingValues), values, saved).typed)
}
