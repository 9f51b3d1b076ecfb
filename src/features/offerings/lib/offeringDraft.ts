import { mergeOf, valuesWith } from '@/api/mergeInput'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { valuesOfOffering, withDefaults, type OfferingValues } from './offeringValues'

/**
 * The key of the draft on this device; undefined until the account is known. `variant`: the id of the edited offering,
 * 'graduates' for a new dedicated offering, or ''.
 */
export const offeringDraftKey = (
  accountId: number | undefined,
  clientId: string,
  offerId: string,
  variant: string,
) =>
  accountId === undefined
    ? undefined
    : `${accountId}:offering:${clientId}:${offerId}${variant && `:${variant}`}`

/**
 * Saves a finished form as a draft on this device even if it was not changed, because the confirmation reads it after a
 * reload. `base`: the values that the form of an existing offering was opened with.
 */
export function keepDraft(key: string | undefined, values: OfferingValues, base?: OfferingValues) {
  if (key !== undefined)
    drafts.of(key).set({ savedAt: serverNow().getTime(), values, ...(base && { base }) })
}

/** Reads the draft of this device and merges it with changes that other users have made to the offering since. */
export function draftValues(key: string | undefined, offering: OfferingDetail | undefined) {
  const draft = key === undefined ? null : drafts.of(key).get()
  if (!draft) return undefined
  const values = withDefaults(draft.values as OfferingValues)
  if (!offering || !draft.base) return values
  const saved = valuesOfOffering(offering)
  return valuesWith(saved, mergeOf(withDefaults(draft.base as OfferingValues), values, saved).edits)
}
