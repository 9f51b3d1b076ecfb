import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { clientReviewListQuery } from './query'
import type {
  ClientEvaluation,
  ClientReview,
  ClientReviewReply,
  ClientReviewReport,
  ReviewBatch,
  ReviewBatchResult,
  UnreviewedUsers,
} from './schemas'

/** The store's reviews of those who worked a shift. */
export const reviews = resource('reviews', {
  /** Everybody of one shift whom the store has not reviewed, and what a review can say. */
  unreviewedUsers: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/unreviewed', {
    response: json<UnreviewedUsers>(),
    permission: 'store.read',
  }),
  /** All reviews of a shift at once. Each stands for itself: one that cannot be written is told, the others are. */
  create: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/reviews', {
    basePath: 'v2',
    body: json<ReviewBatch>(),
    response: json<ReviewBatchResult>(),
    permission: 'review.write',
    invalidates: [
      'offerings',
      'matchings',
      'dashboard',
      'accounts',
      'clients',
      'workers',
      'groups',
      'workedBrandUsers',
    ],
  }),
})

/** What workers say of the store. Who said it is never told. */
export const clientReviews = resource('clientReviews', {
  list: endpoint('GET /clients/{clientId}/client_reviews', {
    query: clientReviewListQuery,
    response: json<Paged<ClientReview>>(),
    permission: 'store.read',
  }),
  evaluation: endpoint('GET /clients/{clientId}/client_reviews/evaluation', {
    response: json<ClientEvaluation>(),
    permission: 'store.read',
  }),
  /** Once, read by the worker. Beyond the specification. */
  reply: endpoint('POST /clients/{clientId}/client_reviews/{clientReviewId}/reply', {
    body: json<ClientReviewReply>(),
    response: json<ClientReview>(),
    permission: 'review.write',
  }),
  /** To the operator, once. Beyond the specification. */
  report: endpoint('POST /clients/{clientId}/client_reviews/{clientReviewId}/report', {
    body: json<ClientReviewReport>(),
    response: json<ClientReview>(),
    permission: 'worker.report',
  }),
})
