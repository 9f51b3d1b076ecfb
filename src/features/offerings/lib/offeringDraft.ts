import { mergeOf, valuesWith } from '@/api/mergeInput'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { valuesOfOffering, withDefaults, type OfferingValues } from './offeringValues'

/**
 * The key of the draft on this device; undefined until the account is known. `variant`: the offering that is edited, or
 * 'graduates' for a new dedicated offering.
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
 * Keeps a finished form on this device, changed or not: the confirmation may be reloaded. `base`: the values that the
 * form of an existing offering was opened with.
 */
export function keepDraft(key: string | undefined, values: OfferingValues, base?: OfferingValues) {
  if (key !== undefined)
    drafts.of(key).set({ savedAt: serverNow().getTime(), values, ...(base && { base }) })
}

/** The draft of this device: the input, merged with changes that somebody else has made to the offering. */
export function draftValues(key: string | undefined, offering: OfferingDetail | undefined) {
  const draft = key === undefined ? null : drafts.of(key).get()
  if (!draft) return undefined
  const values = withDefaults(draft.values as OfferingValues)
  if (!offering || !draft.base) return values
  const saved = valuesOfOffering(offering)
  return valuesWith(saved, mergeOf(withDefaults(draft.base as OfferingValues), values, saved).edits)
}
