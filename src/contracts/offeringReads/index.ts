import { isoDay, oneOf } from '@/lib/query'
import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStatuses } from '@/contracts/common/enums'
import type { LongTermPreferredUserCount, RecommendStatus, UnreviewedOfferings } from './schemas'

/** What else is read of postings, all together or of one template. */
export const offeringReads = resource('offerings', {
  /** In the order of the list of all postings. */
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
  recommendStatus: endpoint('GET /clients/{clientId}/offers/{offerId}/offering_recommend/status', {
    response: json<RecommendStatus>(),
    permission: 'store.read',
  }),
  /** How many who have worked from this template would like to stay for longer. */
  longTermPreferredUserCount: endpoint(
    'GET /clients/{clientId}/offers/{offerId}/long_term_jobs/long_term_preferred_user_count',
    {
      response: json<LongTermPreferredUserCount>(),
      permission: 'store.read',
    },
  ),
})
