import { endpoint, json, resource } from '@/contracts/endpoint'
import { int } from '@/lib/query'
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
    query: { offer: int(0, 1, 999_999_999_999_999) },
    response: json<OfferCopyPreview>(),
    permission,
  }),
  /** A store that has a copy already gets no second one, so that a repeat changes nothing. */
  create: endpoint('POST /companies/{companyId}/offer_copies', {
    body: json<OfferCopyInput>(),
    response: json<OfferCopied>(),
    permission,
    changes: ['offers'],
  }),
  /** Brings copies up to their source: what the head office changed, and if asked for what the store changed too. */
  align: endpoint('POST /companies/{companyId}/offer_copies/align', {
    body: json<OfferCopyAlignment>(),
    response: json<OfferCopiesAligned>(),
    permission,
    changes: ['offers'],
  }),
})
