import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { offeringStatuses } from '@/contracts/offerings/enums'
import { offeringFileQuery } from '@/contracts/offerings/query'
import type {
  LongTermPreferredUserCount,
  Offering,
  OfferingCalendar,
  RecommendStatus,
  UnreviewedOfferings,
} from '@/contracts/offerings/schemas'
import { isoDay, isoMonth, oneOf } from '@/lib/query'

/**
 * Overviews of offerings: calendar, offerings of an offer, missing reviews, predictions. They are a contract of their
 * own, so that the forms of an offering do not load them.
 */
export const offeringOverviews = resource('offerings', {
  calendar: endpoint('GET /clients/{clientId}/offerings/calendar', {
    /** A month, or a range of at most 62 days; without either the current month. */
    query: { ...offeringFileQuery, month: isoMonth(), fromOn: isoDay(), toOn: isoDay() },
    response: json<OfferingCalendar>(),
    permission: 'store.read',
  }),
  /** Offerings of an offer, in the order of the list of all offerings. */
  ofOffer: endpoint('GET /clients/{clientId}/offers/{offerId}/offerings', {
    query: { page, fromOn: isoDay(), toOn: isoDay(), status: oneOf(offeringStatuses, '') },
    response: json<Paged<Offering>>(),
    permission: 'store.read',
  }),
  unreviewed: endpoint('GET /clients/{clientId}/offerings/unreviewed', {
    query: { page },
    response: json<UnreviewedOfferings>(),
    permission: 'store.read',
  }),
  /** The predicted fill rate of an offer, or why it cannot be predicted. */
  recommendStatus: endpoint('GET /clients/{clientId}/offers/{offerId}/offering_recommend/status', {
    response: json<RecommendStatus>(),
    permission: 'store.read',
  }),
  /** Number of workers of this offer who are interested in long-term work. */
  longTermPreferredUserCount: endpoint(
    'GET /clients/{clientId}/offers/{offerId}/long_term_jobs/long_term_preferred_user_count',
    {
      response: json<LongTermPreferredUserCount>(),
      permission: 'store.read',
    },
  ),
})
