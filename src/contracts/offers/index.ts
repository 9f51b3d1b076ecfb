import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { int, oneOf } from '@/lib/query'
import { groceryTemplateCodes } from './enums'
import { offerListQuery } from './query'
import type {
  Offer,
  OfferCheck,
  OfferCheckInput,
  OfferInput,
  OfferSummary,
  OfferTitles,
  SuggestedText,
} from './schemas'

/** Offers (ひな形) of a store. */
export const offers = resource('offers', {
  list: endpoint('GET /clients/{clientId}/offers', {
    query: offerListQuery,
    response: json<Paged<OfferSummary>>(),
    permission: 'store.read',
  }),
  titles: endpoint('GET /clients/{clientId}/offers/titles', {
    response: json<OfferTitles>(),
    permission: 'store.read',
  }),
  one: endpoint('GET /clients/{clientId}/offers/{offerId}', {
    response: json<Offer>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/offers', {
    body: json<OfferInput>(),
    response: json<Offer>(),
    permission: 'offer.edit',
    errors: ['restricted'],
  }),
  update: endpoint('PATCH /clients/{clientId}/offers/{offerId}', {
    body: json<OfferInput>(),
    response: json<Offer>(),
    permission: 'offer.edit',
    changes: ['offers'],
    errors: ['restricted', 'stale'],
  }),
  /** Archives the offer, or restores an archived one. */
  archive: endpoint('PATCH /clients/{clientId}/offers/{offerId}/archive', {
    response: json<Offer>(),
    permission: 'offer.archive',
    errors: ['conflict'],
  }),
  check: endpoint('POST /clients/{clientId}/offers/check', {
    body: json<OfferCheckInput>(),
    response: json<OfferCheck>(),
    permission: 'offer.edit',
    audit: false,
  }),
  /** A suggested text for an occupation or for a department of a supermarket. */
  suggestion: endpoint('GET /clients/{clientId}/offers/suggestion', {
    query: {
      master_company_occupation_id: int(0, 1, 1_000_000),
      grocery_store_template_code: oneOf(groceryTemplateCodes, ''),
    },
    response: json<SuggestedText>(),
    permission: 'offer.edit',
  }),
})
