import { endpoint, json, resource } from '@/contracts/endpoint'
import { optionalId } from '@/lib/query'
import type {
  CopiedOffers,
  OfferCopied,
  OfferCopiesAligned,
  OfferCopyAlignment,
  OfferCopyInput,
  OfferCopyPreview,
  OfferSources,
} from './schemas'

const permission = 'offer.edit'

/** One offer for many stores of a company. Beyond the specification. */
export const offerCopies = resource('offerCopies', {
  list: endpoint('GET /companies/{companyId}/offer_copies', {
    response: json<CopiedOffers>(),
    permission,
  }),
  sources: endpoint('GET /companies/{companyId}/offer_copies/sources', {
    response: json<OfferSources>(),
    permission,
  }),
  /** 404 for an offer of another company. */
  preview: endpoint('GET /companies/{companyId}/offer_copies/preview', {
    query: { offer: optionalId() },
    response: json<OfferCopyPreview>(),
    permission,
  }),
  /** Stores that have a copy already are skipped, so repeating it changes nothing. */
  create: endpoint('POST /companies/{companyId}/offer_copies', {
    body: json<OfferCopyInput>(),
    response: json<OfferCopied>(),
    permission,
    changes: ['offers'],
  }),
  /**
   * Updates copies from their source: the changes of head office, and on request also fields that the store changed.
   */
  align: endpoint('POST /companies/{companyId}/offer_copies/align', {
    body: json<OfferCopyAlignment>(),
    response: json<OfferCopiesAligned>(),
    permission,
    changes: ['offers'],
  }),
})
