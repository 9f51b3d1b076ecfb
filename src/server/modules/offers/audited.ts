import type { OfferInput } from '@/contracts/offers/schemas'
import { DEFAULT_MIN_AGE } from '@/domain/workers/age'

type Audited = Pick<OfferInput, 'title' | 'masterCompanyOccupationId' | 'draft' | 'content'>

/** Returns the fields of an offer as one flat object, which the audit log compares. */
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
