import { DEFAULT_MIN_AGE } from '@/domain/workers/age'
import type { OfferInput } from '@/contracts/offers/schemas'

type Audited = Pick<OfferInput, 'title' | 'masterCompanyOccupationId' | 'draft' | 'content'>

/** The fields of an offer side by side, as the audit log compares them. */
export const auditedOffer = ({
  title,
  masterCompanyOccupationId,
  draft,
  content: { place, defaults, minAge = DEFAULT_MIN_AGE, ...content },
}: Audited) => ({
  title,
  masterCompanyOccupationId,
  draft,
  minAge,
  ...content,
  ...place,
  ...defaults,
})
